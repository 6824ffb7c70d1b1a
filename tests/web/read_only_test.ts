import assert from "node:assert/strict";
import { examine } from "../../src/service/doctor/examine.ts";
import { tryCasting } from "../../src/site/voting/ballot/cast_probe.ts";
import { LENIENT } from "../support/votes/ballots.ts";
import { patientOf } from "../support/processes/patients.ts";
import { eventually } from "../support/processes/processes.ts";
import { setReadOnly } from "../support/database/read_only.ts";
import { openPerson, openVisitor, PASSWORD } from "../support/people/visitor.ts";
import { openWorld } from "../support/world.ts";

/** Pages for a signed-out visitor, an account, and a moderator. */
const PAGES = {
  anybody: [
    "/",
    "/servers/skyblock-valley",
    "/servers/skyblock-valley/voters",
    "/games",
    "/sign-in",
  ],
  account: ["/", "/servers/skyblock-valley/vote", "/account", "/my/servers"],
  moderator: ["/moderation", "/moderation/health"],
};

Deno.test("with a read-only database pages work, and votes are refused with a sentence", async () => {
  await using world = await openWorld({ botCheck: LENIENT, now: new Date(), pagesKeptMs: 1 });
  const server = await world.server();
  const { secret } = await world.key(server);
  const people = {
    anybody: openVisitor(world),
    account: await openPerson(world, "Steve_01"),
    moderator: await openPerson(world, "Mod_Mira", { isModerator: true }),
  };
  await setReadOnly(world.databaseUrl, true);
  try {
    await eventually("it answers again", async () => (await world.get("/")).status === 200);
    const seen = new Map<string, number>();
    for (const who of ["anybody", "account", "moderator"] as const) {
      for (const path of PAGES[who]) {
        await new Promise((done) => setTimeout(done, 5));
        seen.set(`${who} ${path}`, (await people[who].get(path)).status);
      }
    }
    assert.deepEqual([...seen].filter(([, status]) => status !== 200), []);
    assert.equal((await world.get("/readyz")).status, 200);
    assert.equal((await world.get("/api/v1/votes", { key: secret })).status, 200);
    const page = await people.account.submit("/servers/skyblock-valley/votes", { proof: "one" });
    assert.equal(page.status, 503);
    assert.match(page.html, /can&#39;t save anything right now.*Your vote was not cast/s);
    const form = { name: "Steve_01", password: PASSWORD };
    const signIn = await people.anybody.submit("/sign-in", form);
    assert.equal(signIn.status, 503);
    assert.match(signIn.html, /can&#39;t save anything right now.*Nothing was changed/s);
    const { sql, now, clock } = world.services;
    assert.equal((await tryCasting({ sql, now, clock })).fault, "read_only");
    const { votes, clock: time } = await examine(patientOf(sql));
    assert.deepEqual([votes?.state, time?.state], ["fail", "ok"]);
    assert.match(votes?.message ?? "", /^Nobody can vote: the database is read-only/);
  } finally {
    await setReadOnly(world.databaseUrl, false);
  }
  await eventually("votes count again", async () => {
    const vote = await people.account.submit("/servers/skyblock-valley/votes", { proof: "one" });
    return vote.status === 303;
  });
});
