import type { Resources } from "../../site/web/resources.ts";
import { createBatchedLookup } from "../../core/database/batch.ts";
import { createWaitingClaims, type WaitingClaims } from "../../reach/rewards/waiting_claims.ts";
import { findHolders, type UrlKeyHolder } from "../../site/keys/url_key.ts";

/** Services for plugins on game servers, which request votes instead of receiving webhooks. */
export interface Plugins {
  /** Finds the holder of a key in an address. Null if the key is unknown. */
  urlKey(secret: string): Promise<UrlKeyHolder | null>;
  /** Claims of rewards that wait for votes. */
  waitingClaims: WaitingClaims;
}

/** Creates the services for the inbox and the door for older plugins. */
export function createPlugins(
  { pools: { reads }, sql, now }: Resources,
  options: { askEveryMs?: number; timeoutFactor: number },
): Plugins {
  return {
    urlKey: createBatchedLookup(
      "urlKey",
      (secrets: string[]) => findHolders(reads, secrets),
      options.timeoutFactor,
    ),
    waitingClaims: createWaitingClaims({ ...options, sql, now }),
  };
}
