import { Buffer } from "node:buffer";
import { decodeText } from "./loose_json.ts";
import type { ParsedStatus } from "./parsed_status.ts";

/** Bytes of a Bedrock pong before its status: its kind, a time, an id, a fixed mark and the length. */
const PONG_HEAD = 35;
const PONG = 0x1c;
const MARK = { start: 17, end: 33 };

/** A ping with any time. */
export const BEDROCK_PING = Buffer.from(
  "01112233445566778800ffff00fefefefefdfdfdfd123456780000000000000000",
  "hex",
);

/**
 * Matches a status of Bedrock with unescaped semicolons in the name: after the name come a number, a version and two
 * counts.
 */
const LOOSE_BEDROCK = /^([^;]*);(.*?);(-?\d+);(\d+\.[^;]*);(-?\d+);(-?\d+)(?:;|$)(.*)$/s;

/**
 * Parses a server's response to a ping of Minecraft (Bedrock edition). Returns undefined if it isn't one. A semicolon
 * in the name may be escaped or not. Bytes after the status are ignored.
 */
export function readBedrockStatus(bytes: Uint8Array): ParsedStatus | undefined {
  const mark = bytes.subarray(MARK.start, MARK.end);
  if (bytes[0] !== PONG || !BEDROCK_PING.subarray(9, 25).equals(mark)) return undefined;
  const [high = 0, low = 0] = bytes.subarray(MARK.end, PONG_HEAD);
  const texts = [PONG_HEAD + high * 256 + low, bytes.length].map((end) =>
    bedrockFields(decodeText(bytes.subarray(PONG_HEAD, end)))
  );
  // The length may be too small, for example if it counts characters.
  const fields = texts.find(hasCounts) ?? texts[0] ?? [];
  const [edition = "", name = "", , , numplayers, maxplayers, , map = "", gamemode = ""] = fields;
  return { name, map, isStatus: true, numplayers, maxplayers, raw: { edition, gamemode } };
}

function bedrockFields(text: string): string[] {
  const fields = [...splitEscaped(text)];
  if (hasCounts(fields)) return fields;
  const [, edition = "", name = "", ...rest] = LOOSE_BEDROCK.exec(text) ?? [];
  if (rest.length === 0) return fields;
  return [edition, name, ...rest.slice(0, 4), ...splitEscaped(rest[4] ?? "")];
}

function hasCounts(fields: readonly string[]): boolean {
  return [2, 4, 5].every((nth) => /^-?\d+$/.test(fields[nth] ?? ""));
}

/** Splits at unescaped semicolons. */
function* splitEscaped(text: string): Generator<string> {
  for (const [, field = ""] of text.matchAll(/((?:\\[\s\S]|[^;\\]|\\$)*)(?:;|$)/g)) {
    yield field.replace(/\\([;\\])/g, "$1");
  }
}
