import { setTimeout as pause } from "node:timers/promises";
import { describeError, log } from "../log.ts";

/** Milliseconds until the next try to listen when no connection can be accepted: out of file descriptors, mostly. */
const LISTEN_AGAIN_MS = 100;

/** Milliseconds at the end in which the last answers, once they are made, have to be sent. */
const SENT_WITHIN_MS = 5_000;

/** Answers a request that came by a connection. */
export type Answer = (
  request: Request,
  peer: { readonly remoteAddress: string },
) => Promise<Response>;

/** Where to listen. */
export interface ListenOptions {
  host: string;
  port: number;
  onListen: (port: number) => void;
  /** Milliseconds to send the last answers; a service's own unless a test says otherwise. */
  sentWithinMs?: number;
}

/** A service that listens. */
export interface Listening {
  port: number;
  /** Takes no more requests; resolves when the last one is answered. */
  shutdown(): Promise<void>;
}

/**
 * Listens by `Deno.serve`, which has no deadline for headers and bodies and no limit of connections: the proxy in front
 * of a public site has them (docs/deploy.md).
 */
export function listen(
  answer: Answer,
  { host, port, onListen, sentWithinMs = SENT_WITHIN_MS }: ListenOptions,
): Listening {
  let underWay = 0;
  let allAnswered: (() => void) | undefined;
  let isClosing = false;

  // Not async: each request passes here.
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
        // There is no file descriptor for it yet.
      }
    }
  }

  let server = open(port, onListen);
  return {
    port: server.addr.port,
    async shutdown() {
      isClosing = true;
      const closed = server.shutdown().catch(() => {}); // it had ended by itself
      // A client that never ends its request, or never reads its answer, would keep this process.
      const answered = new Promise<void>((resolve) => {
        allAnswered = resolve;
        if (underWay === 0) resolve();
      });
      await Promise.race([closed, answered.then(() => pause(sentWithinMs))]);
    },
  };
}

/** The app answers its own errors; this one is the runtime's. */
function onError(error: unknown): Response {
  log("error", "request_failed", describeError(error));
  return new Response(null, { status: 500 });
}
