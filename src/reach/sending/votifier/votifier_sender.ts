import { connect, type Socket } from "node:net";
import type { Resolver } from "../../../core/destinations/resolver.ts";
import { splitVotifierUrl } from "../../destinations/votifier_address.ts";
import { type Begin, type Exchange, withoutResponse } from "../../../core/sending/exchange.ts";
import { isVotifierName } from "../../../site/keys/votifier_name.ts";
import type {
  CreateProtocolSender,
  ProtocolSender,
  SenderNetwork,
} from "../../../core/sending/send_delivery.ts";
import type { Outcome } from "../../../core/sending/outcome.ts";
import { SENT_VOTE } from "../sent_vote.ts";
import { talk, type TalkResult } from "./talk.ts";
import { readVotifierSecret, type VotifierSecret, type VotifierVote } from "./votifier_message.ts";

/** Milliseconds until a receiver's greeting, which it sends first and at once. */
const GREETING_TIMEOUT_MS = 5_000;

/**
 * Maximum characters of our name. It keeps a message within the 1,024 bytes of protocol 2, and the 245 of protocol 1.
 */
const SERVICE_NAME_MAX = 128;

/** Most addresses of receivers that are cached. Beyond that the cache is cleared. */
const REMEMBERED_MAX = 10_000;

interface VotifierCall {
  readonly url: string;
  readonly receiver: { readonly host: string; readonly port: number };
  readonly vote: VotifierVote;
  readonly secret: VotifierSecret;
}

/** Ends an exchange without a verdict. */
class Ended extends Error {
  constructor(readonly outcome: Outcome) {
    super(outcome);
  }
}

/**
 * Returns a function that creates the sender for Votifier receivers. `serviceName` is this site's name in their
 * settings: the host of `BASE_URL`.
 */
export function votifierSender(serviceName: string): CreateProtocolSender {
  return (network) => createVotifierSender({ ...network, serviceName });
}

/** Creates the sender for Votifier receivers, with one connection per vote. */
function createVotifierSender(options: SenderNetwork & { serviceName: string }): ProtocolSender {
  const addresses = new Map<string, string>();
  const underWay = new Set<Promise<void>>();

  /** Prepares one exchange. Returns the outcome if it can't be sent. */
  function prepare(
    { url, secret: text, voteId, body }: Record<"url" | "secret" | "voteId" | "body", string>,
  ): Begin | Outcome {
    const receiver = splitVotifierUrl(url);
    if (!receiver) return "bad_url";
    const { username, voted_at } = SENT_VOTE.parse(JSON.parse(body));
    if (!isVotifierName(username)) return "name_refused";
    const read = readVotifierSecret(text);
    if (read.kind === "refused") return "bad_secret";
    const serviceName = options.serviceName.slice(0, SERVICE_NAME_MAX);
    const vote = { serviceName, username, votedAt: new Date(voted_at), voteId };
    return (exchange) => begin({ url, receiver, vote, secret: read.secret }, exchange);
  }

  function begin(call: VotifierCall, exchange: Exchange): ReturnType<Begin> {
    const ending = new AbortController();
    const done = hold(call, ending.signal).catch(verdictOf).then(({ outcome, transcript }) => {
      const excerpt = transcript?.join("\n") ?? null;
      exchange.settle({ ...withoutResponse(outcome, exchange), excerpt });
    }).finally(() => underWay.delete(done));
    underWay.add(done);
    return { giveUp: (outcome) => ending.abort(new Ended(outcome)) };
  }

  async function hold(
    { url, receiver, vote, secret }: VotifierCall,
    signal: AbortSignal,
  ): Promise<TalkResult> {
    const hosts = await findAddresses(receiver.host, options.resolver);
    const timeoutMs = options.connectTimeoutMs;
    const { socket, host } = await connectToAny({ hosts, port: receiver.port, timeoutMs, signal });
    const stalled = endLater(socket, "timeout", GREETING_TIMEOUT_MS);
    try {
      if (addresses.size >= REMEMBERED_MAX) addresses.clear();
      addresses.set(url, host);
      return await talk(socket, { vote, secret, greeted: () => clearTimeout(stalled) });
    } finally {
      clearTimeout(stalled);
      socket.destroy();
    }
  }

  return {
    prepare,
    addressOf: (url) => addresses.get(url),
    async close() {
      await Promise.all(underWay);
    },
  };
}

async function findAddresses(hostname: string, resolver: Resolver): Promise<string[]> {
  const resolution = await resolver.resolve(hostname);
  if (resolution.kind !== "vetted") throw new Ended(resolution.kind);
  const { addresses } = resolution;
  // Votifier listens on IPv4 by default.
  return addresses.toSorted((one, other) => one.family - other.family)
    .map(({ address }) => address);
}

/** Connects to the first address of a host that accepts. Each has an equal share of the time. */
async function connectToAny(
  { hosts, port, timeoutMs, signal }: {
    hosts: readonly string[];
    port: number;
    timeoutMs: number;
    signal: AbortSignal;
  },
): Promise<{ socket: Socket; host: string }> {
  let failure: unknown = new Ended("connect_failed");
  for (const host of hosts) {
    signal.throwIfAborted();
    const socket = connect({ host, port });
    signal.addEventListener("abort", () => socket.destroy(signal.reason));
    try {
      await connecting(socket, timeoutMs / hosts.length);
      return { socket, host };
    } catch (error) {
      failure = error;
      socket.destroy();
    }
  }
  throw failure;
}

async function connecting(socket: Socket, timeoutMs: number): Promise<void> {
  const late = endLater(socket, "connect_failed", timeoutMs);
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      // Not `once`, because an error that occurs while no code is reading must not end the process.
      socket.on("error", (error) => {
        reject(error instanceof Ended ? error : new Ended("connect_failed"));
      });
    });
  } finally {
    clearTimeout(late);
  }
  socket.setNoDelay(true);
}

function endLater(socket: Socket, outcome: Outcome, afterMs: number) {
  return setTimeout(() => socket.destroy(new Ended(outcome)), afterMs);
}

function verdictOf(error: unknown): TalkResult {
  return { outcome: error instanceof Ended ? error.outcome : "connection_lost" };
}
