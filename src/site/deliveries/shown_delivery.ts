import type { Query } from "../../core/database/connect.ts";
import type { DeliveryState } from "../../core/deliveries/delivery.ts";

/** Selects the attempt of a finished delivery that was accepted first. Null if no attempt was accepted. */
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
  /** Whether the delivery is the top ten of a month for a chat, and not a vote. */
  isTopTen: boolean;
  state: DeliveryState;
  isTest: boolean;
  /** Total number of POSTs. */
  attempts: number;
  /**
   * The attempt that was accepted first. Null if no attempt was accepted. Sending the delivery again doesn't change it.
   */
  acceptedAttempt: number | null;
  /** The outcome of the last attempt, or why the delivery was abandoned. Null before the first attempt. */
  lastOutcome: string | null;
  lastStatus: number | null;
  createdAt: Date;
  /** The time of the next attempt. Null if there won't be another one. */
  dueAt: Date | null;
  finishedAt: Date | null;
}
