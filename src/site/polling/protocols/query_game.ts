/**
 * The limits on a game server's response over TCP; datagrams.ts has those of datagrams.
 *
 * ```text
 * limit                    value          protects  used up by
 * stream of a game server  131,072 bytes  memory    a game server that never stops
 *   test: a server that sends gigabytes is left after 128 kB
 * JSON of a game server    262,144 bytes  memory    a game server that never stops
 *   test: a server that sends gigabytes is left after 128 kB
 * ```
 */

import type { Buffer } from "node:buffer";
import { Client, errors } from "undici";
import { AnswerTooLarge, type PollAnswer, type PollFault } from "./poll_answer.ts";
import { type Datagrams, type Endpoint, openDatagrams } from "./datagrams.ts";
import type { GamedigAnswer, GamedigQuery, GamedigRequest, ReadReply } from "./gamedig.ts";
import type { GameProtocol } from "./game_protocols.ts";
import {
  type GameReply,
  keepResults,
  ownReaderOf,
  readDatagram,
  statusOf,
  toldBy,
} from "./game_reply.ts";
import { decodeText, parseLooseJson } from "./loose_json.ts";
import { readStatus } from "./read_status.ts";
import { readWebStatus } from "./web_status.ts";
import { propertiesOf } from "../../../core/text/properties_of.ts";

/** Maximum bytes of a TCP response. A Minecraft status with its icon has at most 30 kB. */
const STREAM_MAX = 131_072;

/** Maximum bytes of a JSON response. A busy FiveM server's player list has 200 kB. */
const BODY_MAX = 262_144;

/** The target and the deadline of a query. */
export interface GameQuery {
  protocol: GameProtocol;
  /** The listed host name, with which a proxy distinguishes the servers behind it. */
  host: string;
  endpoint: Endpoint;
  /** Deadline of the whole query, in absolute milliseconds. */
  deadlineMs: number;
}

/**
 * Queries one port with one of gamedig's queries. gamedig implements the protocol over our sockets, because its own
 * sockets read without limit, accept data from any address, follow HTTP redirects and resolve names again. Never
 * throws.
 */
export async function queryGame(query: GamedigQuery, options: GameQuery): Promise<PollAnswer> {
  using datagrams = openDatagrams(options.endpoint);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), options.deadlineMs);
  const reply: GameReply = {};
  bindNetwork(query, { ...options, datagrams, signal: deadline.signal, reply });
  query.options = gamedigOptions(options);
  try {
    const answer = await query.runOnceSafe();
    return answerOf(reply.status ?? toldBy(options.protocol, answer));
  } catch (cause) {
    const status = cause instanceof AnswerTooLarge ? undefined : statusOf(reply, options.protocol);
    if (status) return answerOf(status);
    return { kind: "failed", why: pollFaultOf(reply.refused ?? cause, deadline.signal), cause };
  } finally {
    clearTimeout(timer);
    deadline.abort();
  }
}

/** Replaces the four functions through which gamedig uses the network. */
function bindNetwork(
  query: GamedigQuery,
  { protocol, endpoint, datagrams, signal, reply }: GameQuery & {
    datagrams: Datagrams;
    signal: AbortSignal;
    reply: GameReply;
  },
): void {
  const readAll = (bytes: Buffer, read: ReadReply): unknown => {
    const ownReader = ownReaderOf(protocol);
    if (!ownReader) return read(bytes);
    reply.status = ownReader(bytes);
    return reply.status && bytes;
  };
  const { tcpSend, udpSend } = query;
  query.udpSocket = datagrams;
  query.udpSend = (bytes, read, timedOut) =>
    udpSend.call(
      query,
      bytes,
      read && ((datagram) => {
        datagrams.requireBounded();
        return readDatagram(datagram, { protocol, reply, read: (bytes) => readAll(bytes, read) });
      }),
      timedOut,
    );
  query.tcpSend = (socket, bytes, read) =>
    tcpSend.call(query, socket, bytes, (all) => {
      if (all.length > STREAM_MAX) throw new AnswerTooLarge(`over ${STREAM_MAX} bytes`);
      reply.stream = all;
      return readAll(all, read);
    });
  query.request = async (request) => {
    const answer = requestJson(endpoint, request, { protocol, signal, reply });
    // FiveM's counts came in a datagram before, so the HTTP response is optional.
    return protocol === "fivem" ? propertiesOf(await answer.catch(() => ({}))) : await answer;
  };
  query.telnetConnect = () => Promise.reject(new Error("telnet is not supported"));
  keepResults(query, { protocol, reply });
}

/**
 * Sends a GET to the game server's HTTP port and returns the parsed JSON, in place of gamedig's `got`. Whatever the
 * URL's host, the request goes to the vetted address. It follows no redirects, reads up to 256 kB, and decompresses
 * nothing. A status is recorded even if gamedig can't read it.
 */
async function requestJson(
  { address, family, port }: Endpoint,
  { url: text, method = "GET", searchParams = {} }: GamedigRequest,
  { protocol, signal, reply }: { protocol: GameProtocol; signal: AbortSignal; reply: GameReply },
): Promise<unknown> {
  const url = new URL(text);
  if (url.protocol !== "http:" || method !== "GET") throw new Error("only GET over http: is asked");
  for (const [name, value] of Object.entries(searchParams)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const origin = `http://${family === 6 ? `[${address}]` : address}:${port}`;
  const client = new Client(origin, { maxResponseSize: BODY_MAX });
  try {
    const path = url.pathname + url.search;
    const { statusCode, body } = await client.request({ method: "GET", path, signal });
    const json = parseLooseJson(decodeText(new Uint8Array(await body.arrayBuffer())));
    reply.status = readWebStatus(protocol, json);
    if (statusCode === 200 && json !== undefined) return json;
    throw new Error(
      `the server answered ${statusCode}${json === undefined ? " without JSON" : ""}`,
    );
  } catch (error) {
    if (error instanceof errors.ResponseExceededMaxSizeError) throw new AnswerTooLarge("a body");
    throw error;
  } finally {
    await client.destroy();
  }
}

function gamedigOptions({ host, endpoint, deadlineMs }: GameQuery): object {
  return {
    host,
    address: endpoint.address,
    port: endpoint.port,
    // Milliseconds for one step, and for all steps. Some protocols send further queries after the counts, whose
    // responses are optional.
    socketTimeout: deadlineMs / 2,
    attemptTimeout: deadlineMs,
    requestPlayers: false,
    requestRules: false,
    stripColors: true,
  };
}

function answerOf(answer: GamedigAnswer): PollAnswer {
  const status = readStatus(answer);
  return status ? { kind: "answered", status } : { kind: "failed", why: "bad_answer" };
}

/**
 * Returns the fault of an error. gamedig has no error codes, so two of its messages for an absent server, and undici's
 * code, identify the known faults.
 */
function pollFaultOf(error: unknown, deadline: AbortSignal): PollFault {
  if (error instanceof AnswerTooLarge) return "answer_too_large";
  if (!(error instanceof Error)) return "bad_answer";
  // deno-lint-ignore voteboard/sentence-rule -- gamedig's words
  if (deadline.aborted || error.message.includes("Timed out after")) return "timeout";
  const code = "code" in error ? error.code : undefined;
  const isRefused = error.message === "TCP Connection Refused" || code === "ECONNREFUSED";
  return isRefused ? "refused" : "bad_answer";
}
