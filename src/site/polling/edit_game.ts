import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { type Act, requireRight } from "../../core/rights/actor.ts";
import { requireGame } from "../servers/catalogue/require_game.ts";
import { forgetMoves, moveSlug } from "../servers/slugs/moved_slug.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { Context } from "../../core/trail/context.ts";
import { type KnownGame, type NewGame, parseGame, refusingTaken } from "./games.ts";

/**
 * Changes a game. Its servers and its id stay, and its old address redirects to the new one. Refuses
 * non-administrators, an unknown game, invalid fields, and the slug of another game.
 */
export async function editGame(
  { sql }: Context,
  before: string,
  { game, ...act }: Act & { game: NewGame },
): Promise<void> {
  requireRight(act.by, "catalog");
  const { slug, name, defaultPort, protocol, queryPortOffset } = parseGame(game);
  await refusingTaken(slug, () =>
    sql.begin(async (tx) => {
      const was = await lockGame(tx, before);
      await tx`
        update game
        set slug = ${slug}, name = ${name}, default_port = ${defaultPort}, protocol = ${protocol},
          query_port_offset = ${queryPortOffset}
        where id = ${was.id}`;
      if (slug !== before) {
        await moveSlug(tx, { kind: "game", from: before, to: slug });
        await moveVersions(tx, { from: before, to: slug });
      }
      // Marks its servers as changed, so that the copies of the ranking read them and the names of all games again.
      await tx`
        insert into ranking_change (server_id) select id from server where game_id = ${was.id}`;
      const details = { was: `${was.name} (${before})`, name };
      await recordAudit(tx, act, { action: "game_edited", serverId: null, subject: slug, details });
    }));
}

/**
 * Merges a game into another: its listings, with their votes, and waiting changes move there, and its address redirects
 * to the other's. Returns the number of moved listings, including deleted ones. Refuses non-administrators, an unknown
 * game, and merging a game into itself.
 */
export async function mergeGames(
  { sql }: Context,
  slug: string,
  { into, ...act }: Act & { into: string },
): Promise<number> {
  requireRight(act.by, "catalog");
  if (into === slug) throw refusal("merged_with_itself");
  return await sql.begin(async (tx) => {
    // Locks the listings before the game, as an edit does. A transaction that only references a listing, such as a
    // vote, doesn't wait.
    await tx`
      select from server where game_id = (select id from game where slug = ${slug}) order by id
      for no key update`;
    // In a fixed order, so that two merges can't deadlock.
    const [first = "", second = ""] = [slug, into].sort();
    const one = await lockGame(tx, first);
    const other = await lockGame(tx, second);
    const [from, to] = first === slug ? [one, other] : [other, one];
    const moved = await tx`
      update server set game_id = ${to.id} where game_id = ${from.id} returning id`;
    await moveVersions(tx, { from: slug, to: into });
    await moveSlug(tx, { kind: "game", from: slug, to: into });
    await tx`delete from game where id = ${from.id}`;
    const details = { into, servers: moved.length };
    await recordAudit(tx, act, { action: "game_merged", serverId: null, subject: slug, details });
    return moved.length;
  });
}

/**
 * Removes an unused game. Refuses non-administrators, an unknown game, and a game that a listing, even a deleted one,
 * has or wants to have.
 */
export async function removeGame({ sql }: Context, slug: string, act: Act): Promise<void> {
  requireRight(act.by, "catalog");
  await sql.begin(async (tx) => {
    const { id } = await lockGame(tx, slug);
    const servers = await countUses(tx, slug);
    if (servers > 0) throw refusal("entry_used", { servers });
    await tx`delete from game where id = ${id}`;
    await forgetMoves(tx, { kind: "game", slug });
    await recordAudit(tx, act, { action: "game_removed", serverId: null, subject: slug });
  });
}

/** Counts the listings, including deleted ones, that have a game or want to have it. */
export async function countUses(sql: Query, slug: string): Promise<number> {
  const [row] = await sql<{ servers: number }[]>`
    select count(*) as servers from (
      select s.id from server s join game g on g.id = s.game_id where g.slug = ${slug}
      union
      select server_id from listing_version where text->>'game' = ${slug} and state <> 'seen'
    ) used`;
  return row?.servers ?? 0;
}

/** Locks a game. A transaction that lists a server under it waits, and then sees the result. */
async function lockGame(
  tx: Query,
  slug: string,
): Promise<Pick<KnownGame, "name"> & { id: string }> {
  const [game] = await tx<{ id: string; name: string }[]>`
    select id, name from game where slug = ${slug} for update`;
  return game ?? { id: await requireGame(tx, slug), name: "" };
}

/** Moves versions to a game. Waiting changes whose listing has the game now no longer contain it. */
async function moveVersions(
  tx: Query,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx`
    update listing_version set text = text || jsonb_build_object('game', ${to}::text)
    where text->>'game' = ${from}`;
  await tx`
    update listing_version v set text = v.text - 'game' from server s join game g on g.id = s.game_id
    where s.id = v.server_id and v.state <> 'seen' and v.text->>'game' = ${to} and g.slug = ${to}`;
  await tx`delete from listing_version where text = '{}'`;
}
