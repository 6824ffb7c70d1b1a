/**
 * A listing's status (SPEC §3). Only an approved server takes votes and has keys that work.
 *
 * ```text
 *     ┌────────────── resubmit ───────────────┐
 *     ▼      ┌────────── reject ─────────► rejected
 *  pending ──┤                                │
 *            └── approve ──► approved ◄─ approve
 *                            │ │  ▲ ▲
 *                     suspend│ │  │ │approve
 *                            │ │  │ └─────────────┐
 *                            │ │  └── relist ───┐ │
 *                            │ └── unlist ► unlisted
 *                            │                 │ suspend
 *                            └──► suspended ◄──┘ │
 *                                     └──────────┘
 *
 *  each of them ── erase ──► deleted: the end
 * ```
 *
 * `unlisted` and `deleted` are `suspended` in the column. `ListingStage` explains why, and `TRANSITIONS` lists who may
 * make which transition. Suspension stops votes and keys and holds deliveries; approval lets them continue. Moderators
 * decide, and the owner resubmits a rejected server. Editing a listing does not change its status. An owner may take an
 * approved listing off the list, which suspends it, and list it again without a moderator, unless a moderator has
 * suspended it since.
 */
export type ServerStatus = "pending" | "approved" | "rejected" | "suspended";

/** A server, its owner and its status: everything needed for decisions about it. */
export interface Server {
  id: string;
  slug: string;
  status: ServerStatus;
  name: string;
  ownerId: string;
  /** Why a moderator rejected or suspended it, if they gave a reason. */
  decidedReason: string | null;
  /** Time at which its owner took it off the list. Null if it is listed, or a moderator decided since. */
  unlistedAt: Date | null;
}
