//! Asks for everything, with the clients that openapi-generator made. It shows no headers of an error.
use openapi::apis::{server_api, votes_api};
use rewards::apis::{feed_api, inbox_api};
use rewards::models;
use serde::{Deserialize, Serialize};
use std::env::var;

const PLAYER: &str = "steve_42";

#[derive(Deserialize)]
struct Problem {
    code: models::ProblemCode,
    errors: Option<Vec<models::Fault>>,
}

/// Both crates have an error of the same form.
macro_rules! tell {
    ($api:ident, $operation:literal, $answer:expr, $status:literal, $words:expr) => {
        match $answer {
            Ok(body) => {
                println!("{}", [$operation.into(), $status.to_string()].into_iter().chain($words(&body)).collect::<Vec<_>>().join(" "));
                Some(body)
            }
            Err($api::apis::Error::ResponseError(told)) => {
                let problem: Problem = serde_json::from_str(&told.content).expect("a problem");
                let fault = problem.errors.and_then(|errors| errors.into_iter().next());
                let name = fault.map(|fault| format!(" {}", fault.name)).unwrap_or_default();
                println!("{} {} {}{name}", $operation, told.status.as_u16(), word(&problem.code));
                None
            }
            Err(error) => panic!("{error}"),
        }
    };
}

/// An enum's value as the contract spells it.
fn word<Value: Serialize>(value: &Value) -> String {
    serde_json::to_value(value).unwrap().as_str().unwrap().into()
}

fn votes(key: &str, site: &str) -> openapi::apis::configuration::Configuration {
    openapi::apis::configuration::Configuration {
        base_path: site.into(),
        bearer_access_token: Some(key.into()),
        ..Default::default()
    }
}

fn inbox(key: &str, site: &str) -> rewards::apis::configuration::Configuration {
    rewards::apis::configuration::Configuration {
        base_path: site.into(),
        bearer_access_token: Some(key.into()),
        ..Default::default()
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let (key, site) = (var("KEY").unwrap(), var("SITE").unwrap());
    let (v, i) = (votes(&key, &site), inbox(&key, &site));

    tell!(openapi, "getServer", server_api::get_server(&v).await, 200, |b: &openapi::models::Server| vec![b.name.clone()]);
    for name in [PLAYER, "Élodie 鍾"] {
        tell!(openapi, "getVotes", votes_api::get_votes(&v, Some(name)).await, 200, |b: &openapi::models::VoteCounts| {
            vec![b.total.to_string(), b.has_voted.unwrap().to_string()]
        });
    }
    tell!(openapi, "checkVote", votes_api::check_vote(&v, PLAYER).await, 200, |b: &openapi::models::VoteCheck| {
        vec![b.voted.to_string(), b.last_vote_at.unwrap().timestamp().to_string()]
    });

    let steve = models::TestVoteRequest::new(uuid::Uuid::from_u128(8), PLAYER.into());
    tell!(rewards, "createTestVote", inbox_api::create_test_vote(&i, steve).await, 201, |_: &models::TestVote| vec![]);
    let claim_id = uuid::Uuid::from_u128(7);
    let request = models::ClaimRequest {
        players: Some(vec![PLAYER.into()]),
        limit: Some(2),
        ..models::ClaimRequest::new(claim_id)
    };
    let held = tell!(rewards, "claimVotes", inbox_api::claim_votes(&i, request).await, 200, |b: &models::Claim| {
        vec![b.votes.len().to_string(), b.votes[0].player.clone().unwrap(), b.votes[0].test.to_string()]
    }).unwrap().votes;
    let release = models::ReleaseRequest::new(claim_id, vec![models::Release::new(held[0].vote_id)]);
    tell!(rewards, "releaseVotes", inbox_api::release_votes(&i, release).await, 200, |b: &models::ReleaseResults| {
        vec![word(&b.results[0].result)]
    });
    let grant = models::Grant { note: Some("3 diamonds".into()), ..models::Grant::new(held[1].vote_id) };
    let grants = models::GrantRequest::new(vec![grant]);
    tell!(rewards, "recordGrants", inbox_api::record_grants(&i, grants).await, 200, |b: &models::GrantResults| {
        vec![word(&b.results[0].result)]
    });
    tell!(rewards, "getInbox", inbox_api::get_inbox(&i).await, 200, |b: &models::Inbox| {
        vec![word(&b.rewards_by), b.waiting.to_string()]
    });
    tell!(rewards, "listVotes", feed_api::list_votes(&i, None, Some(10), None).await, 200, |b: &models::Feed| {
        vec![word(&b.votes[0].r#type), word(&b.votes[0].reward)]
    });
    let new = |id| models::ClaimRequest::new(uuid::Uuid::from_u128(id));
    let empty = models::ClaimRequest { players: Some(vec![]), ..new(9) };
    let all = models::ClaimRequest { all_players: Some(true), ..new(10) };
    for request in [empty, all] {
        tell!(rewards, "claimVotes", inbox_api::claim_votes(&i, request).await, 200, |b: &models::Claim| {
            vec![b.votes.len().to_string()]
        });
    }

    tell!(openapi, "checkVote", votes_api::check_vote(&v, " ").await, 200, |_: &openapi::models::VoteCheck| vec![]);
    let nobody = models::TestVoteRequest::new(uuid::Uuid::from_u128(8), " ".into());
    tell!(rewards, "createTestVote", inbox_api::create_test_vote(&i, nobody).await, 201, |_: &models::TestVote| vec![]);
    let pairs = [
        ("wrong".into(), site.clone()),
        (var("SUSPENDED_KEY").unwrap(), site.clone()),
        (var("LIMITED_KEY").unwrap(), site),
        (key, var("DOWN_SITE").unwrap()),
    ];
    for (key, site) in pairs {
        let (v, i) = (votes(&key, &site), inbox(&key, &site));
        tell!(openapi, "getServer", server_api::get_server(&v).await, 200, |_: &openapi::models::Server| vec![]);
        tell!(rewards, "getInbox", inbox_api::get_inbox(&i).await, 200, |_: &models::Inbox| vec![]);
    }
}
