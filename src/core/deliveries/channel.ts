import type { Sql } from "../database/connect.ts";
import type { SecretBox } from "../secrets/secret_key.ts";
import type { AttemptResult } from "../sending/exchange.ts";
import type { Sender } from "../sending/send_delivery.ts";
import type { Completion } from "./judge_attempt.ts";
import type { Leases } from "./leases.ts";
import type { DeliveryClaim } from "./outbox_claim.ts";

/** The message that was sent for a claimed row, and the rows that it covered. */
interface SentTogether {
  result: AttemptResult;
  /** Without the claimed row if its vote was voided in the meantime. */
  claims: readonly DeliveryClaim[];
  /** The earliest time of the next message to the endpoint. */
  notBefore?: Date;
}

/** Sends the rows of one kind of endpoint in its own way. A message in a chat, for example, contains several votes. */
export interface Channel {
  /**
   * Sends a claimed row, together with others if they share its message. Undefined if nothing is left to send. Never
   * throws.
   */
  send(leader: DeliveryClaim): Promise<SentTogether | undefined>;
  /**
   * Called after rows of this kind were recorded in a batch. `again` is true if the first attempt to record it failed.
   */
  recorded(batch: readonly Completion[], at: { now: Date; again: boolean }): Promise<void>;
}

/** The dependencies that a dispatcher passes to its channels. */
export interface ChannelTools {
  sql: Sql;
  sender: Sender;
  box: SecretBox;
  /** Holds the leases of rows that the channel takes by itself. */
  leases: Leases;
  leaseMs: number;
  now: () => Date;
}

/** Opens a channel, once for a dispatcher. */
export type OpenChannel = (tools: ChannelTools) => Channel;
