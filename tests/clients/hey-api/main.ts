// Asks for everything, with the SDK that @hey-api/openapi-ts made.
import * as rewards from "./rewards";
import { createClient as createInbox } from "./rewards/client";
import * as voteboard from "./voteboard";
import { createClient as createVotes } from "./voteboard/client";

const { SITE, DOWN_SITE, KEY, LIMITED_KEY, SUSPENDED_KEY } = process.env;

function connect(auth = KEY, baseUrl = SITE) {
  return { votes: createVotes({ auth, baseUrl }), inbox: createInbox({ auth, baseUrl }) };
}

/** Result of the SDK: `data` of a success, or else `error`. */
type Answer<Data, Problem> = { response?: Response; data?: Data; error?: Problem };
type Problem = voteboard.Problem | rewards.Problem;

function tell<Data>(
  operation: string,
  { response, data, error }: Answer<Data, Problem>,
  words: (data: Data) => unknown[],
): Data {
  if (error !== undefined) {
    const fault = "errors" in error ? (error.errors as { name: string }[])[0]?.name : undefined;
    const more = fault ?? response?.headers.get("Retry-After");
    console.log([operation, response?.status, error.code, more ?? []].flat().join(" "));
  } else console.log([operation, response?.status, ...words(data!)].join(" "));
  return data!;
}

const { votes: client, inbox } = connect();
const username = "steve_42";
tell("getServer", await voteboard.getServer({ client }), ({ name }) => [name]);
const counts = await voteboard.getVotes({ client, query: { username } });
tell("getVotes", counts, ({ total, hasVoted }) => [total, hasVoted]);
const other = await voteboard.getVotes({ client, query: { username: "Élodie 鍾" } });
tell("getVotes", other, ({ total, hasVoted }) => [total, hasVoted]);
const check = await voteboard.checkVote({ client, query: { username } });
tell("checkVote", check, ({ voted, last_vote_at }) => [voted, Date.parse(last_vote_at!) / 1000]);

const test = await rewards.createTestVote({ client: inbox, body: { test_id: crypto.randomUUID(), player: username } });
tell("createTestVote", test, () => []);
const claim_id = crypto.randomUUID();
const body = { claim_id, players: [username], limit: 2 };
const claimed = await rewards.claimVotes({ client: inbox, body });
const [first, second] = tell(
  "claimVotes",
  claimed,
  ({ votes }) => [votes.length, votes[0]?.player, votes[0]?.test],
).votes;
const release = { claim_id, votes: [{ vote_id: first!.vote_id }] };
const released = await rewards.releaseVotes({ client: inbox, body: release });
tell("releaseVotes", released, ({ results }) => [results[0]?.result]);
const grants = { votes: [{ vote_id: second!.vote_id, note: "3 diamonds" }] };
const granted = await rewards.recordGrants({ client: inbox, body: grants });
tell("recordGrants", granted, ({ results }) => [results[0]?.result]);
const counted = await rewards.getInbox({ client: inbox });
tell("getInbox", counted, ({ rewards_by, waiting }) => [rewards_by, waiting]);
const feed = await rewards.listVotes({ client: inbox, query: { limit: 10 } });
tell("listVotes", feed, ({ votes }) => [votes[0]?.type, votes[0]?.reward]);
for (const whose of [{ players: [] }, { all_players: true }]) {
  const body = { claim_id: crypto.randomUUID(), ...whose };
  tell("claimVotes", await rewards.claimVotes({ client: inbox, body }), ({ votes }) => [votes.length]);
}

tell("checkVote", await voteboard.checkVote({ client, query: { username: " " } }), () => []);
const nobody = { client: inbox, body: { test_id: crypto.randomUUID(), player: " " } };
tell("createTestVote", await rewards.createTestVote(nobody), () => []);
for (
  const { votes: client, inbox } of [
    connect("wrong"),
    connect(SUSPENDED_KEY),
    connect(LIMITED_KEY),
    connect(KEY, DOWN_SITE),
  ]
) {
  tell("getServer", await voteboard.getServer({ client }), () => []);
  tell("getInbox", await rewards.getInbox({ client: inbox }), () => []);
}
