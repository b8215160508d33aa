//! Who calls: a person by their cookie, a program by its chair's token, or nobody in particular.
use crate::fault::{Fault, Outcome};
use crate::house::House;
use crate::keys::{ChairKey, PersonId, Purpose};
use crate::limits::Deed;
use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use i18n::Language;
use journal::{Field, MatchId, Write};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

/// Who calls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Caller {
    /// Somebody with our cookie.
    Person(PersonId),
    /// A program with the token of its chair.
    Program(ChairKey),
    /// Anybody else.
    Nobody,
}

impl Caller {
    /// The person who calls.
    pub(crate) fn person(&self) -> Outcome<&PersonId> {
        if let Caller::Person(person) = self { Ok(person) } else { Err(Fault::Unknown) }
    }
    fn read(house: &House, headers: &HeaderMap) -> Outcome<Caller> {
        if let Some(words) = headers.get(header::AUTHORIZATION) {
            let token = words.to_str().ok().and_then(|words| words.strip_prefix("Bearer ")).ok_or(Fault::Unknown)?;
            return house.keys.open(Purpose::Program, token).map(Caller::Program).ok_or(Fault::Unknown);
        }
        let person = cookie(headers, "adit").and_then(|signed| house.keys.open(Purpose::Person, signed));
        Ok(person.map_or(Caller::Nobody, Caller::Person))
    }
}

/// The word that a cookie of this name holds.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split("; ")).find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
}

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Outcome<Caller> {
        Caller::read(house, &parts.headers)
    }
}

/// The table an address names.
pub(crate) struct Asked(pub(crate) MatchId);

impl<S: Send + Sync> FromRequestParts<S> for Asked {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Outcome<Asked> {
        let words = RawPathParams::from_request_parts(parts, state).await.map_err(|_| Fault::Missing)?;
        let id = words.iter().find(|(name, _)| *name == "id").and_then(|(_, id)| id.parse().ok());
        id.map(Asked).ok_or(Fault::Missing)
    }
}

/// The language of the caller: the one in the address, else the one they chose here, else the first of the browser's
/// that we speak.
pub(crate) struct Tongue(pub(crate) Language);

impl Tongue {
    fn of(parts: &Parts) -> Tongue {
        let asked = parts.uri.query().into_iter().flat_map(|query| query.split('&'));
        let asked = asked.filter_map(|pair| pair.strip_prefix("lang=")).find_map(Language::from_locale);
        let chosen = || cookie(&parts.headers, LANGUAGE_COOKIE)?.parse().ok();
        let accepted = || {
            let line = parts.headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
            line.split(',').find_map(|choice| Language::from_locale(choice.trim().split(';').next()?))
        };
        Tongue(asked.or_else(chosen).or_else(accepted).unwrap_or(Language::ENGLISH))
    }
}

impl FromRequestParts<Arc<House>> for Tongue {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Outcome<Tongue> {
        Ok(Tongue::of(parts))
    }
}

/// How somebody visits a page: their language, their settings, and where they are.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    pub(crate) language: Language,
    pub(crate) look: web::Look,
    /// The path of the page.
    pub(crate) path: String,
    /// The host name they used.
    host: String,
    /// Is it our own script that asks, which wants an answer and not a page?
    pub(crate) by_script: bool,
}

impl Visit {
    pub(crate) fn of(parts: &Parts) -> Visit {
        Visit {
            language: Tongue::of(parts).0,
            look: web::Look::read(cookie(&parts.headers, LOOK_COOKIE).unwrap_or_default()),
            path: parts.uri.path().to_owned(),
            host: parts.headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default().to_owned(),
            by_script: parts.headers.contains_key("x-adit"),
        }
    }
}

#[cfg(test)]
impl Visit {
    /// Somebody with the default settings.
    pub(crate) fn plain(language: Language) -> Visit {
        Visit { language, look: web::Look::default(), path: "/".into(), host: "house".into(), by_script: false }
    }
}

impl Visit {
    /// The address of the house, for links that leave it: as its host says, or else as the visitor wrote it.
    pub(crate) fn origin(&self, house: &House) -> String {
        let said = house.url.as_deref().map(|url| url.trim_end_matches('/').to_owned());
        let site = said.unwrap_or_else(|| format!("http://{}", self.host));
        site + house.base.outside("/").trim_end_matches('/')
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visit {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visit, Self::Rejection> {
        Ok(Visit::of(parts))
    }
}

/// A visit to the house: to which one, by whom, from where, and how.
pub(crate) struct HouseVisit {
    pub(crate) house: Arc<House>,
    pub(crate) caller: Caller,
    pub(crate) from: Origin,
    pub(crate) visit: Visit,
}

impl FromRequestParts<Arc<House>> for HouseVisit {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Outcome<HouseVisit> {
        let caller = Caller::read(house, &parts.headers)?;
        Ok(HouseVisit { house: Arc::clone(house), caller, from: Origin::of(parts), visit: Visit::of(parts) })
    }
}

/// A visit to a table: to which house, by whom, from where, to which table.
pub(crate) struct TableVisit {
    pub(crate) house: Arc<House>,
    pub(crate) caller: Caller,
    pub(crate) from: Origin,
    pub(crate) visit: Visit,
    pub(crate) id: MatchId,
}

impl FromRequestParts<Arc<House>> for TableVisit {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Outcome<TableVisit> {
        let HouseVisit { house, caller, from, visit } = HouseVisit::from_request_parts(parts, house).await?;
        let Asked(id) = Asked::from_request_parts(parts, &house).await?;
        Ok(TableVisit { house, caller, from, visit, id })
    }
}

/// What the visitor chose to read.
pub(crate) const LANGUAGE_COOKIE: &str = "lang";
/// How the visitor wants it to look.
pub(crate) const LOOK_COOKIE: &str = "look";

/// Where a call comes from, for limits: an extension of the request, because only the owner of the sockets knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin(pub IpAddr);

impl Origin {
    pub(crate) fn of(parts: &Parts) -> Origin {
        parts.extensions.get().copied().unwrap_or(Origin(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Origin {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Origin, Infallible> {
        Ok(Origin::of(parts))
    }
}

/// The cookie by which this person is known.
pub(crate) fn cookie_for(house: &House, person: &PersonId) -> HeaderValue {
    lasting_cookie(house, "adit", &house.keys.sign(Purpose::Person, &person.to_string()))
}

/// A cookie for a plain word. It lasts a year and is sent to this house alone.
pub(crate) fn lasting_cookie(house: &House, name: &str, word: &str) -> HeaderValue {
    let secure = if house.url.as_deref().is_some_and(|url| url.starts_with("https:")) { "; Secure" } else { "" };
    let cookie = format!("{name}={word}; Path={}; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}", house.base);
    HeaderValue::from_str(&cookie).expect("ids, proofs and settings are plain letters")
}

/// The cookie that forgets who somebody was.
pub(crate) fn no_cookie(house: &House) -> HeaderValue {
    let cookie = format!("adit=; Path={}; HttpOnly; SameSite=Lax; Max-Age=0", house.base);
    HeaderValue::from_str(&cookie).expect("a base is plain letters")
}

/// The person who calls, or a new one.
pub(crate) async fn person_or_new(house: &House, caller: &Caller, from: &Origin) -> Outcome<PersonId> {
    if let Caller::Person(person) = caller
        && crate::people::find(house, person).await?.is_some()
    {
        return Ok(person.clone());
    }
    house.limit(Deed::Newcomer, from.0)?;
    let person = PersonId::new(&*house.host);
    const MAKE: &str = "INSERT INTO person (id, name, vacation, links, made) VALUES ($1, '', 0, 0, $2)";
    let values: Vec<Field> = vec![person.to_string().into(), house.host.now().into()];
    house.store.write(vec![Write::new(MAKE, values)]).await?;
    Ok(person)
}
