import { setTimeout as pause } from "node:timers/promises";
import { describeBug, describeError, log } from "../../core/observing/log.ts";

/**
 * Milliseconds until it listens again after a connection could not be accepted, usually for lack of file descriptors.
 */
const LISTEN_AGAIN_MS = 100;

/** Milliseconds at shutdown for sending the last responses once they are ready. */
const SENT_WITHIN_MS = 5_000;

/** Responds to a request that arrived on a connection. */
export type RequestHandler = (
  request: Request,
  peer: { readonly remoteAddress: string },
) => Promise<Response>;

/** Options of the listener: its address, and what tests override. */
interface ListenOptions {
  host: string;
  port: number;
  onListen: (port: number) => void;
  /** Milliseconds to send the last responses. Tests override the service's value. */
  sentWithinMs?: number;
}

/** A listening service. */
export interface Listening {
  port: number;
  /** Stops accepting requests. Resolves when the last one has its response. */
  shutdown(): Promise<void>;
}

/**
 * Listens with `Deno.serve`, which has no deadlines for headers and bodies and no connection limit. The proxy in front
 * of a public site provides them (docs/deploy.md).
 */
export function listen(
  answer: RequestHandler,
  { host, port, onListen, sentWithinMs = SENT_WITHIN_MS }: ListenOptions,
): Listening {
  let underWay = 0;
  let allAnswered: (() => void) | undefined;
  let isClosing = false;

  // Not async, because every request passes through here.
  function handle(request: Request, info: Deno.ServeHandlerInfo<Deno.NetAddr>): Promise<Response> {
    underWay++;
    const answered = answer(request, { remoteAddress: info.remoteAddr.hostname });
    answered.then(end, end);
    return answered;
  }

  function end(): void {
    if (--underWay === 0) allAnswered?.();
  }

  function open(port: number, onListen: (port: number) => void) {
    const opened = Deno.serve(
      { hostname: host, port, onListen: (local) => onListen(local.port), onError },
      handle,
    );
    opened.finished.catch(openAgain);
    return opened;
  }

  /** Deno.serve (2.9) ends at the first connection that it can't accept. */
  async function openAgain(error: unknown): Promise<void> {
    log("error", "connection_not_accepted", describeError(error));
    while (!isClosing) {
      await pause(LISTEN_AGAIN_MS);
      try {
        server = open(server.addr.port, () => {});
        return;
      } catch {
        // Logged once above. Any cause, such as a lack of file descriptors, may be over at the next attempt.
      }
    }
  }

  let server = open(port, onListen);
  return {
    port: server.addr.port,
    async shutdown() {
      isClosing = true;
      const closed = server.shutdown().catch(() => {}); // it had already ended
      // A client that never finishes its request, or never reads its response, would keep this process alive.
      const answered = new Promise<void>((resolve) => {
        allAnswered = resolve;
        if (underWay === 0) resolve();
      });
      await Promise.race([closed, answered.then(() => pause(sentWithinMs))]);
    },
  };
}

/** The app handles its own errors; this one is the runtime's. */
function onError(error: unknown): Response {
  log("error", "request_failed", describeBug(error));
  return new Response(null, { status: 500 });
}
