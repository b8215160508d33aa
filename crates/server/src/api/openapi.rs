//! The description of the JSON interface, made from the code.
use super::{me, play, seats, tables};
use crate::streams;
use axum::Json;
use utoipa::OpenApi;

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
        play::undo,
        play::seen,
        play::taught,
        play::take_back,
        play::hint,
        me::me,
        me::change,
        me::forget,
        me::link,
    )
)]
struct Description;

/// The description itself.
pub(crate) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
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
