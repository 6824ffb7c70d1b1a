import { nextTick } from "node:process";
import { Duplex } from "node:stream";
import type { ServerAddress } from "../database_address.ts";
import { createIdleTimer } from "./idle_timer.ts";
import { createProtocolReader } from "./protocol_reader.ts";
import { type Encryption, openTransport, type Transport } from "./transport.ts";

const READ_ONLY = "the server is a standby, or takes no writes for another reason";

/** The server owed a response and sent nothing: it hangs, or the network dropped the connection silently. */
export class ServerSilent extends Error {
  override name = "ServerSilent";
  readonly code = "SERVER_SILENT";
}

/** The server is a standby or read-only, but the address asks for a writable one. */
class ServerReadOnly extends Error {
  override name = "ServerReadOnly";
  readonly code = "SERVER_READ_ONLY";
}

/** Settings and deadlines of a socket. */
export interface SocketOptions extends Encryption {
  /** Statements that run first in each session. See the protocol reader for what the last one may check. */
  settings: string;
  /** Milliseconds without a byte after which the socket is destroyed, while a response is awaited. */
  answerWithinMs: number;
}

/** Options of a socket that may be one of several attempts to connect. */
interface HostAttempt {
  /** Milliseconds to establish the session, if the address names several hosts. */
  withinMs: number | undefined;
  /** Whether there is an untried host. If so, the driver sees no error and retries at once. */
  hasNext: () => boolean;
}

const ONLY_ATTEMPT: HostAttempt = { withinMs: undefined, hasNext: () => false };

/**
 * A connection to a Postgres server, as the driver expects it from the moment when it starts to connect. It accepts
 * bytes at once and sends them when it can. If a server stays silent while it owes a response, the socket is destroyed
 * with `ServerSilent`, so that no statement waits for the operating system's timeout of 16 minutes and more.
 */
export class PostgresSocket extends Duplex {
  /** Whether a session was established. */
  hasSession = false;
  readonly #attempt: HostAttempt;
  readonly #abandoned = new AbortController();
  readonly #late: ReturnType<typeof setTimeout> | undefined;
  readonly #protocol: ReturnType<typeof createProtocolReader>;
  readonly #idleTimer: ReturnType<typeof createIdleTimer>;
  #transport: Transport | undefined;
  #sendFirst: (() => void) | undefined;

  constructor(server: ServerAddress, options: SocketOptions, attempt: HostAttempt = ONLY_ATTEMPT) {
    // Never full, because a driver whose `begin` filled its socket runs other statements in that transaction: see
    // MAX_PIPELINE in open_pool.ts. The statements are in memory anyway.
    super({ emitClose: false, writableHighWaterMark: Number.MAX_SAFE_INTEGER });
    const timeoutMs = options.answerWithinMs;
    this.#attempt = attempt;
    this.#protocol = createProtocolReader(
      options.settings,
      (bytes) => this.#transport?.stream.write(bytes),
    );
    this.#idleTimer = createIdleTimer({
      timeoutMs,
      isAwaitingResponse: this.#protocol.isAwaitingResponse,
      expired: () => this.destroy(new ServerSilent(`Postgres sent nothing for ${timeoutMs} ms`)),
    });
    this.#late = attempt.withinMs === undefined
      ? undefined
      : setTimeout(() => this.#fail(late()), attempt.withinMs);
    openTransport(server, options, this.#abandoned.signal)
      .then((transport) => this.#begin(transport), (error) => this.#fail(error));
  }

  /** Whether the session has no statement running and no open transaction. */
  get isIdle(): boolean {
    return this.#protocol.isIdle();
  }

  /** Part of node:net. The driver ends only open sockets. */
  get readyState(): "closed" | "open" {
    return this.destroyed ? "closed" : "open";
  }

  #begin(transport: Transport): void {
    const { stream } = this.#transport = transport;
    if (this.destroyed) return void stream.destroy();
    if (stream.destroyed) return this.#fail(stream.errored ?? hungUp());
    stream.on("data", (bytes) => this.#receive(bytes));
    stream.on("error", (error) => this.#fail(error));
    // An error until the session is established; otherwise the driver would retry at once, forever.
    stream.on("close", () => this.hasSession ? this.#fail() : this.#fail(hungUp()));
    this.#sendFirst?.();
  }

  #receive(bytes: Uint8Array): void {
    const forDriver = this.#protocol.fromServer(bytes);
    const refusal = this.#protocol.refusal();
    if (refusal === "of the server") return this.#fail(new ServerReadOnly(READ_ONLY));
    // The driver gets the server's own message, unless there is another host to try.
    if (refusal && this.#attempt.hasNext()) return void this.destroy();
    if (!this.hasSession && this.isIdle) {
      this.hasSession = true;
      clearTimeout(this.#late);
    }
    this.#idleTimer.received();
    if (forDriver.length > 0) this.push(forDriver);
  }

  /** Ends the socket, silently if another host may still provide the session. */
  #fail(error?: Error): void {
    const bytes = this.#protocol.lastBytes();
    if (bytes.length > 0 && !this.destroyed) this.push(bytes);
    this.destroy(!this.hasSession && this.#attempt.hasNext() ? undefined : error);
  }

  #send(bytes: Uint8Array, done: () => void): void {
    const hasRoom = this.#transport?.stream.write(this.#protocol.fromDriver(bytes));
    this.#idleTimer.sent();
    if (hasRoom === false) this.#transport?.stream.once("drain", done);
    else done();
  }

  override _read(): void {} // data is pushed as it arrives

  override _write(bytes: Uint8Array, _encoding: string, done: () => void): void {
    if (this.#transport === undefined) this.#sendFirst = () => this.#send(bytes, done);
    else this.#send(bytes, done);
  }

  override _final(done: () => void): void {
    done();
    if (this.#transport === undefined) return void this.destroy();
    this.#transport.stream.end(() => this.destroy());
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#idleTimer.stop();
    clearTimeout(this.#late);
    this.#abandoned.abort();
    if (error instanceof ServerSilent) this.#transport?.reset();
    this.#transport?.stream.destroy();
    done(error);
    // The driver checks whether the connection failed, as node:net reports it.
    nextTick(() => this.emit("close", error !== null));
  }

  /**
   * Applies backpressure when a table is copied out and read more slowly than it arrives. Data that has arrived goes to
   * the driver at once: if paused at the last rows, it would never read the data after them (postgres.js 3.4.9).
   */
  override pause(): this {
    if (this.#protocol.isCopyingOut()) this.#transport?.stream.pause();
    return this;
  }

  override resume(): this {
    this.#transport?.stream.resume();
    return super.resume();
  }
}

function late(): Error {
  return Object.assign(new Error("no host provided a session in time"), {
    code: "CONNECT_TIMEOUT",
  });
}

function hungUp(): Error {
  return Object.assign(new Error("the server hung up"), { code: "ECONNRESET" });
}
