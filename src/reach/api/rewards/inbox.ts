import type { NudgeContext } from "../../../core/trail/context.ts";
import type { KeyRing } from "../../../core/keys/key_ring.ts";
import type { WaitingClaims } from "../../rewards/waiting_claims.ts";

/** Services that the operations of the inbox use. Each operation names those that it needs. */
export interface Inbox extends NudgeContext {
  keys: KeyRing;
  /** Claims that wait for votes. */
  waitingClaims: WaitingClaims;
  now(): Date;
}
