import type { Buffer } from "node:buffer";
import { createSocket } from "node:dgram";
import { AnswerTooLarge } from "./poll_answer.ts";
import type { DatagramListener, GamedigSocket } from "./gamedig.ts";

/**
 * Maximum bytes of one datagram: game servers stay below 1,500, and parsers are slow on large ones.
 *
 * ```text
 * limit                 value              protects           used up by
 * datagrams of a query  64 of 8,192 bytes  the parsers' time  a game server that floods
 *   test: an answer of many or huge datagrams is left early
 * ```
 */
const DATAGRAM_MAX = 8_192;

/** Maximum datagrams that one query reads, from any sender. */
const DATAGRAMS_MAX = 64;

/** First four bytes of a split Source response. The top bit of the next four is set if it is compressed. */
const IN_PARTS = [0xfe, 0xff, 0xff, 0xff];
const PACKED_BYTE = 7;

/** The destination of a query. */
export interface Endpoint {
  address: string;
  family: 4 | 6;
  port: number;
}

/** The socket of one query. */
export interface Datagrams extends GamedigSocket, Disposable {
  /** Throws AnswerTooLarge if too much has arrived. Call it before reading a datagram. */
  requireBounded(): void;
}

/**
 * Opens a socket that sends to `endpoint` and receives only from it. Datagrams from other addresses or ports are
 * dropped here, because Deno's `connect` for datagrams doesn't make the kernel do so.
 */
export function openDatagrams(endpoint: Endpoint): Datagrams {
  const socket = createSocket(endpoint.family === 4 ? "udp4" : "udp6");
  const listeners = new Set<DatagramListener>();
  let exceeded: AnswerTooLarge | undefined;
  let seen = 0;
  let open = true;

  function close(): void {
    listeners.clear();
    if (open) socket.close();
    open = false;
  }

  function receive(bytes: Buffer, from: { address: string; port: number }): void {
    const isForeign = from.address !== endpoint.address || from.port !== endpoint.port;
    if (++seen > DATAGRAMS_MAX) exceeded = new AnswerTooLarge(`over ${DATAGRAMS_MAX} datagrams`);
    else if (isForeign || isPacked(bytes)) return;
    if (bytes.length > DATAGRAM_MAX) exceeded = new AnswerTooLarge(`over ${DATAGRAM_MAX} bytes`);
    for (const listener of [...listeners]) listener(endpoint.address, endpoint.port, bytes);
    if (exceeded) close();
  }

  socket.on("message", receive);
  // An unreachable host causes a timeout at the deadline.
  socket.on("error", () => {});
  return {
    requireBounded() {
      if (exceeded) throw exceeded;
    },
    addCallback: (listener) => void listeners.add(listener),
    removeCallback: (listener) => void listeners.delete(listener),
    send(bytes) {
      return new Promise((done, fail) => {
        if (!open) return fail(new Error("the query is over"));
        const sent = (error: Error | null) => error ? fail(error) : done();
        socket.send(bytes, endpoint.port, endpoint.address, sent);
      });
    },
    [Symbol.dispose]: close,
  };
}

/**
 * Returns whether a datagram is compressed. gamedig would decompress it, and 8 kB of bzip2 can contain 100 MB. Every
 * requested response fits into one datagram anyway.
 */
function isPacked(bytes: Buffer): boolean {
  return IN_PARTS.every((byte, index) => bytes[index] === byte) &&
    ((bytes[PACKED_BYTE] ?? 0) & 0x80) !== 0;
}
