import { deliveryLimits } from "../../generated/limits.ts";
import { isPublicAddress } from "../destinations/address.ts";
import { createResolver, type Resolver } from "../destinations/resolver.ts";
import { type AttemptResult, type Exchange, readAnswer, withoutAnswer } from "./answer.ts";
import { deliveryHeaders, type SignedAttempt } from "./delivery_headers.ts";
import { createReceiverPools, type ReceiverPools } from "./receiver_pools.ts";
import { MalformedSecret } from "./signature.ts";
import { createTargets } from "./target.ts";

/** Milliseconds from the start of an attempt to the end of its answer's body, absolute: the contract's 10 s. */
const RESPONSE_TIMEOUT_MS = deliveryLimits.answerSeconds * 1000;

/** Milliseconds for look-up, TCP and TLS together. */
const CONNECT_TIMEOUT_MS = 5_000;

/** One attempt to make: what `deliveryHeaders` needs, and where to. */
export interface Dispatch extends SignedAttempt {
  readonly url: string;
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

  function send(delivery: Dispatch, signal?: AbortSignal): Promise<AttemptResult> {
    const begun = monotonic();
    const { promise, resolve } = Promise.withResolvers<AttemptResult>();
    const exchange: Exchange = {
      url: delivery.url,
      startedAt: options.now(),
      tookMs: () => monotonic() - begun,
      settle(result, cause) {
        if (result.outcome === "internal_error") options.onInternalError?.(cause);
        resolve(result);
      },
    };
    try {
      attempt(delivery, exchange, signal);
    } catch (error) {
      const outcome = error instanceof MalformedSecret ? "bad_secret" : "internal_error";
      exchange.settle(withoutAnswer(outcome, exchange), error);
    }
    return promise;
  }

  function attempt(delivery: Dispatch, exchange: Exchange, signal?: AbortSignal): void {
    const target = targetOf(delivery.url);
    if (closed || signal?.aborted === true) {
      return exchange.settle(withoutAnswer("interrupted", exchange));
    }
    if (target.kind === "refused") return exchange.settle(withoutAnswer(target.outcome, exchange));
    const headers = deliveryHeaders(delivery, exchange.startedAt);
    const reader = readAnswer({ ...exchange, settle });
    const interrupt = () => reader.giveUp("interrupted");
    const deadline = setTimeout(() => reader.giveUp("timeout"), responseTimeoutMs);
    signal?.addEventListener("abort", interrupt);
    const { origin, path } = target;
    pools.poolOf(origin)
      .dispatch({ method: "POST", path, headers, body: delivery.body }, reader.handler);

    function settle(result: AttemptResult, cause?: unknown): void {
      clearTimeout(deadline);
      signal?.removeEventListener("abort", interrupt);
      exchange.settle(result, cause);
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

function openPools(options: SenderOptions): ReceiverPools {
  const { allowPrivate, connectTimeoutMs = CONNECT_TIMEOUT_MS, ca, maxOrigins } = options;
  const allows = allowPrivate ? () => true : isPublicAddress;
  const resolver = options.resolver ?? createResolver({ allows });
  return createReceiverPools({ resolver, connectTimeoutMs, ca, maxOrigins });
}
