// Rust 1.85 or newer, with the crates of Cargo.toml: VOTEBOARD_KEY=vb_… cargo run --bin check_vote Steve_01 Alex
use chrono::{DateTime, Utc};
use std::{collections::HashMap, env, error::Error, process::exit, thread::sleep, time::Duration};

const SITE: &str = "https://voteboard.example";
const TIMEOUT_S: u64 = 2;

struct Voteboard {
    agent: ureq::Agent,
    key: String,
    /// Until when we know, by player, that they have voted: a vote counts until its day ends (UTC).
    known: HashMap<String, DateTime<Utc>>,
}

impl Voteboard {
    fn new(key: String) -> Voteboard {
        let timeout = Some(Duration::from_secs(TIMEOUT_S));
        // An answer that is no 200 is looked at here, and no redirect is followed: the key goes to this site only.
        let config = ureq::Agent::config_builder().timeout_global(timeout).http_status_as_error(false).max_redirects(0);
        Voteboard { agent: config.build().into(), key, known: HashMap::new() }
    }

    /// Whether the player has voted today. A yes is not asked for again that day. Keep whom you rewarded.
    /// After an error reward nobody, and ask again later. While the limit is used up it waits for up to two minutes.
    fn has_voted(&mut self, username: &str) -> Result<bool, Box<dyn Error>> {
        if self.known.get(username).is_some_and(|until| Utc::now() < *until) {
            return Ok(true);
        }
        for tries in (0..3).rev() {
            let request = self.agent.get(format!("{SITE}/api/v1/vote-check")).query("username", username);
            let mut answer = request.header("Authorization", format!("Bearer {}", self.key)).call()?;
            let header = |name| answer.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
            let (wait, day_ends) = (header("Retry-After").parse::<u64>(), header("X-Listing-Day-Ends").parse());
            if let (429, 1.., Ok(seconds @ 0..=60)) = (answer.status().as_u16(), tries, wait) {
                sleep(Duration::from_secs(seconds));
                continue;
            }
            if answer.status() != 200 {
                return Err(format!("Voteboard answered {}", answer.status()).into());
            }
            let said: serde_json::Value = answer.body_mut().read_json()?;
            let voted = said["voted"].as_bool().ok_or("That was no answer of Voteboard's")?;
            if let (true, Ok(until)) = (voted, day_ends) {
                self.known.insert(username.to_string(), until);
            }
            return Ok(voted);
        }
        unreachable!("the last try returns")
    }
}

fn main() {
    let names: Vec<String> = env::args().skip(1).collect();
    let key = env::var("VOTEBOARD_KEY").unwrap_or_default();
    let is_key = key.len() > 3 && key.starts_with("vb_") && key[3..].bytes().all(|byte| byte.is_ascii_alphanumeric());
    if names.is_empty() || names.contains(&String::new()) || !is_key {
        eprintln!("Say the names of players, and set VOTEBOARD_KEY to your API key: vb_…");
        exit(2);
    }
    let mut voteboard = Voteboard::new(key);
    for name in names {
        match voteboard.has_voted(&name) {
            Ok(voted) => println!("{}", if voted { "has voted" } else { "has not voted" }),
            Err(error) => {
                eprintln!("No answer, no reward: {error}");
                exit(1);
            }
        }
    }
}
