import { actorOf } from "../../../../src/core/rights/actor.ts";
import { findAccount } from "../../../../src/core/accounts/named_account.ts";
import { issueKey } from "../../../../src/core/keys/issue_key.ts";
import { makeUrlKey } from "../../../../src/site/keys/url_key.ts";
import { setRewardsBy } from "../../../../src/reach/rewards/set_rewards_by.ts";
import { requireServer } from "../../../../src/core/servers/require_server.ts";
import { addFavourite } from "../../../../src/site/voting/my_votes/favourites.ts";
import { countSiteBoard } from "../../../../src/site/voting/site_board.ts";
import type { Receiver } from "../../deliveries/receiver.ts";
import { end, waits } from "../../api/door.ts";
import { SHOWN_SERVER } from "../shown_pages.ts";
import type { World } from "../../world.ts";
import { HOUR_MS } from "../../../../src/core/time/day.ts";
import { PLAYERS, serverAt } from "./listings.ts";

/** Gives the player favourites, votes for them, and a rank among the top voters of all servers. */
export async function chooseFavourites(world: World): Promise<void> {
  const { services: { sql }, clock: { now } } = world;
  const [player] = await sql<{ id: string }[]>`
    update account set on_boards = true where username = 'Steve_01' returning id`;
  const accountId = player?.id ?? "";
  for (const nth of [0, 1, 3, 6, 4]) {
    await addFavourite(sql, { accountId, slug: serverAt(nth).slug, now });
  }
  await sql`
    with cast_on as (
      select s.id as server_id, (${now}::timestamptz at time zone 'utc')::date - ago as day
      from server s cross join generate_series(1, 60) as ago
      where s.status = 'approved' and (ago < 6 or (ago * 7 + length(s.slug)) % 5 > 1)
    ), months as (
      insert into vote_month (server_id, month, account_id, days, last_voted_at)
      select server_id, date_trunc('month', day::timestamp)::date, ${accountId}, array_agg(day order by day), max(day)
      from cast_on group by 1, 2
      on conflict (server_id, month, account_id) do update set days = vote_month.days || excluded.days
    )
    insert into last_vote (server_id, account_id, voted_on, voted_at)
    select server_id, ${accountId}, max(day), max(day) from cast_on group by server_id
    on conflict do nothing`;
  await world.vote(serverAt(5), "Steve_01");
  await countSiteBoard(sql, now);
}

/** Sends today's votes to two keys, one of whose receivers fails. */
export async function sendVotes(world: World, [good, bad]: Receiver[], now: Date): Promise<string> {
  const { sql, box, dispatcher } = world.services;
  world.clock.now = now;
  if (!good || !bad) throw new Error("two receivers are needed");
  bad.answer = () => new Response("upstream timed out", { status: 504 });
  const owner = await findAccount(sql, "Sky_Captain");
  const by = actorOf({
    accountId: owner?.id ?? "",
    username: "Sky_Captain",
    isModerator: false,
    sessionId: "",
    emailVerified: false,
    provedAt: now,
  });
  const context = { sql, box, allowPrivate: true };
  const act = { by, now };
  const key = await issueKey(context, SHOWN_SERVER, {
    name: "Survival plugin",
    webhookUrl: good.url,
    ...act,
  });
  await issueKey(context, SHOWN_SERVER, { name: "Discord bridge", webhookUrl: bad.url, ...act });
  for (const name of PLAYERS.slice(0, 5)) await world.vote(serverAt(0), name);
  await world.vote(serverAt(1), "Steve_01");
  await dispatcher.deliverDue();
  return key.id;
}

/** Makes the shown server reward votes through its inbox, and adds rewards in every state. */
export async function fillInbox(world: World): Promise<void> {
  const { sql } = world.services;
  await setRewardsBy(world.context, SHOWN_SERVER, { rewardsBy: "inbox", ...world.act });
  await makeUrlKey(world.context, SHOWN_SERVER, world.act);
  await sql`update url_key set asked_at = ${world.clock.now}, answered = 'check 1'`;
  const inbox = { world, server: await requireServer(sql, SHOWN_SERVER) };
  const accounts = await sql<{ id: string }[]>`
    select id from account where username = any(${PLAYERS}) order by username`;
  const ends = ["granted", "granted", "refused", "voided", "expired"];
  for (const [nth, { id }] of accounts.entries()) {
    const ago = (nth + 1) * HOUR_MS;
    const ended = ends[nth];
    if (ended) await end(inbox, id, ended, ago);
    else await waits(inbox, id, { ago, isTest: nth === ends.length });
  }
  await sql`
    update reward_outcome set note = 'Inventory full' where ended = 'refused'`;
  await sql`
    update reward_outcome set again_by = array[gen_random_uuid()] where vote_id = (
      select vote_id from reward_outcome where ended = 'granted' order by voted_at limit 1
    )`;
}
