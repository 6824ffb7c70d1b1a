//! Asks for everything, with the clients that progenitor made.
use futures::TryStreamExt;
use progenitor::progenitor_client::{ByteStream, Error, ResponseValue};
use reqwest::header::{HeaderMap, HeaderValue, AUTHORIZATION};
use serde::Deserialize;
use std::env::var;

mod voteboard {
    progenitor::generate_api!("openapi-3.0.json");
}
mod rewards {
    progenitor::generate_api!("openapi-rewards-3.0.json");
}
use rewards::types;

const PLAYER: &str = "steve_42";

#[derive(Deserialize)]
struct Problem {
    code: types::ProblemCode,
    errors: Option<Vec<types::Fault>>,
}

/// Prints the words for a success, or what a problem says; progenitor leaves its bytes to us.
async fn tell<Body>(
    operation: &str,
    answer: Result<ResponseValue<Body>, Error<ByteStream>>,
    words: impl Fn(&Body) -> Vec<String>,
) -> Option<Body> {
    match answer {
        Ok(answer) => {
            let status = answer.status().as_u16().to_string();
            let line = [vec![operation.into(), status], words(&answer)].concat();
            println!("{}", line.join(" "));
            Some(answer.into_inner())
        }
        Err(Error::ErrorResponse(answer)) => {
            let status = answer.status().as_u16();
            let wait = answer.headers().get("retry-after").map(|wait| wait.to_str().unwrap().to_string());
            let chunks: Vec<_> = answer.into_inner().into_inner().try_collect().await.expect("a body");
            let problem: Problem = serde_json::from_slice(&chunks.concat()).expect("a problem");
            let fault = problem.errors.and_then(|errors| errors.first().map(|fault| fault.name.to_string()));
            let more = fault.or(wait).map(|more| format!(" {more}")).unwrap_or_default();
            println!("{operation} {status} {}{more}", problem.code);
            None
        }
        Err(error) => panic!("{error}"),
    }
}

fn http(key: &str) -> reqwest::Client {
    let bearer = HeaderValue::from_str(&format!("Bearer {key}")).unwrap();
    reqwest::Client::builder().default_headers(HeaderMap::from_iter([(AUTHORIZATION, bearer)])).build().unwrap()
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let (key, site) = (var("KEY").unwrap(), var("SITE").unwrap());
    let votes = voteboard::Client::new_with_client(&site, http(&key));
    let inbox = rewards::Client::new_with_client(&site, http(&key));

    tell("getServer", votes.get_server().await, |body| vec![body.name.to_string()]).await;
    let asked = |name: &str| voteboard::types::AskedUsername::try_from(name).unwrap();
    let name = asked(PLAYER);
    for name in [&name, &asked("Élodie 鍾")] {
        tell("getVotes", votes.get_votes(Some(name)).await, |body| {
            vec![body.total.to_string(), body.has_voted.unwrap().to_string()]
        }).await;
    }
    tell("checkVote", votes.check_vote(&name).await, |body| {
        vec![body.voted.to_string(), body.last_vote_at.unwrap().timestamp().to_string()]
    }).await;

    let steve = types::PlayerName::try_from(PLAYER).unwrap();
    let test = types::TestVoteRequest { test_id: uuid::Uuid::new_v4(), player: steve.clone(), reward: None };
    tell("createTestVote", inbox.create_test_vote(&test).await, |_| vec![]).await;
    let claim_id = uuid::Uuid::new_v4();
    let request = types::ClaimRequest {
        claim_id,
        all_players: None,
        players: vec![steve.to_string()],
        limit: 2.try_into().unwrap(),
        lease_seconds: 120,
        wait_seconds: 0,
        game_server: None,
        include: None,
        rewards: None,
    };
    let claim = tell("claimVotes", inbox.claim_votes(&request).await, |body| {
        let first = &body.votes[0];
        vec![body.votes.len().to_string(), first.player.clone().unwrap(), first.test.to_string()]
    });
    let held = claim.await.unwrap().votes;
    let release = types::Release { vote_id: held[0].vote_id, final_: false, note: None, retry_after_seconds: 0 };
    let release = types::ReleaseRequest { claim_id, votes: vec![release] };
    tell("releaseVotes", inbox.release_votes(&release).await, |body| vec![body.results[0].result.to_string()]).await;
    let grant = types::Grant { vote_id: held[1].vote_id, note: Some(types::Note("3 diamonds".into())) };
    let grants = types::GrantRequest { votes: vec![grant], game_server: None };
    tell("recordGrants", inbox.record_grants(&grants).await, |body| vec![body.results[0].result.to_string()]).await;
    tell("getInbox", inbox.get_inbox().await, |body| vec![body.rewards_by.to_string(), body.waiting.to_string()]).await;
    let few = 10.try_into().unwrap();
    tell("listVotes", inbox.list_votes(None, None, Some(few)).await, |body| {
        vec![body.votes[0].type_.to_string(), body.votes[0].reward.to_string()]
    }).await;
    let empty = types::ClaimRequest {
        claim_id: uuid::Uuid::new_v4(),
        players: vec![],
        limit: 50.try_into().unwrap(),
        ..request
    };
    let all = types::ClaimRequest { claim_id: uuid::Uuid::new_v4(), all_players: Some(true), ..empty.clone() };
    for request in [empty, all] {
        tell("claimVotes", inbox.claim_votes(&request).await, |body| vec![body.votes.len().to_string()]).await;
    }

    tell("checkVote", votes.check_vote(&asked(" ")).await, |_| vec![]).await;
    let blank = types::PlayerName::try_from(" ").unwrap();
    let nobody = types::TestVoteRequest { test_id: uuid::Uuid::new_v4(), player: blank, reward: None };
    tell("createTestVote", inbox.create_test_vote(&nobody).await, |_| vec![]).await;
    let pairs = [
        ("wrong".into(), site.clone()),
        (var("SUSPENDED_KEY").unwrap(), site.clone()),
        (var("LIMITED_KEY").unwrap(), site),
        (key, var("DOWN_SITE").unwrap()),
    ];
    for (key, site) in pairs {
        let votes = voteboard::Client::new_with_client(&site, http(&key));
        tell("getServer", votes.get_server().await, |_| vec![]).await;
        let inbox = rewards::Client::new_with_client(&site, http(&key));
        tell("getInbox", inbox.get_inbox().await, |_| vec![]).await;
    }
}
