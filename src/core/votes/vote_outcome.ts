import { refusal, type RefusalValues } from "../refusals/refusal.ts";
import type { VoteRow } from "./vote_repository.ts";
import { dayEnd } from "../time/day.ts";
import type { VoteObstacle } from "./obstacles.ts";

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
 * Returns the outcome of a vote that an obstacle prevents. Refuses an unknown or disabled account, and a server that is
 * unknown or not approved.
 */
export function explainObstacle(
  obstacle: VoteObstacle,
  { vote: { slug, votedAt }, noAccount }: {
    vote: Pick<VoteRow, "slug" | "votedAt">;
    noAccount: NoAccount;
  },
): BallotOutcome {
  switch (obstacle.kind) {
    case "account_unknown":
      throw refusal("account_unknown", noAccount);
    case "account_disabled":
      throw refusal("account_disabled", { why: "vote" });
    case "server_unknown":
      throw refusal("server_unknown", { slug });
    case "server_not_approved":
      throw refusal("server_not_approved", { slug, status: obstacle.status });
    case "already_voted":
      return { kind: "already_voted", nextVoteAt: dayEnd(obstacle.votedOn) };
    case "name_used":
    case "address_full":
      return { kind: obstacle.kind, nextVoteAt: dayEnd(votedAt) };
    case "sign_in_needed":
    case "email_unconfirmed":
    case "cast_before":
    case "proof_spent":
    case "name_gone":
      return obstacle;
  }
}
