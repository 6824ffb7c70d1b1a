import type { Query } from "../database/connect.ts";
import { abandonWaiting } from "../deliveries/abandon_waiting.ts";
import type { Act } from "../rights/actor.ts";
import { changeServer } from "../servers/change_server.ts";
import type { Context } from "../trail/context.ts";

/**
 * Deletes a listing for good: it leaves all pages, its keys are revoked, what waits is not sent, its texts, pictures and
 * people go. Votes stay in the players' own data, and the slug is never given to another server. Only the owner may.
 */
export async function deleteListing(context: Context, slug: string, act: Act): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: "server_deleted",
    role: "owner",
    change: (tx, { id }) => eraseListing(tx, id, act.now),
    details: ({ keys }) => ({ keys }),
  });
}

async function eraseListing(tx: Query, id: string, now: Date): Promise<{ keys: number }> {
  await tx`
    with change as (
      delete from listing_change where server_id = ${id}
    ), links as (
      delete from link_key where server_id = ${id}
    ), agreements as (
      delete from link_agreement where server_id = ${id}
    ), polls as (
      delete from url_key where server_id = ${id}
    ), tags as (
      delete from server_tag where server_id = ${id}
    ), members as (
      delete from server_member where server_id = ${id}
    ), offers as (
      delete from server_offer where server_id = ${id}
    ), urls as (
      update endpoint set url = null where server_id = ${id}
    )
    update server
    set status = 'suspended', deleted_at = ${now}, unlisted_at = null, updated_at = ${now}, description = '',
      tagline = '', rules = '', website = null, discord = null, video = null, logo = null, banner = null,
      pictures_at = null
    where id = ${id}`;
  const keys = await tx<{ id: string }[]>`
    update api_key set revoked_at = ${now} where server_id = ${id} and revoked_at is null returning id`;
  // What exceeds one statement is settled by the timetable.
  for (const key of keys) await abandonWaiting(tx, key.id, { reason: "key_revoked", now });
  return { keys: keys.length };
}
