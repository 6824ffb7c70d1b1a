"""Asks for everything, with the clients that openapi-python-client made."""

import os
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from voteboard_api_client import AuthenticatedClient as Votes
from voteboard_api_client.api.server import get_server
from voteboard_api_client.api.votes import check_vote, get_votes
from voteboard_api_client.models import ValidationProblem as VotesProblem
from voteboard_rewards_api_client import AuthenticatedClient as Inbox
from voteboard_rewards_api_client.api.feed import list_votes
from voteboard_rewards_api_client.api.inbox import (
    claim_votes,
    create_test_vote,
    get_inbox,
    record_grants,
    release_votes,
)
from voteboard_rewards_api_client.models import (
    Claim,
    ClaimRequest,
    Grant,
    GrantRequest,
    Release,
    ReleaseRequest,
    TestVoteRequest,
)
from voteboard_rewards_api_client.models import ValidationProblem as InboxProblem

PROBLEMS_WITH_FAULTS = (VotesProblem, InboxProblem)
SITE, KEY, PLAYER = os.environ["SITE"], os.environ["KEY"], "steve_42"


def connect(key: str = KEY, site: str = SITE) -> tuple[Votes, Inbox]:
    return Votes(base_url=site, token=key), Inbox(base_url=site, token=key)


def tell(operation: str, answer: Any, words: Callable[[Any], list[object]] = lambda _: []) -> None:
    """Prints the words for a success, or what a problem says."""
    body = answer.parsed
    if answer.status_code < 300:
        said = words(body)
    else:
        fault = [body.errors[0].name] if isinstance(body, PROBLEMS_WITH_FAULTS) else []
        wait = answer.headers.get("Retry-After")
        said = [body.code, *fault, *([wait] if wait else [])]
    said = [str(word).lower() if isinstance(word, bool) else word for word in said]
    print(operation, int(answer.status_code), *said)


votes, inbox = connect()
tell("getServer", get_server.sync_detailed(client=votes), lambda server: [server.name])
counts = get_votes.sync_detailed(client=votes, username=PLAYER)
tell("getVotes", counts, lambda counts: [counts.total, counts.has_voted])
counts = get_votes.sync_detailed(client=votes, username="Élodie 鍾")
tell("getVotes", counts, lambda counts: [counts.total, counts.has_voted])
check = check_vote.sync_detailed(client=votes, username=PLAYER)
tell("checkVote", check, lambda check: [check.voted, int(check.last_vote_at.timestamp())])

steve = TestVoteRequest(uuid4(), PLAYER)
tell("createTestVote", create_test_vote.sync_detailed(client=inbox, body=steve))
claim_id = uuid4()
claim = claim_votes.sync_detailed(client=inbox, body=ClaimRequest(claim_id, [PLAYER], limit=2))
assert isinstance(claim.parsed, Claim)
first, second = claim.parsed.votes
tell("claimVotes", claim, lambda claim: [len(claim.votes), first.player, first.test])
release = ReleaseRequest(claim_id, [Release(first.vote_id)])
released = release_votes.sync_detailed(client=inbox, body=release)
tell("releaseVotes", released, lambda released: [released.results[0].result])
grants = GrantRequest([Grant(second.vote_id, note="3 diamonds")])
granted = record_grants.sync_detailed(client=inbox, body=grants)
tell("recordGrants", granted, lambda granted: [granted.results[0].result])
counted = get_inbox.sync_detailed(client=inbox)
tell("getInbox", counted, lambda inbox: [inbox.rewards_by, inbox.waiting])
feed = list_votes.sync_detailed(client=inbox, limit=10)
tell("listVotes", feed, lambda feed: [feed.votes[0].type_, feed.votes[0].reward])
for request in (ClaimRequest(uuid4(), []), ClaimRequest(uuid4(), all_players=True)):
    answer = claim_votes.sync_detailed(client=inbox, body=request)
    tell("claimVotes", answer, lambda claim: [len(claim.votes)])

tell("checkVote", check_vote.sync_detailed(client=votes, username=" "))
nobody = TestVoteRequest(uuid4(), " ")
tell("createTestVote", create_test_vote.sync_detailed(client=inbox, body=nobody))
for votes, inbox in (
    connect("wrong"),
    connect(os.environ["SUSPENDED_KEY"]),
    connect(os.environ["LIMITED_KEY"]),
    connect(KEY, os.environ["DOWN_SITE"]),
):
    tell("getServer", get_server.sync_detailed(client=votes))
    tell("getInbox", get_inbox.sync_detailed(client=inbox))
