import assert from "node:assert/strict";
import { closing, connect } from "../../src/database/connect.ts";
import { isUnavailable } from "../../src/database/unavailable.ts";

/** Connections that a pool of two may open while it fails one statement each, with tries again. */
const TRIES_MAX = 40;

/** Takes every connection and closes it at once, as a proxy without a backend does. */
function startClosing() {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const seen = { connections: 0 };
  const done = (async () => {
    for await (const connection of listener) {
      seen.connections++;
      connection.close();
    }
  })();
  return {
    port: listener.addr.port,
    seen,
    async [Symbol.asyncDispose]() {
      listener.close();
      await done;
    },
  };
}

async function assertFails(url: string): Promise<void> {
  const sql = connect(url, { applicationName: "refused", max: 2, answerWithinMs: 500 });
  try {
    const asked = [sql`select 1`, sql`select 2`].map((statement) =>
      assert.rejects(Promise.resolve(statement), (error) => isUnavailable(error))
    );
    await Promise.all(asked);
  } finally {
    await closing(sql);
  }
}

Deno.test("a server that hangs up at once fails statements, without a storm", async () => {
  await using server = startClosing();
  await assertFails(`postgres://app@127.0.0.1:${server.port}/none`);
  assert.ok(server.seen.connections <= TRIES_MAX, `${server.seen.connections} connections`);
});

Deno.test("when every host of a list refuses, statements fail", async () => {
  await assertFails("postgres://app@127.0.0.1:1,127.0.0.1:2/none");
});

/** Answers a client's start-up and its settings, and hangs up at its next message. */
async function serveStartOnly(listener: Deno.TcpListener): Promise<void> {
  const authenticated = [0x52, 0, 0, 0, 8, 0, 0, 0, 0]; // AuthenticationOk
  const ready = [0x5a, 0, 0, 0, 5, 0x49]; // ReadyForQuery, idle
  using connection = await listener.accept();
  const reader = connection.readable.getReader({ mode: "byob" });
  for (const answer of [[...authenticated, ...ready], ready]) {
    await reader.read(new Uint8Array(4_096));
    await connection.write(Uint8Array.from(answer));
  }
  await reader.read(new Uint8Array(4_096));
}

Deno.test("a connection lost while the driver reads array types fails a statement, not the process", async () => {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const served = serveStartOnly(listener).finally(() => listener.close());
  await assertFails(`postgres://app@127.0.0.1:${listener.addr.port}/none`);
  await served;
});
