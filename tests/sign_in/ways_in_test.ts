import assert from "node:assert/strict";
import { insertIdentity } from "../../src/accounts/identities.ts";
import { unlinkIdentity } from "../../src/sign_in/ways_in.ts";
import { signUp } from "../support/people.ts";
import { doubleProviders, PIA, SAM } from "../support/provider_double.ts";
import { openWorld } from "../support/world.ts";

Deno.test("of two requests that unlink the last two ways in at once, one is refused", async () => {
  await using world = await openWorld({ rounds: doubleProviders() });
  const { sql } = world.services;
  const { viewer } = await signUp(world, "Steve_01");
  await sql`delete from credential`;
  const { now } = world.clock;
  for (let turn = 0; turn < 10; turn++) {
    for (const one of [PIA, SAM]) await insertIdentity(sql, viewer.accountId, { ...one, now });
    const both = await Promise.allSettled(
      [PIA, SAM].map((one) => unlinkIdentity(world.context, viewer, one)),
    );
    assert.deepEqual(both.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
    const refused = both.find((one) => one.status === "rejected");
    assert.equal(refused?.reason.code, "last_way_in");
    assert.equal((await sql`select from identity`).length, 1);
  }
});
