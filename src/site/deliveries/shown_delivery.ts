import type { Query } from "../../core/database/connect.ts";
import type { DeliveryState, LastOutcome } from "../../core/deliveries/delivery.ts";

/** Returns the SQL for the number of a finished delivery's first accepted attempt, or null. */
export function acceptedAttempt(sql: Query) {
  // Rows that are older than this column were accepted at their last attempt.
  return sql`coalesce(accepted_attempt, case when state = 'delivered' then attempts end)`;
}

/** A delivery, for its owner. */
export interface Delivery {
  id: string;
  voteId: string;
  keyId: string;
  /** The player's name in the body. */
  player: string | null;
  /** Whether it is a chat's message with the top ten of a month, and not a vote. */
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
  lastOutcome: LastOutcome | null;
  lastStatus: number | null;
  createdAt: Date;
  /** The time of the next attempt. Null if there is none. */
  dueAt: Date | null;
  finishedAt: Date | null;
}
