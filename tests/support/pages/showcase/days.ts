import type { PollAnswer } from "../../../../src/site/polling/protocols/poll_answer.ts";
import { recordPolls } from "../../../../src/site/polling/poll_claim.ts";
import { SHOWN_SERVER } from "../shown_pages.ts";
import type { World } from "../../world.ts";
import { DAY_MS, HOUR_MS } from "../../../../src/core/time/day.ts";
import { LISTINGS, PLAYERS, serverAt } from "./listings.ts";

const SILENCE: PollAnswer = { kind: "failed", why: "timeout" };

/** Gives every server a different rank on each of the last ten days. */
export async function rankForDays({ services: { sql } }: World, now: Date): Promise<void> {
  await sql`
    insert into server_rank (server_id, day, rank)
    select id, (${now}::timestamptz at time zone 'utc')::date - ago,
      row_number() over (partition by ago order by md5(slug || ago))
    from server cross join generate_series(1, 10) as ago where status = 'approved'`;
}

/** Gives others roles for the shown server, and offers its owner a listing of the player. */
export async function sharePlaces({ services: { sql } }: World, now: Date): Promise<void> {
  await sql`
    insert into server_member (server_id, account_id, role, joined_at)
    select s.id, a.id, case a.username when 'Alex' then 'manager' else 'viewer' end, ${now}
    from server s cross join account a where s.slug = ${SHOWN_SERVER} and a.username in ('Alex', 'Quartz')`;
  await sql`
    insert into server_offer (id, server_id, account_id, role, offered_by, offered_at)
    select gen_random_uuid(), s.id, a.id, 'owner', s.owner_id, ${now}
    from server s cross join account a where s.slug = 'copper-coast' and a.username = 'Sky_Captain'
    union all
    select gen_random_uuid(), s.id, a.id, 'viewer', s.owner_id, ${now}
    from server s cross join account a where s.slug = ${SHOWN_SERVER} and a.username = 'Lapis_Lou'`;
}

/** Adds visits of the shown server's page from several sites, more of them each day. */
export async function visitForDays({ services: { sql } }: World, now: Date): Promise<void> {
  await sql`
    insert into visit_count (server_id, day, kind, visits)
    select s.id, (${now}::timestamptz at time zone 'utc')::date - ago, k.kind, (40 - ago) * k.times
    from server s cross join generate_series(0, 20) as ago
    cross join (values ('page_view', 9), ('address_copy', 1), ('ballot_click', 2)) as k (kind, times)
    where s.slug = ${SHOWN_SERVER}`;
  await sql`
    insert into visit_source (server_id, day, host, visits)
    select s.id, (${now}::timestamptz at time zone 'utc')::date - ago, k.host, k.visits
    from server s cross join generate_series(0, 20) as ago
    cross join (values ('', 120), ('google.com', 60), ('discord.com', 21), ('reddit.com', 8)) as k (host, visits)
    where s.slug = ${SHOWN_SERVER}`;
}

/** Votes for the servers on the days before. */
export async function voteForDays(world: World): Promise<void> {
  const today = world.clock.now;
  for (const name of PLAYERS) await world.account(name);
  await world.services.sql`
    update account set on_boards = true where username = any(${PLAYERS.slice(0, 5)}::text[])`;
  for (let ago = 6; ago >= 0; ago--) {
    world.clock.now = new Date(today.getTime() - ago * DAY_MS);
    await Promise.all(
      LISTINGS.flatMap((_, nth) =>
        PLAYERS.slice(0, PLAYERS.length - nth).map((name) => world.vote(serverAt(nth), name))
      ),
    );
  }
}

/** Records player counts of the last two days. The last server has stopped responding. */
export async function pollForDays(world: World, now: Date): Promise<void> {
  const { sql } = world.services;
  await sql`
    insert into server_poll (server_id, due_at) select id, ${now} from server where status = 'approved'
    on conflict do nothing`;
  for (let hour = 47; hour >= 0; hour--) {
    const at = new Date(now.getTime() - hour * HOUR_MS);
    const claimId = crypto.randomUUID();
    const polls = await sql<{ serverId: string; slug: string }[]>`
      update server_poll p set claim_id = ${claimId} from server s where s.id = p.server_id
      returning p.server_id, s.slug`;
    const results = polls.map(({ serverId, slug }, nth) => ({
      serverId: serverId,
      claimId,
      askedAt: at,
      answer: slug === "ember-oak" && hour < 5 ? SILENCE : answerOf(nth, at),
    }));
    await recordPolls(sql, results, at);
  }
}

/** Returns the response of a server to a poll, with more players in the evening than in the morning. */
function answerOf(nth: number, at: Date): PollAnswer {
  const max = [100, 60, 200][nth % 3] ?? 100;
  const online = Math.round(max * (0.35 + 0.3 * Math.sin((at.getUTCHours() - 12 + nth) / 3.8)));
  return { kind: "answered", status: { online, max, message: "Welcome to the valley" } };
}
