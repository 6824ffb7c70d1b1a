import assert from "node:assert/strict";
import { LENIENT } from "../../support/votes/ballots.ts";
import { openVisitor } from "../../support/people/visitor.ts";
import { openLinks } from "../../support/votes/vote_links.ts";
import { openWorld, type World } from "../../support/world.ts";

const VICTIMS = 100;

async function countVotes({ services: { sql } }: World): Promise<number> {
  const [row] = await sql<{ votes: number }[]>`select count(*)::int as votes from vote`;
  return row?.votes ?? -1;
}

Deno.test("an owner's link key votes as none of 100 accounts, confirmed addresses needed or not", async () => {
  for (const needsVerifiedEmail of [false, true]) {
    await using world = await openWorld({ botCheck: LENIENT, voting: { needsVerifiedEmail } });
    const link = await openLinks(world, await world.server());
    const names = Array.from({ length: VICTIMS }, (_, nth) => `Victim_${nth}`);
    for (const name of names) await world.account(name);
    await world.services.sql`
      update account set email_verified = true, is_moderator = username = 'Victim_0'
      where username like 'Victim%'`;
    const statuses = new Set<number>();
    for (const [nth, name] of names.entries()) {
      const owner = openVisitor(world, { address: `198.51.${nth}.7` });
      const path = link(nth % 2 ? name : name.toUpperCase());
      await owner.get(path);
      statuses.add((await owner.submit(path, { proof: name })).status);
    }
    assert.deepEqual([await countVotes(world), [...statuses]], [0, [403]]);
  }
});
