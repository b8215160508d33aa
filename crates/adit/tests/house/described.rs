//! The description of the interface is true: what is answered is described, and what is not described is refused.
use super::nonsense::Place;
use super::table::{House, chair, text};
use super::{full, luck::Luck, strangers};
use serde_json::{Value, json};
use services::{Answer, Http};
use std::collections::BTreeSet;

/// `/openapi.json`.
struct Description(Value);

impl Description {
    fn of(house: &House) -> Description {
        let answer = house.guest().http.get("/openapi.json").expect("an answer");
        Description(serde_json::from_str(&answer.body).expect("JSON"))
    }

    /// The address of this path as it is described, with what can be done there.
    fn address(&self, path: &str) -> Option<(&str, &Value)> {
        let path: Vec<&str> = path.split('?').next()?.split('/').collect();
        let fits = |known: &str| {
            let known: Vec<&str> = known.split('/').collect();
            known.len() == path.len()
                && known.iter().zip(&path).all(|(known, word)| known.starts_with('{') || known == word)
        };
        let paths = self.0["paths"].as_object()?;
        paths.iter().find(|(known, _)| fits(known)).map(|(known, item)| (known.as_str(), item))
    }

    /// What is wrong with an answer, if anything. Addresses outside the interface are not checked.
    fn fault(&self, method: &str, path: &str, answer: &Answer) -> Option<String> {
        let (known, item) = self.address(path)?;
        let operation = item.get(method.to_lowercase())?;
        let Some(described) = operation["responses"].get(answer.status.to_string()) else {
            return Some(format!("{method} {known} answers {}, which is not described", answer.status));
        };
        let schema = described.pointer("/content/application~1json/schema")?;
        let body: Value = match serde_json::from_str(&answer.body) {
            Ok(body) => body,
            Err(_) => return Some(format!("{method} {known} {} is not JSON: {}", answer.status, answer.body)),
        };
        let fits = self.fits(schema, &body);
        (!fits).then(|| format!("{method} {known} {} is not as described: {body}", answer.status))
    }

    /// Is this value as the schema says? So much of JSON Schema as the description uses.
    fn fits(&self, schema: &Value, value: &Value) -> bool {
        if let Some(name) = schema["$ref"].as_str() {
            return self.fits(self.0.pointer(&name[1..]).expect("what is referred to is there"), value);
        }
        let all =
            |key: &str| schema[key].as_array().map(|parts| parts.iter().filter(|part| self.fits(part, value)).count());
        let parts = schema["allOf"].as_array().map_or(0, Vec::len);
        all("oneOf").is_none_or(|fitting| fitting == 1)
            && all("allOf").is_none_or(|fitting| fitting == parts)
            && schema["enum"].as_array().is_none_or(|known| known.contains(value))
            && is_of_kind(&schema["type"], value)
            && self.has_parts(schema, value)
    }

    fn has_parts(&self, schema: &Value, value: &Value) -> bool {
        if let Some(items) = value.as_array() {
            return schema.get("items").is_none_or(|item| items.iter().all(|value| self.fits(item, value)));
        }
        let Some(fields) = value.as_object() else { return true };
        let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let known = |name: &str| schema["properties"].get(name);
        let others = &schema["additionalProperties"];
        let field = |(name, value): (&String, &Value)| match (known(name), others) {
            (Some(schema), _) => self.fits(schema, value),
            (None, Value::Bool(may_be)) => *may_be,
            (None, Value::Null) => true,
            (None, schema) => self.fits(schema, value),
        };
        required.into_iter().all(|name| fields.contains_key(name)) && fields.iter().all(field)
    }
}

/// Is this value of one of these kinds?
fn is_of_kind(kinds: &Value, value: &Value) -> bool {
    let is = |kind: &Value| match kind.as_str() {
        Some("null") => value.is_null(),
        Some("boolean") => value.is_boolean(),
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        _ => true,
    };
    match kinds {
        Value::Array(kinds) => kinds.iter().any(is),
        kind => is(kind),
    }
}

/// What a good life at a table asks for.
fn good_calls(house: &House) -> Vec<(Http, &'static str, String, Value)> {
    let (mut ola, jo) = (house.guest(), house.guest());
    let made = ola.make(&json!({ "game": "gnomes", "chairs": ["me", "program"], "hints": true, "name": "Ola" }));
    let program = ola.program(&chair(&made, 1)["token"]).http;
    let (waiting, own) =
        (jo.clone().make(&json!({ "game": "clonk", "chairs": ["open", "open"], "listed": true })), ola.path(""));
    let open = format!("/api/tables/{}", text(&waiting["id"]));
    let get = |http: &Http, path: String| (http.clone(), "GET", path, Value::Null);
    let post = |http: &Http, path: String, body: Value| (http.clone(), "POST", path, body);
    let mut calls: Vec<_> = ["/api/games", "/api/tables", "/api/me"].map(|path| get(&ola.http, path.into())).into();
    calls.extend(["", "/scene", "/record"].map(|what| get(&ola.http, format!("{own}{what}"))));
    calls.extend(["", "/scene"].map(|what| get(&program, format!("{own}{what}"))));
    calls.extend([get(&jo.http, format!("{open}/scene")), post(&ola.http, format!("{own}/hint"), json!({}))]);
    calls.extend([
        post(&program, format!("{own}/hint"), json!({})),
        post(&program, format!("{own}/rematch"), json!({})),
    ]);
    calls.extend([post(&jo.http, format!("{open}/sit"), json!({ "name": "Jo" })), get(&jo.http, "/api/me".into())]);
    calls.extend([
        post(&jo.http, "/api/me".into(), json!({ "name": "Jo" })),
        post(&ola.http, "/api/me/link".into(), json!({})),
    ]);
    calls.extend(
        ["/seen", "/taught", "/chat", "/mute", "/rename", "/leave", "/sit"]
            .map(|what| post(&ola.http, format!("{own}{what}"), strangers::said_at(what))),
    );
    calls.push((ola.http.clone(), "DELETE", "/api/me".into(), Value::Null));
    calls
}

#[test]
fn whatever_is_answered_is_described() {
    let mut luck = Luck::new(83);
    let place = Place::new(&mut luck);
    let description = Description::of(&place.house);
    let mut faults = BTreeSet::new();
    for _ in 0..600 {
        let (mut http, method, path, body) = place.any_request(&mut luck);
        let body = body.as_ref().map(|(kind, text)| (*kind, text.as_str()));
        let answer = http.request(method, &path, body).expect("an answer");
        faults.extend(description.fault(method, &path, &answer));
    }
    for (mut http, method, path, body) in good_calls(&place.house) {
        let body = (!body.is_null()).then(|| body.to_string());
        let body = body.as_ref().map(|text| ("application/json", text.as_str()));
        let answer = http.request(method, &path, body).expect("an answer");
        faults.extend(description.fault(method, &path, &answer));
    }
    for http in [Http::new(place.house.node.address()), Http::new(place.house.node.address()).bearer("nobody")] {
        for (method, path, answer) in strangers::asked(&http, "nowhere23") {
            faults.extend(description.fault(method, &path, &answer));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// What chance seldom asks for: something about a table that has gone on, and a table for which there is no room.
#[test]
fn a_table_that_has_gone_on_and_a_full_disk_are_described() {
    let house = House::open_with(&["--unlimited", "--database-limit", full::LIMIT]);
    let (description, mut ola) = (Description::of(&house), house.guest());
    let wish = json!({ "game": "clonk", "chairs": ["me", "program"], "take_back": true });
    ola.make(&wish);
    let mut post = |path: &str, body: &Value| {
        let answer = ola.http.post_json(path, &body.to_string()).expect("an answer");
        assert_eq!(description.fault("POST", path, &answer), None);
        answer.status
    };
    assert_eq!(post(&format!("/api/tables/{}/take_back", ola.table), &json!({ "at": "0.0", "agree": true })), 409);
    let refused = (0..1_000).map(|_| post("/api/tables", &wish)).find(|status| *status != 201);
    assert_eq!(refused, Some(503), "the disk is full");
}

/// Bodies that are not as the schema of an address says.
fn broken(description: &Description, schema: &Value, good: &Value) -> Vec<Value> {
    let schema = schema["$ref"].as_str().map_or(schema, |name| description.0.pointer(&name[1..]).expect("it is there"));
    let fields = schema["properties"].as_object().expect("a body is an object");
    let mut bodies = vec![json!(null), json!([]), json!("x"), json!(vec![Value::Null; fields.len()])];
    bodies.push(json!(fields.keys().map(|name| good[name].clone()).collect::<Vec<_>>()));
    let with = |name: &str, value: Value| {
        let mut body = good.clone();
        body[name] = value;
        body
    };
    bodies.push(with("unheard-of", json!(1)));
    for name in fields.keys() {
        bodies.extend(
            [json!({}), json!([null]), json!(-1.5), json!([["kind", "relaxed"]])].map(|value| with(name, value)),
        );
    }
    bodies.push(with("time", json!({ "kind": "relaxed", "seconds": 5 })));
    bodies.push(with("time", json!(["relaxed"])));
    bodies.retain(|body| !description.fits(schema, body));
    bodies
}

#[test]
fn a_body_that_is_not_as_described_is_refused() {
    let (house, ola, _) = House::with_table(&json!({ "game": "gnomes", "chairs": ["me", "program"], "name": "Ola" }));
    let description = Description::of(&house);
    let mut tried = 0;
    for (path, item) in description.0["paths"].as_object().expect("addresses") {
        let Some(schema) = item.pointer("/post/requestBody/content/application~1json/schema") else { continue };
        let good = match path.as_str() {
            "/api/tables" => json!({ "game": "gnomes", "chairs": ["me", "program"] }),
            "/api/me" => json!({ "name": "Ola" }),
            path => strangers::said_at(path),
        };
        assert!(description.fits(schema, &good), "{path} takes {good}");
        let path = path.replace("{id}", &ola.table).replace("{seat}", "P1");
        for body in broken(&description, schema, &good) {
            let answer = ola.http.clone().post_json(&path, &body.to_string()).expect("an answer");
            assert_eq!(answer.status, 400, "{path} takes {body}: {}", answer.body);
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried}");
}
