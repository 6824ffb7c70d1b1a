import type { Buffer } from "node:buffer";
import { readGamespyPart, readMumbleStatus, readSourcePart } from "./datagram_status.ts";
import type { GamedigAnswer, GamedigQuery, ReadReply } from "./gamedig.ts";
import type { GameProtocol } from "./game_protocols.ts";
import { readJavaStatus } from "./minecraft_status.ts";
import { readBedrockStatus } from "./bedrock_status.ts";
import type { ParsedStatus } from "./parsed_status.ts";
import { propertiesOf } from "../../../core/text/properties_of.ts";

type ReadStatus = (bytes: Buffer) => ParsedStatus | undefined;

/** Our readers, which replace gamedig's because these fail at a missing count or an extra byte. */
const READERS: { [protocol in GameProtocol]?: ReadStatus } = {
  minecraftvanilla: readJavaStatus,
  minecraftbedrock: readBedrockStatus,
  mumbleping: readMumbleStatus,
};

/** Readers of single datagrams that gamedig doesn't accept as a response. */
const PART_READERS: { [protocol in GameProtocol]?: ReadStatus } = {
  dayz: readSourcePart,
  gamespy1: readGamespyPart,
  sdtd: readSourcePart,
  valve: readSourcePart,
};

/** Protocols whose counts are at fixed positions. gamedig reads zeros beyond the end of a response. */
const FIXED_PLACES: ReadonlySet<GameProtocol> = new Set([
  "dayz",
  "gtasao",
  "samp",
  "sdtd",
  "valve",
]);

/**
 * The field with the number of players, for protocols where gamedig uses the length of a list, which servers may hide.
 */
const PLAYERS_FIELD: { [protocol in GameProtocol]?: string } = {
  fivem: "clients",
  gamespy1: "numplayers",
  gamespy3: "numplayers",
};

/** The data received so far. A server that responds is online, even if gamedig can't read the response. */
export interface GameReply {
  /** The result of our own reader, which takes precedence over gamedig's. */
  status?: ParsedStatus | undefined;
  /** gamedig's result, from responses that it accepted. */
  accepted?: GamedigAnswer;
  results?: GamedigAnswer;
  /** The results of single datagrams. */
  part?: ParsedStatus;
  stream?: Buffer;
  /** Why a datagram wasn't a response. The next one may be. */
  refused?: unknown;
}

/** Returns our own reader for a protocol, if there is one. */
export function ownReaderOf(protocol: GameProtocol): ReadStatus | undefined {
  return READERS[protocol];
}

/** Returns what is known about a server whose query failed halfway, if it responded. */
export function statusOf(
  { status, accepted, part, stream }: GameReply,
  protocol: GameProtocol,
): GamedigAnswer | undefined {
  if (status) return status;
  if (accepted) return toldBy(protocol, accepted);
  if (part) return part;
  if (!stream || protocol !== "minecraftvanilla") return undefined;
  try {
    return readJavaStatus(stream, { whole: true });
  } catch {
    return undefined; // incomplete
  }
}

/** Returns gamedig's result with the number of players that the server itself reports. */
export function toldBy(protocol: GameProtocol, answer: GamedigAnswer): GamedigAnswer {
  const field = PLAYERS_FIELD[protocol];
  if (field === undefined) return { ...answer, isStatus: true };
  const raw = propertiesOf(answer.raw);
  return { ...answer, isStatus: true, numplayers: raw[field] ?? (answer.numplayers || undefined) };
}

/** Keeps gamedig's results in case it fails later, and makes reads beyond the end of a response fail. */
export function keepResults(
  query: GamedigQuery,
  { protocol, reply }: { protocol: GameProtocol; reply: GameReply },
): void {
  const { run, reader } = query;
  query.run = (results) => {
    Object.assign(results, { numplayers: undefined, maxplayers: undefined });
    reply.results = results;
    return run.call(query, results);
  };
  if (!FIXED_PLACES.has(protocol)) return;
  query.reader = (bytes) => {
    const strict = reader.call(query, bytes);
    const { uint } = strict;
    strict.uint = (length) => {
      if (strict.remaining() < length) throw new Error("the response ends too early");
      return uint.call(strict, length);
    };
    return strict;
  };
}

/** Reads a datagram. Returns undefined if it isn't a complete response, because the next one may be. */
export function readDatagram(
  datagram: Buffer,
  { protocol, reply, read }: { protocol: GameProtocol; reply: GameReply; read: ReadReply },
): unknown {
  const part = PART_READERS[protocol]?.(datagram);
  if (part) reply.part = { ...part, ...definedIn(reply.part ?? {}), isStatus: true };
  try {
    const result = read(datagram);
    // A challenge is null, and contains no status.
    if (result !== undefined && result !== null && reply.results) reply.accepted = reply.results;
    return result;
  } catch (cause) {
    reply.refused = cause;
    return undefined;
  }
}

function definedIn(part: object): object {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
}
