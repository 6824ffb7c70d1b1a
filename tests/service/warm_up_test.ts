import assert from "node:assert/strict";
import { warmUp } from "../../src/service/serving/warm_up.ts";
import { openWorld } from "../support/world.ts";

Deno.test("each door is asked once before the service listens", async () => {
  await using world = await openWorld();
  const asked: string[] = [];
  const noting = <Asked extends unknown[], Answer>(
    name: string,
    ask: (...asked: Asked) => Answer,
  ) =>
  (...rest: Asked) => {
    asked.push(name);
    return ask(...rest);
  };
  const { keys, lastVote, voteCounts, listing } = world.services;
  await warmUp({ ...world.app, warmUp: noting("start page", world.app.warmUp) }, {
    ...world.services,
    keys: { resolve: noting("key", keys.resolve) },
    lastVote: noting("last vote", lastVote),
    voteCounts: noting("counts", voteCounts),
    listing: noting("listing", listing),
  });
  assert.deepEqual(asked.sort(), ["counts", "key", "last vote", "listing", "start page"]);
});

Deno.test("what fails before the service listens does not keep it from listening", async () => {
  await using world = await openWorld();
  const fail = () => Promise.reject(new Error("no database"));
  await warmUp({ ...world.app, warmUp: fail }, { ...world.services, lastVote: fail });
});
