//! A peer: the vote check on axum and tokio-postgres, with the same work as the service: a key cache that notices a
//! revocation within a second, an exact sliding window, the same headers, a request id, one JSON line per request,
//! and lookups that share a statement. Arguments: port, the database as keywords and values, folder of the statements.

use std::collections::{HashMap, VecDeque};
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::SeqCst};
use std::sync::{Arc, Mutex, RwLock};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Response, StatusCode, Uri};
use axum::{Router, routing::get};
use chrono::{DateTime, Days, NaiveTime, SecondsFormat::Millis, Utc};
use sha2::{Digest, Sha256};
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::{Client, NoTls, Statement};

const PATH: &str = "/api/v1/vote-check";
const LIMIT: usize = 120;
const WINDOW: Duration = Duration::from_secs(60);
const BATCH_MAX: usize = 500;
const LANES: usize = 2;
const TRUSTED: Duration = Duration::from_secs(1);
const CONFIRM: Duration = Duration::from_millis(250);
const GATHER: Duration = Duration::from_millis(20);

type Found = Result<Option<DateTime<Utc>>, StatusCode>;

struct Question {
    server: String,
    name: String,
    answer: oneshot::Sender<Found>,
}

/// A key that opens, and its requests of the last minute, which outlive what is remembered of its rights.
struct Key {
    id: String,
    server: String,
    accepted: Mutex<VecDeque<Instant>>,
}

#[derive(Default)]
struct Keys {
    open: HashMap<String, Arc<Key>>,
    known: HashMap<String, Arc<Key>>,
}

struct Peer {
    sql: Client,
    find_key: Statement,
    find_revision: Statement,
    keys: RwLock<Keys>,
    revision: AtomicI64,
    confirmed_at: RwLock<Option<Instant>>,
    confirming: AtomicBool,
    questions: Vec<mpsc::UnboundedSender<Question>>,
    turn: AtomicI64,
    lines: Mutex<Vec<u8>>,
}

#[tokio::main]
async fn main() {
    let args: Vec<String> = std::env::args().collect();
    let read = |name: &str| std::fs::read_to_string(format!("{}/{name}", args[3])).unwrap();
    let sql = connect(&args[2]).await;
    let mut questions = Vec::new();
    for _ in 0..LANES {
        let (asker, asked) = mpsc::unbounded_channel();
        let lane = connect(&args[2]).await;
        let find = lane.prepare(&read("find_last_votes.sql")).await.unwrap();
        tokio::spawn(answer_votes(lane, find, asked));
        questions.push(asker);
    }
    let peer = Arc::new(Peer {
        find_key: sql.prepare(&read("find_keys.sql")).await.unwrap(),
        find_revision: sql.prepare("select revision from key_revision").await.unwrap(),
        sql,
        keys: RwLock::default(),
        revision: AtomicI64::new(-1),
        confirmed_at: RwLock::new(None),
        confirming: AtomicBool::new(false),
        questions,
        turn: AtomicI64::new(0),
        lines: Mutex::default(),
    });
    tokio::spawn(flush_log(peer.clone()));
    let app = Router::new().route(PATH, get(check)).with_state(peer);
    let listener = tokio::net::TcpListener::bind(format!("127.0.0.1:{}", args[1])).await.unwrap();
    axum::serve(listener, app).await.unwrap();
}

async fn connect(database: &str) -> Client {
    let (sql, connection) = tokio_postgres::connect(database, NoTls).await.unwrap();
    tokio::spawn(connection);
    sql
}

async fn check(State(peer): State<Arc<Peer>>, uri: Uri, headers: HeaderMap) -> Response<Body> {
    let started_at = Instant::now();
    let id = uuid::Uuid::new_v4().to_string();
    let mut key_id = String::new();
    let response = answer(&peer, &uri, &headers, &id, &mut key_id).await.unwrap_or_else(refuse);
    let line = format!(
        "{{\"time\":\"{}\",\"level\":\"info\",\"event\":\"request\",\"request_id\":\"{id}\",\"method\":\"GET\",\
         \"path\":\"{PATH}\",\"status\":{},\"duration_ms\":{:.1},\"key\":\"{key_id}\"}}\n",
        Utc::now().to_rfc3339_opts(Millis, true),
        response.status().as_u16(),
        started_at.elapsed().as_secs_f64() * 1000.0,
    );
    peer.lines.lock().unwrap().extend_from_slice(line.as_bytes());
    response
}

async fn answer(
    peer: &Arc<Peer>,
    uri: &Uri,
    headers: &HeaderMap,
    id: &str,
    key_id: &mut String,
) -> Result<Response<Body>, StatusCode> {
    let authorization = headers.get("authorization").and_then(|value| value.to_str().ok());
    let (scheme, secret) = authorization.and_then(|text| text.split_once(' ')).unwrap_or_default();
    if !scheme.eq_ignore_ascii_case("bearer") {
        return Err(StatusCode::UNAUTHORIZED);
    }
    let key = resolve(peer, secret.trim()).await?.ok_or(StatusCode::UNAUTHORIZED)?;
    key_id.push_str(&key.id);
    let (remaining, seconds) = take(&key).ok_or(StatusCode::TOO_MANY_REQUESTS)?;
    let name = account_key(&username(uri.query().unwrap_or("")).ok_or(StatusCode::BAD_REQUEST)?);
    let now = Utc::now();
    let today = now.date_naive().and_time(NaiveTime::MIN).and_utc();
    let (asker, answered) = oneshot::channel();
    let lane = peer.turn.fetch_add(1, SeqCst) as usize % LANES;
    let question = Question { server: key.server.clone(), name, answer: asker };
    let _ = peer.questions[lane].send(question);
    let voted_at = answered.await.map_err(|_| StatusCode::SERVICE_UNAVAILABLE)??;
    let body = match voted_at {
        None => r#"{"voted":false,"last_vote_at":null}"#.to_string(),
        Some(at) => {
            let text = at.to_rfc3339_opts(Millis, true);
            format!(r#"{{"voted":{},"last_vote_at":"{text}"}}"#, at >= today)
        }
    };
    let day_ends = (today + Days::new(1)).to_rfc3339_opts(Millis, true);
    let response = Response::builder()
        .header("content-type", "application/json")
        .header("cache-control", "no-store")
        .header("x-request-id", id)
        .header("x-content-type-options", "nosniff")
        .header("ratelimit-policy", "\"minute\";q=120;w=60")
        .header("ratelimit", format!("\"minute\";r={remaining};t={seconds}"))
        .header("x-listing-day-ends", day_ends);
    response.body(body.into()).map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)
}

fn refuse(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

/// The one username of a query, if it has one and it may be asked about. The bench's need no decoding.
fn username(query: &str) -> Option<String> {
    let mut names = query.split('&').filter_map(|pair| pair.strip_prefix("username="));
    let name = names.next()?.replace('+', " ");
    let name = name.trim();
    let fits = (1..=64).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    (fits && names.next().is_none()).then(|| name.to_string())
}

/// Names of accounts are ASCII.
fn account_key(name: &str) -> String {
    name.to_lowercase().replace(' ', "_")
}

async fn resolve(peer: &Arc<Peer>, secret: &str) -> Result<Option<Arc<Key>>, StatusCode> {
    let age = peer.confirmed_at.read().unwrap().map_or(Duration::MAX, |at| at.elapsed());
    if age < TRUSTED {
        let known = peer.keys.read().unwrap().open.get(secret).cloned();
        if let Some(key) = known {
            if age > CONFIRM && !peer.confirming.swap(true, SeqCst) {
                tokio::spawn(confirm(peer.clone()));
            }
            return Ok(Some(key));
        }
    }
    look_up(peer, secret).await.map_err(|_| StatusCode::SERVICE_UNAVAILABLE)
}

async fn look_up(peer: &Peer, secret: &str) -> Result<Option<Arc<Key>>, tokio_postgres::Error> {
    let started_at = Instant::now();
    let hash: String = Sha256::digest(secret).iter().map(|byte| format!("{byte:02x}")).collect();
    let row = peer.sql.query_one(&peer.find_key, &[&hash]).await?;
    let mut keys = peer.keys.write().unwrap();
    accept(peer, &mut keys, row.get(0), started_at);
    let Some(id) = row.get::<_, Option<String>>(1) else { return Ok(None) };
    let key = keys.known.entry(secret.to_string()).or_insert_with(|| {
        Arc::new(Key { id, server: row.get(2), accepted: Mutex::default() })
    });
    let key = key.clone();
    keys.open.insert(secret.to_string(), key.clone());
    Ok(Some(key))
}

async fn confirm(peer: Arc<Peer>) {
    let started_at = Instant::now();
    if let Ok(row) = peer.sql.query_one(&peer.find_revision, &[]).await {
        accept(&peer, &mut peer.keys.write().unwrap(), row.get(0), started_at);
    }
    peer.confirming.store(false, SeqCst);
}

fn accept(peer: &Peer, keys: &mut Keys, found: i64, started_at: Instant) {
    let known = peer.revision.load(SeqCst);
    if found < known {
        return;
    }
    if found > known {
        keys.open.clear();
    }
    peer.revision.store(found, SeqCst);
    let mut confirmed_at = peer.confirmed_at.write().unwrap();
    *confirmed_at = (*confirmed_at).max(Some(started_at));
}

/// The requests left and the seconds until there are more; nothing when it refuses.
fn take(key: &Key) -> Option<(usize, u64)> {
    let now = Instant::now();
    let mut accepted = key.accepted.lock().unwrap();
    while accepted.front().is_some_and(|at| now - *at >= WINDOW) {
        accepted.pop_front();
    }
    if accepted.len() >= LIMIT {
        return None;
    }
    accepted.push_back(now);
    let left = WINDOW - (now - accepted[0]);
    Some((LIMIT - accepted.len(), left.as_millis().div_ceil(1000) as u64))
}

/// Asks whatever has gathered while the last statement ran.
async fn answer_votes(sql: Client, find: Statement, mut asked: mpsc::UnboundedReceiver<Question>) {
    let mut batch = Vec::new();
    while asked.recv_many(&mut batch, BATCH_MAX).await > 0 {
        let servers: Vec<&str> = batch.iter().map(|question| question.server.as_str()).collect();
        let names: Vec<&str> = batch.iter().map(|question| question.name.as_str()).collect();
        let mut answers: Vec<Found> = vec![Err(StatusCode::SERVICE_UNAVAILABLE); batch.len()];
        if let Ok(rows) = sql.query(&find, &[&servers, &names]).await {
            answers.fill(Ok(None));
            for row in rows {
                answers[row.get::<_, i32>(0) as usize] = Ok(Some(row.get(1)));
            }
        }
        for (question, answer) in batch.drain(..).zip(answers) {
            let _ = question.answer.send(answer);
        }
    }
}

async fn flush_log(peer: Arc<Peer>) {
    let mut ticks = tokio::time::interval(GATHER);
    loop {
        ticks.tick().await;
        let lines = std::mem::take(&mut *peer.lines.lock().unwrap());
        let _ = std::io::stdout().write_all(&lines);
    }
}
