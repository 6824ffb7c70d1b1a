import { Buffer } from "node:buffer";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { verifyListing } from "../../../scripts/receiver/verify_listing.ts";
import { chooseMood, type Mood } from "./moods.ts";
import {
  ANSWER_WITHIN_MS,
  type Post,
  type Receiver,
  type Receivers,
  type ReceiversOptions,
  type SendingKey,
} from "./receivers.ts";
import { startVotifierOf } from "./votifiers.ts";

/** Seconds that `not_now` requests. The whole endpoint waits that long. */
const RETRY_AFTER_S = 1;

/** Starts receivers on loopback. */
export async function startReceivers(options: ReceiversOptions): Promise<Receivers> {
  const posts: Post[] = [];
  const started = await Promise.all(
    // Every second one is a Votifier, because a server has at most one.
    Array.from(
      { length: options.count },
      (_, n) => n % 2 === 0 ? startWebhook(posts, options) : startVotifierOf(posts, options),
    ),
  );
  return {
    each: started,
    posts,
    async [Symbol.asyncDispose]() {
      await Promise.all(started.map((receiver) => receiver[Symbol.asyncDispose]()));
    },
  };
}

async function startWebhook(
  posts: Post[],
  options: ReceiversOptions,
): Promise<Receiver & AsyncDisposable> {
  let owner: SendingKey | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await Array.fromAsync(request));
    const attempt = Number(request.headers["x-listing-attempt"]);
    const mood = chooseMood(attempt, options);
    if (owner) posts.push(noted(request, body, { owner, attempt, accepted: mood === "accept" }));
    await pause(ANSWER_WITHIN_MS * options.random());
    show(mood, response);
  }

  const server = createServer((request, response) => {
    // A sender that is killed in the middle of a POST aborts it.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    [Symbol.asyncDispose]: () => close(server),
    url: `http://127.0.0.1:${port}/votes`,
    belongsTo(key) {
      owner = key;
    },
  };
}

function noted(
  request: IncomingMessage,
  body: Buffer,
  { owner, attempt, accepted }: { owner: SendingKey; attempt: number; accepted: boolean },
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
    attempt: `${header("x-listing-delivery")} ${attempt}`,
    body: body.toString(),
    accepted,
    verified: verification.ok,
  };
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
      return; // until the sender loses timeoutFactor
  }
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
}
