import type { Buffer } from "node:buffer";
import type { Socket } from "node:net";
import type { GameProtocol } from "./game_protocols.ts";

/** Receives a datagram: its sender's address and port, and its bytes. */
export type DatagramListener = (address: string, port: number, bytes: Buffer) => void;

/** The socket that gamedig expects. */
export interface GamedigSocket {
  send(bytes: Buffer, address: string, port: number): Promise<void>;
  addCallback(listener: DatagramListener): void;
  removeCallback(listener: DatagramListener): void;
}

/** An HTTP request as gamedig's protocols write it. */
export interface GamedigRequest {
  url: string;
  method?: string;
  searchParams?: Record<string, unknown>;
}

/** A server's response, as far as we read it. It may contain anything. */
export type GamedigAnswer = {
  [part in "name" | "map" | "isStatus" | "numplayers" | "maxplayers" | "raw"]?: unknown;
};

/** Reads what has arrived; undefined if it is incomplete or something else. Throwing ends the query. */
export type Read = (bytes: Buffer) => unknown;

/** Reads a response from its start to its end. */
interface GamedigReader {
  remaining(): number;
  /** Reads a number of `bytes` bytes. */
  uint(bytes: number): unknown;
}

/** One gamedig query, and its access to the network. */
export interface GamedigQuery {
  /** With `address` it resolves nothing; `host` is the name it sends to the server. */
  options: object;
  udpSocket: GamedigSocket;
  tcpSend(socket: Socket, bytes: Buffer, read: Read): Promise<unknown>;
  udpSend(bytes: Buffer | string, read?: Read, timedOut?: () => unknown): Promise<unknown>;
  request(request: GamedigRequest): Promise<unknown>;
  telnetConnect(): Promise<void>;
  reader(bytes: Buffer): GamedigReader;
  /** Fills the results while it reads. */
  run(results: GamedigAnswer): Promise<void>;
  runOnceSafe(): Promise<GamedigAnswer>;
}

/** gamedig's queries by protocol name. */
type GamedigQueries = Record<GameProtocol, new () => GamedigQuery>;

/** Loads gamedig when the first server is queried: it takes 150 ms and 34 MB, which only polling should pay for. */
export async function loadGamedig(): Promise<GamedigQueries> {
  const { protocols } = await import("gamedig");
  return typed(protocols);
}

/**
 * gamedig comes without types. This is its shape at the pinned version, which the tests verify by querying through it.
 */
function typed(protocols: unknown): GamedigQueries {
  return protocols as GamedigQueries;
}
