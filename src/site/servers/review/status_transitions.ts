import type { Server, ServerStatus } from "../../../core/servers/server.ts";
import { type ListingStage, stageOf } from "../../../core/servers/listing_stage.ts";

/** A moderator's action on a listing. */
export type ModeratorDecision = "approve" | "reject" | "suspend";

/** A way from the stages that it leaves to the one that it leads to. */
export interface Transition {
  from: readonly ListingStage[];
  to: ListingStage;
}

/**
 * All changes of a listing's stage. `ServerStatus` has them drawn.
 *
 * | Transition | Who                                            | Function                         |
 * |------------|------------------------------------------------|----------------------------------|
 * | approve    | a moderator, or a proof of ownership           | `approveServer`, `approveByProof` |
 * | reject     | a moderator                                    | `decideStatus`                   |
 * | suspend    | a moderator, also one that its owner unlisted  | `decideStatus`                   |
 * | resubmit   | its owner or a manager                         | `resubmitServer`                 |
 * | unlist     | its owner or a manager                         | `unlistServer`                   |
 * | relist     | its owner or a manager                         | `relistServer`                   |
 * | erase      | its owner                                      | `deleteListing`                  |
 *
 * No moderator lists a listing that its owner unlisted, and nothing leads back from `deleted`.
 */
export const TRANSITIONS = {
  approve: { from: ["pending", "rejected", "suspended"], to: "approved" },
  reject: { from: ["pending"], to: "rejected" },
  suspend: { from: ["approved", "unlisted"], to: "suspended" },
  resubmit: { from: ["rejected"], to: "pending" },
  unlist: { from: ["approved"], to: "unlisted" },
  relist: { from: ["unlisted"], to: "approved" },
  erase: { from: ["pending", "approved", "rejected", "suspended", "unlisted"], to: "deleted" },
} as const satisfies Record<string, Transition>;

const DECISIONS = ["approve", "reject", "suspend"] as const satisfies ModeratorDecision[];

/** Returns whether servers with that status are or were approved. No transition leads back from there. */
export function isPublished(status: ServerStatus): boolean {
  return status === "approved" || status === "suspended";
}

/** Returns whether a transition leaves a stage. */
export function leaves({ from }: Transition, stage: ListingStage): boolean {
  return from.includes(stage);
}

/** Returns the decisions that moderators may make about a server. */
export function decisionsFor(server: Pick<Server, "status" | "unlistedAt">): ModeratorDecision[] {
  return DECISIONS.filter((decision) => leaves(TRANSITIONS[decision], stageOf(server)));
}
