// Rust 1.85+, crates in Cargo.toml, behind your web server: VOTEBOARD_WEBHOOK_SECRET=… PORT=8080 cargo run --bin verify_vote
use hmac::{Hmac, Mac};
use http_body_util::{BodyExt, Empty, Limited};
use hyper::{body::Bytes, body::Incoming, server::conn::http1, service::service_fn, Request, Response};
use hyper_util::rt::{TokioIo, TokioTimer};
use sha2::{Digest, Sha256};
use std::{env, fs, io, io::Write, sync::Mutex, time::Duration, time::SystemTime};

/// YOUR PART: give the reward. A vote comes here at most once, a test never; several may come together.
fn reward(username: &str, vote_id: &str) {
    println!("{username} voted: {vote_id}");
}

const PATIENCE: Duration = Duration::from_secs(5); // for a client's headers, and for its body

/// Whether Voteboard sent this body, at most five minutes ago. `body` is the bytes as received.
fn is_from_voteboard(header: &str, body: &[u8], secrets: &str) -> bool {
    let (t, v1) = header.strip_prefix("t=").and_then(|rest| rest.split_once(",v1=")).unwrap_or_default();
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default().as_secs();
    let is_fresh = t.parse().is_ok_and(|t: u64| t.abs_diff(now) <= 300);
    let digest = hex::decode(v1).unwrap_or_default();
    let is_signed = secrets.split(' ').any(|secret| {
        let mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any length will do");
        mac.chain_update(t).chain_update(".").chain_update(body).verify_slice(&digest).is_ok()
        // in constant time
    });
    is_fresh && is_signed && hex::encode(&digest) == v1
}

/// Whether the vote is new. If so, the disk knows its id and its body's hash. You may cut lines over 31 days old.
fn claim(vote_id: &str, body: &[u8]) -> io::Result<bool> {
    static ALONE: Mutex<()> = Mutex::new(());
    let _alone = ALONE.lock();
    let (path, hash) = (env::var("VOTEBOARD_CLAIMS").unwrap_or("claims.txt".into()), hex::encode(Sha256::digest(body)));
    let mut file = fs::File::options().create(true).append(true).open(&path)?;
    let claimed = fs::read_to_string(&path)?;
    let is_new = !claimed.contains(vote_id) && !claimed.contains(&hash);
    if is_new {
        write!(file, "\n{vote_id} {hash}")?; // the break first: a line torn by a crash ends there
        file.sync_all()?;
    }
    Ok(is_new)
}

/// The answer's status. Claimed, then rewarded: a crash in between loses a reward (give it by hand), never doubles it.
async fn receive(request: Request<Incoming>, secrets: &str) -> io::Result<u16> {
    let (head, body) = request.into_parts();
    let header = |name| head.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let body = match tokio::time::timeout(PATIENCE, Limited::new(body, 65_536).collect()).await? {
        _ if head.method != "POST" => return Ok(405),
        Ok(body) => body.to_bytes(),
        Err(_) => return Ok(413),
    };
    let vote: serde_json::Value = serde_json::from_slice(&body).unwrap_or_default();
    let text = |name| vote[name].as_str().unwrap_or_default().to_string();
    let (vote_id, username) = (header("x-listing-vote").to_string(), text("username"));
    let is_none = text("event") != "vote" || ["", "Voteboard_Test"].contains(&&*username);
    let is_test = head.headers.contains_key("x-listing-test") || text("user_id").trim_matches(['0', '-']).is_empty();
    Ok(match () {
        _ if !is_from_voteboard(header("x-listing-signature"), &body, secrets) => 401,
        _ if vote_id.len() != 36 || !vote_id.trim_matches(|c| "0123456789abcdef-".contains(c)).is_empty() => 400,
        _ if is_none || is_test || !claim(&vote_id, &body)? => 204,
        _ => {
            tokio::task::spawn_blocking(move || reward(&username, &vote_id));
            204
        }
    })
}

#[tokio::main]
async fn main() -> io::Result<()> {
    let secrets: &str = env::var("VOTEBOARD_WEBHOOK_SECRET").unwrap_or_default().leak(); // two while you change it
    let is_secret = |secret: &str| secret.len() == 50 && secret.starts_with("whsec_") && secret.ends_with('=');
    assert!(secrets.split(' ').all(is_secret), "Set VOTEBOARD_WEBHOOK_SECRET to your webhook secret: whsec_…");
    let listener = tokio::net::TcpListener::bind(format!("127.0.0.1:{}", env::var("PORT").unwrap_or_default())).await?;
    loop {
        let Ok((client, _)) = listener.accept().await else { continue };
        let answer = service_fn(move |request| async move {
            let status = receive(request, secrets).await.unwrap_or(500);
            Response::builder().status(status).header("Allow", "POST").body(Empty::<Bytes>::new())
        });
        let mut server = http1::Builder::new();
        server.timer(TokioTimer::new()).header_read_timeout(PATIENCE);
        tokio::spawn(server.serve_connection(TokioIo::new(client), answer));
    }
}
