import type { Outcome } from "../sending/outcome.ts";

/**
 * The states of a delivery, which is one vote sent to one key's URL.
 *
 * ```text
 *   cast ──► pending ──claim──► sending ──2xx──► delivered
 *     │        ▲  ▲               │  │
 *     │        │  └──── retry ────┘  └─ last try, 410 ─► abandoned
 *     │        └─ lease ran out, hand-back    ▲              │
 *     │                                       │              │
 *     ├─ endpoint paused or disabled ─► held ─┤              │
 *     │                                       │              │
 *     └───────── revoke, clear URL, void ─────┘              │
 *        held, delivered, abandoned ──resend──► pending ◄────┘
 * ```
 *
 * Voiding its vote abandons a delivery even while it is being sent. That is final: it can't be resent. A delivery that
 * was accepted and is sent again ends as delivered, even if the second run fails.
 *
 * held, pending and sending live in `outbox`, delivered and abandoned in `delivery`. Every transition out of sending
 * names the claim that it ends, so a process that lost its lease can no longer move the row.
 */
export type DeliveryState = "held" | "pending" | "sending" | "delivered" | "abandoned";

/** The reasons to abandon a delivery other than the outcome of its last attempt. */
export const ABANDON_REASONS = [
  "key_revoked",
  "url_cleared",
  "vote_voided",
  /** One of the first two, while the delivery was being sent. */
  "no_destination",
] as const;

/** Why a delivery was abandoned, if not for the outcome of its last attempt. */
export type AbandonReason = typeof ABANDON_REASONS[number];

/** The last known of a delivery, as stored: how its last attempt ended, or why it was abandoned. */
export type LastOutcome = Outcome | AbandonReason;

/** Returns whether it is a reason other than an attempt's outcome. */
export function isAbandonReason(last: LastOutcome): last is AbandonReason {
  return ABANDON_REASONS.some((reason) => reason === last);
}
