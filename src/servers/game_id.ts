import { createHash } from "node:crypto";

/** UUIDv5 of "games.voteboard" in RFC 9562's DNS namespace: the namespace of Voteboard's games. */
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
  return uuidV5(GAME_NAMESPACE, slug);
}

function uuidV5(namespace: string, name: string): string {
  const bytes = createHash("sha1")
    .update(Uint8Array.fromHex(namespace.replaceAll("-", "")))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}
