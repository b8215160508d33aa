//! What a viewer can do, read from the HTML as cheaply as possible: one offer of each group is kept, picked at random.

/// The offers on a page.
pub(super) struct Offers {
    groups: Vec<Group>,
    luck: u64,
}

/// A group of offers.
struct Group {
    number: String,
    /// How many offers it has.
    count: usize,
    /// One of them.
    action: String,
}

impl Offers {
    pub(super) fn new(luck: u64) -> Offers {
        Offers { groups: vec![], luck: luck | 1 }
    }
    /// The elements that were replaced: all groups, some of them, or none.
    pub(super) fn read(&mut self, html: &str) {
        if html.contains("<section id=\"do\"") {
            // A group that is the same is only named.
            self.groups.retain(|group| html.contains(&format!("<k- id=\"g{}\">", group.number)));
        }
        for group in html.split("<fieldset id=\"g").skip(1) {
            let Some((number, rest)) = group.split_once('"') else { continue };
            let inside = rest.split("</fieldset>").next().unwrap_or_default();
            self.groups.retain(|known| known.number != number);
            let (buttons, options) = (values(inside, "name=\"action\" value=\""), values(inside, "<option value=\""));
            let (mut count, mut picked) = (0, "");
            for action in buttons.chain(options) {
                count += 1;
                if self.below(count) == 0 {
                    picked = action;
                }
            }
            if count > 0 {
                self.groups.push(Group { number: number.into(), count, action: unescaped(picked) });
            }
        }
    }
    /// Any one of them.
    pub(super) fn pick(&mut self) -> Option<&str> {
        let all = self.groups.iter().map(|group| group.count).sum();
        let mut left = if all == 0 { return None } else { self.below(all) };
        let chosen = self.groups.iter().find(|group| {
            let here = left < group.count;
            left = left.saturating_sub(group.count);
            here
        });
        chosen.map(|group| group.action.as_str())
    }
    /// A random number below `many`: good enough to play badly.
    fn below(&mut self, many: usize) -> usize {
        self.luck ^= self.luck << 13;
        self.luck ^= self.luck >> 7;
        self.luck ^= self.luck << 17;
        (self.luck >> 16) as usize % many
    }
}

fn values<'h>(html: &'h str, before: &'static str) -> impl Iterator<Item = &'h str> {
    html.split(before).skip(1).filter_map(|rest| rest.split('"').next())
}

fn unescaped(text: &str) -> String {
    if !text.contains('&') {
        return text.into();
    }
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    signs.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_replaced_one_by_one_or_all_at_once() {
        let mut offers = Offers::new(7);
        offers.read(
            "<section id=\"do\"><fieldset id=\"g0\"><button form=\"act\" name=\"action\" value=\"dig\"></fieldset>\
             <fieldset id=\"g1\"><select name=\"action\"><option value=\"go a&amp;b\"></select></fieldset></section>",
        );
        assert_eq!(offers.groups.iter().map(|group| group.action.as_str()).collect::<Vec<_>>(), ["dig", "go a&b"]);
        offers.read("<fieldset id=\"g0\"><button form=\"act\" name=\"action\" value=\"rest\"></fieldset>");
        let mut known: Vec<_> = offers.groups.iter().map(|group| group.action.clone()).collect();
        known.sort();
        assert_eq!(known, ["go a&b", "rest"]);
        assert!(offers.pick().is_some());
        offers.read("<section id=\"do\"><k- id=\"g1\"></k-></section>");
        assert_eq!(offers.pick(), Some("go a&b"));
        offers.read("<section id=\"do\"></section>");
        assert_eq!(offers.pick(), None);
    }
}
