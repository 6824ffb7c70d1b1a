import type { Query, Sql } from "../database/connect.ts";
import { refusal } from "../refusals/refusal.ts";

/** Favourites of one player: more than anybody votes for in a row, and few enough to read on each page. */
export const FAVOURITES_MAX = 20;

/** A player's favourite, by its server's slug. */
interface Chosen {
  accountId: string;
  slug: string;
}

/** Adds a listed server to a player's favourites, as the last one. Changes nothing if it is one of them. */
export async function addFavourite(
  sql: Sql,
  { accountId, slug, now }: Chosen & { now: Date },
): Promise<void> {
  const [added] = await sql<{ isListed: boolean; isFull: boolean }[]>`
    with chosen as (
      select id from server where slug = ${slug} and status = 'approved'
    ), known as (
      select count(*) as favourites, coalesce(max(place), 0) as last,
        coalesce(bool_or(server_id = (select id from chosen)), false) as has_it
      from favourite where account_id = ${accountId}
    ), added as (
      insert into favourite (account_id, server_id, place, added_at)
      select a.id, chosen.id, known.last + 1, ${now} from chosen, known, account a
      where a.id = ${accountId} and a.deleted_at is null and known.favourites < ${FAVOURITES_MAX}
      on conflict do nothing
    )
    select exists (select from chosen) as is_listed,
      not has_it and favourites >= ${FAVOURITES_MAX} as is_full
    from known`;
  if (!added?.isListed) throw refusal("server_unknown", { slug });
  if (added.isFull) throw refusal("favourites_full", { max: FAVOURITES_MAX });
}

/** Removes a server from a player's favourites, whether or not it is still listed. */
export async function removeFavourite(sql: Query, { accountId, slug }: Chosen): Promise<void> {
  await sql`
    delete from favourite
    where account_id = ${accountId} and server_id = (select id from server where slug = ${slug})`;
}

/** Moves a favourite by one place among those that are listed. Changes nothing at either end. */
export async function moveFavourite(
  sql: Sql,
  { accountId, slug, by }: Chosen & { by: "up" | "down" },
): Promise<void> {
  const step = by === "up" ? -1 : 1;
  await sql.begin(async (tx) => {
    // One move at a time: two that swap the same places would undo each other by halves.
    await tx`select from account where id = ${accountId} for update`;
    await tx`
      with shown as (
        select f.server_id, f.place, s.slug, row_number() over (order by f.place, f.server_id) as nth
        from favourite f join server s on s.id = f.server_id
        where f.account_id = ${accountId} and s.status = 'approved'
      ), swapped as (
        select one.server_id, other.place from shown one join shown other on true
        join shown moved on moved.slug = ${slug}
        where one.nth in (moved.nth, moved.nth + ${step}::int)
          and other.nth in (moved.nth, moved.nth + ${step}::int) and one.nth <> other.nth
      )
      update favourite f set place = w.place from swapped w
      where f.account_id = ${accountId} and f.server_id = w.server_id`;
  });
}
