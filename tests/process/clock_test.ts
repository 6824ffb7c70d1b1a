import assert from "node:assert/strict";
import { eventually, startDeno } from "../support/processes/processes.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { parseLog } from "../support/processes/service.ts";
import { openWorld, SECRET_KEY, UNASKED } from "../support/world.ts";

/** Milliseconds in which nothing may happen: two polls of the outbox. */
const QUIET_MS = 2_500;

/** Starts the service with that clock and waits until it listens. */
async function startSkewed(databaseUrl: string, skewMs: number) {
  const env = { DATABASE_URL: databaseUrl, SECRET_KEY, PORT: "0", WEBHOOK_ALLOW_PRIVATE: "1" };
  const program = ["-A", "tests/support/processes/altered_service.ts", JSON.stringify({ skewMs })];
  const running = startDeno(program, { env });
  const port = await eventually(
    "the service listens",
    () => parseLog(running.printed()).find(({ event }) => event === "listening")?.["port"],
  );
  return {
    running,
    lines: (event: string) => parseLog(running.printed()).filter((line) => line.event === event),
    async status(path: string, key = "") {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { Authorization: `Bearer ${key}` },
      });
      await answer.body?.cancel();
      return answer.status;
    },
  };
}

for (const [where, skewMs] of [["a minute ahead", 60_000], ["a year behind", -31_536e6]] as const) {
  Deno.test(`a service whose clock is ${where} waits until it is right`, async () => {
    await using world = await openWorld({ now: new Date(), listedAt: UNASKED });
    await using receiver = startReceiver();
    const { sql } = world.services;
    const server = await world.server();
    const { secret } = await world.key(server, receiver.url);
    await world.account("Steve_01");
    await world.vote(server, "Steve_01");

    const service = await startSkewed(world.databaseUrl, skewMs);
    await using running = service.running;
    assert.equal(await service.status("/readyz"), 200);
    assert.equal(await service.status("/api/v1/server", secret), 200);
    await new Promise((done) => setTimeout(done, QUIET_MS));
    assert.deepEqual([...await sql`select state, attempts from outbox`], [
      { state: "pending", attempts: 0 },
    ]);
    assert.equal(receiver.received.length, 0);
    assert.equal(service.lines("clock_off").length, 1);

    running.signal("SIGUSR2");
    await eventually("the vote is delivered", () => receiver.received.length === 1);
    assert.equal(await service.status("/readyz"), 200);
    await eventually("the log says so", () => service.lines("clock_right").length === 1);
  });
}
