import assert from "node:assert/strict";
import { commandLine } from "../../support/processes/service.ts";
import { openWorld, SECRET_KEY } from "../../support/world.ts";

Deno.test("goals are set, changed, listed and removed from the command line", async () => {
  await using world = await openWorld({ now: new Date() });
  const { slug } = await world.server();
  const admin = commandLine({ DATABASE_URL: world.databaseUrl, SECRET_KEY });
  assert.deepEqual(await admin.json(`goal set ${slug} party each 50`), {
    name: "party",
    begins: "now",
  });
  await admin.json(`goal set ${slug} welcome total 1 --once`);
  assert.deepEqual(await admin.json(`goal change ${slug} party 60`), { name: "party", target: 60 });
  assert.deepEqual(await admin.json(`goal list ${slug}`), {
    votes_today: 0,
    goals: [
      {
        name: "party",
        target: 60,
        period: "each",
        reached: 0,
        ends_at: null,
        count: 0,
        left: 60,
      },
    ],
    own_goals: [{ name: "welcome", counts: "total", target: 1, once: true }],
    reached: [],
  });
  assert.deepEqual(await admin.json(`goal remove ${slug} party`), { name: "party" });
  const { code, stderr } = await admin.run(`goal set ${slug} party hourly 50`);
  assert.equal(code, 2);
  assert.match(stderr, /each\|day\|week\|month\|streak\|total/);
  const few = await admin.run(`goal set ${slug} party each 4`);
  assert.equal(few.code, 1);
  assert.match(few.stderr, /Choose a number from 5 to 1,000,000/);
});
