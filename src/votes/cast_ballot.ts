import { findAccount } from "../accounts/account_repository.ts";
import { claimName, lockNames } from "../accounts/former_names.ts";
import { findVotingPlayer, insertPlayer, vouch } from "../accounts/players.ts";
import { accountKey } from "../accounts/username.ts";
import { isRolledBack, isUnavailable } from "../database/unavailable.ts";
import { noteVote } from "../tracing.ts";
import { uuidV7 } from "../uuid_v7.ts";
import type { Proof } from "./bot_check.ts";
import type { Casting } from "./cast_together.ts";
import {
  castOrExplain,
  explainNoVote,
  findObstacles,
  type Obstacles,
  requireClock,
  type TicketFault,
  type VoteContext,
  type VoteOutcome,
  type VoterFault,
} from "./cast_vote.ts";
import { hashProof } from "./bot_check.ts";
import { insertVotes, isOvertaken, type Place, type VoteRow } from "./vote_repository.ts";

/** Attempts when a concurrent request takes the name or uses up the share. */
const TRIES_MAX = 3;

/** A vote from the pages, with its proof and address. */
interface Ballot
  extends Omit<Casting, "vote">, Place, Pick<VoteRow, "agrees" | "needsVerifiedEmail"> {
  slug: string;
  proof: Proof;
  now: Date;
}

/**
 * Result of casting a ballot. `unknown` means that the database connection was lost during the vote and did not recover
 * in time.
 */
export type BallotOutcome = VoteOutcome | TicketFault | VoterFault | { kind: "unknown" };

/**
 * Casts a vote from the pages by account id, because a name may pass to another account at any moment. Spending the
 * proof, counting the address and casting the vote succeed or fail together. A ballot sent twice, or from two tabs at
 * once, counts as one vote, and the second response says so. Refuses what `castVote` refuses, and a deleted account.
 * The player is signed in unless `source` says otherwise.
 */
export async function castBallot(
  context: VoteContext,
  ballot: SourcedBallot,
): Promise<BallotOutcome> {
  const { giveUp, inDoubt, now } = ballot;
  await requireClock(context.clock, now);
  const casting = { vote: rowOf(ballot), giveUp };
  const noAccount = "the account was deleted";
  try {
    return await castOrExplain(context, { ...casting, inDoubt }, noAccount);
  } catch (error) {
    if (!isUnavailable(error) || isRolledBack(error)) throw error;
  }
  // The commit was not confirmed, so the vote may or may not be cast. Casting it again is idempotent.
  try {
    return await castOrExplain(context, casting, noAccount);
  } catch (error) {
    if (giveUp?.aborted || isUnavailable(error)) return { kind: "unknown" };
    throw error;
  }
}

/** A ballot for a known account. */
type SourcedBallot = Ballot & { accountId: string; source?: VoteRow["source"] };

function rowOf({ accountId, source = "session", now, ...ballot }: SourcedBallot): VoteRow {
  const { slug, needsVerifiedEmail, agrees, proof } = ballot;
  const { address, perAddress, network, perNetwork } = ballot;
  const place = { address, perAddress, network, perNetwork };
  const ticket = { proof: hashProof(proof), proofExpiresAt: proof.expiresAt, ...place };
  const voter = { accountId };
  const rules = { source, needsVerifiedEmail, agrees };
  return { voteId: uuidV7(now), slug, voter, votedAt: now, ...rules, ticket };
}

/** Rolls the transaction back: the vote was not cast, perhaps because of these obstacles. */
class NotCast extends Error {
  constructor(readonly obstacles?: Obstacles) {
    super("the vote was not cast");
  }
}

/**
 * Casts a vote as the player named by a link or by a typed name. For a name without an account, creates one without
 * sign-in in the same transaction as its first vote. Refuses what `castBallot` refuses, names that sign-up refuses, and
 * a typed name whose account has a sign-in. The statement that casts the vote checks permission again, because the name
 * may have gained a sign-in, or its player may have withdrawn the agreement, in the meantime.
 */
export async function castForPlayer(
  context: VoteContext,
  { player, vouchedBy, ...ballot }: Ballot & {
    player: string;
    /** The server whose link names the voter. Null if the player typed the name. */
    vouchedBy: string | null;
  },
): Promise<BallotOutcome> {
  const { sql, clock } = context;
  const { now } = ballot;
  await requireClock(clock, now);
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const account = await findVotingPlayer(sql, { player, isTyped: vouchedBy === null, now });
    const source = vouchedBy === null ? "typed_name" : "link";
    const outcome = account
      ? await castBallot(context, { ...ballot, source, accountId: account.id })
      : await castFirst(context, { username: player, vouchedBy, ballot: { ...ballot, source } });
    const isFirstLink = account && account.vouchedBy === null && !account.hasSignIn;
    if (isFirstLink && vouchedBy !== null && outcome?.kind === "cast") {
      await vouch(sql, { accountId: account.id, serverId: vouchedBy });
    }
    if (outcome) return outcome;
  }
  throw new Error("a player's vote was neither cast nor refused");
}

/**
 * Creates the account and casts its first vote. Returns undefined if a concurrent request took the name, the proof or a
 * share.
 */
async function castFirst(
  { sql, nudge }: VoteContext,
  { username, vouchedBy, ballot }: {
    username: string;
    vouchedBy: string | null;
    ballot: Omit<SourcedBallot, "accountId">;
  },
): Promise<BallotOutcome | undefined> {
  const { now, giveUp, inDoubt } = ballot;
  const id = crypto.randomUUID();
  const vote = rowOf({ ...ballot, accountId: id });
  giveUp?.throwIfAborted();
  inDoubt?.(true);
  try {
    const isDue = await sql.begin(async (tx) => {
      await lockNames(tx, [accountKey(username)]);
      if (await findAccount(tx, username)) throw new NotCast();
      await claimName(tx, { name: username, now });
      await insertPlayer(tx, { id, username, vouchedBy, now });
      const cast = (await insertVotes(tx, [vote], { lockMs: 0 })).get(vote.voteId);
      if (cast === undefined) throw new NotCast(await findObstacles(tx, vote));
      return cast;
    });
    noteVote(vote.voteId);
    if (isDue) nudge();
    return { kind: "cast", voteId: vote.voteId, votedAt: now };
  } catch (error) {
    // The outcome is known unless the connection was lost.
    if (isUnavailable(error) && !isRolledBack(error)) return { kind: "unknown" };
    inDoubt?.(false);
    if (isOvertaken(error)) return undefined;
    if (!(error instanceof NotCast)) throw error;
    return error.obstacles && explainNoVote(error.obstacles, { vote });
  }
}
