use super::*;
use house::{Base, Host, Later, Millis, Standing, Work};
use std::path::Path;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A machine on which long work never ends.
struct Stuck;

impl Host for Stuck {
    fn now(&self) -> Millis {
        now()
    }
    fn clock(&self) -> Duration {
        Threads.clock()
    }
    fn sleep(&self, time: Duration) -> Later {
        Threads.sleep(time)
    }
    fn spawn(&self, task: Later) {
        Threads.spawn(task);
    }
    fn work(&self, _: Work) -> Later {
        Box::pin(std::future::pending())
    }
    fn fill(&self, secret: &mut [u8]) {
        Threads.fill(secret);
    }
}

async fn opened(folder: &Path) -> Arc<House> {
    let address = Address::Sqlite { file: folder.join("adit.sqlite"), limit: None };
    let store = Store::open(&address, MIGRATIONS).await.expect("a file can be made in the folder for such files");
    let (bus, limits) = (Box::new(Alone), Box::new(Unlimited));
    let ground = Ground {
        host: Arc::new(Stuck),
        store,
        bus,
        limits,
        url: None,
        base: Base::default(),
        standing: Standing::Server,
        thinkers: 1,
        pocket: None,
    };
    House::open(ground).await.expect("a house opens")
}

async fn send(address: SocketAddr, request: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    stream.write_all(request.as_bytes()).await.expect("it hears");
    stream
}

#[tokio::test]
async fn a_house_answers_and_closes_while_everything_that_takes_long_hangs() {
    let folder = std::env::temp_dir().join(format!("adit-stuck-{}", std::process::id()));
    let house = opened(&folder).await;
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
    let (address, (close, closed)) = (listener.local_addr().expect("an address"), oneshot::channel::<()>());
    let served = tokio::spawn(async move { answer(&house, Proxy::None, listener, async { drop(closed.await) }).await });
    // Reading a text takes forever.
    let body = "text=game+clank";
    let text = format!(
        "POST /analysis HTTP/1.1\r\nHost: house\r\nContent-Type: application/x-www-form-urlencoded\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let _waiting = send(address, &text).await;
    let mut health = send(address, "GET /health HTTP/1.1\r\nHost: house\r\nConnection: close\r\n\r\n").await;
    let mut said = String::new();
    health.read_to_string(&mut said).await.expect("it answers");
    assert!(said.starts_with("HTTP/1.1 200"), "{said}");
    close.send(()).expect("it is open");
    served.await.expect("it does not crash").expect("it closes");
    std::fs::remove_dir_all(folder).expect("the folder is ours");
}

#[test]
fn only_a_trusted_proxy_says_who_calls_and_its_own_word_is_the_last() {
    let headers = |line: &'static str| {
        HeaderMap::from_iter([("x-forwarded-for".parse().expect("a name"), line.parse().expect("a line"))])
    };
    assert_eq!(forwarded(&headers("10.0.0.1, 192.0.2.7")), Some([192, 0, 2, 7].into()));
    assert_eq!(forwarded(&headers("nonsense")), None);
    assert_eq!(forwarded(&HeaderMap::new()), None);
}
