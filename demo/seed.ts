import { randomBytes } from "node:crypto";
import { findByEmail } from "../src/accounts/account_repository.ts";
import { addGame, listKnownGames } from "../src/polling/games.ts";
import { reportServer } from "../src/reports/report.ts";
import { addServer } from "../src/servers/add_server.ts";
import { decideStatus } from "../src/servers/decide_status.ts";
import { editServer } from "../src/servers/edit_server.ts";
import { findDetails } from "../src/servers/server_details.ts";
import { saveFacts } from "../src/servers/save_facts.ts";
import { findServer } from "../src/servers/require_server.ts";
import type { Operator } from "../src/cli/operator.ts";
import { countSiteBoard } from "../src/votes/site_board.ts";
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

/**
 * Lists the demo's servers, with a month of votes and days of players; their owner must exist. If they are already
 * listed, points them at this run's game servers. Returns whether they are new.
 */
export async function seedListing(operator: Operator, games: DemoGames): Promise<boolean> {
  const { sql } = operator;
  if (await findServer(sql, DEMO_SERVER)) {
    await moveListings(operator, games);
    return false;
  }
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
    // The same as in older demos, whose pictures and later starts go by it.
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
  return true;
}

/** Leaves reports for the moderator to look at. */
async function seedReports(operator: Operator): Promise<void> {
  const { sql, now } = operator;
  for (const { slug, reason, words, by } of DEMO_REPORTS) {
    const reporter = by === undefined ? undefined : await findByEmail(sql, mailOf(by));
    await reportServer(operator, slug, { reason, words, reporterId: reporter?.id ?? null, now });
  }
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
