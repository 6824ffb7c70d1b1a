import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { createResolver } from "../../src/destinations/resolver.ts";
import { ABUSES, HEAD, PATIENCE_MS } from "../support/abuses.ts";
import { CLOSED_PORT } from "../support/ports.ts";
import { startRawReceiver } from "../support/raw_receiver.ts";
import { dispatchTo, openSender } from "../support/sending.ts";
import { HOOK_CERTIFICATE, HOOK_KEY, TEST_AUTHORITY } from "../support/tls_identity.ts";

/** Long enough for honest loopback answers on a busy machine, short enough to wait for. */
const DEADLINE_MS = 250;

Deno.test("every abuse by a receiver ends in time, as its own outcome", async () => {
  for (const [what, { outcome, status, behave }] of Object.entries(ABUSES)) {
    await using receiver = startRawReceiver(async (conversation) => {
      await conversation.nextRequest();
      await behave(conversation);
    });
    await using sender = openSender({ responseTimeoutMs: DEADLINE_MS });
    const result = await sender.send(dispatchTo(receiver.url));
    assert.deepEqual([what, result.outcome, result.status], [what, outcome, status ?? null]);
    assert.ok(result.durationMs < DEADLINE_MS + PATIENCE_MS, `${what}: ${result.durationMs} ms`);
    assert.ok((result.excerpt ?? "").length <= 4_096, what);
    assert.equal(receiver.requests.length, 1, what);
  }
});

Deno.test("a receiver that resets before it reads is a lost connection", async () => {
  await using receiver = startRawReceiver((conversation) => conversation.pause(20));
  await using sender = openSender();
  assert.equal((await sender.send(dispatchTo(receiver.url))).outcome, "connection_lost");
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

Deno.test("exactly the first 4,096 bytes of an answer are kept", async () => {
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
  assert.equal(result.outcome, "connect_failed");
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

Deno.test("certificates are checked against the name in the URL", async () => {
  await using receiver = Deno.serve(
    { hostname: "127.0.0.1", port: 0, cert: HOOK_CERTIFICATE, key: HOOK_KEY, onListen() {} },
    () => new Response(null, { status: 204 }),
  );
  const { port } = receiver.addr;
  const lookup = () => Promise.resolve([{ address: "127.0.0.1", family: 4 as const }]);
  const resolver = createResolver({ lookup, allows: () => true });
  await using trusting = openSender({ ca: TEST_AUTHORITY, resolver });
  await using wary = openSender({ resolver });
  const outcomes = await Promise.all([
    trusting.send(dispatchTo(`https://hook.example.test:${port}/`)),
    trusting.send(dispatchTo(`https://other.example.test:${port}/`)),
    wary.send(dispatchTo(`https://hook.example.test:${port}/`)),
  ]);
  assert.deepEqual(outcomes.map(({ outcome }) => outcome), [
    "delivered",
    "tls_failed",
    "tls_failed",
  ]);
});

Deno.test("plain HTTP where TLS was expected is tls_failed", async () => {
  await using receiver = startRawReceiver(async (conversation) => {
    await conversation.write("HTTP/1.1 400 Bad Request\r\n\r\n");
    await conversation.pause(50);
  });
  await using sender = openSender();
  const plain = await sender.send(dispatchTo(receiver.url.replace("http:", "https:")));
  assert.equal(plain.outcome, "tls_failed");
});

Deno.test("a closed port is a failed connection", async () => {
  await using sender = openSender();
  const { outcome } = await sender.send(dispatchTo(`http://127.0.0.1:${CLOSED_PORT}/hook`));
  assert.equal(outcome, "connect_failed");
});
