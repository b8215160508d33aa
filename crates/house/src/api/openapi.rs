//! The description of the JSON interface, made from the code.
use super::{matches, me, play, seats, tables};
use crate::caller::Visit;
use crate::house::House;
use crate::streams;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;
use utoipa::OpenApi;
use utoipa::openapi::{Content, Ref, ResponseBuilder, Server};

#[derive(OpenApi)]
#[openapi(
    info(title = "Adit", description = "Tables of treasure games under the ground, for programs."),
    paths(
        tables::games,
        tables::make,
        tables::list,
        tables::facts,
        tables::scene,
        tables::record,
        tables::rematch,
        streams::events,
        seats::sit,
        seats::leave,
        seats::uncover,
        seats::rename,
        seats::start,
        seats::link,
        seats::chat,
        seats::mute,
        play::act,
        play::play_all,
        play::undo,
        play::seen,
        play::taught,
        play::take_back,
        play::hint,
        me::me,
        me::change,
        me::forget,
        me::link,
        matches::pack,
        matches::unpack,
    )
)]
struct Description;

/// The description itself.
pub(crate) async fn openapi(State(house): State<Arc<House>>, visit: Visit) -> Json<utoipa::openapi::OpenApi> {
    let mut description = whole();
    description.servers = Some(vec![Server::new(visit.origin(&house))]);
    Json(description)
}

/// What each address says about itself, together with what all addresses of its kind have in common.
fn whole() -> utoipa::openapi::OpenApi {
    let mut description = Description::openapi();
    for (path, item) in &mut description.paths.paths {
        let writes = [&mut item.post, &mut item.delete].into_iter().flatten().map(|operation| (true, operation));
        let reads = item.get.as_mut().into_iter().map(|operation| (false, operation));
        for (writes, operation) in writes.chain(reads) {
            let is_open = !writes && OPEN.contains(&path.as_str());
            let kinds = [
                (!is_open, &CALLED[..]),
                (writes, &WRITTEN[..]),
                (operation.request_body.is_some(), &READ[..]),
                (path.contains("{id}"), &SOUGHT[..]),
                (writes && path.contains("{id}"), &CHANGED[..]),
                (!path.ends_with("/games"), &STORED[..]),
            ];
            for (status, why) in kinds.into_iter().filter(|(is_so, _)| *is_so).flat_map(|(_, answers)| answers) {
                operation.responses.responses.entry((*status).into()).or_insert_with(|| refusal(why).into());
            }
        }
    }
    description
}

/// Addresses at which nobody is asked who they are.
const OPEN: [&str; 2] = ["/api/games", "/api/tables"];
/// Where it matters who calls.
const CALLED: [(&str, &str); 1] = [("401", "Nobody is known by this token or cookie, or none was sent.")];
/// Where something is done.
const WRITTEN: [(&str, &str); 2] =
    [("403", "It is not the caller's to do, or the page of another site asks."), ("429", "Too many requests.")];
/// Where a body is read.
const READ: [(&str, &str); 2] = [("400", "The body cannot be understood."), ("413", "The body is too large.")];
/// Where there is a table, or none.
const SOUGHT: [(&str, &str); 1] = [("404", "No such table, or none the caller may know about.")];
/// Where the table may have gone on.
const CHANGED: [(&str, &str); 1] = [("409", "The table has gone on since: look again.")];
/// Where the store is needed.
const STORED: [(&str, &str); 1] = [(
    "503",
    "The store does not answer. Nothing was done (`unavailable`), or it is not known yet whether it was (`unsure`): look \
     again before you repeat it. Streams ask again by themselves as soon as the store answers.",
)];

fn refusal(why: &str) -> utoipa::openapi::Response {
    let words = Content::new(Some(Ref::from_schema_name("ErrorBody")));
    ResponseBuilder::new().description(why).content("application/json", words).build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_of_the_interface_is_described() {
        let description = Description::openapi();
        let routes = include_str!("../lib.rs").split("route(\"").skip(1).filter_map(|rest| rest.split('"').next());
        let api: Vec<&str> = routes.filter(|route| route.starts_with("/api")).collect();
        assert!(api.len() > 15);
        for route in api {
            assert!(description.paths.paths.contains_key(route), "{route} is not described");
        }
    }
}
