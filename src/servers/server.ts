/**
 * A listing's status (SPEC §3). Only an approved server takes votes and has keys that open.
 *
 * ```text
 *            ┌────────── reject ─────────► rejected
 *  pending ──┤                                │
 *            └── approve ──► approved ◄─ approve
 *                             │    ▲
 *                         suspend  approve
 *                             ▼    │
 *                           suspended
 * ```
 *
 * Suspension stops votes and keys and holds deliveries; approval lets them go on.
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

/** A server as its owner and the moderators see it. */
export interface Server {
  id: string;
  slug: string;
  status: ServerStatus;
}
