"""Asks for everything, with the clients that openapi-generator made."""

import os
from collections.abc import Callable
from uuid import uuid4

import openapi_client
import rewards

SITE, KEY, PLAYER = os.environ["SITE"], os.environ["KEY"], "steve_42"


# Without `retries=False` it waits for Retry-After by itself, and asks again.
def votes_at(key: str = KEY, site: str = SITE) -> openapi_client.ApiClient:
    config = openapi_client.Configuration(host=site, access_token=key, retries=False)
    return openapi_client.ApiClient(config)


def inbox_at(key: str = KEY, site: str = SITE) -> rewards.InboxApi:
    config = rewards.Configuration(host=site, access_token=key, retries=False)
    return rewards.InboxApi(rewards.ApiClient(config))


def tell(operation: str, ask: Callable, words: Callable = lambda _: []):
    """Prints the words for a success, or what a problem says."""
    try:
        answer = ask()
    except (openapi_client.ApiException, rewards.ApiException) as problem:
        faults = [fault.name for fault in getattr(problem.data, "errors", None) or []][:1]
        wait = problem.headers.get("Retry-After")
        said = [problem.data.code.value, *faults, *([wait] if wait else [])]
        print(operation, problem.status, *said)
        return None
    said = [str(word).lower() if isinstance(word, bool) else word for word in words(answer.data)]
    print(operation, answer.status_code, *said)
    return answer.data


server = openapi_client.ServerApi(votes_at())
votes = openapi_client.VotesApi(votes_at())
inbox = inbox_at()
feed = rewards.FeedApi(inbox.api_client)

tell("getServer", server.get_server_with_http_info, lambda server: [server.name])
for name in (PLAYER, "Élodie 鍾"):
    counts = votes.get_votes_with_http_info
    tell("getVotes", lambda: counts(name), lambda counted: [counted.total, counted.has_voted])
tell(
    "checkVote",
    lambda: votes.check_vote_with_http_info(PLAYER),
    lambda check: [check.voted, int(check.last_vote_at.timestamp())],
)

steve = rewards.TestVoteRequest(test_id=uuid4(), player=PLAYER)
tell("createTestVote", lambda: inbox.create_test_vote_with_http_info(steve))
request = rewards.ClaimRequest(claim_id=uuid4(), players=[PLAYER], limit=2)
claim = tell(
    "claimVotes",
    lambda: inbox.claim_votes_with_http_info(request),
    lambda claim: [len(claim.votes), claim.votes[0].player, claim.votes[0].test],
)
release = rewards.ReleaseRequest(
    claim_id=claim.claim_id, votes=[rewards.Release(vote_id=claim.votes[0].vote_id)]
)
tell(
    "releaseVotes",
    lambda: inbox.release_votes_with_http_info(release),
    lambda released: [released.results[0].result.value],
)
grants = rewards.GrantRequest(
    votes=[rewards.Grant(vote_id=claim.votes[1].vote_id, note="3 diamonds")]
)
tell(
    "recordGrants",
    lambda: inbox.record_grants_with_http_info(grants),
    lambda granted: [granted.results[0].result.value],
)
counts = inbox.get_inbox_with_http_info
tell("getInbox", counts, lambda inbox: [inbox.rewards_by.value, inbox.waiting])
tell(
    "listVotes",
    lambda: feed.list_votes_with_http_info(limit=10),
    lambda feed: [feed.votes[0].type.value, feed.votes[0].reward.value],
)
for whose in ({"players": []}, {"all_players": True}):
    request = rewards.ClaimRequest(claim_id=uuid4(), **whose)
    tell(
        "claimVotes",
        lambda: inbox.claim_votes_with_http_info(request),
        lambda claim: [len(claim.votes)],
    )

nobody = rewards.TestVoteRequest(test_id=uuid4(), player=" ")
tell("checkVote", lambda: votes.check_vote_with_http_info(" "))
tell("createTestVote", lambda: inbox.create_test_vote_with_http_info(nobody))
for pair in (
    ("wrong", SITE),
    (os.environ["SUSPENDED_KEY"], SITE),
    (os.environ["LIMITED_KEY"], SITE),
    (KEY, os.environ["DOWN_SITE"]),
):
    tell("getServer", openapi_client.ServerApi(votes_at(*pair)).get_server_with_http_info)
    tell("getInbox", inbox_at(*pair).get_inbox_with_http_info)
