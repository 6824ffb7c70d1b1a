import type { KeyRing } from "./key_ring.ts";
import type { createLastUse } from "./last_use.ts";

/** Which key opens what. */
export interface ApiKeys {
  /** The active keys, kept in memory. */
  keys: KeyRing;
  /** Notes that a key was used, and writes it down every minute. */
  lastUse: ReturnType<typeof createLastUse>;
}
