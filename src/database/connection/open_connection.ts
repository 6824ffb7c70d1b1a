import { nextTick } from "node:process";
import { Duplex } from "node:stream";
import { createConversation } from "./conversation.ts";
import { type Encryption, openTransport, type Place, type Transport } from "./transport.ts";

/** Milliseconds after the deadline for reading data that arrived while this process was busy. */
const LAST_CHANCE_MS = 100;

const READ_ONLY = "the server is a standby, or takes no writes for another reason";

/** The server owed a response and sent nothing: it hangs, or the network dropped the connection silently. */
export class ServerSilent extends Error {
  override name = "ServerSilent";
  readonly code = "SERVER_SILENT";
}

/** The server is a standby or read-only, but the address asks for a writable one. */
export class ServerReadOnly extends Error {
  override name = "ServerReadOnly";
  readonly code = "SERVER_READ_ONLY";
}

/** Settings and deadlines of a connection. */
export interface ConnectionOptions extends Encryption {
  /** Statements that run first in each session. See the conversation for what the last one may check. */
  settings: string;
  /** Milliseconds without a byte, while a response is owed, after which the connection is destroyed. */
  answerWithinMs: number;
}

/** A socket as the driver expects it, from the moment when it starts to connect. */
export interface Connection extends Duplex {
  readonly isIdle: boolean;
  /** Whether a session was established. */
  readonly hasStood: boolean;
}

/** How to open a connection that may be one of several attempts. */
export interface Attempt {
  /** Milliseconds to establish the session if there is another host to try afterwards. */
  withinMs: number | undefined;
  /** Whether there is an untried host. If so, the driver sees no error and retries at once. */
  hasNext: () => boolean;
  /** Called when the session is established. */
  stands: () => void;
}

const ONLY_ATTEMPT: Attempt = { withinMs: undefined, hasNext: () => false, stands() {} };

/**
 * Opens a connection to a Postgres server. It accepts bytes at once and sends them when it can. If a server stays
 * silent while it owes a response, the connection is destroyed with `ServerSilent`, so that no statement waits for the
 * operating system's timeout of 16 minutes and more.
 */
export function openConnection(
  place: Place,
  options: ConnectionOptions,
  attempt: Attempt = ONLY_ATTEMPT,
): Connection {
  const abandoned = new AbortController();
  let transport: Transport | undefined;
  let sendFirst: (() => void) | undefined;

  const conversation = createConversation(
    options.settings,
    (bytes) => transport?.stream.write(bytes),
  );
  const patience = createPatience({
    withinMs: options.answerWithinMs,
    isOwed: () => conversation.isOwedAnswer,
    lost: () =>
      duplex.destroy(new ServerSilent(`Postgres sent nothing for ${options.answerWithinMs} ms`)),
  });

  let hasStood = false;
  const late = attempt.withinMs === undefined
    ? undefined
    : setTimeout(() => attempt.hasNext() && duplex.destroy(), attempt.withinMs);

  /** Ends the connection, silently if another host may still provide the session. */
  function fail(error: Error): void {
    duplex.destroy(!hasStood && attempt.hasNext() ? undefined : error);
  }

  const duplex = new Duplex({
    emitClose: false,
    // Never full: see PIPELINE_MAX in connect.ts. The statements are in memory anyway.
    writableHighWaterMark: Number.MAX_SAFE_INTEGER,
    read: () => {}, // data is pushed as it arrives
    write(bytes, _encoding, done) {
      if (transport === undefined) return void (sendFirst = () => send(bytes, done));
      send(bytes, done);
    },
    final(done) {
      done();
      if (transport === undefined) return void duplex.destroy();
      transport.stream.end(() => duplex.destroy());
    },
    destroy(error, done) {
      patience.stop();
      clearTimeout(late);
      abandoned.abort();
      if (error instanceof ServerSilent) transport?.reset();
      transport?.stream.destroy();
      done(error);
      // The driver checks whether the connection failed, as node:net reports it.
      nextTick(() => duplex.emit("close", error !== null));
    },
  });

  function send(bytes: Uint8Array, done: () => void): void {
    const hasRoom = transport?.stream.write(conversation.sent(bytes));
    patience.sent();
    if (hasRoom === false) transport?.stream.once("drain", done);
    else done();
  }

  function begin(opened: Transport): void {
    const { stream } = transport = opened;
    if (duplex.destroyed) return void stream.destroy();
    stream.on("data", receive);
    stream.on("error", fail);
    // An error until the session is established; otherwise the driver would retry at once, forever.
    stream.on("close", () => hasStood ? duplex.destroy() : fail(hungUp()));
    sendFirst?.();
  }

  function receive(bytes: Uint8Array): void {
    const forDriver = conversation.received(bytes);
    if (conversation.refusal === "of the server") return fail(new ServerReadOnly(READ_ONLY));
    // The driver gets the server's own message, unless another host may accept us.
    if (conversation.refusal && attempt.hasNext()) return void duplex.destroy();
    if (!hasStood && conversation.isIdle) {
      hasStood = true;
      clearTimeout(late);
      attempt.stands();
    }
    patience.received();
    if (forDriver.length > 0) duplex.push(forDriver);
  }

  /**
   * Applies backpressure when a table is copied out and read more slowly than it arrives. Data that has arrived goes to
   * the driver at once: if paused at the last rows, the driver (3.4.9) would never ask for what comes after them.
   */
  function pause(): Duplex {
    if (conversation.isCopyingOut) transport?.stream.pause();
    return duplex;
  }

  function resume(): Duplex {
    transport?.stream.resume();
    return Duplex.prototype.resume.call(duplex);
  }

  openTransport(place, options, abandoned.signal).then(begin, fail);
  return Object.defineProperties(duplex, {
    isIdle: { get: () => conversation.isIdle },
    hasStood: { get: () => hasStood },
    pause: { value: pause },
    resume: { value: resume },
    // Part of node:net; the driver ends only open sockets.
    readyState: { get: () => duplex.destroyed ? "closed" : "open" },
  }) as Connection;
}

function hungUp(): Error {
  return Object.assign(new Error("the server hung up"), { code: "ECONNRESET" });
}

/**
 * Calls `lost` when a response is owed and nothing has arrived for that long. The time doesn't run while none is owed.
 */
function createPatience(
  { withinMs, isOwed, lost }: { withinMs: number; isOwed: () => boolean; lost: () => void },
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  let isLastChance = false;
  let wasOwed = false;

  /** One timer serves all statements sent in its time. If it fires too early, it is set again. */
  function look(): void {
    timer = undefined;
    if (!isOwed()) return;
    const restMs = dueAt - performance.now();
    if (restMs > 0) return wait(restMs);
    if (isLastChance) return lost();
    isLastChance = true;
    wait(LAST_CHANCE_MS);
  }

  function wait(ms: number): void {
    timer ??= setTimeout(look, ms);
  }

  function begin(): void {
    dueAt = performance.now() + withinMs;
    isLastChance = false;
    wait(withinMs);
  }

  return {
    /** Data was sent. */
    sent() {
      if (wasOwed || !isOwed()) return;
      wasOwed = true;
      begin();
    },
    /** Data arrived, so the server is not silent. */
    received() {
      wasOwed = isOwed();
      if (wasOwed) begin();
    },
    stop: () => clearTimeout(timer),
  };
}
