import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import type { Dispatcher } from "undici";
import { createResolver } from "../../src/core/destinations/resolver.ts";
import type { AttemptResult } from "../../src/core/sending/exchange.ts";
import { readResponse } from "../../src/core/sending/response.ts";
import { type Abuse, ABUSES, HEAD, PATIENCE_MS } from "./abuses.ts";
import { CLOSED_PORT } from "../support/network/ports.ts";
import { startRawReceiver } from "../support/deliveries/raw_receiver.ts";
import { dispatchTo, openSender, SENT_AT } from "../support/deliveries/sending.ts";
import { TEST_AUTHORITY } from "../support/network/tls_identity.ts";
import { takeConnections } from "../support/network/loopback.ts";

/** Long enough for a request to arrive on a busy machine, short enough to wait for. */
const DEADLINE_MS = 1_000;

/** The deadline of abuses that end before it, over TLS and on a busy machine, too. */
const LONG_DEADLINE_MS = 2_000;

/** The abuses that only wait for the deadline. */
const WAITS = /^never|^drips (its [hs]|interim)/;

/** Leads every name to this machine. */
const RESOLVER = createResolver({
  lookup: () => Promise.resolve([{ address: "127.0.0.1", family: 4 as const }]),
  allows: () => true,
});

Deno.test("every abuse by a receiver ends in time, as its own outcome", async () => {
  const abuses = Object.entries(ABUSES);
  const [waiting, others] = [true, false].map((waits) =>
    abuses.filter(([what]) => WAITS.test(what) === waits)
  );
  await tryAbuses(others ?? [], { isTls: false, deadlineMs: LONG_DEADLINE_MS });
  await tryAbuses(waiting ?? [], { isTls: false, deadlineMs: DEADLINE_MS });
});

Deno.test("every abuse by a receiver ends the same way over TLS", async () => {
  const abuses = Object.entries(ABUSES).filter(([what]) => !WAITS.test(what));
  await tryAbuses(abuses, { isTls: true, deadlineMs: LONG_DEADLINE_MS });
});

async function tryAbuses(
  abuses: [string, Abuse][],
  { isTls, deadlineMs }: { isTls: boolean; deadlineMs: number },
): Promise<void> {
  for (const [what, { outcome, status, behave }] of abuses) {
    await using receiver = startRawReceiver(async (conversation) => {
      await conversation.nextRequest();
      await behave(conversation);
    }, { isTls });
    await using sender = openSender({
      responseTimeoutMs: deadlineMs,
      resolver: RESOLVER,
      ca: TEST_AUTHORITY,
    });
    const result = await sender.send(dispatchTo(receiver.url));
    assert.deepEqual([what, result.outcome, result.status], [what, outcome, status ?? null]);
    assert.ok(result.durationMs < deadlineMs + PATIENCE_MS, `${what}: ${result.durationMs} ms`);
    assert.ok((result.excerpt ?? "").length <= 4_096, what);
    assert.equal(receiver.requests.length, 1, what);
  }
}

Deno.test("a receiver that resets before it reads is a lost connection", async () => {
  await using receiver = startRawReceiver((conversation) => conversation.pause(20));
  await using sender = openSender();
  assert.equal((await sender.send(dispatchTo(receiver.url))).outcome, "connection_lost");
});

Deno.test("an answer counts although the connection is reset at once", async () => {
  await using receiver = await takeConnections((socket) => {
    socket.on("data", (bytes) => {
      if (!bytes.toString().endsWith("}")) return;
      socket.write(`${HEAD}Content-Length: 9\r\n\r\nhalf`, () => socket.resetAndDestroy());
    });
  });
  await using sender = openSender();
  for (let sent = 0; sent < 20; sent += 1) {
    const { outcome } = await sender.send(dispatchTo(`http://127.0.0.1:${receiver.port}/hook`));
    assert.equal(outcome, "delivered");
  }
});

Deno.test("a request whose reused connection ends before it is written is sent again, once", async () => {
  const { promise, resolve } = Promise.withResolvers<AttemptResult>();
  let sentAgain = 0;
  const exchange = {
    url: "http://a.example/",
    startedAt: SENT_AT,
    tookMs: () => 1,
    settle: resolve,
  };
  const { handler } = readResponse(exchange, { begin() {}, sendAgain: () => sentAgain += 1 });
  // Undici fails what waits for a connection before it starts it.
  const reset = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
  const controller = {} as Dispatcher.DispatchController;
  handler.onResponseError?.(controller, reset);
  assert.equal(sentAgain, 1);
  handler.onResponseError?.(controller, reset);
  assert.equal((await promise).outcome, "connection_lost");
  assert.equal(sentAgain, 1);
});

Deno.test("an answer before the request does not hang the sender", async () => {
  await using receiver = startRawReceiver(async (conversation) => {
    await conversation.write(`${HEAD}Content-Length: 2\r\n\r\nok`);
    await conversation.pause(PATIENCE_MS);
  });
  await using sender = openSender();
  const { outcome } = await sender.send(dispatchTo(receiver.url));
  // Which one depends on whether the answer overtakes the request on its way.
  assert.ok(["delivered", "connection_lost", "bad_response"].includes(outcome), outcome);
});

Deno.test("exactly the first 4,096 bytes of a response are kept", async () => {
  for (const size of [4_095, 4_096, 4_097]) {
    await using receiver = startRawReceiver(async (conversation) => {
      await conversation.nextRequest();
      await conversation.write(`${HEAD}Content-Length: ${size}\r\n\r\n${"y".repeat(size)}`);
    });
    await using sender = openSender();
    const { outcome, excerpt } = await sender.send(dispatchTo(receiver.url));
    assert.equal(outcome, "delivered");
    assert.equal(excerpt, "y".repeat(Math.min(size, 4_096)));
  }
});

Deno.test("a gzip bomb is neither inflated nor shown", async () => {
  const bomb = gzipSync(new Uint8Array(20_000_000));
  await using receiver = startRawReceiver(async (conversation) => {
    await conversation.nextRequest();
    const head = `${HEAD}Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`;
    await conversation.write(head);
    await conversation.write(bomb);
  });
  await using sender = openSender();
  const result = await sender.send(dispatchTo(receiver.url));
  assert.equal(result.outcome, "delivered");
  assert.equal(result.excerpt, null);
  assert.ok(receiver.requests[0]?.includes("accept-encoding: identity\r\n"));
});

Deno.test("the connect timeout ends an endless TLS handshake", async () => {
  await using receiver = startRawReceiver((conversation) => conversation.pause(PATIENCE_MS));
  await using sender = openSender({ connectTimeoutMs: 300 });
  const result = await sender.send(dispatchTo(receiver.url.replace("http:", "https:")));
  assert.equal(result.outcome, "tls_plain");
  assert.ok(result.durationMs < PATIENCE_MS);
});

Deno.test("an attempt given up while waiting is never sent", async () => {
  const found = Promise.withResolvers<void>();
  await using receiver = startRawReceiver(async (conversation) => {
    while (await conversation.nextRequest() !== null) await conversation.pause(PATIENCE_MS);
  });
  const known = createResolver({ allows: () => true });
  await using sender = openSender({
    responseTimeoutMs: 50,
    resolver: { resolve: (name) => found.promise.then(() => known.resolve(name)) },
  });
  const sends = Array.from({ length: 16 }, () => sender.send(dispatchTo(receiver.url)));
  const outcomes = (await Promise.all(sends)).map(({ outcome }) => outcome);
  assert.deepEqual(outcomes, Array(16).fill("timeout"));
  found.resolve();
  await sender.close();
  assert.equal(receiver.requests.length, 0);
});

Deno.test("a closed port is a failed connection", async () => {
  await using sender = openSender();
  const { outcome } = await sender.send(dispatchTo(`http://127.0.0.1:${CLOSED_PORT}/hook`));
  assert.equal(outcome, "connect_failed");
});
