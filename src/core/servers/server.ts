/**
 * A listing's status (SPEC §3). Only an approved server takes votes and has keys that work.
 *
 * ```text
 *     ┌────────────── resubmit ───────────────┐
 *     ▼      ┌────────── reject ─────────► rejected
 *  pending ──┤                                │
 *            └── approve ──► approved ◄─ approve
 *                             │    ▲
 *                         suspend  approve
 *                          unlist  relist (the owner, if the owner unlisted it)
 *                             ▼    │
 *                           suspended
 * ```
 *
 * Suspension stops votes and keys and holds deliveries; approval lets them continue. Moderators decide; the owner
 * resubmits a rejected server. Editing a listing does not change its status. An owner may take an approved listing off
 * the list, which suspends it, and list it again without a moderator; if one suspends it meanwhile, that ends.
 */
export type ServerStatus = "pending" | "approved" | "rejected" | "suspended";

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

/** A server, its owner and its status: everything needed for decisions about it. */
export interface Server {
  id: string;
  slug: string;
  status: ServerStatus;
  name: string;
  ownerId: string;
  /** Why a moderator rejected or suspended it, if they gave a reason. */
  decidedReason: string | null;
  /** When its owner took it off the list. Null if it is listed, or a moderator decided meanwhile. */
  unlistedAt: Date | null;
}
