import type { Resources } from "../../site/web/resources.ts";
import { readClock } from "../database/check_postgres.ts";
import { openPools } from "../../core/database/pools.ts";
import { createLimiters } from "../../core/limits/shared_window.ts";
import { openValkey, type Valkey } from "../limits/valkey.ts";
import { createHostProof } from "../secrets/host_proof.ts";
import { createSecretBox, type SecretKeys } from "../../core/secrets/secret_key.ts";
import { keepClock } from "../keep_clock.ts";
import type { Config } from "../config.ts";

/** Addresses and keys that the resources are opened with. */
export interface ResourceAddresses extends Partial<Pick<Config, "directUrl" | "valkeyUrl">> {
  databaseUrl: string;
  secretKeys: SecretKeys;
}

/** The resources, with those that only the start, the end and reports of a process use. */
export interface ProcessResources extends Resources {
  /** Reads the database's time until it is stopped, and reports how much this host's clock differs. */
  clock: ReturnType<typeof keepClock>;
  /** Undefined if each process limits by itself. */
  valkey: Valkey | undefined;
  /** Recognizes requests from the host, such as the doctor's. */
  hostProof: ReturnType<typeof createHostProof>;
}

/** Creates the resources that every other service uses. No connection is opened before the first query. */
export function createResources(
  { databaseUrl, directUrl, valkeyUrl, secretKeys }: ResourceAddresses,
  { now, databaseNow, timeoutFactor }: {
    now: () => Date;
    databaseNow: (() => Promise<Date>) | undefined;
    timeoutFactor: number;
  },
): ProcessResources {
  const pools = openPools({ databaseUrl, directUrl }, timeoutFactor);
  const valkey = valkeyUrl === undefined ? undefined : openValkey(valkeyUrl, timeoutFactor);
  const { pages: sql } = pools;
  return {
    pools,
    sql,
    now,
    clock: keepClock({ read: databaseNow ?? (() => readClock(sql)), now }),
    limiter: createLimiters(valkey),
    valkey,
    box: createSecretBox(...secretKeys),
    hostProof: createHostProof(secretKeys),
  };
}
