import type { NamedAccount } from "../accounts/named_account.ts";
import { createPlayer, type NamedPlayer, vouch } from "../accounts/players.ts";
import { accountKey } from "../accounts/username.ts";
import type { Clock } from "../time/clock.ts";
import type { Query, Sql } from "../database/connect.ts";
import { isRolledBack, isUnavailable } from "../database/unavailable.ts";
import { refusal } from "../refusals/refusal.ts";
import { noteVote } from "../observing/tracing.ts";
import type { NudgeContext } from "../trail/context.ts";
import { uuidV7 } from "../database/uuid_v7.ts";
import { type Casting, castTogether } from "./cast_together.ts";
import {
  type BallotOutcome,
  explainObstacle,
  type NoAccount,
  type VoteOutcome,
} from "./vote_outcome.ts";
import { findObstacle, type VoteObstacle } from "./obstacles.ts";
import type { VoteName } from "./vote_name.ts";
import { insertVotes, isOvertaken, type Ticket, type VoteRow } from "./vote_repository.ts";
import type { VoteSource } from "./vote_source.ts";

/**
 * Most attempts at a vote. Another is needed if a concurrent request took its name or used up its share, if the
 * obstacle is gone by the time it is looked up, or if the connection was lost.
 */
const TRIES_MAX = 3;

/** The refusal of a vote of an account known by its id. */
const DELETED: NoAccount = { why: "deleted" };

/** Context for casting a vote. */
export interface VoteContext extends NudgeContext {
  /** Decides whether the day of a vote is certain. */
  clock: Clock;
}

/** A request to cast a player's vote for a server, timed to the millisecond. */
export interface VoteRequest {
  slug: string;
  username: string;
  now: Date;
}

/** The voter, and the source of the vote. */
export type Voter = SignedInVoter | NamedVoter;

interface SignedInVoter {
  by: "session";
  accountId: string;
  /** Undefined if the player votes under the account's own name. */
  gameName?: VoteName | undefined;
}

/** A player named by the server's link or by a typed name. The first vote of a name creates its account. */
type NamedVoter =
  & NamedPlayer
  & ({ by: "link"; vouchedBy: string } | { by: "typed_name"; vouchedBy: null });

/** A vote from the pages. */
export interface Ballot
  extends Omit<Casting, "vote">, Pick<VoteRow, "agrees" | "needsVerifiedEmail"> {
  slug: string;
  ticket: Ticket;
  now: Date;
}

/**
 * Result of one attempt: it cast the vote, was prevented, or wrote nothing because a concurrent request was faster.
 * `lost` and `unknown` mean that its commit was not confirmed. After `lost`, another attempt finds out.
 */
type CastAttempt =
  | { kind: "cast"; isDue: boolean }
  | { kind: "not_cast"; obstacle: VoteObstacle | undefined }
  | { kind: "overtaken" }
  | { kind: "lost" }
  | { kind: "unknown" };

/**
 * Casts a player's vote for a server. Writes the last vote, the history, the counter, one outbox row per active key
 * with a webhook URL, and the reward if the server has an inbox, all in one transaction (SPEC §1, §6.1). A second vote
 * on the same UTC day is an outcome, not an error. Refuses an unknown server or account, a disabled account, a server
 * that is not approved, and every vote while the clock is off.
 */
export async function castVote(
  context: VoteContext,
  { slug, username, now }: VoteRequest,
): Promise<VoteOutcome> {
  await requireClock(context.clock, now);
  const voter = { nameKey: accountKey(username) };
  const vote = { voteId: uuidV7(now), slug, voter, votedAt: now, source: "operator" as const };
  const outcome = await castOrExplain(context, {
    vote,
    noAccount: { why: "named", name: username },
    attempt: () => castKnown(context.sql, { vote }),
  });
  if (outcome.kind === "cast" || outcome.kind === "already_voted") return outcome;
  throw new Error("a vote without a ticket was refused because of one");
}

/**
 * Casts a vote from the pages: by account id, because a name may pass to another account at any moment, or as the first
 * vote of a name, which creates its account. Spending the ticket and casting the vote succeed or fail together. A
 * ballot sent twice, or from two tabs at once, counts as one vote, and the second response reports that. Refuses what
 * `castVote` refuses, a deleted account, and, for a name without an account, what `createPlayer` refuses. The statement
 * that casts the vote checks permission again, because in the meantime the name may have gained a sign-in, or its
 * player may have withdrawn the agreement.
 */
export async function castBallot(
  context: VoteContext,
  voter: Voter,
  ballot: Ballot,
): Promise<BallotOutcome> {
  await requireClock(context.clock, ballot.now);
  if (voter.by !== "session") return await castForPlayer(context, voter, ballot);
  const { accountId, by: source, gameName } = voter;
  const vote = { ...rowOf(ballot, { accountId, source }), gameName };
  return await castOrExplain(context, {
    vote,
    attempt: (isLost) => castSurely(context.sql, { ...ballot, vote }, isLost),
  });
}

/** Casts the vote of a player whose account may not exist yet. */
async function castForPlayer(
  context: VoteContext,
  voter: NamedVoter,
  ballot: Ballot,
): Promise<BallotOutcome> {
  const { sql } = context;
  const vote = rowOf(ballot, { accountId: crypto.randomUUID(), source: voter.by });
  let { account } = voter;
  const outcome = await castOrExplain(context, {
    vote,
    attempt: async (isLost) => {
      if (!account) {
        const first = await castFirst(sql, { ...ballot, vote }, voter);
        if (first.kind !== "named") return first;
        account = first.account;
      }
      const own = { ...vote, voter: { accountId: account.id } };
      return await castSurely(sql, { ...ballot, vote: own }, isLost);
    },
  });
  if (account && voter.by === "link" && outcome.kind === "cast") {
    await vouch(sql, account, voter.vouchedBy);
  }
  return outcome;
}

/** Refuses a vote whose day is uncertain, because it could count for tomorrow. */
async function requireClock(clock: Clock, now: Date): Promise<void> {
  if (await clock.isRight(now)) return;
  throw refusal("clock_off");
}

function rowOf(
  { slug, now, needsVerifiedEmail, agrees, ticket }: Ballot,
  { accountId, source }: { accountId: string; source: VoteSource },
) {
  const rules = { source, needsVerifiedEmail, agrees };
  return { voteId: uuidV7(now), slug, voter: { accountId }, votedAt: now, ...rules, ticket };
}

/** Attempts a vote until it is cast or an obstacle is found. Repeated attempts at the same vote cast it once. */
async function castOrExplain(
  { nudge }: VoteContext,
  { vote, noAccount = DELETED, attempt }: {
    vote: VoteRow;
    noAccount?: NoAccount;
    /** `isLost`: an earlier attempt lost its connection. */
    attempt(isLost: boolean): Promise<CastAttempt>;
  },
): Promise<BallotOutcome> {
  const { voteId, votedAt } = vote;
  let isLost = false;
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const result = await attempt(isLost);
    if (result.kind === "unknown") return result;
    if (result.kind === "lost") isLost = true;
    if (result.kind === "cast") {
      noteVote(voteId);
      if (result.isDue) nudge();
      return { kind: "cast", voteId, votedAt };
    }
    if (result.kind === "not_cast" && result.obstacle) {
      return explainObstacle(result.obstacle, { vote, noAccount });
    }
  }
  if (isLost) return { kind: "unknown" };
  throw new Error("a vote was neither cast nor refused");
}

/** Attempts a vote of an account that exists. */
async function castKnown(sql: Sql, casting: Casting): Promise<CastAttempt> {
  const isDue = await castTogether(sql, casting);
  if (isDue !== undefined) return { kind: "cast", isDue };
  return await explainAttempt(sql, casting.vote);
}

/** Finds out why an attempt wrote nothing. */
async function explainAttempt(sql: Query, vote: VoteRow): Promise<CastAttempt> {
  const obstacle = await findObstacle(sql, vote);
  // An earlier attempt, whose commit wasn't confirmed, has cast the vote, and its deliveries may be due.
  if (obstacle?.kind === "is_cast") return { kind: "cast", isDue: true };
  return { kind: "not_cast", obstacle };
}

/**
 * Attempts a vote of an account that exists. Returns "lost" if the connection broke before the commit was confirmed:
 * the vote may have been cast. Returns "unknown" if the next attempt doesn't find out either. The vote then stays in
 * doubt.
 */
async function castSurely(
  sql: Sql,
  { vote, giveUp, inDoubt }: Casting,
  isLost: boolean,
): Promise<CastAttempt> {
  try {
    return await castKnown(sql, { vote, giveUp, inDoubt: isLost ? undefined : inDoubt });
  } catch (error) {
    if (isLost && (giveUp?.aborted || isUnavailable(error))) return { kind: "unknown" };
    if (!isUnavailable(error) || isRolledBack(error)) throw error;
    return { kind: "lost" };
  }
}

/**
 * Attempts the first vote of a name: creates the account and casts its vote, or changes nothing. Returns the name's
 * account if a concurrent request has created it. Until the vote itself is sent, nothing is in doubt, and the voter may
 * still give up.
 */
async function castFirst(
  sql: Sql,
  { vote, giveUp, inDoubt }: Casting & { vote: { voter: { accountId: string } } },
  player: NamedPlayer,
): Promise<CastAttempt | { kind: "named"; account: NamedAccount }> {
  const { votedAt: now, voter: { accountId: id } } = vote;
  let isSent = false;
  giveUp?.throwIfAborted();
  try {
    const attempt = await sql.begin(async (tx) => {
      await tx`savepoint without_account`;
      const account = await createPlayer(tx, player, { id, now });
      if (account) return { kind: "named" as const, account };
      giveUp?.throwIfAborted();
      isSent = true;
      inDoubt?.(true);
      const isDue = (await insertVotes(tx, [vote])).get(vote.voteId);
      if (isDue !== undefined) return { kind: "cast" as const, isDue };
      const attempt = await explainAttempt(tx, vote);
      await tx`rollback to savepoint without_account`;
      return attempt;
    });
    if (attempt.kind !== "cast") inDoubt?.(false);
    return attempt;
  } catch (error) {
    if (isSent && isUnavailable(error) && !isRolledBack(error)) return { kind: "unknown" };
    inDoubt?.(false);
    if (isOvertaken(error)) return { kind: "overtaken" };
    throw error;
  }
}
