//! People without accounts: a name, a vacation, a way to another device, a way out.
use crate::fault::{Fault, Outcome, Why};
use crate::house::House;
use crate::keys::{PersonId, Purpose};
use crate::room::is_name_of_bot;
use crate::rows::{self, TableRow};
use crate::time::Millis;
use engine::PlayerName;
use journal::{Field, Write};

/// What is known about a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub(crate) id: PersonId,
    pub(crate) name: String,
    /// Until when slow tables wait for them.
    pub(crate) vacation: Millis,
    /// How many links to other devices were used.
    links: i64,
}

/// The person of this id, unless they have deleted themselves.
pub(crate) async fn find(house: &House, id: &PersonId) -> Outcome<Option<Person>> {
    const FIND: &str = "SELECT name, vacation, links FROM person WHERE id = $1";
    let rows = house.store.read(FIND, vec![id.to_string().into()]).await?;
    let Some(row) = rows.first() else { return Ok(None) };
    Ok(Some(Person {
        id: id.clone(),
        name: PlayerName::clean(row.text(0)?).into(),
        vacation: row.int(1)?,
        links: row.int(2)?,
    }))
}

/// The person of this id, who must exist.
pub(crate) async fn known(house: &House, id: &PersonId) -> Outcome<Person> {
    find(house, id).await?.ok_or(Fault::Unknown)
}

/// Changes name and vacation.
pub(crate) async fn change(house: &House, person: &Person) -> Outcome {
    const CHANGE: &str = "UPDATE person SET name = $1, vacation = $2 WHERE id = $3";
    let values: Vec<Field> = vec![person.name.as_str().into(), person.vacation.into(), person.id.to_string().into()];
    Ok(house.store.write(vec![Write::new(CHANGE, values).expecting(1)]).await?)
}

/// The longest vacation, in days.
pub(crate) const LONGEST_VACATION: u32 = 60;

/// For how long a link to another device can be used, in milliseconds.
const LINK_LIFE: Millis = 15 * 60_000;

/// A link by which another device becomes this person's, once.
pub(crate) async fn device_link(house: &House, id: &PersonId) -> Outcome<String> {
    let person = known(house, id).await?;
    let words = format!("{id}.{}.{}", person.links, house.host.now() + LINK_LIFE);
    Ok(format!("/d/{}", house.keys.sign(Purpose::Device, &words)))
}

/// The person of such a link, if it is fresh and unused.
pub(crate) async fn use_device_link(house: &House, signed: &str) -> Outcome<PersonId> {
    const USED: Fault = Fault::Stale("house-link-old");
    let words = house.keys.read(Purpose::Device, signed).ok_or(Fault::Missing)?;
    let mut parts = words.split('.');
    let number = |word: Option<&str>| word.and_then(|word| word.parse::<i64>().ok()).ok_or(Fault::Missing);
    let id: PersonId = parts.next().and_then(|id| id.parse().ok()).ok_or(Fault::Missing)?;
    let (links, until) = (number(parts.next())?, number(parts.next())?);
    if until < house.host.now() {
        return Err(USED);
    }
    const USE: &str = "UPDATE person SET links = links + 1 WHERE id = $1 AND links = $2";
    let write = Write::new(USE, vec![id.to_string().into(), links.into()]).expecting(1);
    match house.store.write(vec![write]).await {
        Err(journal::Failure::Conflict) => Err(USED),
        written => Ok(written.map(|()| id)?),
    }
}

/// Forgets a person: names, chat and invitations go; at the tables a former player is left, and bots play on.
pub(crate) async fn forget(house: &House, id: &PersonId) -> Outcome<Vec<TableRow>> {
    let tables = rows::tables_of(&house.store, id).await?;
    house.store.write(forgetting(id)).await?;
    Ok(tables)
}

/// Everything that forgets a person.
pub(crate) fn forgetting(id: &PersonId) -> Vec<Write> {
    const FORGET: [&str; 8] = [
        "UPDATE game_table SET rev = rev + 1, due = CASE WHEN state = 'playing' THEN 0 ELSE due END \
         WHERE id IN (SELECT table_id FROM chair WHERE person = $1)",
        "UPDATE chair SET kind = 'former', person = NULL, name = NULL, version = version + 1 WHERE person = $1",
        "UPDATE game_table SET maker = NULL WHERE maker = $1",
        "DELETE FROM chat WHERE person = $1",
        "DELETE FROM guest WHERE person = $1",
        "DELETE FROM mute WHERE person = $1",
        "DELETE FROM brought WHERE person = $1",
        "DELETE FROM person WHERE id = $1",
    ];
    FORGET.into_iter().map(|sql| Write::new(sql, vec![id.to_string().into()])).collect()
}

/// The most letters of a name, and of a line of chat.
const LONGEST_NAME: u32 = 24;
const LONGEST_CHAT: u32 = web::LONGEST_SAID as u32;

/// A name as it is shown at a table: one line, not too long.
pub(crate) fn clean_name(name: &str) -> Outcome<String> {
    let name = String::from(PlayerName::clean(name));
    if name.chars().count() > LONGEST_NAME as usize {
        return Err(Fault::Malformed(Why::of("house-name-long").with("most", LONGEST_NAME)));
    }
    if is_marked(&name) || is_name_of_bot(&name) {
        return Err(Fault::Malformed("house-name-bot".into()));
    }
    Ok(name)
}

/// What somebody says, as it is shown at a table.
pub(crate) fn clean_chat(text: &str) -> Outcome<String> {
    let text = engine::one_line(text);
    match text.chars().count() {
        0 => Err(Fault::Malformed("house-chat-empty".into())),
        letters if letters <= LONGEST_CHAT as usize => Ok(text),
        _ => Err(Fault::Malformed(Why::of("house-chat-long").with("most", LONGEST_CHAT))),
    }
}

/// In records the house marks its bots with a number in brackets ("Mica (level 2)"), and at its tables it once did, so
/// nobody else may be called that, whatever the brackets, digits and words.
fn is_marked(name: &str) -> bool {
    const BRACKETS: [char; 12] = ['(', '（', '﹙', '⁽', '₍', '❨', '❪', '⦅', '｟', '[', '［', '{'];
    name.split_once(BRACKETS).is_some_and(|(_, mark)| mark.contains(char::is_numeric))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(clean_name("  Ola \n\t Nowak\u{202e}"), Ok("Ola Nowak".into()));
        assert_eq!(clean_name(""), Ok(String::new()));
        assert!(clean_name(&"x".repeat(25)).is_err());
        assert_eq!(clean_name("M\u{ad}i\u{61c}la \u{2800}\u{3164}"), Ok("Mila".into()));
        assert!(clean_chat(" \u{200b} ").is_err() && clean_chat(&"x".repeat(301)).is_err());
        assert_eq!(clean_chat("<b>hi</b>"), Ok("<b>hi</b>".into()), "escaping is the page's work");
    }
}
