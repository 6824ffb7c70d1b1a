import type { Query } from "../database/connect.ts";

/**
 * The states of a delivery: one vote on its way to one key's URL.
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
 * Voiding its vote abandons a delivery that is being sent too, and is final: no resend leads back from there. A delivery
 * that was accepted and is sent again ends as delivered, however that second run ends.
 *
 * held, pending and sending live in `outbox`, delivered and abandoned in `delivery`. Every way out of sending
 * names the claim that it ends, so whoever lost its lease can no longer move the row.
 */
export type DeliveryState = "held" | "pending" | "sending" | "delivered" | "abandoned";

/** The columns of a finished delivery that tell which attempt was accepted first; null when no attempt was. */
export function acceptedAttempt(sql: Query) {
  // Rows from before that column existed were accepted at their last attempt.
  return sql`coalesce(accepted_attempt, case when state = 'delivered' then attempts end)`;
}

/** A delivery as its owner sees it. */
export interface Delivery {
  id: string;
  voteId: string;
  keyId: string;
  /** The name that is sent. */
  player: string | null;
  state: DeliveryState;
  isTest: boolean;
  /** POSTs made in all. */
  attempts: number;
  /** The attempt that was accepted first; null when none was. What is sent again later changes nothing about it. */
  acceptedAttempt: number | null;
  /** The outcome word of the last attempt, or why it was abandoned; null before the first. */
  lastOutcome: string | null;
  lastStatus: number | null;
  createdAt: Date;
  /** When the next attempt is due; null when there is none to come. */
  dueAt: Date | null;
  finishedAt: Date | null;
}
