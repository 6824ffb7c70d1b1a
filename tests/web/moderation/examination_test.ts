import assert from "node:assert/strict";
import { createExamination, examine } from "../../../src/service/doctor.ts";
import { patientOf } from "../../support/patients.ts";
import { openPerson } from "../../support/visitor.ts";
import { openWorld } from "../../support/world.ts";

const HEALTH = "/moderation/health";

Deno.test("moderators read the doctor's findings, asked once in half a minute", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  let visits = 0;
  const patient = { ...patientOf(sql), now: () => world.clock.now };
  const counting = {
    ...patient,
    fetch: (...asked: Parameters<typeof fetch>) => {
      visits++;
      return patient.fetch(...asked);
    },
  };
  world.services.examination = createExamination(counting);
  const [mod, other] = [
    await openPerson(world, "Mod", { isModerator: true }),
    await openPerson(world, "Other_Mod", { isModerator: true }),
  ];
  const [page] = await Promise.all([mod, other, mod].map((one) => one.get(HEALTH)));
  assert.deepEqual([page?.status, visits], [200, 1]);
  const text = (page?.html ?? "").replaceAll("&#39;", "'").replaceAll("&quot;", '"');
  const { clock: _, ...findings } = await examine(patient); // the world's clock stands still
  for (const [name, { words }] of Object.entries(findings)) {
    assert.ok(text.includes(name) && text.includes(words), `${name}: ${words}`);
  }
  assert.match(text, /Fine.*Warning|Warning.*Fine/s);
  assert.match(text, /takes a shell: run "deno task doctor"/);

  world.clock.now = new Date(world.clock.now.getTime() + 29_999);
  await other.get(HEALTH);
  assert.equal(visits, 1);
  world.clock.now = new Date(world.clock.now.getTime() + 1);
  await other.get(HEALTH);
  assert.equal(visits, 2);
});

Deno.test("pages go on while a check waits for somebody else", async () => {
  await using world = await openWorld();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const slow = { ...patientOf(world.services.sql), fetch: () => promise };
  world.services.examination = createExamination(slow);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const checked = mod.get(HEALTH);
  for (const path of ["/", "/moderation"]) assert.equal((await mod.get(path)).status, 200);
  resolve(new Response("oops", { status: 502 }));
  const { status, html } = await checked;
  assert.equal(status, 200);
  assert.match(html, /Fault.*votes\.example\.com\/readyz answers 502/s);
});

Deno.test("nobody but moderators reads or causes the findings", async () => {
  await using world = await openWorld();
  world.services.examination = () => assert.fail("nobody may ask");
  const eve = await openPerson(world, "Eve");
  assert.equal((await eve.get(HEALTH)).status, 403);
});
