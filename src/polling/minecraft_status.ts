import { Buffer } from "node:buffer";

/** Maximum bytes of a length in front of a packet or a text. */
const LENGTH_MAX_BYTES = 8;

/** Bytes of a Bedrock pong before its status: its kind, the time that we sent, an id, a fixed mark and the length. */
const PONG_HEAD = 35;
const PONG = 0x1c;

/** The time that we send. The pong returns it. */
export const BEDROCK_PING = Buffer.from(
  "01112233445566778800ffff00fefefefefdfdfdfd123456780000000000000000",
  "hex",
);

/** A status of Bedrock whose name holds plain semicolons: what follows the name is a number, a version and two counts. */
const LOOSE_BEDROCK = /^([^;]*);(.*?);(-?\d+);(\d+\.[\w.-]+);(-?\d+);(-?\d+)(?:;|$)(.*)$/s;

/** A status as gamedig's queries return it. */
export interface MinecraftStatus {
  name?: string;
  map?: string;
  /** It is a status, even if nothing of it can be read. */
  isStatus: true;
  numplayers: unknown;
  maxplayers: unknown;
  raw: object;
}

/**
 * Reads the packet with which a server of Minecraft (Java edition) responds to a status request. Returns undefined if it
 * is incomplete and throws if it is no status. Bytes behind the text are ignored, and counts may be missing.
 */
export function readJavaStatus(bytes: Uint8Array): MinecraftStatus | undefined {
  const length = readLength(bytes, 0);
  const kind = length && readLength(bytes, length.end);
  const text = kind && readLength(bytes, kind.end);
  if (!length || !kind || !text) return undefined;
  const isComplete = bytes.length >= length.end + length.value;
  const hasText = kind.value === 0 && bytes.length >= text.end + text.value;
  if (!isComplete && !hasText) return undefined;
  if (kind.value !== 0) throw new Error(`the packet is of kind ${kind.value}`);
  const status = parseLoosely(bytes.subarray(text.end, text.end + text.value)) ??
    parseLoosely(bytes.subarray(text.end));
  if (status === undefined) throw new Error("the status is not JSON");
  return javaStatusOf(status);
}

function javaStatusOf(status: unknown): MinecraftStatus {
  const { version, players, description } = membersOf(status);
  if (version === undefined && players === undefined && description === undefined) {
    throw new Error("the response has no member of a status");
  }
  const { online, max } = membersOf(players);
  return {
    isStatus: true,
    numplayers: online,
    maxplayers: max,
    raw: { description },
  };
}

/**
 * Reads the datagram with which a server of Minecraft (Bedrock edition) responds to a ping. Returns undefined if it is
 * none. A semicolon in the name is escaped, or it isn't; bytes behind the status are ignored.
 */
export function readBedrockStatus(bytes: Uint8Array): MinecraftStatus | undefined {
  const isPong = bytes[0] === PONG && bytes.length >= PONG_HEAD &&
    BEDROCK_PING.subarray(1, 9).equals(bytes.subarray(1, 9)) &&
    BEDROCK_PING.subarray(9, 25).equals(bytes.subarray(17, 33));
  if (!isPong) return undefined;
  const length = Buffer.from(bytes).readUInt16BE(PONG_HEAD - 2);
  const text = new TextDecoder().decode(bytes.subarray(PONG_HEAD, PONG_HEAD + length));
  const fields = bedrockFields(text);
  if (fields.length < 2) throw new Error("the status has no name");
  const [edition = "", name = "", , , numplayers, maxplayers, , map = "", gamemode = ""] = fields;
  return {
    name,
    map,
    isStatus: true,
    numplayers,
    maxplayers,
    raw: { edition, gamemode },
  };
}

function bedrockFields(text: string): string[] {
  const fields = [...splitEscaped(text)];
  if ([2, 4, 5].every((nth) => /^-?\d+$/.test(fields[nth] ?? ""))) return fields;
  const [, edition = "", name = "", ...rest] = LOOSE_BEDROCK.exec(text) ?? [];
  if (rest.length === 0) return fields;
  return [edition, name, ...rest.slice(0, 4), ...splitEscaped(rest[4] ?? "")];
}

/** Splits at semicolons that have no backslash in front of them. */
function* splitEscaped(text: string): Generator<string> {
  for (const [, field = ""] of text.matchAll(/((?:\\[\s\S]|[^;\\]|\\$)*)(?:;|$)/g)) {
    yield field.replace(/\\([;\\])/g, "$1");
  }
}

/** Reads a length of seven bits a byte. Returns undefined if it is incomplete and throws if it is too long. */
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

/** Parses JSON that may hold plain control characters in its texts, as the game itself accepts it. */
function parseLoosely(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes);
  // deno-lint-ignore no-control-regex -- control characters are what it looks for
  for (const variant of [text, text.replace(/[\u0000-\u001f]/g, " ")]) {
    try {
      return JSON.parse(variant);
    } catch {
      // The next variant may be valid.
    }
  }
  return undefined;
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
