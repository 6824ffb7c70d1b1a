import { Buffer } from "node:buffer";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { verifyListing } from "../../scripts/receiver/verify_listing.ts";
import type { IssuedKey } from "../../src/keys/issue_key.ts";
import type { Random } from "./random.ts";

/** A receiver's answer to a POST. Only `accept` gives a reward. */
type Mood = "accept" | "fail" | "not_now" | "reset" | "silence";

/** Shares of the moods: one POST of five fails. */
const MOODS: readonly (readonly [Mood, number])[] = [
  ["accept", 0.80],
  ["fail", 0.10],
  ["not_now", 0.01],
  ["reset", 0.06],
  ["silence", 0.03],
];

/**
 * A receiver fails a delivery so often and then accepts it: chance alone would send one of 40,000 through nine
 * or ten tries, and a run would wait for it for ten minutes.
 */
const FAILURES_MAX = 5;

/** An answer takes up to this many milliseconds, so that kills find POSTs on their way. */
const ANSWER_WITHIN_MS = 30;

/** Seconds that `not_now` asks for: the whole endpoint waits that long. */
const RETRY_AFTER_S = 1;

/** One POST that arrived whole. */
export interface Post {
  /** The time, by `performance.now()`. */
  at: number;
  /** The receiver's key. */
  key: string;
  vote: string;
  delivery: string;
  attempt: number;
  body: string;
  /** Whether the receiver acted on it: it did so before it answered, as a careless one would. */
  accepted: boolean;
  /** Whether its signature held. */
  verified: boolean;
}

/** The receiver of one key, on a port of its own. */
export interface Receiver {
  url: string;
  /** Takes the key whose deliveries arrive here, to verify them. */
  belongsTo(key: IssuedKey): void;
}

/** All receivers of a run, and what they saw. */
export interface Receivers extends AsyncDisposable {
  each: readonly Receiver[];
  posts: Post[];
}

/** The number of receivers, and whether they fail every fifth POST in one way or another. */
export interface ReceiversOptions {
  count: number;
  fail: boolean;
  random: Random;
}

/** Starts receivers on loopback. */
export async function startReceivers(options: ReceiversOptions): Promise<Receivers> {
  const posts: Post[] = [];
  const started = await Promise.all(
    Array.from({ length: options.count }, () => startReceiver(posts, options)),
  );
  return {
    each: started,
    posts,
    async [Symbol.asyncDispose]() {
      await Promise.all(started.map(({ server }) => close(server)));
    },
  };
}

async function startReceiver(
  posts: Post[],
  { fail, random }: ReceiversOptions,
): Promise<Receiver & { server: Server }> {
  let owner: IssuedKey | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await Array.fromAsync(request));
    const attempt = Number(request.headers["x-listing-attempt"]);
    const mood = !fail || attempt > FAILURES_MAX ? "accept" : moodFor(random());
    if (owner) posts.push(noted(request, body, { owner, attempt, accepted: mood === "accept" }));
    await pause(ANSWER_WITHIN_MS * random());
    show(mood, response);
  }

  const server = createServer((request, response) => {
    // A sender that was killed in the middle of a POST breaks it off.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    server,
    url: `http://127.0.0.1:${port}/votes`,
    belongsTo(key) {
      owner = key;
    },
  };
}

function noted(
  request: IncomingMessage,
  body: Buffer,
  { owner, attempt, accepted }: { owner: IssuedKey; attempt: number; accepted: boolean },
): Post {
  const header = (name: string) => String(request.headers[name] ?? "");
  const verification = verifyListing({
    header: header("x-listing-signature"),
    body,
    secrets: [owner.webhookSecret],
    now: new Date(),
  });
  return {
    at: performance.now(),
    key: owner.id,
    vote: header("x-listing-vote"),
    delivery: header("x-listing-delivery"),
    attempt,
    body: body.toString(),
    accepted,
    verified: verification.ok,
  };
}

function moodFor(chance: number): Mood {
  let rest = chance;
  for (const [mood, share] of MOODS) {
    rest -= share;
    if (rest < 0) return mood;
  }
  return "accept";
}

function show(mood: Mood, response: ServerResponse): void {
  switch (mood) {
    case "accept":
      return void response.writeHead(204).end();
    case "fail":
      return void response.writeHead(500).end("something broke");
    case "not_now":
      return void response.writeHead(503, { "retry-after": String(RETRY_AFTER_S) }).end();
    case "reset":
      return void response.socket?.destroy();
    case "silence":
      return; // until the sender loses patience
  }
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
}
