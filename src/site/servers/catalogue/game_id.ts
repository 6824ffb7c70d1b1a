import { createHash } from "node:crypto";
import { uuidOf } from "../../../core/database/uuid_v7.ts";

/** Namespace of Voteboard's games: the UUIDv5 of "games.voteboard" in RFC 9562's DNS namespace. */
const GAME_NAMESPACE = "9a89fc78-60ee-5b88-994c-65d1bcfa465b";

/**
 * Returns the id of the game with that slug: a UUIDv5 (RFC 9562 §5.5), the same in every installation.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(gameId("minecraft"), "4089bff4-3459-593f-aa63-4dec29c1d16a");
 * ```
 */
export function gameId(slug: string): string {
  const hash = createHash("sha1").update(Uint8Array.fromHex(GAME_NAMESPACE.replaceAll("-", "")));
  return uuidOf(hash.update(slug).digest().subarray(0, 16), 5);
}
