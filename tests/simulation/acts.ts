import { findVotingPlayer } from "../../src/core/accounts/players.ts";
import { ANY_INSTANT } from "../../src/core/time/clock.ts";
import type { Sql } from "../../src/core/database/connect.ts";
import { settleWaiting } from "../../src/core/deliveries/abandon_waiting.ts";
import type { Dispatcher } from "../../src/core/deliveries/dispatcher.ts";
import { resendDelivery } from "../../src/site/deliveries/resend_delivery.ts";
import { replayDeliveries } from "../../src/site/keys/replay_votes.ts";
import { rollKey } from "../../src/core/keys/roll_key.ts";
import { pauseWebhook, resumeWebhook } from "../../src/site/keys/webhook.ts";
import { Refusal } from "../../src/core/refusals/refusal.ts";
import { claimRewards } from "../../src/reach/rewards/claim_rewards.ts";
import { expireRewards } from "../../src/reach/rewards/expire_rewards.ts";
import { grantRewards } from "../../src/reach/rewards/grant_rewards.ts";
import { releaseRewards } from "../../src/reach/rewards/release_rewards.ts";
import { OPERATOR } from "../../src/core/rights/actor.ts";
import { recountRanking, updateRanking } from "../../src/site/servers/ranking/rank_servers.ts";
import { DAY_MS } from "../../src/core/time/day.ts";
import { carryOutVoidBatches } from "../../src/desk/voids/carry_out_void_batches.ts";
import { ticketOf } from "../../src/site/voting/ballot/bot_check.ts";
import { castBallot, type Voter } from "../../src/core/votes/cast_vote.ts";
import { voidMany } from "../../src/desk/voids/void_batch.ts";
import { liftVoidBatch } from "../../src/desk/voids/lift_void_batch.ts";
import { voidVote } from "../../src/desk/voids/void_vote.ts";
import { countSiteBoard } from "../../src/site/voting/site_board.ts";
import { rollUpCounts } from "../../src/core/votes/vote_counts.ts";
import type { Random } from "../chaos/random.ts";
import type { Ledger } from "./ledger.ts";
import { uuidFrom } from "./own_globals.ts";
import type { Act, ActKind } from "./plan.ts";
import type { Scheduler } from "./scheduler.ts";

/** The server, keys and players of a schedule. */
export interface Stage {
  server: { id: string; slug: string };
  keyIds: string[];
  accountIds: string[];
}

/** Votes that one address may cast in a day. */
export const PER_ADDRESS = 3;

/** Addresses that votes come from, and names of players without an account. */
const ADDRESSES = 2;
const LINK_NAMES = ["Link_Ann", "Link_Bob"];

const LEASE_S = 30;

/** Most votes that a claim takes: few of the oldest, or all, including those that are being voided. */
const CLAIM_LIMITS = [1, 3, 50];

/** Votes that rank the listing. */
const RANK_COUNTS = "signed-in";

/** Maximum milliseconds of a wait, of the plugins or of all services. */
const WAIT_MAX_MS = 60_000;

/** Milliseconds after which a service continues with another act although deliveries are left. */
const DELIVER_WITHIN_MS = 20_000;

/** Context of an act: one service in its present epoch. */
export interface Doing {
  stage: Stage;
  ledger: Ledger;
  scheduler: Scheduler;
  sql: Sql;
  dispatcher: Dispatcher;
  random: Random;
}

/** Does one act. Refusals are results; any other error is a failure of the schedule. */
export async function perform({ kind }: Act, doing: Doing): Promise<void> {
  const { ledger } = doing;
  ledger.count(ledger.tried, kind);
  try {
    if (await DOES[kind](doing)) ledger.count(ledger.done, kind);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Each returns whether it changed or sent anything. */
const DOES: Record<ActKind, (doing: Doing) => Promise<boolean>> = {
  vote: castSome,
  deliver: async ({ dispatcher, ledger }) => {
    const before = ledger.posts.length;
    await dispatcher.deliverDue(DELIVER_WITHIN_MS);
    return ledger.posts.length > before;
  },
  void: voidOne,
  voidMany: voidSome,
  async lift(doing) {
    const batches = await doing.sql<{ id: string }[]>`
      select id from void_batch where state <> 'lifted' order by id desc limit 2`;
    const batch = some(doing, batches);
    if (!batch) return false;
    await liftVoidBatch(doing, batch.id, actOf(doing));
    doing.ledger.lifted.add(batch.id);
    await carryOutVoidBatches(doing.sql, nowOf(doing));
    return true;
  },
  async resend(doing) {
    const [delivery] = await doing.sql<{ id: string }[]>`
      select id from (select id, vote_id from delivery union all select id, vote_id from outbox) as d
      where vote_id = ${some(doing, [...doing.ledger.cast.keys()]) ?? null} order by id limit 1`;
    if (!delivery) return false;
    await resendDelivery(contextOf(doing), delivery.id, actOf(doing));
    return true;
  },
  async replay(doing) {
    return (await replayDeliveries(contextOf(doing), keyOf(doing), actOf(doing))).queued > 0;
  },
  claim,
  grant,
  release,
  roll: async (doing) => {
    await rollKey(doing, keyOf(doing), { overlapHours: 1, ...actOf(doing) });
    return true;
  },
  pause: async (doing) => {
    await pauseWebhook(doing, keyOf(doing), actOf(doing));
    return true;
  },
  resume: async (doing) => {
    await resumeWebhook(contextOf(doing), keyOf(doing), actOf(doing));
    return true;
  },
  async job(doing) {
    const job = some(doing, JOBS);
    await job?.(doing.sql, nowOf(doing));
    return true;
  },
  async wait(doing) {
    await advance(doing, doing.random() * WAIT_MAX_MS);
    await doing.dispatcher.reap(); // as each process does every second
    return true;
  },
  day: (doing) => advance(doing, DAY_MS),
};

const JOBS = [
  carryOutVoidBatches,
  rollUpCounts,
  expireRewards,
  settleWaiting,
  rankServers,
  countSiteBoard,
];

/** Updates the ranking, as the timetable and visitors' requests do. */
export async function rankServers(sql: Sql, now: Date): Promise<void> {
  const look = await updateRanking(sql, { now, isDue: true, counts: RANK_COUNTS });
  if (look === "moved") await recountRanking(sql, { now, counts: RANK_COUNTS });
}

/** Casts up to three votes at once, so that they share a statement: signed in, or by a link. */
async function castSome(doing: Doing): Promise<boolean> {
  const votes = Array.from({ length: 1 + Math.floor(doing.random() * 3) }, () => castOne(doing));
  return (await Promise.all(votes)).includes(true);
}

async function castOne(doing: Doing): Promise<boolean> {
  const { stage, ledger, random } = doing;
  const address = Math.floor(random() * ADDRESSES);
  const now = nowOf(doing);
  const day = now.toISOString().slice(0, 10);
  const proof = { id: uuidFrom(random), expiresAt: new Date(now.getTime() + WAIT_MAX_MS) };
  const ticket = ticketOf(proof, {
    address: new TextEncoder().encode(`${day} address ${address}`),
    perAddress: PER_ADDRESS,
    network: new TextEncoder().encode(`${day} network`),
    perNetwork: 1_000,
  });
  const context = { ...contextOf(doing), clock: ANY_INSTANT };
  const voter = await someVoter(doing, now);
  const outcome = await castBallot(context, voter, { slug: stage.server.slug, ticket, now });
  if (outcome.kind !== "cast") return false;
  ledger.cast.set(outcome.voteId, doing.scheduler.steps);
  return true;
}

/** Returns a signed-in player, or one named by a link, whose account is found before the vote, as the ballot does. */
async function someVoter(doing: Doing, now: Date): Promise<Voter> {
  const { sql, stage, random } = doing;
  const player = random() < 0.3 ? some(doing, LINK_NAMES) : undefined;
  const accountId = some(doing, stage.accountIds) ?? "";
  if (player === undefined) return { by: "session", accountId };
  const account = await findVotingPlayer(sql, { player, isTyped: false, now });
  return { by: "link", player, account, vouchedBy: stage.server.id };
}

async function voidOne(doing: Doing): Promise<boolean> {
  const { ledger, scheduler } = doing;
  const id = some(doing, [...ledger.cast.keys()].slice(-4));
  if (id === undefined) return false;
  await voidVote(doing, id, { ...actOf(doing), reason: "simulated" });
  ledger.voided.set(id, { step: scheduler.steps, at: scheduler.now });
  return true;
}

/** Voids several votes in one act: the latest, in either order, or all of a day. */
async function voidSome(doing: Doing): Promise<boolean> {
  const { sql, stage, ledger, random } = doing;
  const isFew = random() < 0.5;
  const since = isFew ? new Date(0) : new Date(nowOf(doing).getTime() - DAY_MS);
  const rows = await sql<{ id: string; accountId: string; votedAt: Date }[]>`
    select id, account_id, voted_at from vote where voided_at is null and voted_at >= ${since}
    order by id desc limit ${isFew ? 3 : 1_000}`;
  const votes = random() < 0.5 ? rows : rows.toReversed();
  if (votes.length === 0) return false;
  for (const { id } of votes) ledger.restorable.add(id);
  await voidMany(doing, stage.server.slug, { ...actOf(doing), reason: "simulated", votes });
  return true;
}

async function claim(doing: Doing): Promise<boolean> {
  const { sql, stage, ledger, scheduler, random } = doing;
  const from = scheduler.now;
  const step = scheduler.steps;
  const claimId = uuidFrom(random);
  const asked = {
    serverId: stage.server.id,
    keyId: keyOf(doing),
    claimId,
    limit: some(doing, CLAIM_LIMITS) ?? 1,
    leaseSeconds: LEASE_S,
  };
  const claimed = await claimRewards(sql, asked, new Date(from));
  if (typeof claimed === "string") return false;
  for (const { voteId } of claimed.votes) {
    ledger.held.push({ voteId, claimId, from, until: from + LEASE_S * 1000 });
    const voided = ledger.voided.get(voteId);
    if (voided && voided.step <= step) ledger.failures.push("a claim got a vote after its void");
  }
  return claimed.votes.length > 0;
}

async function grant(doing: Doing): Promise<boolean> {
  const { sql, stage, ledger } = doing;
  const votes = ledger.held.slice(-3).map(({ voteId }) => ({ voteId }));
  if (votes.length === 0) return false;
  const given = { serverId: stage.server.id, keyId: keyOf(doing), votes: distinct(votes) };
  const results = await grantRewards(sql, given, nowOf(doing));
  for (const { voteId, result } of results) {
    if (result === "recorded") ledger.recorded.set(voteId, (ledger.recorded.get(voteId) ?? 0) + 1);
    if (result === "unknown") ledger.failures.push("a grant of a claimed vote was unknown");
  }
  return results.some(({ result }) => result === "recorded");
}

async function release(doing: Doing): Promise<boolean> {
  const { sql, stage, ledger, scheduler } = doing;
  const held = some(doing, ledger.held.slice(-3));
  if (!held) return false;
  const { voteId, claimId } = held;
  ledger.releasedAt.set(voteId, [...ledger.releasedAt.get(voteId) ?? [], scheduler.now]);
  const votes = [{ voteId, retryAfterSeconds: 0, final: false }];
  const released = { serverId: stage.server.id, keyId: keyOf(doing), claimId, votes };
  const [row] = await releaseRewards(sql, released, nowOf(doing));
  return row?.result === "released";
}

function distinct(votes: { voteId: string }[]): { voteId: string }[] {
  return [...new Set(votes.map(({ voteId }) => voteId))].map((voteId) => ({ voteId }));
}

function advance({ scheduler }: Doing, ms: number): Promise<boolean> {
  scheduler.now += Math.floor(ms);
  return Promise.resolve(true);
}

const contextOf = ({ sql }: Doing) => ({ sql, nudge: () => {} });
const nowOf = ({ scheduler }: Doing) => new Date(scheduler.now);
const actOf = (doing: Doing) => ({ by: OPERATOR, now: nowOf(doing) });
const keyOf = (doing: Doing) => some(doing, doing.stage.keyIds) ?? "";

function some<T>({ random }: Doing, list: readonly T[]): T | undefined {
  return list[Math.floor(random() * list.length)];
}
