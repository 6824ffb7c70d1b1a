// Asks for everything, with openapi-fetch and the types that openapi-typescript made.
import createClient from "openapi-fetch";
import type { components as rewards, paths as RewardsPaths } from "./rewards.js";
import type { components, paths as Paths } from "./voteboard.js";

const { SITE, DOWN_SITE, KEY, LIMITED_KEY, SUSPENDED_KEY } = process.env;

function connect(key = KEY, baseUrl = SITE) {
  const headers = { Authorization: `Bearer ${key}` };
  return {
    votes: createClient<Paths>({ baseUrl, headers }),
    inbox: createClient<RewardsPaths>({ baseUrl, headers }),
  };
}

/** Result of openapi-fetch: `data` of a success, or else `error`. */
type Answer<Data, Problem> = { response: Response; data?: Data; error?: Problem };
type Problem = components["schemas"]["Problem"] | rewards["schemas"]["Problem"];

function tell<Data>(
  operation: string,
  { response, data, error }: Answer<Data, Problem>,
  words: (data: Data) => unknown[],
): Data {
  if (error !== undefined) {
    const fault = "errors" in error ? (error.errors as { name: string }[])[0]?.name : undefined;
    const more = fault ?? response.headers.get("Retry-After");
    console.log([operation, response.status, error.code, more ?? []].flat().join(" "));
  } else console.log([operation, response.status, ...words(data!)].join(" "));
  return data!;
}

const { votes, inbox } = connect();
const username = "steve_42";
tell("getServer", await votes.GET("/api/v1/server"), ({ name }) => [name]);
const counts = await votes.GET("/api/v1/votes", { params: { query: { username } } });
tell("getVotes", counts, ({ total, hasVoted }) => [total, hasVoted]);
const named = { params: { query: { username: "Élodie 鍾" } } };
const other = await votes.GET("/api/v1/votes", named);
tell("getVotes", other, ({ total, hasVoted }) => [total, hasVoted]);
const check = await votes.GET("/api/v1/vote-check", { params: { query: { username } } });
tell("checkVote", check, ({ voted, last_vote_at }) => [voted, Date.parse(last_vote_at!) / 1000]);

const steve = { test_id: crypto.randomUUID(), player: username };
const test = await inbox.POST("/rewards/v1/test-votes", { body: steve });
tell("createTestVote", test, () => []);
const claim_id = crypto.randomUUID();
const claimed = await inbox.POST("/rewards/v1/claims", {
  body: { claim_id, players: [username], limit: 2, lease_seconds: 120, wait_seconds: 0 },
});
const [first, second] = tell(
  "claimVotes",
  claimed,
  ({ votes }) => [votes.length, votes[0]?.player, votes[0]?.test],
).votes;
const release = { vote_id: first!.vote_id, retry_after_seconds: 0, final: false };
const released = await inbox.POST("/rewards/v1/releases", { body: { claim_id, votes: [release] } });
tell("releaseVotes", released, ({ results }) => [results[0]?.result]);
const grants = { votes: [{ vote_id: second!.vote_id, note: "3 diamonds" }] };
const granted = await inbox.POST("/rewards/v1/grants", { body: grants });
tell("recordGrants", granted, ({ results }) => [results[0]?.result]);
const inboxNow = await inbox.GET("/rewards/v1/inbox");
tell("getInbox", inboxNow, ({ rewards_by, waiting }) => [rewards_by, waiting]);
const feed = await inbox.GET("/rewards/v1/votes", { params: { query: { limit: 10 } } });
tell("listVotes", feed, ({ votes }) => [votes[0]?.type, votes[0]?.reward]);
for (const whose of [{ players: [] }, { all_players: true }]) {
  const body = { claim_id: crypto.randomUUID(), limit: 50, lease_seconds: 120, wait_seconds: 0 };
  const answer = await inbox.POST("/rewards/v1/claims", { body: { ...body, ...whose } });
  tell("claimVotes", answer, ({ votes }) => [votes.length]);
}

const bad = { params: { query: { username: " " } } };
tell("checkVote", await votes.GET("/api/v1/vote-check", bad), () => []);
const nobody = { body: { test_id: crypto.randomUUID(), player: " " } };
tell("createTestVote", await inbox.POST("/rewards/v1/test-votes", nobody), () => []);
for (
  const { votes, inbox } of [
    connect("wrong"),
    connect(SUSPENDED_KEY),
    connect(LIMITED_KEY),
    connect(KEY, DOWN_SITE),
  ]
) {
  tell("getServer", await votes.GET("/api/v1/server"), () => []);
  tell("getInbox", await inbox.GET("/rewards/v1/inbox"), () => []);
}
