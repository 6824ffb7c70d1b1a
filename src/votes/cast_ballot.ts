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

/** Tries for a name that somebody else takes, or a share that somebody else uses up, at the same moment. */
const TRIES_MAX = 3;

/** A vote from the pages, with its proof and address. */
interface Ballot
  extends Omit<Casting, "vote">, Place, Pick<VoteRow, "agrees" | "needsVerifiedEmail"> {
  slug: string;
  proof: Proof;
  now: Date;
}

/** Result of casting a ballot; unknown: the database was lost while it cast the vote, and did not come back in time. */
export type BallotOutcome = VoteOutcome | TicketFault | VoterFault | { kind: "unknown" };

/**
 * Casts a vote from the pages, by an account's id: its name may pass to another account at any moment. Spending the
 * proof, counting the address and casting the vote happen together or not at all. A ballot sent twice, or from two tabs
 * at once, counts as one vote, and the second answer says so. Refuses what `castVote` refuses, and a deleted account.
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
  // Nobody confirmed the vote, and it may yet be cast: the same one again is cast once.
  try {
    return await castOrExplain(context, casting, noAccount);
  } catch (error) {
    if (giveUp?.aborted || isUnavailable(error)) return { kind: "unknown" };
    throw error;
  }
}

/** A ballot of an account. */
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

/** Takes back what the transaction did: the vote was not cast, perhaps because of these. */
class NotCast extends Error {
  constructor(readonly obstacles?: Obstacles) {
    super("the vote was not cast");
  }
}

/**
 * Casts a vote as the player of a link, or of a name that was typed. A name without an account gets one without sign-in,
 * together with its first vote or not at all. Refuses what `castBallot` and signing up refuse of names, and a typed name
 * that has a sign-in. The statement that casts the vote judges once more whether it may: meanwhile the name may gain a
 * sign-in, or its player may take the agreement back.
 */
export async function castForPlayer(
  context: VoteContext,
  { player, vouchedBy, ...ballot }: Ballot & {
    player: string;
    /** The server whose link says who votes; null: the player typed a name. */
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

/** Makes the account and casts its first vote; undefined if somebody else was first with the name, the proof or a share. */
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
    // Whether it was cast is known unless the connection was lost.
    if (isUnavailable(error) && !isRolledBack(error)) return { kind: "unknown" };
    inDoubt?.(false);
    if (isOvertaken(error)) return undefined;
    if (!(error instanceof NotCast)) throw error;
    return error.obstacles && explainNoVote(error.obstacles, { vote });
  }
}
