import type { NudgeContext } from "../../../core/trail/context.ts";
import type { KeyRing } from "../../../core/keys/key_ring.ts";
import type { WaitingClaims } from "../../rewards/waiting_claims.ts";

/** What the operations of the inbox work with. Each names the parts that it needs. */
export interface Inbox extends NudgeContext {
  keys: KeyRing;
  /** Claims that wait for votes. */
  waitingClaims: WaitingClaims;
  now(): Date;
}
