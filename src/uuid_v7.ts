import type { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Whether a text is a UUID, of any version: Postgres fails on anything else.
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

/** Returns a text that is less than every version 7 UUID of that moment or later, and greater than all before. */
export function lowestUuidOf(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/**
 * Makes a version 7 UUID (RFC 9562 §5.7) for a moment: 48 bits of milliseconds, 74 random bits.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.match(uuidV7(new Date(0)), /^00000000-0000-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
 * ```
 */
export function uuidV7(at: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  return uuidOf(bytes, 7);
}

/** Spells 16 bytes as a UUID of that version. */
export function uuidOf(bytes: Buffer, version: number): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (version << 4), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}
