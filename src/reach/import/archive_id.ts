import { createHash } from "node:crypto";
import { uuidOf } from "../../core/database/uuid_v7.ts";

/** Namespace of imported accounts and listings: the UUIDv5 of "moved.voteboard" in RFC 9562's DNS namespace. */
const MOVED_NAMESPACE = "cb3a04af-99f0-5fa0-b8c3-dbdad2301b20";

const NAMESPACE_BYTES = Uint8Array.fromHex(MOVED_NAMESPACE.replaceAll("-", ""));

/**
 * Returns our id for an account or listing of another list: a UUIDv5 (RFC 9562 §5.5) of its id there. By these ids a
 * repeated import finds the rows that it has already created, so it keeps no state.
 */
export function archiveId(kind: "account" | "listing", list: string, id: string): string {
  const hash = createHash("sha1").update(NAMESPACE_BYTES);
  return uuidOf(hash.update(`${kind}\n${list}\n${id}`).digest().subarray(0, 16), 5);
}
