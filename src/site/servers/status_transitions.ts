import type { Server, ServerStatus } from "../../core/servers/server.ts";

/** A moderator's action on a listing. */
export type ModeratorDecision = "approve" | "reject" | "suspend";

/** The statuses that a decision applies to, and the one it leads to. */
export const TRANSITIONS: Record<
  ModeratorDecision,
  { from: readonly ServerStatus[]; to: ServerStatus }
> = {
  approve: { from: ["pending", "rejected", "suspended"], to: "approved" },
  reject: { from: ["pending"], to: "rejected" },
  suspend: { from: ["approved"], to: "suspended" },
};

/** Returns whether servers with that status are or were approved. No transition leads back from there. */
export function isPublished(status: ServerStatus): boolean {
  return status === "approved" || status === "suspended";
}

/** Returns the decisions that moderators may make about a server. They don't list one that its owner unlisted. */
export function decisionsFor({ status, unlistedAt }: Pick<Server, "status" | "unlistedAt">) {
  const decisions: readonly ModeratorDecision[] = ["approve", "reject", "suspend"];
  if (unlistedAt !== null) return decisions.filter((decision) => decision === "suspend");
  return decisions.filter((decision) => TRANSITIONS[decision].from.includes(status));
}
