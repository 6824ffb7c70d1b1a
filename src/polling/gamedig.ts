import type { Buffer } from "node:buffer";
import type { Socket } from "node:net";
import type { GameProtocol } from "./game_protocols.ts";

/** Hears a datagram: address and port that it came from, and its bytes. */
export type DatagramListener = (address: string, port: number, bytes: Buffer) => void;

/** What gamedig expects of the socket that it is given. */
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

/** What a protocol needs to know. With `address` it resolves nothing; `host` is what it tells the server. */
export interface GamedigOptions {
  host: string;
  address: string;
  port: number;
  /** Milliseconds for one step, and for all of them. */
  socketTimeout: number;
  attemptTimeout: number;
  requestPlayers: false;
  requestRules: false;
  stripColors: true;
}

/** What a server answered, as far as we read it; anything may be in there. */
export interface GamedigAnswer {
  name?: unknown;
  map?: unknown;
  numplayers?: unknown;
  maxplayers?: unknown;
  raw?: unknown;
}

/** Reads what has arrived; undefined when it is not all there, and a throw ends the query. */
type Read = (bytes: Buffer) => unknown;

/** One query of gamedig, with the ways by which it reaches the network. */
export interface GamedigQuery {
  options: GamedigOptions;
  udpSocket: GamedigSocket;
  tcpSend(socket: Socket, bytes: Buffer, read: Read): Promise<unknown>;
  udpSend(bytes: Buffer | string, read?: Read, timedOut?: () => unknown): Promise<unknown>;
  request(request: GamedigRequest): Promise<unknown>;
  telnetConnect(): Promise<void>;
  runOnceSafe(): Promise<GamedigAnswer>;
}

/** gamedig's queries by the name of their protocol. */
export type GamedigQueries = Record<GameProtocol, new () => GamedigQuery>;

/** Loads gamedig when the first server is asked: it takes 150 ms and 34 MB, which nobody pays who polls nothing. */
export async function loadGamedig(): Promise<GamedigQueries> {
  const { protocols } = await import("gamedig");
  return typed(protocols);
}

/** gamedig has no types of its own; this is its shape at the pinned version, and the tests ask through it. */
function typed(protocols: unknown): GamedigQueries {
  return protocols as GamedigQueries;
}
