//! Pieces that may lie in any order.
use super::{Group, Id, Offer};

/// A group whose offers are all the orders of some pieces. Nobody wants to read 120 of them: a screen lets the player
/// move the pieces, and one button confirms the order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ordering {
    /// How the notation begins: `arrange `.
    pub start: String,
    /// The places from first to last.
    pub places: Vec<Laid>,
    /// The label for keeping the present order.
    pub same: String,
    /// The label for any other order while the player sees it: "Lay them like this".
    pub so: String,
    /// What is said of an order, where there are only words.
    pub said: Around,
}

/// A place with the notation of what lies there now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laid {
    /// The place.
    pub place: Id,
    /// The notation of the piece.
    pub mark: String,
}

/// The words before and after the marks of an order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Around {
    /// Before them.
    pub before: String,
    /// After them.
    pub after: String,
}

impl Ordering {
    /// More pieces than this have too many orders even for a program.
    pub const MOST: usize = 6;

    /// The group with every order as an offer.
    pub fn group(self, group: Group) -> Group {
        Group { compact: true, offers: self.offers(), ordering: Some(self), ..group }
    }
    /// Every order, the present one first.
    pub fn offers(&self) -> Vec<Offer> {
        let mut orders = vec![];
        permute(&mut (0..self.places.len()).collect(), 0, &mut orders);
        orders.iter().map(|order| self.offer(order)).collect()
    }
    fn offer(&self, order: &[usize]) -> Offer {
        let marks: Vec<&str> = order.iter().map(|&at| self.places[at].mark.as_str()).collect();
        let main = order.is_sorted();
        let said = match main {
            true => self.same.clone(),
            false => format!("{}{}{}", self.said.before, marks.join(" "), self.said.after),
        };
        let (act, key) = (format!("{}{}", self.start, marks.concat()), marks.concat());
        let on = order.iter().map(|&at| self.places[at].place).collect();
        Offer { act, key, label: said.as_str().into(), said, on, main, ..Offer::default() }
    }
}

/// All orders of the items from `from` on.
fn permute(order: &mut Vec<usize>, from: usize, all: &mut Vec<Vec<usize>>) {
    if from == order.len() {
        return all.push(order.clone());
    }
    for at in from..order.len() {
        order[from..=at].rotate_right(1);
        permute(order, from + 1, all);
        order[from..=at].rotate_left(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_is_offered_once_the_present_one_first() {
        let places = [(7, "a"), (8, "b"), (9, "c")].map(|(id, mark)| Laid { place: Id(id), mark: mark.into() });
        let said = Around { before: "In the order ".into(), after: ".".into() };
        let (same, so) = ("As they lie".into(), "Like this".into());
        let group = Ordering { start: "lay ".into(), places: places.into(), same, so, said }.group(Group::default());
        let acts: Vec<&str> = group.offers.iter().map(|offer| offer.act.as_str()).collect();
        assert_eq!(acts, ["lay abc", "lay acb", "lay bac", "lay bca", "lay cab", "lay cba"]);
        let said: Vec<&str> = group.offers.iter().map(|offer| offer.said.as_str()).take(2).collect();
        assert_eq!(said, ["As they lie", "In the order a c b."]);
        assert_eq!(group.offers[3].on, [Id(8), Id(9), Id(7)]);
        assert!(group.compact && group.offers.iter().filter(|offer| offer.main).count() == 1);
    }
}
