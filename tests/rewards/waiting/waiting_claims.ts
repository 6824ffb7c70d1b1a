import type { RewardClaim } from "../../../src/reach/rewards/claim_rewards.ts";
import { createWaitingClaims } from "../../../src/reach/rewards/waiting_claims.ts";
import { uuidV7 } from "../../../src/core/database/uuid_v7.ts";
import { eventually } from "../../support/processes/processes.ts";
import type { World } from "../../support/world.ts";

/** Milliseconds within which no test ends: a claim that polls so rarely has to be nudged. */
export const NEVER_MS = 1_000_000;

/** Seconds of a wait whose end is not awaited. */
export const LONG_S = 25;

/** Seconds of a wait whose end is waited for. */
export const SHORT_S = 1;

/** The answer to a claim without rewards. */
export const NOTHING = { votes: [], more: false };

/** A server with an inbox, a key of it, and two players. */
export async function openInbox(world: World, name = "Skyblock Valley") {
  const { sql } = world.services;
  const { id: serverId, slug } = await world.server(name);
  await sql`update server set rewards_by = 'inbox' where id = ${serverId}`;
  return { serverId, slug, keyId: crypto.randomUUID() };
}

/** Lets a reward wait that was voted for at that moment; returns its vote. */
export async function addReward(
  { services: { sql } }: World,
  { serverId, accountId, at }: { serverId: string; accountId: string; at: Date },
): Promise<string> {
  const voteId = uuidV7(at);
  await sql`
    insert into reward (vote_id, server_id, account_id, voted_at, available_at)
    values (${voteId}, ${serverId}, ${accountId}, ${at}, ${at})`;
  return voteId;
}

/** Claims of a process, with a count of its questions: of each claim one, and those for news. */
export function openClaims(world: World, askEveryMs?: number, timeoutFactor = 10) {
  let asked = 0;
  let answered = 0;
  const sql = new Proxy(world.services.sql, {
    apply(target, self, args) {
      const [text] = args[0]?.raw ?? [""];
      const query = Reflect.apply(target, self, args);
      // The driver's fragments look alike, and are no questions.
      if (!/^\s*(select (vote_id|server_id),|select server_id from unnest)/.test(text)) {
        return query;
      }
      asked++;
      const done = () => setTimeout(() => answered++);
      query.then(done, done);
      return query;
    },
  });
  const waits = askEveryMs === undefined ? {} : { askEveryMs };
  const claims = createWaitingClaims({ sql, now: () => world.clock.now, timeoutFactor, ...waits });
  return {
    ...claims,
    count: () => asked,
    /** Resolves when some were asked since there were that many, and all are answered and acted upon. */
    settled: (since: number) =>
      eventually("all are answered", () => asked > since && answered === asked),
  };
}

/** What `openClaims` returns. */
export type Claims = ReturnType<typeof openClaims>;

/** Begins to wait; resolves, with the answer to come, when the claim has looked and found nothing. */
export async function begin(claims: Claims, claim: RewardClaim, waitSeconds = LONG_S) {
  const gone = new AbortController();
  const before = claims.count();
  const answer = claims.claim(claim, { waitSeconds, signal: gone.signal });
  answer.catch(() => {}); // asserted later
  await claims.settled(before);
  return { answer, leave: () => gone.abort() };
}
