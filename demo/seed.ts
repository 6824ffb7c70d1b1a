import { randomBytes } from "node:crypto";
import { findByEmail } from "../src/accounts/account_repository.ts";
import { jsonRows } from "../src/database/json_rows.ts";
import { addGame, listKnownGames } from "../src/polling/games.ts";
import { addServer } from "../src/servers/add_server.ts";
import { decideStatus } from "../src/servers/decide_status.ts";
import { editServer } from "../src/servers/edit_server.ts";
import { findDetails } from "../src/servers/server_details.ts";
import { saveFacts } from "../src/servers/save_facts.ts";
import { findServer } from "../src/servers/require_server.ts";
import { ANY_INSTANT } from "../src/clock.ts";
import { castVote } from "../src/votes/cast_vote.ts";
import { MONTHLY_DAYS } from "../src/votes/vote_counts.ts";
import type { Operator } from "../src/cli/operator.ts";
import type { DemoGames } from "./games.ts";
import { type ListedDemo, seedHistory } from "./history.ts";
import { DEMO_GAME, DEMO_LISTINGS, DEMO_SERVER, type DemoListing } from "./listings.ts";
import { seedPictures } from "./pictures.ts";
import { addPlayer, MAIL_DOMAIN, mailOf, MODERATOR, OWNER } from "./people.ts";

/** Host of the demo's game servers. */
const HOST = "127.0.0.1";

const PLAYERS = [
  "Steve_01",
  "Alex",
  ".Pocket_Pia",
  "Quartz",
  "redstone-rita",
  "Ender.Eddie",
  "Mossy",
  "Lapis_Lou",
  "Cobble",
  "Nether_Nils",
];

const DAY_MS = 86_400_000;

/**
 * Lists the demo's servers, with a month of votes and days of players; their owner must exist. If they are already
 * listed, points them at this run's game servers.
 */
export async function seedListing(operator: Operator, games: DemoGames): Promise<void> {
  const { sql, now } = operator;
  if (await findServer(sql, DEMO_SERVER)) return await moveListings(operator, games);
  await Promise.all(PLAYERS.map((username) => addPlayer(operator, username)));
  await sql`update account set on_boards = true where username = any(${
    PLAYERS.slice(0, 8)
  }::text[])`;
  const isKnown = (await listKnownGames(sql)).some(({ slug }) => slug === DEMO_GAME.slug);
  if (!isKnown) await addGame(operator, DEMO_GAME, operator.act);
  const listed = [];
  for (const listing of DEMO_LISTINGS) {
    const { id: serverId } = await addServer(operator, {
      owner: OWNER,
      ...placeOf(listing, games),
      name: listing.name,
      description: listing.description,
    }, operator.act);
    await saveFacts(operator, listing.slug, { facts: listing.facts, ...operator.act });
    if (!listing.isWaiting) listed.push({ serverId, listing });
  }
  await seedHistory(operator, listed);
  const slugs = listed.map(({ listing }) => listing.slug);
  for (const slug of slugs) {
    await decideStatus(operator, slug, { decision: "approve", ...operator.act });
  }
  const voted = listed.filter(({ listing }) => listing.votes > 0);
  for (let ago = MONTHLY_DAYS; ago >= 1; ago--) {
    await seedDay(sql, voted.map(({ listing }) => listing.slug), { ago, now });
  }
  await countCrowd(operator, voted);
  await seedPictures(operator, slugs);
}

/**
 * Counts the votes of a crowd in the 30 days that end yesterday: more at weekends, and for some servers more from day to
 * day. They are in the counters alone, as thousands of accounts would take minutes; the places by the day follow
 * from them, and sway a little more.
 */
async function countCrowd({ sql, now }: Operator, listed: readonly ListedDemo[]): Promise<void> {
  const rows = listed.flatMap(({ serverId, listing }, nth) =>
    Array.from({ length: MONTHLY_DAYS - 1 }, (_, ago) => {
      const wave = 1 + 0.25 * Math.sin((ago + nth) * 0.9) + 0.1 * Math.sin(ago * 2.3 + nth);
      const trend = 1 + (nth % 3 - 1) * (ago - MONTHLY_DAYS / 2) * 0.012;
      return {
        serverId,
        ago: ago + 1,
        votes: Math.round(listing.votes / MONTHLY_DAYS * wave * trend),
      };
    })
  );
  await sql`
    insert into vote_count as c (server_id, day, shard, votes)
    select r.server_id, (${now}::timestamptz at time zone 'utc')::date - r.ago, 0, r.votes
    from json_to_recordset(${jsonRows(rows)}::text::json) as r (server_id uuid, ago int, votes int)
    on conflict (server_id, day, shard) do update set votes = c.votes + excluded.votes`;
  await sql`insert into ranking_change (server_id) select id from server`;
  await sql`
    insert into server_rank (server_id, day, rank)
    select s.id, d.day, row_number() over (
      partition by d.day
      order by coalesce(sum(c.votes), 0) * (1 + 0.3 * sin(ascii(right(s.slug, 1)) + d.day - date '2026-01-01')) desc, s.id
    )
    from (select distinct day from vote_count) as d
    cross join server s
    left join vote_count c on c.server_id = s.id and c.day between d.day - 29 and d.day
    where s.status = 'approved' and d.day < (${now}::timestamptz at time zone 'utc')::date
    group by s.id, d.day on conflict do nothing`;
}

/** Finds a demo player who has not voted for the server today; adds a new one when all have. */
export async function findVoter(operator: Operator): Promise<string> {
  const { sql, now } = operator;
  const [player] = await sql<{ username: string }[]>`
    select a.username from account a
    left join server s on s.slug = ${DEMO_SERVER}
    left join last_vote l on l.account_id = a.id and l.server_id = s.id
    where a.username <> all(${[OWNER, MODERATOR]}::text[]) and a.email like ${`%@${MAIL_DOMAIN}`}
      and (l.voted_on is null or l.voted_on < (${now}::timestamptz at time zone 'utc')::date)
    order by a.created_at, a.username limit 1`;
  if (player) return player.username;
  const username = `Player_${randomBytes(4).toString("hex")}`;
  await addPlayer(operator, username);
  return username;
}

/** Ports change at each start. The owner's text stays; polls from the old port don't count. */
async function moveListings(operator: Operator, games: DemoGames): Promise<void> {
  const { sql, now } = operator;
  const owner = await findByEmail(sql, mailOf(OWNER));
  for (const listing of DEMO_LISTINGS) {
    const before = await findDetails(sql, listing.slug);
    if (!before || before.ownerId !== owner?.id) continue; // a real server of that name
    const edit = {
      name: before.name,
      description: before.description || listing.description,
      ...placeOf(listing, games),
    };
    await editServer(operator, listing.slug, { edit, ...operator.act });
    await sql`
      update server_poll set due_at = ${now}, claim_id = null where server_id = ${before.id}`;
  }
}

function placeOf({ slug, game }: DemoListing, { ports }: DemoGames) {
  const port = ports.get(slug);
  if (port === undefined) throw new Error(`the demo's server "${slug}" has no game server`);
  return { game, host: HOST, port };
}

async function seedDay(
  sql: Operator["sql"],
  slugs: string[],
  { ago, now }: { ago: number; now: Date },
) {
  // The numbers decide who votes on which day, so every demo shows the same month.
  const votes = slugs.flatMap((slug, server) =>
    PLAYERS.filter((_, player) => (player * 7 + server * 3 + ago * 5) % 11 < 6 - server / 3).map((
      username,
      nth,
    ) => ({
      slug,
      username,
      now: new Date(now.getTime() - ago * DAY_MS + nth * 60_000),
    }))
  );
  await Promise.all(
    votes.map((vote) => castVote({ sql, nudge: () => {}, clock: ANY_INSTANT }, vote)),
  );
}
