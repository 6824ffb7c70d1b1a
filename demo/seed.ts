import { randomBytes } from "node:crypto";
import { findByEmail } from "../src/site/accounts/account_repository.ts";
import { addGame, listKnownGames } from "../src/site/polling/games.ts";
import { reportServer } from "../src/site/reports/report.ts";
import { addServer } from "../src/site/servers/add_server.ts";
import { decideStatus } from "../src/site/servers/review/decide_status.ts";
import { saveFacts } from "../src/site/servers/editing/save_facts.ts";
import type { Operator } from "../src/service/cli/operator.ts";
import { countSiteBoard } from "../src/site/voting/site_board.ts";
import type { DemoGames } from "./games.ts";
import { seedHistory } from "./history.ts";
import {
  DEMO_GAME,
  DEMO_LISTINGS,
  DEMO_REPORTS,
  DEMO_SERVER,
  type DemoListing,
} from "./listings.ts";
import { seedPictures } from "./pictures.ts";
import { seedVotes } from "./votes.ts";
import { addPlayer, MAIL_DOMAIN, mailOf, MODERATOR, OWNER } from "./people.ts";

/** Host of the demo's game servers. */
const HOST = "127.0.0.1";

/** A server that the demo has listed. */
export interface OwnListing {
  id: string;
  /** Today's slug. */
  slug: string;
  /** Whether the demo's owner still has it. */
  isOwners: boolean;
}

/**
 * Lists the demo's servers, with votes of a month and players of some days. Their owner must exist. If they are already
 * listed, points them at this run's game servers. Returns the server for the demo's key, and whether all are new.
 */
export async function seedListing(
  operator: Operator,
  games: DemoGames,
): Promise<{ server: OwnListing; isNew: boolean }> {
  const [known] = await moveListings(operator, games);
  if (known) return { server: known, isNew: false };
  await addListings(operator, games);
  const server = await findOwn(operator.sql, DEMO_SERVER);
  if (server === undefined) throw new Error(`the demo's server "${DEMO_SERVER}" is gone`);
  return { server, isNew: true };
}

async function addListings(operator: Operator, games: DemoGames): Promise<void> {
  const { sql } = operator;
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
    // The same slug as in older demos, because pictures and later starts use it.
    await sql`update server set slug = ${listing.slug} where id = ${serverId}`;
    await saveFacts(operator, listing.slug, { facts: listing.facts, ...operator.act });
    if (!listing.isWaiting) listed.push({ serverId, listing });
  }
  await seedHistory(operator, listed);
  const slugs = listed.map(({ listing }) => listing.slug);
  for (const slug of slugs) {
    await decideStatus(operator, slug, { decision: "approve", ...operator.act });
  }
  await seedVotes(operator, listed);
  await seedPictures(operator, slugs);
  await seedReports(operator);
  await countSiteBoard(sql, operator.now);
}

/** Creates reports for the moderator. */
async function seedReports(operator: Operator): Promise<void> {
  const { sql, now } = operator;
  for (const { slug, reason, text, by } of DEMO_REPORTS) {
    const reporter = by === undefined ? undefined : await findByEmail(sql, mailOf(by));
    await reportServer(operator, slug, { reason, text, reporterId: reporter?.id ?? null, now });
  }
}

/** Finds a demo player who has not voted for the server today. Adds a new one if all have. */
export async function findVoter(
  operator: Operator,
  { id: serverId }: Pick<OwnListing, "id">,
): Promise<string> {
  const { sql, now } = operator;
  const [player] = await sql<{ username: string }[]>`
    select a.username from account a
    left join last_vote l on l.account_id = a.id and l.server_id = ${serverId}
    where a.username <> all(${[OWNER, MODERATOR]}::text[]) and a.email like ${`%@${MAIL_DOMAIN}`}
      and (l.voted_on is null or l.voted_on < (${now}::timestamptz at time zone 'utc')::date)
    order by a.created_at, a.username limit 1`;
  if (player) return player.username;
  const username = `Player_${randomBytes(4).toString("hex")}`;
  await addPlayer(operator, username);
  return username;
}

/**
 * Points the listings to this run's ports, which change at each start. The owner's texts stay, and waiting changes keep
 * waiting. Polls of the old port don't count. Returns the servers, in their order.
 */
async function moveListings({ sql, now }: Operator, games: DemoGames): Promise<OwnListing[]> {
  const found: OwnListing[] = [];
  for (const listing of DEMO_LISTINGS) {
    const own = await findOwn(sql, listing.slug);
    if (!own) continue;
    const { game, host, port } = placeOf(listing, games);
    await sql`
      update server
      set host = ${host}, port = ${port}, game_id = (select id from game where slug = ${game}),
        description = coalesce(nullif(description, ''), ${listing.description}), updated_at = ${now}
      where id = ${own.id}`;
    await sql`update server_poll set due_at = ${now}, claim_id = null where server_id = ${own.id}`;
    found.push(own);
  }
  return found;
}

/**
 * Finds a server of the demo by its first slug. It may have another slug and another owner by now. A real server of
 * that name doesn't belong to the demo's owner and isn't on this machine.
 */
async function findOwn(sql: Operator["sql"], slug: string): Promise<OwnListing | undefined> {
  const [own] = await sql<OwnListing[]>`
    select s.id, s.slug, coalesce(a.email = ${mailOf(OWNER)}, false) as is_owners
    from server s left join account a on a.id = s.owner_id
    where s.deleted_at is null and (a.email = ${mailOf(OWNER)} or s.host = ${HOST})
      and (s.slug = ${slug} or s.id in (select server_id from former_slug where slug = ${slug}))
    order by s.slug = ${slug} desc limit 1`;
  return own;
}

function placeOf({ slug, game }: DemoListing, { ports }: DemoGames) {
  const port = ports.get(slug);
  if (port === undefined) throw new Error(`the demo's server "${slug}" has no game server`);
  return { game, host: HOST, port };
}
