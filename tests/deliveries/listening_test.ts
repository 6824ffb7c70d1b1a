import assert from "node:assert/strict";
import { notifyDue, startListening } from "../../src/core/deliveries/wake.ts";
import { proxiedWorld } from "../support/database/broken_network.ts";
import { eventually } from "../support/processes/processes.ts";

/** Milliseconds within which a process listens again, with room for a busy machine. */
const RECOVER_WITHIN_MS = 5_000;
const BUSY_MS = 3_000;

Deno.test("a process whose listening connection falls silent soon listens again", async () => {
  await using proxied = await proxiedWorld();
  const { world: { services }, proxy } = proxied;
  let nudges = 0;
  const dispatcher = { ...services.dispatcher, nudge: () => void nudges++ };
  const listening = startListening(services.pools.openListener, dispatcher, {
    processId: "this process",
  });
  await eventually("it listens", () => nudges === 1);
  proxy.lose("everything");
  await eventually("it listens again", () => nudges === 2, {
    withinMs: RECOVER_WITHIN_MS + BUSY_MS,
  });
  await notifyDue(services.pools.jobs, "this process");
  await notifyDue(services.pools.jobs, "another process");
  await eventually("it heard the other process, and not itself", () => nudges === 3);
  await listening.stop();
  assert.equal(nudges, 3);
});
