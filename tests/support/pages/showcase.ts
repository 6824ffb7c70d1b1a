import { actorOf } from "../../../src/core/rights/actor.ts";
import { findAccount } from "../../../src/core/accounts/named_account.ts";
import { insertIdentity } from "../../../src/site/accounts/identities.ts";
import { insertClaim } from "../../../src/site/accounts/names/name_claims.ts";
import { insertPlayer } from "../../../src/core/accounts/players.ts";
import { issueKey } from "../../../src/core/keys/issue_key.ts";
import type { PollAnswer } from "../../../src/site/polling/protocols/poll_answer.ts";
import { recordPolls } from "../../../src/site/polling/poll_claim.ts";
import { makeUrlKey } from "../../../src/site/keys/url_key.ts";
import { setRewardsBy } from "../../../src/reach/rewards/set_rewards_by.ts";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { editServer } from "../../../src/site/servers/editing/edit_server.ts";
import { saveFacts } from "../../../src/site/servers/editing/save_facts.ts";
import { requireServer } from "../../../src/core/servers/require_server.ts";
import { addFavourite } from "../../../src/site/voting/my_votes/favourites.ts";
import { countSiteBoard } from "../../../src/site/voting/site_board.ts";
import { type Receiver, startReceiver } from "../deliveries/receiver.ts";
import { plantWave } from "../votes/planted_wave.ts";
import { reportServer } from "../../../src/site/reports/report.ts";
import { listExtreme } from "./extreme_listing.ts";
import { end, waits } from "../api/door.ts";
import { serveWorld } from "./browsing.ts";
import { doubleProviders, goThrough } from "../people/provider_double.ts";
import { findPages, type Role, SHOWN_SERVER, type ShownPage } from "./shown_pages.ts";
import { openPerson, openVisitor, type Visitor } from "../people/visitor.ts";
import { openWorld, type World, type WorldOptions } from "../world.ts";
import { DAY_MS, HOUR_MS } from "../../../src/core/time/day.ts";

/** A site with content on every page, served on loopback. */
export interface Showcase extends AsyncDisposable {
  world: World;
  origin: string;
  pages: ShownPage[];
  people: Record<Role, Visitor>;
}

const LISTINGS = [
  { name: "Skyblock Valley", game: "minecraft", host: "play.skyblock-valley.example", port: 25565 },
  { name: "Bedrock Bay", game: "minecraft-bedrock", host: "bay.example", port: 19132 },
  { name: "Rusty Shores", game: "rust", host: "rust.shores.example", port: 28016 },
  { name: "Palisade", game: "palworld", host: "palisade.example", port: 8211 },
  { name: "Retake Club", game: "counter-strike-2", host: "retake.example", port: 27015 },
  {
    name: "The Long Winter: hardcore survival for patient people",
    game: "dayz",
    host: "winter.example",
    port: 2302,
  },
  { name: "Ember & Oak", game: "valheim", host: "ember.example", port: 2456 },
];

const DESCRIPTION = `Islands, quests and a market that players run themselves.

- **Seasons** of three months; builders keep their islands
- Java and Bedrock, 1.20 and later
- Staff in English and German

New here? Type \`/start\`, or read [the guide](https://skyblock-valley.example/guide).`;

const FACTS = {
  tagline: "Islands, quests and a market that players run themselves.",
  tags: ["skyblock", "economy", "co-op", "crossplay"],
  country: "DE",
  version: "1.21.4",
  languages: ["en", "de"] as ("en" | "de")[],
  website: "https://skyblock-valley.example/",
  discord: "https://discord.gg/valley",
  video: "https://www.youtube.com/watch?v=valley",
  rules: "1. No griefing.\n2. One account for each person.",
};

const PLAYERS = [
  "Alex",
  ".Pocket_Pia",
  "Quartz",
  "redstone-rita",
  "Ender.Eddie",
  "Mossy",
  "Lapis_Lou",
];

const SILENCE: PollAnswer = { kind: "failed", why: "timeout" };

/** Opens a site with servers, votes, keys, successful and failed deliveries, and a queue of waiting listings. */
export async function openShowcase(
  { now = new Date(), ...options }: WorldOptions = {},
): Promise<Showcase> {
  const before = new Date(now.getTime() - 3 * DAY_MS);
  const world = await openWorld({ rounds: doubleProviders(), ...options, now: before });
  const people = {
    nobody: openVisitor(world),
    player: await openPerson(world, "Steve_01", { address: "192.0.2.11" }),
    owner: await openPerson(world, "Sky_Captain", { address: "192.0.2.12" }),
    moderator: await openPerson(world, "Mod_Mira", {
      isAdministrator: true,
      address: "192.0.2.13",
    }),
  };
  await listServers(world);
  await saveFacts(world.context, SHOWN_SERVER, { facts: FACTS, ...world.act });
  await voteForDays(world);
  await leaveWork(world);
  await pollForDays(world, now);
  const receivers = [startReceiver(), startReceiver()];
  const keyId = await sendVotes(world, receivers, now);
  await chooseFavourites(world);
  await fillInbox(world);
  await rankForDays(world, now);
  await visitForDays(world, now);
  await sharePlaces(world, now);
  await leaveWaves(world, now);
  await leaveReports(world);
  await listExtreme(world, "Sky_Captain");
  await useProviders(world, people.nobody);
  const site = serveWorld(world);
  return {
    world,
    origin: site.origin,
    people,
    pages: await findPages(world, keyId),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      for (const receiver of receivers) await receiver[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}

/** Links the player's Discord account, and begins a newcomer's sign-up for a vote through Discord. */
async function useProviders({ services: { sql }, clock: { now } }: World, nobody: Visitor) {
  const player = await findAccount(sql, "Steve_01");
  const identity = { provider: "discord", subject: "1", now };
  await insertIdentity(sql, player?.id ?? "", identity);
  await goThrough(nobody, { next: `/servers/${SHOWN_SERVER}/vote` });
}

/** Gives every server a different rank on each of the last ten days. */
async function rankForDays({ services: { sql } }: World, now: Date): Promise<void> {
  await sql`
    insert into server_rank (server_id, day, rank)
    select id, (${now}::timestamptz at time zone 'utc')::date - ago,
      row_number() over (partition by ago order by md5(slug || ago))
    from server cross join generate_series(1, 10) as ago where status = 'approved'`;
}

/** Gives others roles for the shown server, and offers its owner a listing of the player. */
async function sharePlaces({ services: { sql } }: World, now: Date): Promise<void> {
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
async function visitForDays({ services: { sql } }: World, now: Date): Promise<void> {
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

/** Lists servers, and lets the moderator decide on them. */
async function listServers(world: World): Promise<void> {
  const mod = await findAccount(world.services.sql, "Mod_Mira");
  const by = { kind: "account", id: mod?.id ?? "", isModerator: true } as const;
  for (const listing of LISTINGS) {
    const description = listing.game === "minecraft" ? DESCRIPTION : "";
    const { slug } = await addServer(
      world.context,
      { owner: "Sky_Captain", description, ...listing },
      world.act,
    );
    await decideStatus(world.context, slug, { decision: "approve", ...world.act, by });
  }
  const rejected = {
    owner: "Sky_Captain",
    name: "Test 123",
    game: "rust",
    host: "a.example",
    port: 28015,
  };
  const { slug } = await addServer(world.context, rejected, world.act);
  const reason =
    "The name says nothing about the server. Give it a name that players would look for.";
  await decideStatus(world.context, slug, { decision: "reject", reason, ...world.act, by });
  for (const name of ["Copper Coast", "Night Market"]) {
    const listing = {
      owner: "Steve_01",
      name,
      game: "minecraft",
      host: "new.example",
      port: 25565,
    };
    await addServer(world.context, listing, world.act);
  }
}

/** Adds a change and a claim to a name that wait for moderators, and a void batch that matched none. */
async function leaveWork(world: World): Promise<void> {
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

/** Gives the player favourites, votes for them, and a rank among the top voters of all servers. */
async function chooseFavourites(world: World): Promise<void> {
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

/** Adds a wave, a note about void votes to an owner, and another owner's waiting answer. */
async function leaveWaves(world: World, now: Date): Promise<void> {
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
async function leaveReports({ context, clock: { now }, services: { sql } }: World): Promise<void> {
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

async function voteForDays(world: World): Promise<void> {
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
async function pollForDays(world: World, now: Date): Promise<void> {
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

/** Sends today's votes to two keys, one of whose receivers fails. */
async function sendVotes(world: World, [good, bad]: Receiver[], now: Date): Promise<string> {
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
async function fillInbox(world: World): Promise<void> {
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

function serverAt(nth: number) {
  const slug = LISTINGS[nth]?.name.toLowerCase().replaceAll(/[^a-z]+/g, "-") ?? "";
  return { slug };
}
