import type { Query } from "../database/connect.ts";

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
 * was accepted and is sent again ends as delivered, whatever the outcome of the second run.
 *
 * held, pending and sending live in `outbox`, delivered and abandoned in `delivery`. Every transition out of sending
 * names the claim that it ends, so a process that lost its lease can no longer move the row.
 */
export type DeliveryState = "held" | "pending" | "sending" | "delivered" | "abandoned";

/** Selects the attempt of a finished delivery that was accepted first. Null if none was. */
export function acceptedAttempt(sql: Query) {
  // Rows from before that column existed were accepted at their last attempt.
  return sql`coalesce(accepted_attempt, case when state = 'delivered' then attempts end)`;
}

/** A delivery as shown to its owner. */
export interface Delivery {
  id: string;
  voteId: string;
  keyId: string;
  /** The name that is sent. */
  player: string | null;
  /** Whether it is no vote, but the top ten of a month for a chat. */
  isTopTen: boolean;
  state: DeliveryState;
  isTest: boolean;
  /** Total number of POSTs. */
  attempts: number;
  /** The attempt that was accepted first. Null if none was. Sending the delivery again doesn't change it. */
  acceptedAttempt: number | null;
  /** The outcome of the last attempt, or why the delivery was abandoned. Null before the first attempt. */
  lastOutcome: string | null;
  lastStatus: number | null;
  createdAt: Date;
  /** When the next attempt is due. Null if there is none. */
  dueAt: Date | null;
  finishedAt: Date | null;
}
