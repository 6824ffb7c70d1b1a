/**
 * A webhook receiver as an owner would write it: verifies, deduplicates, and prints a line for each delivery.
 *
 *     deno task receiver --secret whsec_… [--port 9000] [--status 200] [--delay MS]
 */
import { answerHelp } from "../src/service/cli/help.ts";
import { parseReceiverArguments, RECEIVER_USAGE } from "./receiver/arguments.ts";
import {
  describeDelivery,
  type ReceivedDelivery,
  refusedDelivery,
  verifiedDelivery,
} from "./receiver/received_delivery.ts";
import { createSeenVotes } from "./receiver/seen_votes.ts";
import { verifyListing } from "./receiver/verify_listing.ts";

/** Maximum bytes of a body that it reads. A vote has about 200. */
const BODY_MAX_BYTES = 65_536;

/** Milliseconds for a whole body. A client that sends slowly must not keep the receiver from stopping. */
const BODY_WITHIN_MS = 5_000;

/** Options of the receiver. Only `secrets` is required. Port 0 chooses a free port. */
export interface ReceiverOptions {
  readonly secrets: readonly string[];
  readonly hostname?: string;
  readonly port?: number;
  /** Status of the response to a verified delivery, or a function that returns it each time. */
  readonly status?: number | ((delivery: ReceivedDelivery) => number);
  /** Milliseconds to wait before the response. */
  readonly delayMs?: number;
  /** Milliseconds for a body to arrive (default 5,000). After that the response is 408. */
  readonly bodyWithinMs?: number;
  readonly now?: () => Date;
  /** Called once for each request, before the response. Prints a line by default. */
  readonly report?: (delivery: ReceivedDelivery) => void;
}

/** A running receiver. `await using` also stops it. */
export interface Receiver extends AsyncDisposable {
  /** Address for deliveries, such as `http://127.0.0.1:9000/`. */
  readonly url: string;
  /** Responds to requests in progress, then closes the port. */
  stop(): Promise<void>;
}

/**
 * Starts a receiver that responds with 401 to an invalid signature, and otherwise with `status` (204). A vote counts as
 * seen just before a successful response, so a vote that failed is not a duplicate when it is sent again. Throws
 * `Deno.errors.AddrInUse` if the port is taken.
 */
export function startReceiver(options: ReceiverOptions): Receiver {
  const { hostname = "127.0.0.1", port = 0, status = 204, delayMs = 0 } = options;
  const { report = printDelivery, now = () => new Date() } = options;
  const { secrets, bodyWithinMs = BODY_WITHIN_MS } = options;
  const seen = createSeenVotes();

  async function answer(request: Request): Promise<Response> {
    const fault = formFault(request);
    if (fault !== undefined) return fault;
    const body = await readBody(request, bodyWithinMs);
    if (body === undefined) return new Response(null, { status: 408 });
    const code = take(request.headers, body);
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    return new Response(null, { status: code });
  }

  // No await between the check of seen votes and the update, because copies may arrive together.
  function take(headers: Headers, body: Uint8Array): number {
    const delivery = judge(headers, body);
    report(delivery);
    if (delivery.verdict === "refused") return 401;
    const code = typeof status === "number" ? status : status(delivery);
    if (code < 300 && delivery.voteId !== null) seen.add(delivery.voteId);
    return code;
  }

  function judge(headers: Headers, body: Uint8Array): ReceivedDelivery {
    const header = headers.get("x-listing-signature");
    const verdict = verifyListing({ header, body, secrets, now: now() });
    if (!verdict.ok) return refusedDelivery(verdict.why);
    return verifiedDelivery(headers, new TextDecoder().decode(body), seen.has);
  }

  const server = Deno.serve({ hostname, port, onListen() {} }, answer);
  const stop = () => server.shutdown();
  const url = `http://${hostname}:${server.addr.port}/`;
  return { url, stop, [Symbol.asyncDispose]: stop };
}

function formFault(request: Request): Response | undefined {
  if (request.method !== "POST") {
    return new Response(null, { status: 405, headers: { allow: "POST" } });
  }
  const length = Number(request.headers.get("content-length") ?? Infinity);
  return length > BODY_MAX_BYTES ? new Response(null, { status: 413 }) : undefined;
}

/** Reads the body. Returns undefined if the client disconnected or was too slow. */
async function readBody(request: Request, withinMs: number): Promise<Uint8Array | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), withinMs);
  try {
    return await Promise.race([request.bytes(), late.promise]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function printDelivery(delivery: ReceivedDelivery): void {
  console.log(describeDelivery(delivery));
}

function main(): void {
  answerHelp(RECEIVER_USAGE);
  const parsed = parseReceiverArguments(Deno.args, Deno.env.get("WEBHOOK_SECRET"));
  if (parsed.kind === "help") return console.log(RECEIVER_USAGE);
  if (parsed.kind === "error") {
    console.error(`${parsed.error}\n\n${RECEIVER_USAGE}`);
    Deno.exit(2);
  }
  const receiver = startReceiver(parsed.arguments);
  console.log(`Waiting for webhooks at ${receiver.url}`);
}

if (import.meta.main) main();
