import { decodeText, membersOf, parseLooseJson } from "./loose_json.ts";
import type { ParsedStatus } from "./parsed_status.ts";

/** Maximum bytes of the length before a packet or a text. */
const LENGTH_MAX_BYTES = 8;

/** The kind of the status packet, and the maximum number of packets before it. */
const STATUS_KIND = 0;
const OTHERS_MAX = 8;

/** The first byte with which a server older than 1.7 ends the connection, and the bytes before its text. */
const KICK = 0xff;
const KICK_HEAD = 3;

/** The members of a status, and of the message with which a server refuses a connection. */
const STATUS_MEMBERS = ["version", "players", "description"];
const MESSAGE_MEMBERS = ["text", "translate", "extra"];

/** The description in a status that isn't valid JSON, for example because of unescaped quotes. */
const RAW_DESCRIPTION =
  /"description"\s*:\s*(.*?)(?:,\s*"(?:version|players|favicon|modinfo)"\s*:|$)/s;

/**
 * Parses a Minecraft server's (Java edition) response to a status request. Returns undefined if it is incomplete,
 * unless the connection has ended (`whole`). Throws if it isn't a status. Packets before it and bytes after it are
 * ignored, lengths may be wrong, and counts may be missing.
 */
export function readJavaStatus(
  bytes: Uint8Array,
  { whole = false } = {},
): ParsedStatus | undefined {
  if (bytes[0] === KICK && bytes[1] === 0) return readKick(bytes, whole);
  for (let start = 0, others = 0;; others++) {
    const length = readLength(bytes, start);
    const kind = length && readLength(bytes, length.end);
    if (!length || !kind) break;
    const end = length.end + length.value;
    if (length.value > 0 && kind.value === STATUS_KIND) {
      return readPacket(bytes, { start: kind.end, end, whole });
    }
    if (others === OTHERS_MAX) throw new Error(`there are ${OTHERS_MAX} packets without a status`);
    start = end;
  }
  if (whole) throw new Error("there is no packet with a status");
  return undefined;
}

function readPacket(
  bytes: Uint8Array,
  { start, end, whole }: { start: number; end: number; whole: boolean },
): ParsedStatus | undefined {
  const text = readLength(bytes, start);
  if (!text) return undefined;
  const textEnd = text.end + text.value;
  if (!whole && bytes.length < end && bytes.length < textEnd) return undefined;
  // Candidates for the text: cut at its length, then up to the end despite its length, then without a length. Each
  // possible status is parsed once.
  const texts = new Set(
    [bytes.subarray(text.end, textEnd), bytes.subarray(text.end), bytes.subarray(start)]
      .map(decodeText).filter((each) => /^\s*\{/.test(each)),
  );
  for (const parse of [parseLooseJson, readBroken]) {
    for (const each of texts) {
      const status = parse(each);
      if (typeof status === "object" && status !== null) return javaStatusOf(status);
    }
  }
  throw new Error("the status is not JSON");
}

function javaStatusOf(status: unknown): ParsedStatus {
  const members = membersOf(status);
  const { players, description } = members;
  if (STATUS_MEMBERS.some((name) => name in members)) {
    const { online, max } = membersOf(players);
    return { isStatus: true, numplayers: online, maxplayers: max, raw: { description } };
  }
  if (!MESSAGE_MEMBERS.some((name) => name in members)) {
    throw new Error("the response has no member of a status");
  }
  return { isStatus: true, raw: { description: status } };
}

/** Parses as much as possible of a status that isn't valid JSON or was truncated. */
function readBroken(text: string): object | undefined {
  if (!/^\s*\{\s*"/.test(text)) return undefined;
  if (!STATUS_MEMBERS.some((name) => text.includes(`"${name}"`))) return undefined;
  const [, online] = /"online"\s*:\s*"?(\d{1,9})\b/.exec(text) ?? [];
  const [, max] = /"max"\s*:\s*"?(\d{1,9})\b/.exec(text) ?? [];
  const [, description] = RAW_DESCRIPTION.exec(text) ?? [];
  return { players: { online, max }, description };
}

/** Parses the text with which a server older than 1.7 ends a connection: its status, or only a message. */
function readKick(bytes: Uint8Array, whole: boolean): ParsedStatus | undefined {
  const end = KICK_HEAD + 2 * ((bytes[2] ?? Infinity) + 256 * (bytes[1] ?? 0));
  if (!whole && bytes.length < end) return undefined;
  const text = new TextDecoder("utf-16be").decode(bytes.subarray(KICK_HEAD, end));
  const fields = text.split(text.startsWith("§1\0") ? "\0" : "§");
  const max = fields.pop();
  const online = fields.pop();
  const isStatus = fields.length > 0 && /^-?\d+$/.test(`${max}`) && /^-?\d+$/.test(`${online}`);
  if (!isStatus) return { isStatus: true, raw: { description: text } };
  const description = text.startsWith("§1\0") ? fields.at(-1) : fields.join("§");
  return { isStatus: true, numplayers: online, maxplayers: max, raw: { description } };
}

/** Reads a length with seven bits per byte. Returns undefined if it is incomplete, and throws if it is too long. */
function readLength(bytes: Uint8Array, start: number): { value: number; end: number } | undefined {
  let value = 0;
  for (let nth = 0; nth < LENGTH_MAX_BYTES; nth++) {
    const byte = bytes[start + nth];
    if (byte === undefined) return undefined;
    value += (byte & 0x7f) * 2 ** (7 * nth);
    if (byte < 0x80) return { value, end: start + nth + 1 };
  }
  throw new Error("a length has too many bytes");
}
