import { deliveryLimits } from "../../generated/limits.ts";
import { isPublicAddress } from "../destinations/address.ts";
import { createResolver, type Resolver } from "../destinations/resolver.ts";
import { WEBHOOK_URL_MAX_LENGTH } from "../destinations/webhook_url.ts";
import { type AnswerHeaders, type Ending, readAnswer } from "./answer.ts";
import { deliveryHeaders, type SignedAttempt } from "./delivery_headers.ts";
import { excerptOf, headerOf } from "./excerpt.ts";
import type { Outcome } from "./outcome.ts";
import { createReceiverPools, type ReceiverPools } from "./receiver_pools.ts";
import { parseRetryAfter } from "./retry_after.ts";
import { MalformedSecret } from "./signature.ts";
import { createTargets, type Target } from "./target.ts";

/** Milliseconds from the start of an attempt to the end of its answer's body, absolute: the contract's 10 s. */
const RESPONSE_TIMEOUT_MS = deliveryLimits.answerSeconds * 1000;

/** Milliseconds for look-up, TCP and TLS together. */
const CONNECT_TIMEOUT_MS = 5_000;

/** One attempt to make: what `deliveryHeaders` needs, and where to. */
export interface Dispatch extends SignedAttempt {
  readonly url: string;
}

/** A result as the attempt log keeps it. Everything from the receiver is bounded and safe to print. */
export interface AttemptResult {
  readonly outcome: Outcome;
  /** The answer's status, also when its body then failed; null without an answer. */
  readonly status: number | null;
  readonly startedAt: Date;
  /** Whole milliseconds by the monotonic clock. */
  readonly durationMs: number;
  /** Text from the first 4 KB of the answer; null if there was none. */
  readonly excerpt: string | null;
  readonly contentType: string | null;
  /** Where a 3xx pointed, for the owner to see; it is never called. */
  readonly redirectsTo: string | null;
  /** As the receiver wished, not capped: `nextAttemptDelayMs` caps it. */
  readonly retryAfterMs: number | null;
}

/** Makes attempts. `send` never throws: whatever happens is an outcome. */
export interface Sender {
  /** An abort ends the attempt at once as `interrupted`; the POST may have arrived by then. */
  send(delivery: Dispatch, signal?: AbortSignal): Promise<AttemptResult>;
  /** The address that this URL's host was last connected to; undefined before the first time. */
  addressOf(url: string): string | undefined;
  /** Waits for attempts under way, closes every connection; later attempts are `interrupted`. */
  close(): Promise<void>;
}

/** Clocks and network come from outside; times have the defaults of DESIGN §1. */
export interface SenderOptions {
  /** Lifts the rules on addresses, for the demo and tests. */
  readonly allowPrivate: boolean;
  readonly now: () => Date;
  /** Replaces the resolver, its verdict on addresses included. */
  readonly resolver?: Resolver;
  /** Milliseconds that never jump. */
  readonly monotonic?: () => number;
  readonly responseTimeoutMs?: number;
  readonly connectTimeoutMs?: number;
  /** PEM of one more trusted authority. */
  readonly ca?: string;
  /** Hears why an attempt ended as `internal_error`, for our own log. */
  readonly onInternalError?: (cause: unknown) => void;
  /** Number of origins that keep their connections. */
  readonly maxOrigins?: number;
}

/**
 * A sender of single webhook POSTs: vetted destinations, fresh signatures, an absolute deadline,
 * no redirects and no retries of its own, so that each call is at most one POST.
 */
export function createSender(options: SenderOptions): Sender {
  const { monotonic = () => performance.now(), responseTimeoutMs = RESPONSE_TIMEOUT_MS } = options;
  const pools = openPools(options);
  const targetOf = createTargets(options);
  let closed = false;

  async function send(delivery: Dispatch, signal?: AbortSignal): Promise<AttemptResult> {
    const startedAt = options.now();
    const begun = monotonic();
    const ending = await attempt({ delivery, startedAt, signal }).catch(failedOnOurSide);
    if (ending.outcome === "internal_error") options.onInternalError?.(ending.cause);
    const durationMs = Math.round(monotonic() - begun);
    return resultOf(ending, { url: delivery.url, startedAt, durationMs });
  }

  async function attempt({ delivery, startedAt, signal }: Attempt): Promise<Ending> {
    if (closed || signal?.aborted === true) return endedWith("interrupted");
    const target = targetOf(delivery.url);
    if (target.kind === "refused") return endedWith(target.outcome);
    const headers = deliveryHeaders(delivery, startedAt);
    return await post({ target, headers, body: delivery.body, signal });
  }

  function post({ target, headers, body, signal }: Post): Promise<Ending> {
    const { promise, resolve } = Promise.withResolvers<Ending>();
    const reader = readAnswer(finish);
    const interrupt = () => reader.giveUp("interrupted");
    const deadline = setTimeout(() => reader.giveUp("timeout"), responseTimeoutMs);
    signal?.addEventListener("abort", interrupt);
    const { origin, path } = target;
    pools.poolOf(origin).dispatch({ method: "POST", path, headers, body }, reader.handler);
    return promise;

    function finish(ending: Ending): void {
      clearTimeout(deadline);
      signal?.removeEventListener("abort", interrupt);
      resolve(ending);
    }
  }

  async function close(): Promise<void> {
    closed = true;
    await pools.close();
  }

  function addressOf(url: string): string | undefined {
    const target = targetOf(url);
    return target.kind === "ok" ? pools.addressOf(target.origin) : undefined;
  }

  return { send, addressOf, close };
}

interface Attempt {
  readonly delivery: Dispatch;
  readonly startedAt: Date;
  readonly signal: AbortSignal | undefined;
}

interface Post {
  readonly target: Target;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly signal: AbortSignal | undefined;
}

function openPools(options: SenderOptions): ReceiverPools {
  const { allowPrivate, connectTimeoutMs = CONNECT_TIMEOUT_MS, ca, maxOrigins } = options;
  const allows = allowPrivate ? () => true : isPublicAddress;
  const resolver = options.resolver ?? createResolver({ allows });
  return createReceiverPools({ resolver, connectTimeoutMs, ca, maxOrigins });
}

function failedOnOurSide(error: unknown): Ending {
  return endedWith(error instanceof MalformedSecret ? "bad_secret" : "internal_error", error);
}

function endedWith(outcome: Outcome, cause?: unknown): Ending {
  return { outcome, status: null, headers: {}, body: new Uint8Array(), cause };
}

function resultOf(
  ending: Ending,
  about: { url: string; startedAt: Date; durationMs: number },
): AttemptResult {
  const { outcome, status, headers, body } = ending;
  const { url, startedAt, durationMs } = about;
  return {
    outcome,
    status,
    startedAt,
    durationMs,
    excerpt: excerptOf(body, headers),
    contentType: headerOf(headers, "content-type"),
    redirectsTo: outcome === "redirected" ? redirectTarget(headers, url) : null,
    retryAfterMs: parseRetryAfter(headerOf(headers, "retry-after"), startedAt),
  };
}

/** The absolute form of `Location`; null unless it is a web address of bearable length. */
function redirectTarget(headers: AnswerHeaders, url: string): string | null {
  const { location } = headers;
  if (typeof location !== "string" || !URL.canParse(location, url)) return null;
  const target = new URL(location, url);
  const isWeb = target.protocol === "https:" || target.protocol === "http:";
  return isWeb && target.href.length <= WEBHOOK_URL_MAX_LENGTH ? target.href : null;
}
