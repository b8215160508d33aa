//! What came over the net, as Chromium wrote it down.
use serde_json::Value;
use std::collections::BTreeMap;

/// Everything that came, in bytes as they were on the wire: compressed, with their headers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// What was loaded whole: where from, and how much. What was in the cache costs nothing.
    pub loaded: Vec<(String, u64)>,
}

impl Traffic {
    /// Reads the log `performance` of a browser ([`crate::Browser::log`]).
    pub fn read(log: &[Value]) -> Traffic {
        let mut traffic = Traffic::default();
        let mut addresses: BTreeMap<&str, &str> = BTreeMap::new();
        for message in log {
            let about = &message["params"];
            let Some(request) = about["requestId"].as_str() else { continue };
            match message["method"].as_str() {
                Some("Network.requestWillBeSent") => {
                    // Chromium loads pages of its own too.
                    let address = about["request"]["url"].as_str().filter(|address| address.starts_with("http"));
                    addresses.extend(address.map(|address| (request, address)));
                }
                Some("Network.loadingFinished") => {
                    let bytes = about["encodedDataLength"].as_u64().unwrap_or_default();
                    traffic.loaded.extend(addresses.get(request).map(|address| ((*address).to_owned(), bytes)));
                }
                _ => {}
            }
        }
        traffic
    }

    /// The bytes loaded from all addresses for which this is true.
    pub fn bytes(&self, wanted: impl Fn(&str) -> bool) -> u64 {
        self.loaded.iter().filter(|(address, _)| wanted(address)).map(|(_, bytes)| bytes).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn files_are_counted() {
        let message = |method: &str, params: Value| json!({ "method": format!("Network.{method}"), "params": params });
        let log = [
            message("requestWillBeSent", json!({ "requestId": "1", "request": { "url": "http://a/x.js" } })),
            message("dataReceived", json!({ "requestId": "1", "dataLength": 900, "encodedDataLength": 300 })),
            message("loadingFinished", json!({ "requestId": "1", "encodedDataLength": 420 })),
        ];
        let traffic = Traffic::read(&log);
        assert_eq!(traffic.loaded, [("http://a/x.js".to_owned(), 420)]);
        assert_eq!((traffic.bytes(|url| url.ends_with(".js")), traffic.bytes(|url| url.ends_with(".css"))), (420, 0));
    }
}
