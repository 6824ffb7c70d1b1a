import assert from "node:assert/strict";
import { closing, connect } from "../../src/core/database/connect.ts";
import { freshDatabase } from "../support/database/database.ts";
import { startPostgresProxy } from "../support/database/postgres_proxy.ts";
import { isUnavailable } from "../../src/core/database/unavailable.ts";

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

/** Sends these responses to a client, one for each of its messages, and hangs up at the next. */
async function respond(listener: Deno.TcpListener, responses: number[][]): Promise<void> {
  using connection = await listener.accept();
  const reader = connection.readable.getReader({ mode: "byob" });
  for (const response of responses) {
    await reader.read(new Uint8Array(4_096));
    await connection.write(Uint8Array.from(response));
  }
  await reader.read(new Uint8Array(4_096));
}

const AUTHENTICATION_OK = [0x52, 0, 0, 0, 8, 0, 0, 0, 0];
const READY_FOR_QUERY = [0x5a, 0, 0, 0, 5, 0x49];
const STARTING_UP = [0x45, 0, 0, 0, 12, ...new TextEncoder().encode("C57P03\0\0")];

Deno.test("a connection lost while the driver reads array types fails a statement, not the process", async () => {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const session = [[...AUTHENTICATION_OK, ...READY_FOR_QUERY], READY_FOR_QUERY];
  const served = respond(listener, session).finally(() => listener.close());
  await assertFails(`postgres://app@127.0.0.1:${listener.addr.port}/none`);
  await served;
});

Deno.test("a statement doesn't learn of a host that refuses sessions, if another one takes it", async () => {
  await using database = await freshDatabase();
  await using proxy = startPostgresProxy(database.url);
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const served = respond(listener, [STARTING_UP]).finally(() => listener.close());
  const url = proxy.url.replace("@", `@127.0.0.1:${listener.addr.port},`);
  const sql = connect(url, { applicationName: "refused", max: 1 });
  assert.deepEqual([...await sql`select 1 as n`], [{ n: 1 }]);
  await served;
  await closing(sql);
});
