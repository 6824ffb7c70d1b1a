import { castVote, type VoteContext } from "../../../src/core/votes/cast_vote.ts";
import { voteOf } from "./listing.ts";
import { timestamp } from "./timestamp.ts";

/** Votes under way at once when they are cast as fast as possible. */
const AT_ONCE = 32;

/** The votes to cast, by their numbers, and their pace per second; 0 is as fast as possible. */
export interface Casting {
  first: number;
  votes: number;
  perSecond: number;
}

/** The votes that were cast: ids, and by `timestamp` when each was called for and when its commit was known. */
export interface CastVotes {
  ids: string[];
  called: number[];
  committed: number[];
}

/** Casts votes by the product's own verb. Throws when one of them does not count. */
export async function castVotes(context: VoteContext, casting: Casting): Promise<CastVotes> {
  const cast: CastVotes = { ids: [], called: [], committed: [] };
  const begin = (place: number) => castOne(context, casting.first + place, cast);
  if (casting.perSecond > 0) await beginAtRate(casting, begin);
  else await beginInTurn(casting.votes, begin);
  return cast;
}

/** Open loop: it never waits for the last vote, so that a side that is too slow piles them up. */
async function beginAtRate(
  { votes, perSecond }: Casting,
  begin: (place: number) => Promise<void>,
): Promise<void> {
  const begun: Promise<void>[] = [];
  const startedAt = performance.now();
  while (begun.length < votes) {
    const due = Math.min(votes, (performance.now() - startedAt) / 1000 * perSecond);
    while (begun.length < due) begun.push(begin(begun.length));
    await new Promise((done) => setTimeout(done, 1));
  }
  await Promise.all(begun);
}

async function beginInTurn(votes: number, begin: (place: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (next < votes) await begin(next++);
  }));
}

async function castOne(context: VoteContext, number: number, cast: CastVotes): Promise<void> {
  const called = timestamp();
  const outcome = await castVote(context, { ...voteOf(number), now: new Date() });
  if (outcome.kind !== "cast") throw new Error(`Vote ${number} did not count; this round is void`);
  cast.ids.push(outcome.voteId);
  cast.called.push(called);
  cast.committed.push(timestamp());
}
