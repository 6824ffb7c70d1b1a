import { insertClaim } from "../../../../src/site/accounts/names/name_claims.ts";
import { insertPlayer } from "../../../../src/core/accounts/players.ts";
import { editServer } from "../../../../src/site/servers/editing/edit_server.ts";
import { plantWave } from "../../votes/planted_wave.ts";
import { reportServer } from "../../../../src/site/reports/report.ts";
import { SHOWN_SERVER } from "../shown_pages.ts";
import type { World } from "../../world.ts";
import { DAY_MS, HOUR_MS } from "../../../../src/core/time/day.ts";

/** Adds a change and a claim to a name that wait for moderators, and a void batch that matched none. */
export async function leaveWork(world: World): Promise<void> {
  const { context, act } = world;
  const [server = { id: "", ownerId: "" }] = await world.services.sql<
    { id: string; ownerId: string }[]
  >`
    select id, owner_id from server where slug = 'rusty-shores'`;
  const edit = { name: "Rusty Shores II", game: "rust", host: "rust.shores.example", port: 28016 };
  await editServer(context, "rusty-shores", {
    edit: { ...edit, description: "" },
    by: { kind: "account", id: server.ownerId, isModerator: false },
    now: world.clock.now,
  });
  const id = crypto.randomUUID();
  const accountId = crypto.randomUUID();
  const player = { id: accountId, username: ".Pocket_Pia_of_the_far_lands", now: world.clock.now };
  await insertPlayer(world.services.sql, { ...player, vouchedBy: server.id });
  await world.services.sql`
    insert into last_vote (server_id, account_id, voted_on, voted_at)
    values (${server.id}, ${accountId}, ${player.now}, ${player.now})`;
  for (const [nth, claim] of [id, crypto.randomUUID()].entries()) {
    const now = new Date(act.now.getTime() - (9 - 7 * nth) * HOUR_MS);
    const row = { ...player, id: claim, email: `pia${nth}@example.com`, password: "none", now };
    await insertClaim(world.services.sql, { accountId, row });
  }
  await world.services.sql`update name_claim set confirmed_at = claimed_at + interval '4 minutes'`;
  await world.services.sql`
    insert into void_batch (id, server_id, since, until, younger_days, sharing, reason, voided_at, state)
    select gen_random_uuid(), id, ${act.now}::timestamptz - interval '1 day', ${act.now}, 3, 5,
      'Bought', ${act.now}, 'void'
    from server where slug = 'copper-coast'`;
}

/** Adds a wave, a note about void votes to an owner, and another owner's waiting answer. */
export async function leaveWaves(world: World, now: Date): Promise<void> {
  const { now: before } = world.clock;
  world.clock.now = now;
  await plantWave(world, { slug: "retake-club" });
  world.clock.now = before;
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await world.services.sql`
    insert into void_notice (id, server_id, since, until, votes, reason, voided_at, answer, answered_at)
    select gen_random_uuid(), s.id, ${dayAgo}, ${now}, n.votes, 'New accounts from one network', ${now}, n.answer,
      case when n.answer is not null then ${now}::timestamptz end
    from server s
    join (values (${SHOWN_SERVER}, 14, null), ('ember-oak', 3, 'They are my sisters, who share a flat.'))
      as n (slug, votes, answer) on n.slug = s.slug`;
}

/** Adds players' reports of listings, several of them of one listing. */
export async function leaveReports(
  { context, clock: { now }, services: { sql } }: World,
): Promise<void> {
  const reports = [
    ["rusty-shores", "hateful", "The last line of their rules calls people names.", "Alex"],
    ["rusty-shores", "hateful", "Read rule 7.", null],
    ["rusty-shores", "pictures", "", "Quartz"],
    ["palisade", "fake", "This is not the Palisade that I know.", null],
    ["retake-club", "wrong", "It has run another version for weeks.", "Mossy"],
  ] as const;
  for (const [slug, reason, text, name] of reports) {
    const [reporter] = await sql<{ id: string }[]>`select id from account where username = ${name}`;
    await reportServer(context, slug, { reason, text, reporterId: reporter?.id ?? null, now });
  }
}
