import type { Server } from "../../../core/servers/server.ts";
import { type ListingStage, stageOf } from "../../../core/servers/listing_stage.ts";

/** A moderator's action on a listing. */
export type ModeratorDecision = "approve" | "reject" | "suspend";

/** A transition, from one of several stages to another one. */
export interface Transition {
  from: readonly ListingStage[];
  to: ListingStage;
}

/**
 * All transitions between a listing's stages, which `ServerStatus` shows in a drawing.
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
 * Moderators can't relist a listing that its owner unlisted, and `deleted` is final.
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

/** Returns whether a transition starts from a stage. */
export function leaves({ from }: Transition, stage: ListingStage): boolean {
  return from.includes(stage);
}

/** Returns the decisions that moderators may make about a server. */
export function decisionsFor(server: Pick<Server, "status" | "unlistedAt">): ModeratorDecision[] {
  return DECISIONS.filter((decision) => leaves(TRANSITIONS[decision], stageOf(server)));
}
