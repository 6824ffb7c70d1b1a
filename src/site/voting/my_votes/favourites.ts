import { lockAccount } from "../../accounts/account_repository.ts";
import type { Query, Sql } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";

/**
 * Maximum favourites of a player: more than a player votes for in a row, and few enough to read on every page.
 *
 * ```text
 * limit                   value  protects                         used up by
 * favourites of a player  20     pages, each of which reads them  the player
 *   test: a player has twenty favourites at most
 * ```
 */
export const FAVOURITES_MAX = 20;

/** A player and the slug of a server. */
interface Favourite {
  accountId: string;
  slug: string;
}

/**
 * Adds a listed server to the end of a player's favourites, unless it is one already. Players can't see or remove
 * favourites that are no longer listed, so these are removed when there is no room.
 */
export async function addFavourite(
  sql: Sql,
  { accountId, slug, now }: Favourite & { now: Date },
): Promise<void> {
  await sql.begin(async (tx) => {
    // Concurrent requests would each find room for one more.
    if (!await lockAccount(tx, accountId)) return;
    const [chosen] = await tx<{ id: string; isOne: boolean }[]>`
      select id, exists (
        select from favourite where account_id = ${accountId} and server_id = id
      ) as is_one
      from server where slug = ${slug} and status = 'approved'`;
    if (!chosen) throw refusal("server_unknown", { slug });
    if (chosen.isOne) return;
    await tx`
      delete from favourite where account_id = ${accountId} and server_id in (
        select f.server_id from favourite f join server s on s.id = f.server_id
        where f.account_id = ${accountId} and s.status <> 'approved'
        order by s.deleted_at, f.place limit greatest(0, 1 - ${FAVOURITES_MAX}::int + (
          select count(*) from favourite where account_id = ${accountId}
        ))
      )`;
    const [known] = await tx<{ favourites: number; last: number }[]>`
      select count(*)::int as favourites, coalesce(max(place), 0) as last
      from favourite where account_id = ${accountId}`;
    if (!known || known.favourites >= FAVOURITES_MAX) {
      throw refusal("favourites_full", { max: FAVOURITES_MAX });
    }
    await tx`
      insert into favourite (account_id, server_id, place, added_at)
      values (${accountId}, ${chosen.id}, ${known.last + 1}, ${now})`;
  });
}

/** Removes a server from a player's favourites, whether or not it is still listed. */
export async function removeFavourite(sql: Query, { accountId, slug }: Favourite): Promise<void> {
  await sql`
    delete from favourite
    where account_id = ${accountId} and server_id = (select id from server where slug = ${slug})`;
}
