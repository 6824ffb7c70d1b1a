import type { App } from "../app.ts";
import type { ApiKeys } from "../wiring/create_reading.ts";
import { makeKeySecret } from "../../core/keys/key_secret.ts";
import type { Reading } from "../../core/votes/reading.ts";
import { NIL_UUID } from "../../core/database/uuid_v7.ts";

/**
 * Sends a request to API v1 and to a page before the service listens. Otherwise compiling, connecting and preparing for
 * the first response would delay early clients, on a busy machine beyond their deadlines. Errors are ignored here,
 * because real requests will report them.
 */
export async function warmUp(
  app: App,
  { keys, lastVote, voteCounts, listing }: Pick<ApiKeys, "keys"> & Reading,
) {
  await Promise.allSettled([
    app.warmUp(),
    keys.resolve(makeKeySecret()),
    lastVote({ serverId: NIL_UUID, username: "nobody" }),
    voteCounts(NIL_UUID),
    listing(NIL_UUID),
  ]);
}
