import assert from "node:assert/strict";
import { createConnections } from "../../src/service/connections.ts";
import { type Answer, listen } from "../../src/service/listen.ts";
import { findServeConnection } from "../../src/service/runtime_http.ts";
import { logWhile } from "../support/log_lines.ts";
import { eventually } from "../support/processes.ts";

const LIMITS = { headersWithinMs: 15_000, restMaxMs: 180_000, perAddressMax: 3, silentMax: 20 };

const HALF = "GET /half HTTP/1.1\r\nHost: localhost\r\nX-Never-";
const WHOLE = "GET /whole HTTP/1.1\r\nHost: localhost\r\n\r\n";

const HELLO: Answer = () => Promise.resolve(new Response("hello"));

Deno.test("half-sent headers end after 15 seconds, requests under way do not", async () => {
  let answerPoll = () => {};
  await using site = openSite(async ({ url }) => {
    if (!url.endsWith("/poll")) return new Response("hello");
    return await new Promise((resolve) => answerPoll = () => resolve(new Response("polled")));
  });
  const halves = await Promise.all(Array.from({ length: 15 }, () => site.connect(HALF)));
  const resting = await site.connect(WHOLE);
  await eventually("a first answer", () => resting.text().endsWith("hello"));
  const poll = await site.connect(WHOLE.replace("whole", "poll"));
  await eventually("the poll is under way", () => site.asked() === 2);
  site.pass(LIMITS.headersWithinMs - 1);
  await resting.send(WHOLE);
  await eventually("a second answer", () => resting.text().split("hello").length === 3);
  assert.ok(halves.every((half) => !half.isOver()));
  site.pass(1);
  await eventually("all are over", () => halves.every((half) => half.isOver()));
  site.pass(LIMITS.restMaxMs);
  await eventually("what rests is over", () => resting.isOver());
  assert.equal(poll.isOver(), false);
  answerPoll();
  await eventually("the poll is answered", () => poll.text().endsWith("polled"));
});

Deno.test("however many connect without asking, whoever asks is answered", async () => {
  await using site = openSite(HELLO);
  const silent = await Promise.all(
    Array.from({ length: 9 * LIMITS.silentMax }, () => site.connect(HALF)),
  );
  const open = () => silent.filter((connection) => !connection.isOver()).length;
  await eventually("a flood ends its oldest", () => open() <= 8 * LIMITS.silentMax);
  site.pass(2_000);
  await eventually("the oldest are over", () => open() <= LIMITS.silentMax);
  const visitor = await site.connect(WHOLE);
  await eventually("an answer", () => visitor.text().endsWith("hello"));
});

Deno.test("a rush of connections is let in, a flood ends its oldest", () => {
  let now = 0;
  let cuts = 0;
  const { admit, tick } = createConnections(LIMITS, () => now);
  const rush = (size: number) => {
    for (let count = 0; count < size; count++) admit({ address: undefined, cut: () => cuts++ });
  };
  rush(8 * LIMITS.silentMax);
  assert.equal(cuts, 0);
  rush(5);
  assert.equal(cuts, 5);
  now = 2_000;
  tick();
  assert.equal(cuts, 5 + 7 * LIMITS.silentMax);
});

Deno.test("an address has so many connections, and proxies as many as they need", () => {
  const { admit } = createConnections(LIMITS, () => 0);
  const cut = () => {};
  const one = Array.from({ length: 4 }, () => admit({ address: "203.0.113.9", cut }));
  assert.deepEqual(one.map((connection) => connection !== undefined), [true, true, true, false]);
  assert.ok(admit({ address: "203.0.113.10", cut }));
  for (let count = 0; count < 9; count++) assert.ok(admit({ address: undefined, cut }));
  one[0]?.close();
  assert.ok(admit({ address: "203.0.113.9", cut }));
  assert.equal(admit({ address: "203.0.113.9", cut }), undefined);
});

Deno.test("a connection rests from its last answer on, not its first", () => {
  let now = 0;
  let isCut = false;
  const { admit, tick } = createConnections(LIMITS, () => now);
  const connection = admit({ address: undefined, cut: () => isCut = true });
  connection?.begin();
  connection?.begin();
  connection?.end();
  now = 10 * LIMITS.restMaxMs;
  tick();
  assert.equal(isCut, false, "a request is under way");
  connection?.end();
  now += LIMITS.restMaxMs - 1;
  tick();
  assert.equal(isCut, false);
  now += 1;
  tick();
  assert.equal(isCut, true);
});

Deno.test("shutting down answers what is under way and ends what rests", async () => {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  await using site = openSite(async ({ url }) => {
    if (url.endsWith("/poll")) await ready;
    return new Response("hello");
  });
  const resting = await site.connect(WHOLE);
  await eventually("an answer", () => resting.text().endsWith("hello"));
  const poll = await site.connect(WHOLE.replace("whole", "poll"));
  await eventually("the poll is under way", () => site.asked() === 2);
  const half = await site.connect(HALF);
  const closing = site.shutdown();
  await eventually("what rests is over", () => resting.isOver() && half.isOver());
  assert.equal(poll.isOver(), false);
  resolve();
  await closing;
  await eventually("the poll is over", () => poll.isOver());
  assert.match(poll.text(), /hello$/);
});

Deno.test("this Deno serves a connection that we accepted", () => {
  assert.ok(findServeConnection());
});

Deno.test("a Deno that limits no connections serves all the same and says so", async () => {
  assert.equal(findServeConnection({}), null);
  const lines = await logWhile(async () => {
    await using site = openSite(HELLO, null);
    const visitor = await site.connect(WHOLE);
    await eventually("an answer", () => visitor.text().endsWith("hello"));
    visitor.close();
  });
  assert.match(lines, /"warn","event":"connections_not_limited"/);
});

/** A site on loopback whose clock the test moves. */
function openSite(answer: Answer, serveConnection = findServeConnection()) {
  let now = 0;
  let asked = 0;
  const connections = createConnections(LIMITS, () => now);
  const opened: Deno.Conn[] = [];
  const server = listen((request, peer) => {
    asked++;
    return answer(request, peer);
  }, {
    host: "127.0.0.1",
    port: 0,
    trustedProxies: [],
    onListen() {},
    connections,
    serveConnection,
  });

  async function connect(bytes: string) {
    const connection = await Deno.connect({ hostname: "127.0.0.1", port: server.port });
    opened.push(connection);
    let text = "";
    let over = false;
    void readAll(connection, (part) => text += part).then(() => over = true);
    const send = (more: string) => connection.write(new TextEncoder().encode(more));
    await send(bytes);
    return { send, text: () => text, isOver: () => over, close: () => connection.close() };
  }

  let closed: Promise<void> | undefined;
  const shutdown = () => closed ??= server.shutdown();

  return {
    connect,
    shutdown,
    asked: () => asked,
    pass(ms: number) {
      now += ms;
      connections.tick();
    },
    async [Symbol.asyncDispose]() {
      await shutdown();
      opened.forEach(closeQuietly);
    },
  };
}

async function readAll(connection: Deno.Conn, take: (part: string) => void): Promise<void> {
  const buffer = new Uint8Array(4_096);
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const length = await connection.read(buffer);
      if (length === null) return;
      take(decoder.decode(buffer.subarray(0, length)));
    }
  } catch {
    // Reset by the other side, or closed by the test.
  }
}

function closeQuietly(connection: Deno.Conn): void {
  try {
    connection.close();
  } catch {
    // The test closed it.
  }
}
