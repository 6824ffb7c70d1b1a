/**
 * A listing's status (SPEC §3). Only an approved server takes votes and has keys that open.
 *
 * ```text
 *     ┌────────────── resubmit ───────────────┐
 *     ▼      ┌────────── reject ─────────► rejected
 *  pending ──┤                                │
 *            └── approve ──► approved ◄─ approve
 *                             │    ▲
 *                         suspend  approve
 *                             ▼    │
 *                           suspended
 * ```
 *
 * Suspension stops votes and keys and holds deliveries; approval lets them go on. Moderators decide; it is the owner
 * who submits a rejected server again. An owner's edit changes no status.
 */
export type ServerStatus = "pending" | "approved" | "rejected" | "suspended";

/** What a moderator can do to a listing. */
export type Decision = "approve" | "reject" | "suspend";

/** The states that a decision may leave, and the one it leads to. */
export const TRANSITIONS: Record<Decision, { from: readonly ServerStatus[]; to: ServerStatus }> = {
  approve: { from: ["pending", "rejected", "suspended"], to: "approved" },
  reject: { from: ["pending"], to: "rejected" },
  suspend: { from: ["approved"], to: "suspended" },
};

/** What an owner can do to a rejected listing. */
export const RESUBMISSION = { from: ["rejected"], to: "pending" } as const;

/** A server and how it stands. */
export interface Server {
  id: string;
  slug: string;
  status: ServerStatus;
}

/** A server as its owner sees it. */
export interface OwnServer extends Server {
  name: string;
  ownerId: string;
  /** Why a moderator rejected or suspended it, where one said so. */
  decidedReason: string | null;
}
