import assert from "node:assert/strict";
import { TIMETABLE } from "../../src/service/timetable.ts";
import { openWorld, type World } from "../support/world.ts";
import { dropShortLived } from "../../src/core/database/retention.ts";

const EXPIRES_AT = new Date("2026-03-10T12:10:00.000Z");

async function keepBallot({ services: { sql } }: World): Promise<void> {
  await sql`insert into spent_proof (proof, expires_at) values ('\\x01', ${EXPIRES_AT})`;
  await sql`
    insert into vote_address (day, server_id, address, votes)
    values ('2026-03-10', gen_random_uuid(), '\\x02', 3)`;
}

async function countKept(
  { services: { sql } }: World,
): Promise<{ proofs: number; addresses: number }> {
  const [row] = await sql<{ proofs: number; addresses: number }[]>`
    select (select count(*)::int from spent_proof) as proofs, (select count(*)::int from vote_address) as addresses`;
  return { proofs: row?.proofs ?? -1, addresses: row?.addresses ?? -1 };
}

Deno.test("a spent proof is kept longer than it could be reused", async () => {
  await using world = await openWorld();
  await keepBallot(world);
  const keptAt: [instant: string, proofs: number, addresses: number][] = [
    ["2026-03-10T12:11:00.000Z", 1, 1],
    ["2026-03-10T12:11:00.001Z", 0, 1],
    ["2026-03-11T23:59:59.999Z", 0, 1],
    ["2026-03-12T00:00:00.000Z", 0, 0],
  ];
  for (const [instant, proofs, addresses] of keptAt) {
    await dropShortLived(world.services.sql, new Date(instant));
    assert.deepEqual(await countKept(world), { proofs, addresses }, instant);
  }
});

Deno.test("the timetable forgets ballots every ten minutes", async () => {
  await using world = await openWorld({ now: new Date("2026-03-20T00:00:00.000Z") });
  await keepBallot(world);
  const job = TIMETABLE.find(({ name }) => name === "drop short-lived rows");
  assert.equal(job?.schedule, "*/10 * * * *");
  await job?.run(world.services);
  assert.deepEqual(await countKept(world), { proofs: 0, addresses: 0 });
});
