import type { Query } from "../database/connect.ts";
import type { ServerStatus } from "../servers/server.ts";
import { findObstacleFacts, type ObstacleFacts } from "./obstacle_facts.ts";
import type { VoteRow } from "./vote_repository.ts";
import { votedToday } from "./voting_day.ts";

/** The reason why a vote can't be cast. */
export type VoteObstacle =
  | { kind: "account_unknown" }
  | { kind: "account_disabled" }
  | { kind: "server_unknown" }
  | { kind: "server_not_approved"; status: Exclude<ServerStatus, "approved"> }
  /** The player has to sign in for this vote. */
  | { kind: "sign_in_needed" }
  /** The account's email address has to be confirmed for this vote. */
  | { kind: "email_unconfirmed" }
  /** The ballot's proof was spent on the player's vote of today. */
  | { kind: "cast_before"; voteId: string }
  | { kind: "proof_spent" }
  /** The player has voted on that UTC day, whether or not the vote was voided since. */
  | { kind: "already_voted"; votedOn: Date }
  /** The account no longer has the name that the vote is under. */
  | { kind: "name_gone" }
  /** Another account spent that name's vote on the same UTC day, as in `isNameUsed`. */
  | { kind: "name_used" }
  /** The address or its network has used up its votes for accounts of this trust. */
  | { kind: "address_full" };

/** An attempt at the same vote, whose commit wasn't confirmed, has cast it. */
type CastAlready = { kind: "is_cast" };

/** The obstacles in order of precedence. The first one that applies is the one that is reported. */
const OBSTACLES: readonly ((
  facts: ObstacleFacts,
  vote: VoteRow,
) => CastAlready | VoteObstacle | false)[] = [
  ({ voteId }, vote) => voteId === vote.voteId && { kind: "is_cast" },
  ({ accountId }) => accountId === null && { kind: "account_unknown" },
  ({ isDisabled }) => isDisabled && { kind: "account_disabled" },
  ({ status }) => status === null && { kind: "server_unknown" },
  ({ status }) =>
    status !== null && status !== "approved" && { kind: "server_not_approved", status },
  ({ needsSignIn }) => needsSignIn && { kind: "sign_in_needed" },
  ({ isUnconfirmed }) => isUnconfirmed && { kind: "email_unconfirmed" },
  ({ isSpent, spentOn, voteId, votedOn }, { votedAt }) =>
    isSpent && voteId !== null && spentOn === voteId && votedToday(votedOn, votedAt) &&
    { kind: "cast_before", voteId },
  ({ isSpent }) => isSpent && { kind: "proof_spent" },
  ({ votedOn }, { votedAt }) =>
    votedOn !== null && votedToday(votedOn, votedAt) && { kind: "already_voted", votedOn },
  ({ isNameGone }) => isNameGone && { kind: "name_gone" },
  ({ isNameUsed }) => isNameUsed && { kind: "name_used" },
  ({ isFull }) => isFull && { kind: "address_full" },
];

/** Finds out why a vote wrote nothing. Returns undefined if nothing prevents it any longer. */
export async function findObstacle(
  sql: Query,
  vote: VoteRow,
): Promise<CastAlready | VoteObstacle | undefined> {
  const facts = await findObstacleFacts(sql, vote);
  for (const judge of OBSTACLES) {
    const obstacle = judge(facts, vote);
    if (obstacle) return obstacle;
  }
}
