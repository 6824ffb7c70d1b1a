import assert from "node:assert/strict";
import { closing, connect } from "../../src/core/database/connect.ts";
import { PostgresSocket } from "../../src/core/database/driver/postgres_socket.ts";
import { freshDatabase } from "../support/database/database.ts";

/** Around the most statements that the driver by itself lets wait on one connection. */
const WAITING = [98, 99, 100, 101, 102];

Deno.test("a transaction is one, however many statements wait before it", async () => {
  await using database = await freshDatabase();
  for (const waiting of WAITING) {
    const sql = connect(database.url, { applicationName: "test", max: 1 });
    await sql`create table if not exists kept (n int)`;
    const before = Array.from({ length: waiting }, () => sql`select 1`.execute());
    const failing = assert.rejects(
      sql.begin(async (tx) => {
        await tx`insert into kept values (${waiting})`;
        throw new Error("rolled back");
      }),
      /rolled back/,
    );
    const alone = sql`insert into kept values (0)`.execute();
    await Promise.all([...before, failing, alone]);
    await closing(sql);
    const kept = await database.sql<{ n: number }[]>`delete from kept returning n`;
    assert.deepEqual(kept.map(({ n }) => n), [0], `${waiting} statements before`);
  }
});

Deno.test("a connection never calls itself full", async () => {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { hostname: host, port } = listener.addr;
  const options = { settings: "", answerWithinMs: Infinity, tls: undefined };
  const connection = new PostgresSocket({ host, port }, options);
  using _deaf = await listener.accept();
  for (let megabytes = 0; megabytes < 32; megabytes++) {
    assert.equal(connection.write(new Uint8Array(1_000_000)), true);
  }
  const closed = new Promise((resolve) => connection.once("close", resolve));
  connection.destroy();
  await closed;
});
