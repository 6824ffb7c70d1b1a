import { accountKey } from "../accounts/username.ts";
import type { Clock } from "../clock.ts";
import { Refusal } from "../errors.ts";
import type { NudgeContext } from "../trail/context.ts";
import { uuidV7 } from "../uuid_v7.ts";
import { type Casting, castTogether } from "./cast_together.ts";
import { findObstacles, type Obstacles } from "./obstacles.ts";
import type { VoteRow } from "./vote_repository.ts";
import { dayEnd, votedToday } from "./voting_day.ts";

/** Tries for a vote whose obstacle is gone when it is looked for. */
const TRIES_MAX = 3;

/** Result of casting a vote. */
export type VoteOutcome =
  | { kind: "cast"; voteId: string; votedAt: Date }
  /** Today's vote may be void meanwhile: its day stays spent. */
  | { kind: "already_voted"; nextVoteAt: Date };

/** Context of a vote. */
export interface VoteContext extends NudgeContext {
  /** Whether the day of a vote can be told. */
  clock: Clock;
}

/** A player's vote to cast for a server, timed to the millisecond. */
export interface Wish {
  slug: string;
  username: string;
  now: Date;
}

/**
 * Casts a player's vote for a server: last vote, history, counter and one outbox row per active key with a webhook
 * URL, the reward where the server has an inbox, all or nothing (SPEC §1, §6.1). A second vote on the same UTC day is an outcome, not an error. Refuses an
 * unknown server or account, a disabled account, a server that is not approved, and every vote while the clock is off.
 */
export async function castVote(context: VoteContext, wish: Wish): Promise<VoteOutcome> {
  const { slug, username, now } = wish;
  await requireClock(context.clock, now);
  const voter = { nameKey: accountKey(username) };
  const vote = { voteId: uuidV7(now), slug, voter, votedAt: now };
  return await castOrExplain<never>(context, { vote }, {
    noAccount: `there is no account "${username}"`,
    explain: (): undefined => undefined,
  });
}

/** Refuses a vote whose day is uncertain: it could count for tomorrow. */
export async function requireClock(clock: Clock, now: Date): Promise<void> {
  if (await clock.isRight(now)) return;
  throw new Refusal("clock_off", "Cannot vote: this host's clock and the database's disagree");
}

/** Casts a vote, or explains why not. A vote is cast once, however often this is called with it. */
export async function castOrExplain<O = never>(
  { sql, nudge }: VoteContext,
  casting: Casting,
  { noAccount, explain }: {
    /** Why a voter without an account cannot vote. */
    noAccount: string;
    /** Explains what stands in the way of a ticket; undefined if nothing does. */
    explain: (obstacles: Obstacles) => O | undefined;
  },
): Promise<VoteOutcome | O> {
  const { vote } = casting;
  const { voteId, votedAt } = vote;
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const isDue = await castTogether(sql, casting);
    const obstacles = isDue === undefined ? await findObstacles(sql, vote) : undefined;
    if (obstacles === undefined || obstacles.voteId === voteId) {
      if (isDue !== false) nudge();
      return { kind: "cast", voteId, votedAt };
    }
    const outcome = explainNoVote(obstacles, { vote, noAccount }) ?? explain(obstacles);
    if (outcome) return outcome;
  }
  throw new Error("a vote was neither cast nor refused");
}

/** Explains what stands in the way of every vote; undefined if nothing does. */
export function explainNoVote(
  { accountId, isDisabled, status, votedOn }: Obstacles,
  { vote: { slug, votedAt: now }, noAccount }: { vote: VoteRow; noAccount: string },
): VoteOutcome | undefined {
  if (accountId === null) throw new Refusal("account_unknown", `Cannot vote: ${noAccount}`);
  if (isDisabled) {
    throw new Refusal("account_disabled", "Cannot vote: a moderator disabled the account");
  }
  if (status === null) throw new Refusal("server_unknown", `There is no server "${slug}"`);
  if (status !== "approved") {
    throw new Refusal("server_not_approved", `Cannot vote: server "${slug}" is ${status}`);
  }
  if (votedOn === null || !votedToday(votedOn, now)) return undefined;
  return { kind: "already_voted", nextVoteAt: dayEnd(votedOn) };
}
