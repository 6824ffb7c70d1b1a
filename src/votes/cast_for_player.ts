import { findAccount } from "../accounts/account_repository.ts";
import { claimName, lockNames } from "../accounts/former_names.ts";
import { findVotingPlayer, insertPlayer, vouch } from "../accounts/players.ts";
import { accountKey } from "../accounts/username.ts";
import { isRolledBack, isUnavailable } from "../database/unavailable.ts";
import {
  type BallotOutcome,
  type CastBallot,
  castBallot,
  explainTicket,
  rowOf,
} from "./cast_ballot.ts";
import { explainNoVote, requireClock, type VoteContext } from "./cast_vote.ts";
import { findObstacles, type Obstacles } from "./obstacles.ts";
import { insertVotes, isOvertaken } from "./vote_repository.ts";

/** Tries for a name that somebody else takes, or a share that somebody else uses up, at the same moment. */
const TRIES_MAX = 3;

/** A vote by a player's name. */
export interface PlayerBallot extends Omit<CastBallot, "accountId"> {
  player: string;
  /** The server whose link says who votes; null: the player typed a name. */
  vouchedBy: string | null;
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
 * that has a sign-in.
 */
export async function castForPlayer(
  context: VoteContext,
  { player, vouchedBy, ...ballot }: PlayerBallot,
): Promise<BallotOutcome> {
  const { sql, clock } = context;
  const { now } = ballot;
  await requireClock(clock, now);
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const account = await findVotingPlayer(sql, { player, isTyped: vouchedBy === null, now });
    const outcome = account
      ? await castBallot(context, { ...ballot, accountId: account.id })
      : await castFirst(context, { username: player, vouchedBy, ballot });
    if (account && vouchedBy !== null && outcome?.kind === "cast") {
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
    ballot: Omit<CastBallot, "accountId">;
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
    if (isDue) nudge();
    return { kind: "cast", voteId: vote.voteId, votedAt: now };
  } catch (error) {
    // Whether it was cast is known unless the connection was lost.
    if (isUnavailable(error) && !isRolledBack(error)) return { kind: "unknown" };
    inDoubt?.(false);
    if (isOvertaken(error)) return undefined;
    if (!(error instanceof NotCast)) throw error;
    const { obstacles } = error;
    return obstacles &&
      (explainNoVote(obstacles, { vote, noAccount: "" }) ?? explainTicket(obstacles, now));
  }
}
