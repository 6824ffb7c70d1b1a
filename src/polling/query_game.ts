import { type Answer, AnswerTooLarge, type PollFault } from "./answer.ts";
import { type Datagrams, type Endpoint, openDatagrams } from "./datagrams.ts";
import type { GamedigAnswer, GamedigOptions, GamedigQuery } from "./gamedig.ts";
import { requestJson } from "./http_answer.ts";
import { readStatus } from "./read_status.ts";

/** Bytes of a TCP answer: a Minecraft status with its icon has 30 kB at most. */
const STREAM_MAX = 131_072;

/** One query to make. */
export interface GameQuery {
  /** The name that the listing has: a proxy with many servers tells them apart by it. */
  host: string;
  endpoint: Endpoint;
  /** Milliseconds for all of it, absolute. */
  deadlineMs: number;
}

/**
 * Asks one port by one of gamedig's queries. gamedig speaks the protocol; the sockets are bounded here, because its own
 * read without limit, take what any address sends them (HTTP redirects too) and look names up again. Never throws.
 */
export async function queryGame(query: GamedigQuery, options: GameQuery): Promise<Answer> {
  using datagrams = openDatagrams(options.endpoint);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), options.deadlineMs);
  bindNetwork(query, { ...options, datagrams, signal: deadline.signal });
  query.options = gamedigOptions(options);
  try {
    return answerOf(await query.runOnceSafe());
  } catch (cause) {
    return { kind: "failed", why: faultOf(cause, deadline.signal), cause };
  } finally {
    clearTimeout(timer);
    deadline.abort();
  }
}

/** Every way from gamedig to the network goes through one of these four. */
function bindNetwork(
  query: GamedigQuery,
  { endpoint, datagrams, signal }: GameQuery & { datagrams: Datagrams; signal: AbortSignal },
): void {
  const { tcpSend, udpSend } = query;
  query.udpSocket = datagrams;
  query.udpSend = (bytes, read, timedOut) =>
    udpSend.call(
      query,
      bytes,
      read && ((datagram) => {
        datagrams.requireBounded();
        return read(datagram);
      }),
      timedOut,
    );
  query.tcpSend = (socket, bytes, read) =>
    tcpSend.call(query, socket, bytes, (all) => {
      if (all.length > STREAM_MAX) throw new AnswerTooLarge(`over ${STREAM_MAX} bytes`);
      return read(all);
    });
  query.request = (request) => requestJson(endpoint, request, signal);
  query.telnetConnect = () => Promise.reject(new Error("telnet is not spoken"));
}

function gamedigOptions({ host, endpoint, deadlineMs }: GameQuery): GamedigOptions {
  return {
    host,
    address: endpoint.address,
    port: endpoint.port,
    // Some protocols ask on after the counts, and go without what is not answered in time.
    socketTimeout: deadlineMs / 2,
    attemptTimeout: deadlineMs,
    requestPlayers: false,
    requestRules: false,
    stripColors: true,
  };
}

function answerOf(answer: GamedigAnswer): Answer {
  const status = readStatus(answer);
  return status ? { kind: "answered", status } : { kind: "failed", why: "bad_answer" };
}

/** gamedig has no codes: its two sentences for an absent server, and undici's code, tell them from a wrong answer. */
function faultOf(error: unknown, deadline: AbortSignal): PollFault {
  if (error instanceof AnswerTooLarge) return "answer_too_large";
  if (!(error instanceof Error)) return "bad_answer";
  if (deadline.aborted || error.message.includes("Timed out after")) return "timeout";
  const code = "code" in error ? error.code : undefined;
  const isRefused = error.message === "TCP Connection Refused" || code === "ECONNREFUSED";
  return isRefused ? "refused" : "bad_answer";
}
