import { refusal, type RefusalValues } from "../refusals/refusal.ts";
import type { VoteRow } from "./vote_repository.ts";
import { dayEnd } from "../time/day.ts";
import { votedToday } from "./voting_day.ts";
import type { Obstacles } from "./obstacles.ts";

/** Result of casting a vote. */
export type VoteOutcome =
  | { kind: "cast"; voteId: string; votedAt: Date }
  /** Today's vote may have been voided since; the day stays spent unless it was given back. */
  | { kind: "already_voted"; nextVoteAt: Date };

/** The same ballot has already cast that vote, for example because a proxy sent it twice. */
type EarlierCast = { kind: "cast_before"; voteId: string };

/**
 * Result of casting a ballot. `unknown` means that the database connection was lost during the vote and did not recover
 * in time.
 */
export type BallotOutcome =
  | VoteOutcome
  | EarlierCast
  | TicketFault
  | VoterFault
  | { kind: "unknown" };

/** Why a ticket does not admit its vote. */
type TicketFault =
  /** The proof was already used for another vote. */
  | { kind: "proof_spent" }
  /** The address or its network has used up its votes of today for accounts of this trust. */
  | { kind: "address_full"; nextVoteAt: Date };

/** Why a vote may not be cast as an account. */
type VoterFault =
  /** The account no longer has the name that the vote is under. */
  | { kind: "name_gone" }
  /**
   * Another account voted under the same name that day: also by a link, or because neither account has proved the name.
   */
  | { kind: "name_used"; nextVoteAt: Date }
  /** The voter comes from a link or a typed name, but the player of that account has to sign in to vote. */
  | { kind: "sign_in_needed" }
  /** The account's own email address is not confirmed. */
  | { kind: "email_unconfirmed" };

/** Why a voter without an account can't vote. */
export type NoAccount = RefusalValues<"account_unknown">;

/**
 * Returns what prevents a vote, or undefined if nothing prevents it any longer. Refuses an unknown or disabled account,
 * and a server that is unknown or not approved.
 */
export function explainNoVote(
  { accountId, isDisabled, status, voteId, votedOn, isSpent, spentOn, isFull, ...voter }: Obstacles,
  { vote: { slug, votedAt: now }, noAccount }: {
    vote: Pick<VoteRow, "slug" | "votedAt">;
    noAccount: NoAccount;
  },
): BallotOutcome | undefined {
  if (accountId === null) throw refusal("account_unknown", noAccount);
  if (isDisabled) throw refusal("account_disabled", { doing: "vote" });
  if (status === null) throw refusal("server_unknown", { slug });
  if (status !== "approved") {
    throw refusal("server_not_approved", { doing: "vote", slug, status });
  }
  if (voter.needsSignIn) return { kind: "sign_in_needed" };
  if (voter.isUnconfirmed) return { kind: "email_unconfirmed" };
  const isDone = votedOn !== null && votedToday(votedOn, now);
  if (isSpent && isDone && voteId !== null && spentOn === voteId) {
    return { kind: "cast_before", voteId };
  }
  if (isSpent) return { kind: "proof_spent" };
  if (isDone) return { kind: "already_voted", nextVoteAt: dayEnd(votedOn) };
  if (voter.isNameGone) return { kind: "name_gone" };
  if (voter.isNameUsed) return { kind: "name_used", nextVoteAt: dayEnd(now) };
  return isFull ? { kind: "address_full", nextVoteAt: dayEnd(now) } : undefined;
}
