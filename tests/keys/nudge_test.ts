import assert from "node:assert/strict";
import { startListening } from "../../src/core/deliveries/wake.ts";
import { listAudit } from "../../src/site/trail/find_audit.ts";
import { openPanel, OWNER_VERBS } from "../support/pages/panel.ts";
import { eventually } from "../support/processes/processes.ts";
import { commandLine } from "../support/processes/service.ts";
import { openWorld, SECRET_KEY, type World } from "../support/world.ts";

/** The owner's verbs after which deliveries may be due. */
const MAKE_DUE = ["resumeWebhook", "sendTest", "resendDelivery", "replayDeliveries", "setWebhook"];

/** Counts the trail's entries at each nudge, as another connection sees them. */
function watchNudges(world: World): Promise<number>[] {
  const seen: Promise<number>[] = [];
  world.context.nudge = () =>
    void seen.push(listAudit(world.services.sql, world.act).then(({ length }) => length));
  return seen;
}

Deno.test("verbs that make deliveries due nudge once, after their commit", async () => {
  await using world = await openWorld();
  const { people: { owner, stranger }, target } = await openPanel(world);
  const seen = watchNudges(world);
  for (const [name, verb] of Object.entries(OWNER_VERBS)) {
    const { now } = world.clock;
    await assert.rejects(verb(world, target, { by: stranger, now }), name);
    assert.equal(seen.length, 0, `${name} was refused`);
    await verb(world, target, { by: owner, now });
    const { length } = await listAudit(world.services.sql, world.act);
    const nudges = await Promise.all(seen.splice(0));
    assert.deepEqual(nudges, MAKE_DUE.includes(name) ? [length] : [], name);
  }
});

Deno.test("a command has running services told before it ends", async () => {
  await using world = await openWorld();
  const { target: { slug, keyId, deliveryId } } = await openPanel(world);
  const { pools, dispatcher } = world.services;
  let heard = 0;
  const listening = startListening(
    pools.openListener,
    { ...dispatcher, nudge: () => void heard++ },
    { processId: "this process" },
  );
  await eventually("it listens", () => heard === 1);
  const admin = commandLine({ DATABASE_URL: world.databaseUrl, SECRET_KEY });
  const commands = [
    `delivery resend ${deliveryId}`,
    `webhook resume ${keyId}`,
    `webhook test ${keyId}`,
    `key webhook ${keyId} --url https://example.com/votes`,
    `server suspend ${slug}`,
    `server approve ${slug}`,
  ];
  for (const command of commands) {
    const before = heard;
    await admin.json(command);
    if (command.startsWith("server suspend")) continue;
    await eventually(`${command} is heard`, () => heard === before + 1);
  }
  await listening.stop();
});
