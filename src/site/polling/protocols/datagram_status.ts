import type { Buffer } from "node:buffer";
import { decodeText } from "./loose_json.ts";
import type { ParsedStatus } from "./parsed_status.ts";

/** The number in gamedig's Mumble ping, which the response repeats. */
const MUMBLE_ID = [1, 2, 3, 4, 5, 6, 7, 8];
const MUMBLE = { idStart: 4, idEnd: 12, online: 12, max: 16 };

/** First bytes of a split Source response, and of the response of old GoldSource servers to A2S_INFO. */
const SOURCE_PART = [0xfe, 0xff, 0xff, 0xff];
const GOLDSOURCE_INFO = [0xff, 0xff, 0xff, 0xff, 0x6d];

/** Parses a Mumble server's pong, ignoring bytes after it. Returns undefined if it isn't one. */
export function readMumbleStatus(bytes: Buffer): ParsedStatus | undefined {
  const { idStart, idEnd, online, max } = MUMBLE;
  if (!begins(bytes.subarray(idStart, idEnd), MUMBLE_ID)) return undefined;
  const countAt = (at: number) => bytes.length < at + 4 ? undefined : bytes.readUInt32BE(at);
  return { isStatus: true, numplayers: countAt(online), maxplayers: countAt(max) };
}

/**
 * Parses a Source server's datagram that gamedig can't use alone: one part of a response whose other parts were lost,
 * or the older form of the response.
 */
export function readSourcePart(bytes: Buffer): ParsedStatus | undefined {
  if (begins(bytes, SOURCE_PART)) return { isStatus: true };
  if (!begins(bytes, GOLDSOURCE_INFO)) return undefined;
  const texts = [];
  let at = GOLDSOURCE_INFO.length;
  for (; texts.length < 5; at = bytes.indexOf(0, at) + 1) {
    const end = bytes.indexOf(0, at);
    if (end === -1) return { isStatus: true };
    texts.push(decodeText(bytes.subarray(at, end)));
  }
  const [, name, map, , game] = texts;
  return {
    isStatus: true,
    name,
    map,
    numplayers: bytes[at],
    maxplayers: bytes[at + 1],
    raw: { game },
  };
}

/** Parses one datagram of the first GameSpy protocol, which may be one of several. */
export function readGamespyPart(bytes: Buffer): ParsedStatus | undefined {
  const [start, ...fields] = bytes.toString("latin1").split("\\");
  if (start !== "") return undefined;
  const value = (key: string) => {
    const at = fields.findIndex((field, nth) => nth % 2 === 0 && field.toLowerCase() === key);
    return at === -1 ? undefined : fields[at + 1];
  };
  const name = value("hostname");
  const map = value("mapname");
  const numplayers = value("numplayers");
  const maxplayers = value("maxplayers");
  if ((name ?? map ?? numplayers ?? maxplayers) === undefined) return undefined;
  return { isStatus: true, name, map, numplayers, maxplayers };
}

function begins(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
