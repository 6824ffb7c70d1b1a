import { isRolledBack, isUnavailable } from "../database/unavailable.ts";
import { uuidV7 } from "../uuid_v7.ts";
import type { Proof } from "./bot_check.ts";
import type { Casting } from "./cast_together.ts";
import { castOrExplain, requireClock, type VoteContext, type VoteOutcome } from "./cast_vote.ts";
import type { Obstacles } from "./obstacles.ts";
import { hashProof } from "./spend_proof.ts";
import type { Place } from "./vote_repository.ts";
import { dayEnd } from "./voting_day.ts";

/** A vote from the pages, with its proof and address. */
export interface CastBallot extends Omit<Casting, "vote">, Place {
  slug: string;
  /** The voting account, by id: its name may pass to another account at any moment. */
  accountId: string;
  proof: Proof;
  now: Date;
}

/** Result of casting a ballot. */
export type BallotOutcome =
  | VoteOutcome
  /** The proof was already used for another vote. */
  | { kind: "proof_spent" }
  /** This address or its network has cast too many votes today. */
  | { kind: "address_full"; nextVoteAt: Date }
  /** The database was lost while it cast the vote, and did not come back in time. */
  | { kind: "unknown" };

/**
 * Casts a vote from the pages. Spending the proof, counting the address and casting the vote happen together or not at
 * all. A ballot sent twice, or from two tabs at once, counts as one vote, and the second answer says so. Refuses what
 * `castVote` refuses, and a deleted account.
 */
export async function castBallot(
  context: VoteContext,
  ballot: CastBallot,
): Promise<BallotOutcome> {
  const { giveUp, inDoubt, now } = ballot;
  await requireClock(context.clock, now);
  const vote = rowOf(ballot);
  const explanation = {
    noAccount: "the account was deleted",
    explain: (obstacles: Obstacles) => explainTicket(obstacles, now),
  };
  try {
    return await castOrExplain(context, { vote, giveUp, inDoubt }, explanation);
  } catch (error) {
    if (!isUnavailable(error) || isRolledBack(error)) throw error;
  }
  // Nobody confirmed the vote, and it may yet be cast: the same one again is cast once.
  try {
    return await castOrExplain(context, { vote, giveUp }, explanation);
  } catch (error) {
    if (giveUp?.aborted || isUnavailable(error)) return { kind: "unknown" };
    throw error;
  }
}

/** Returns the row of a ballot's vote. */
export function rowOf({ slug, accountId, proof, now, ...place }: CastBallot): Casting["vote"] {
  const { address, perAddress, network, perNetwork } = place;
  return {
    voteId: uuidV7(now),
    slug,
    voter: { accountId },
    votedAt: now,
    ticket: {
      proof: hashProof(proof),
      proofExpiresAt: proof.expiresAt,
      address,
      perAddress,
      network,
      perNetwork,
    },
  };
}

/** Explains what stands in the way of a ticket; undefined if nothing does. */
export function explainTicket(
  { isSpent, isFull }: Obstacles,
  now: Date,
): BallotOutcome | undefined {
  if (isSpent) return { kind: "proof_spent" };
  return isFull ? { kind: "address_full", nextVoteAt: dayEnd(now) } : undefined;
}
