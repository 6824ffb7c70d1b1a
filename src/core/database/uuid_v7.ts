import type { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns whether a text is a UUID of any version. A statement with any other text as an id fails.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.ok(isUuid("01957d3c-2f00-7abc-8def-0123456789ab"));
 * assert.ok(!isUuid("1 or 2"));
 * ```
 */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** The nil UUID: no row has it, and every other one sorts after it. */
export const NIL_UUID = "00000000-0000-0000-0000-000000000000";

/** Returns a text that sorts before every version 7 UUID of that time or later, and after all earlier ones. */
export function lowestUuidOf(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** A time later than every row, and earlier than the first one that Postgres refuses. */
const LATEST_MS = Date.UTC(9999, 0);

/** Returns the time in a version 7 UUID. For other versions, returns an arbitrary time before the year 9999. */
export function timeOfUuid(id: string): Date {
  return new Date(Math.min(LATEST_MS, parseInt(id.replaceAll("-", "").slice(0, 12), 16)));
}

/** The millisecond of the last UUID. */
let lastMs = -1;

/** The counter of the last UUID within its millisecond. */
let counter = 0;

/**
 * Creates a version 7 UUID (RFC 9562 §5.7) for a time: 48 bits of milliseconds, a 12-bit counter that starts at a
 * random value in its lower half, and 62 random bits. UUIDs that a process creates for one millisecond ascend (RFC 9562
 * §6.2).
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.match(uuidV7(new Date(0)), /^00000000-0000-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
 * ```
 */
export function uuidV7(at: Date): string {
  const bytes = randomBytes(16);
  const ms = at.getTime();
  counter = ms === lastMs ? counter + 1 : bytes.readUInt16BE(6) & 0x7ff;
  lastMs = ms;
  bytes.writeUIntBE(ms, 0, 6);
  bytes.writeUInt16BE(counter & 0xfff, 6);
  return uuidOf(bytes, 7);
}

/** Formats 16 bytes as a UUID of that version. */
export function uuidOf(bytes: Buffer, version: number): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (version << 4), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}
