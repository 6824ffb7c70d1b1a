import { nextTick } from "node:process";
import { Duplex } from "node:stream";
import { createConversation } from "./conversation.ts";
import { type Encryption, openTransport, type Place, type Transport } from "./transport.ts";

/** Milliseconds beyond the deadline: what has come while this process was busy is read in them. */
const LAST_CHANCE_MS = 100;

const READ_ONLY = "the server is a standby, or takes no writes for another reason";

/** The server owed an answer and sent nothing: it hangs, or the network lost the connection without a word. */
export class ServerSilent extends Error {
  override name = "ServerSilent";
  readonly code = "SERVER_SILENT";
}

/** The server is a standby, or read only, and the address asks for one that can be written to. */
export class ServerReadOnly extends Error {
  override name = "ServerReadOnly";
  readonly code = "SERVER_READ_ONLY";
}

/** Settings and deadlines of a connection. */
export interface ConnectionOptions extends Encryption {
  /** Statements that are run first of all in each session; what the last one may ask, the conversation says. */
  settings: string;
  /** Milliseconds without a byte, while an answer is owed, after which the connection is given up. */
  answerWithinMs: number;
}

/** A socket as the driver wants one, from the moment when it begins to be opened. */
export interface Connection extends Duplex {
  readonly isIdle: boolean;
  /** Whether a session came about. */
  readonly hasStood: boolean;
}

/** How a connection is opened that may be one of several tries. */
export interface Attempt {
  /** Milliseconds for the session to come about, if it has another place to try after that. */
  withinMs: number | undefined;
  /** Whether there is a place that has not been tried: then the driver is told of no error, and tries again at once. */
  hasNext: () => boolean;
  /** Told when the session has come about. */
  stands: () => void;
}

const ONLY_ATTEMPT: Attempt = { withinMs: undefined, hasNext: () => false, stands() {} };

/**
 * Opens a connection to a Postgres server. It takes bytes at once and sends them when it can; a server that stays
 * silent when it owes an answer destroys it with `ServerSilent`, so that no statement waits for the system's own
 * patience: 16 minutes and more.
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

  /** Ends the connection; without a word while another place may give the session that this one did not. */
  function fail(error: Error): void {
    duplex.destroy(!hasStood && attempt.hasNext() ? undefined : error);
  }

  const duplex = new Duplex({
    emitClose: false,
    // Never full: see PIPELINE_MAX of connect.ts. The statements are in memory anyway.
    writableHighWaterMark: Number.MAX_SAFE_INTEGER,
    read: () => {}, // it comes by itself
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
      // The driver looks at whether the connection failed, as node:net tells it.
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
    // Before the session stands it is an error: otherwise the driver tries again at once, and forever.
    stream.on("close", () => hasStood ? duplex.destroy() : fail(hungUp()));
    sendFirst?.();
  }

  function receive(bytes: Uint8Array): void {
    const forDriver = conversation.received(bytes);
    if (conversation.refusal === "of the server") return fail(new ServerReadOnly(READ_ONLY));
    // The driver reads the server's own words, unless another place may let us in.
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
   * Lets the server wait while whoever copies a table out reads it more slowly than it comes. What has come goes to the
   * driver at once: paused by the last rows (3.4.9), it would never ask for what comes after them.
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
    // Of node:net; the driver ends only what is open.
    readyState: { get: () => duplex.destroyed ? "closed" : "open" },
  }) as Connection;
}

function hungUp(): Error {
  return Object.assign(new Error("the server hung up"), { code: "ECONNRESET" });
}

/** Calls `lost` when an answer is owed and nothing has come for so long. While none is owed, no time passes. */
function createPatience(
  { withinMs, isOwed, lost }: { withinMs: number; isOwed: () => boolean; lost: () => void },
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  let isLastChance = false;
  let wasOwed = false;

  /** One timer serves all statements of its time: it is set anew when it goes off too early. */
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
    /** Something was sent. */
    sent() {
      if (wasOwed || !isOwed()) return;
      wasOwed = true;
      begin();
    },
    /** Something came: whoever sends is not silent. */
    received() {
      wasOwed = isOwed();
      if (wasOwed) begin();
    },
    stop: () => clearTimeout(timer),
  };
}
