import { findAccount, type NamedAccount } from "../accounts/account_repository.ts";
import { claimName, lockNames } from "../accounts/former_names.ts";
import { findVotingPlayer, insertPlayer, vouch } from "../accounts/players.ts";
import { accountKey } from "../accounts/username.ts";
import type { Clock } from "../time/clock.ts";
import type { Sql } from "../database/connect.ts";
import { isRolledBack, isUnavailable } from "../database/unavailable.ts";
import { refusal } from "../refusals/refusal.ts";
import type { NoAccount } from "../refusals/accounts.ts";
import { noteVote } from "../observing/tracing.ts";
import type { NudgeContext } from "../trail/context.ts";
import { uuidV7 } from "../database/uuid_v7.ts";
import { hashProof, type Proof } from "./bot_check.ts";
import { type Casting, castTogether } from "./cast_together.ts";
import {
  type BallotOutcome,
  explainNoVote,
  findObstacles,
  type Obstacles,
  type VoteOutcome,
} from "./vote_outcome.ts";
import { insertVotes, isOvertaken, type VoteOrigin, type VoteRow } from "./vote_repository.ts";

/**
 * Attempts at a vote: a concurrent request may take its name or use up its share, an obstacle may be gone by the time
 * it is looked up, and a connection may be lost.
 */
const TRIES_MAX = 3;

/** Why an account that is known by its id can't vote. */
const DELETED: NoAccount = { why: "voters" };

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

/** A vote from the pages, with its proof and address. */
interface Ballot
  extends
    Omit<Casting, "vote">,
    VoteOrigin,
    Pick<VoteRow, "agrees" | "needsVerifiedEmail" | "gameName" | "isVouched"> {
  slug: string;
  proof: Proof;
  now: Date;
}

/** A player whose vote comes without a session. */
interface NamedPlayer {
  /** The name, as a link or a person gave it. */
  player: string;
  /** The server whose link names the voter. Null if the player typed the name. */
  vouchedBy: string | null;
  /** The name's account, if the caller found it. */
  account?: NamedAccount | undefined;
}

/**
 * What one attempt did: it cast the vote, was prevented, or wrote nothing because a concurrent request was faster.
 * `lost` and `unknown` mean that its commit was not confirmed: `lost` is worth another attempt.
 */
type CastAttempt =
  | { kind: "cast"; isDue: boolean }
  | { kind: "not_cast"; obstacles: Obstacles }
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
    noAccount: { name: username },
    attempt: () => castKnown(context.sql, { vote }),
  });
  if (outcome.kind === "cast" || outcome.kind === "already_voted") return outcome;
  throw new Error("a vote without a ticket was refused because of one");
}

/**
 * Casts a vote from the pages by account id, because a name may pass to another account at any moment. Spending the
 * proof, counting the address and casting the vote succeed or fail together. A ballot sent twice, or from two tabs at
 * once, counts as one vote, and the second response says so. Refuses what `castVote` refuses, and a deleted account.
 * The player is signed in. `gameName` is another name of theirs, which `isVouched` says a link proves.
 */
export async function castBallot(
  context: VoteContext,
  { accountId, ...ballot }: Ballot & { accountId: string },
): Promise<BallotOutcome> {
  await requireClock(context.clock, ballot.now);
  const vote = rowOf(ballot, { accountId, source: "session" });
  return await castOrExplain(context, {
    vote,
    noAccount: DELETED,
    attempt: (isLost) => castSurely(context.sql, { ...ballot, vote }, isLost),
  });
}

/**
 * Casts a vote as the player named by a link or by a typed name. For a name without an account, creates one without
 * sign-in in the same transaction as its first vote. Refuses what `castBallot` refuses, names that sign-up refuses, and
 * a typed name whose account has a sign-in. The statement that casts the vote checks permission again, because the name
 * may have gained a sign-in, or its player may have withdrawn the agreement, in the meantime.
 */
export async function castForPlayer(
  context: VoteContext,
  { player, vouchedBy, account: known, ...ballot }: Ballot & NamedPlayer,
): Promise<BallotOutcome> {
  const { sql, clock } = context;
  const { now } = ballot;
  await requireClock(clock, now);
  const source = vouchedBy === null ? "typed_name" : "link";
  const vote = rowOf(ballot, { accountId: crypto.randomUUID(), source });
  let account = known;
  const outcome = await castOrExplain(context, {
    vote,
    noAccount: DELETED,
    attempt: async (isLost) => {
      account ??= await findVotingPlayer(sql, { player, isTyped: vouchedBy === null, now });
      if (!account) return await castFirst(sql, { ...ballot, vote }, { player, vouchedBy });
      const own = { ...vote, voter: { accountId: account.id } };
      return await castSurely(sql, { ...ballot, vote: own }, isLost);
    },
  });
  const isUnvouched = account?.hasSignIn === false && account.vouchedBy === null;
  if (account && isUnvouched && vouchedBy !== null && outcome.kind === "cast") {
    await vouch(sql, { accountId: account.id, serverId: vouchedBy });
  }
  return outcome;
}

/** Refuses a vote whose day is uncertain, because it could count for tomorrow. */
async function requireClock(clock: Clock, now: Date): Promise<void> {
  if (await clock.isRight(now)) return;
  throw refusal("clock_off");
}

function rowOf(
  { slug, now, needsVerifiedEmail, agrees, proof, ...ballot }: Ballot,
  { accountId, source }: { accountId: string; source: VoteRow["source"] },
): VoteRow & { voter: { accountId: string } } {
  const { address, perAddress, network, perNetwork, gameName, isVouched } = ballot;
  const origin = { address, perAddress, network, perNetwork };
  const ticket = { proof: hashProof(proof), proofExpiresAt: proof.expiresAt, ...origin };
  const rules = { source, gameName, isVouched, needsVerifiedEmail, agrees };
  return { voteId: uuidV7(now), slug, voter: { accountId }, votedAt: now, ...rules, ticket };
}

/** Attempts a vote until it is cast or something prevents it. Repeated attempts at the same vote cast it once. */
async function castOrExplain(
  { nudge }: VoteContext,
  { vote, noAccount, attempt }: {
    vote: VoteRow;
    noAccount: NoAccount;
    /** `isLost`: an earlier attempt lost its connection. */
    attempt(isLost: boolean): Promise<CastAttempt>;
  },
): Promise<BallotOutcome> {
  const { voteId, votedAt } = vote;
  let isLost = false;
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const result = await attempt(isLost);
    const isCast = result.kind === "cast" ||
      result.kind === "not_cast" && result.obstacles.voteId === voteId;
    if (isCast) {
      noteVote(voteId);
      if (result.kind !== "cast" || result.isDue) nudge();
      return { kind: "cast", voteId, votedAt };
    }
    if (result.kind === "unknown") return result;
    if (result.kind === "lost") isLost = true;
    if (result.kind === "not_cast") {
      const outcome = explainNoVote(result.obstacles, { vote, noAccount });
      if (outcome) return outcome;
    }
  }
  if (isLost) return { kind: "unknown" };
  throw new Error("a vote was neither cast nor refused");
}

/** Attempts a vote of an account that exists. */
async function castKnown(sql: Sql, casting: Casting): Promise<CastAttempt> {
  const isDue = await castTogether(sql, casting);
  if (isDue !== undefined) return { kind: "cast", isDue };
  return { kind: "not_cast", obstacles: await findObstacles(sql, casting.vote) };
}

/**
 * Attempts a vote of an account that exists. Returns "lost" if the connection broke before the commit was confirmed: the
 * vote may have been cast. Returns "unknown" if the attempt after that can't tell either. The vote then stays in doubt.
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

/** Attempts the first vote of a name: creates the account and casts its vote, or leaves everything as it was. */
async function castFirst(
  sql: Sql,
  { vote, giveUp, inDoubt }: Casting & { vote: { voter: { accountId: string } } },
  { player, vouchedBy }: NamedPlayer,
): Promise<CastAttempt> {
  const { votedAt: now, voter: { accountId: id } } = vote;
  giveUp?.throwIfAborted();
  inDoubt?.(true);
  try {
    const attempt = await sql.begin(async (tx): Promise<CastAttempt> => {
      await lockNames(tx, [accountKey(player)]);
      if (await findAccount(tx, player)) return { kind: "overtaken" };
      await tx`savepoint without_account`;
      await claimName(tx, { name: player, now });
      await insertPlayer(tx, { id, username: player, vouchedBy, now });
      const isDue = (await insertVotes(tx, [vote], { lockMs: 0 })).get(vote.voteId);
      if (isDue !== undefined) return { kind: "cast", isDue };
      const obstacles = await findObstacles(tx, vote);
      await tx`rollback to savepoint without_account`;
      return { kind: "not_cast", obstacles };
    });
    if (attempt.kind !== "cast") inDoubt?.(false);
    return attempt;
  } catch (error) {
    if (isUnavailable(error) && !isRolledBack(error)) return { kind: "unknown" };
    inDoubt?.(false);
    if (isOvertaken(error)) return { kind: "overtaken" };
    throw error;
  }
}
