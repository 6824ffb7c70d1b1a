import type { Buffer } from "node:buffer";
import type { Socket } from "node:net";
import type { GameProtocol } from "./game_protocols.ts";

/** Receives a datagram, with its sender's address and port. */
export type DatagramListener = (address: string, port: number, bytes: Buffer) => void;

/** The socket that gamedig expects. */
export interface GamedigSocket {
  send(bytes: Buffer, address: string, port: number): Promise<void>;
  addCallback(listener: DatagramListener): void;
  removeCallback(listener: DatagramListener): void;
}

/** An HTTP request of gamedig's protocols. */
export interface GamedigRequest {
  url: string;
  method?: string;
  searchParams?: Record<string, unknown>;
}

/** A server's response. Any field may have any value. */
export type GamedigAnswer = {
  [part in "name" | "map" | "isStatus" | "numplayers" | "maxplayers" | "raw"]?: unknown;
};

/**
 * Reads the received bytes. Returns undefined if they are incomplete or of another kind. An exception ends the query.
 */
export type ReadReply = (bytes: Buffer) => unknown;

/** Reads a response from its start to its end. */
interface GamedigReader {
  remaining(): number;
  /** Reads a number of `bytes` bytes. */
  uint(bytes: number): unknown;
}

/** One gamedig query, and its access to the network. */
export interface GamedigQuery {
  /** With `address`, gamedig resolves no names. `host` is the name that it sends to the server. */
  options: object;
  udpSocket: GamedigSocket;
  tcpSend(socket: Socket, bytes: Buffer, read: ReadReply): Promise<unknown>;
  udpSend(bytes: Buffer | string, read?: ReadReply, timedOut?: () => unknown): Promise<unknown>;
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
 * Returns gamedig's queries with types, which gamedig lacks. They describe the pinned version, and tests verify them by
 * queries.
 */
function typed(protocols: unknown): GamedigQueries {
  return protocols as GamedigQueries;
}
