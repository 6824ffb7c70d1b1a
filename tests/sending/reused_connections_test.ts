import assert from "node:assert/strict";
import { startRawReceiver } from "../support/deliveries/raw_receiver.ts";
import { dispatchTo, openSender } from "../support/deliveries/sending.ts";
import { answering, OK } from "./answering.ts";

Deno.test("a reused connection that ended costs no attempt", async () => {
  await using receiver = startRawReceiver(async (conversation) => {
    for (let served = 0; served < 2; served += 1) {
      if (await conversation.nextRequest() === null) return;
      await conversation.write(OK);
    }
  });
  await using sender = openSender();
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const result = await sender.send(dispatchTo(receiver.url, { attempt }));
    assert.equal(result.outcome, "delivered");
    await settled();
  }
  assert.equal(receiver.requests.length, 4);
  assert.equal(receiver.connections(), 2);
});

Deno.test("a reused connection that ends without a response costs a second POST, not an attempt", async () => {
  await using receiver = startRawReceiver(async (conversation) => {
    await conversation.nextRequest();
    await conversation.write(OK);
    await conversation.nextRequest(); // and the connection ends without an answer
  });
  await using sender = openSender();
  const outcomes: string[] = [];
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const result = await sender.send(dispatchTo(receiver.url, { attempt }));
    outcomes.push(result.outcome);
    await settled();
  }
  assert.deepEqual(outcomes, Array(6).fill("delivered"));
  assert.deepEqual(receiver.requests.map(attemptOf), [1, 2, 2, 3, 4, 4, 5, 6, 6]);
});

Deno.test("a new connection that ends without a response is one POST and a lost connection", async () => {
  await using receiver = startRawReceiver(async (conversation) => {
    await conversation.nextRequest();
  });
  await using sender = openSender();
  const { outcome } = await sender.send(dispatchTo(receiver.url));
  assert.equal(outcome, "connection_lost");
  assert.equal(receiver.requests.length, 1);
});

Deno.test("a reused connection that ends within a response is not asked again", async () => {
  await using receiver = startRawReceiver(async (conversation) => {
    await conversation.nextRequest();
    await conversation.write(OK);
    await conversation.nextRequest();
    await conversation.write("HTTP/1.1 20");
  });
  await using sender = openSender();
  await sender.send(dispatchTo(receiver.url));
  await settled();
  const { outcome } = await sender.send(dispatchTo(receiver.url, { attempt: 2 }));
  assert.equal(outcome, "connection_lost");
  assert.deepEqual(receiver.requests.map(attemptOf), [1, 2]);
});

Deno.test("connections that are free are used again", async () => {
  await using receiver = startRawReceiver(async (conversation) => {
    while (await conversation.nextRequest() !== null) await conversation.write(OK);
  });
  await using sender = openSender();
  for (let round = 0; round < 5; round++) {
    const sends = Array.from({ length: 8 }, () => sender.send(dispatchTo(receiver.url)));
    const results = await Promise.all(sends);
    assert.ok(results.every(({ outcome }) => outcome === "delivered"));
    await settled();
  }
  assert.equal(receiver.requests.length, 40);
  assert.ok(receiver.connections() <= 8, `${receiver.connections()} connections`);
});

Deno.test("only the most recently used origins keep their connections", async () => {
  await using sender = openSender({ maxOrigins: 2 });
  await using stack = new AsyncDisposableStack();
  const receivers = [1, 2, 3].map(() => stack.use(answering(OK)));
  for (const { url } of [...receivers, ...receivers.toReversed()]) {
    await sender.send(dispatchTo(url));
    await settled();
  }
  assert.deepEqual(receivers.map(({ connections }) => connections()), [2, 1, 1]);
});

function attemptOf(request: string): number {
  return Number(/^x-listing-attempt: (\d+)$/m.exec(request)?.[1]);
}

/** Lets a connection's end travel over loopback. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 15));
}
