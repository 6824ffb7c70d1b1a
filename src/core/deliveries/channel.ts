import type { Sql } from "../database/connect.ts";
import type { SecretBox } from "../secrets/secret_key.ts";
import type { Sender } from "../sending/send_delivery.ts";
import type { Completion, JudgeOptions } from "./judge_attempt.ts";
import type { Leases } from "./leases.ts";
import type { DeliveryClaim } from "./outbox_claim.ts";

/** Sends the rows of one kind of endpoint in its own way. A message in a chat, for example, contains several votes. */
export interface Channel {
  /** Attempts a claimed row, and the rows that go along with it. Returns them all, and never throws. */
  attempt(leader: DeliveryClaim): Promise<Completion[]>;
  /** Called when a batch, also of other kinds, was recorded; `again` if its first recording failed. */
  recorded(batch: readonly Completion[], at: { now: Date; again: boolean }): Promise<void>;
}

/** The dependencies that a dispatcher passes to its channels. */
export interface ChannelTools extends JudgeOptions {
  sql: Sql;
  sender: Sender;
  box: SecretBox;
  /** Holds the leases of rows that the channel takes by itself. */
  leases: Leases;
  leaseMs: number;
}

/** Opens a channel, once for a dispatcher. */
export type OpenChannel = (tools: ChannelTools) => Channel;
