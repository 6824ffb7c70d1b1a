import type { Query } from "../../core/database/connect.ts";
import { abandonWaiting } from "../../core/deliveries/abandon_waiting.ts";
import type { Act } from "../../core/rights/actor.ts";
import { changeServer } from "./change_server.ts";
import type { Context } from "../../core/trail/context.ts";
import { stageSet } from "../../core/servers/listing_stage.ts";
import { TRANSITIONS } from "./review/status_transitions.ts";
import { withoutAddress } from "../../core/keys/change_key.ts";

/**
 * Deletes a listing permanently. Its pages disappear, its keys are revoked, waiting deliveries are abandoned, its
 * texts, pictures and members are erased, and its reports are closed. Votes stay in the players' data, and the slug is
 * never reused. Refuses all but the owner.
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

/**
 * Erases a listing's data and revokes its keys. Returns the number of revoked keys.
 *
 * ```text
 *   server_id ─┬─► deleted: versions, links, agreements, URL keys, tags, members, offers, polls, proofs, unsent news
 *              ├─► emptied: urls (endpoint), and the texts, pictures and facts of server, which keeps id and slug
 *              ├─► closed:  reports, and answers that no moderator has read
 *              └─► revoked: keys (api_key) ──► what waits for each is abandoned
 * ```
 */
async function eraseListing(tx: Query, id: string, now: Date): Promise<{ keys: number }> {
  const deleted = stageSet(tx, TRANSITIONS.erase.to, now);
  await tx`
    with versions as (
      delete from listing_version where server_id = ${id}
    ), links as (
      delete from link_key where server_id = ${id}
    ), agreements as (
      delete from link_agreement where server_id = ${id}
    ), url_keys as (
      delete from url_key where server_id = ${id}
    ), tags as (
      delete from server_tag where server_id = ${id}
    ), members as (
      delete from server_member where server_id = ${id}
    ), offers as (
      delete from server_offer where server_id = ${id}
    ), polls as (
      delete from server_poll where server_id = ${id}
    ), proofs as (
      delete from server_verification where server_id = ${id}
    ), urls as (
      update endpoint set url = null, ${withoutAddress(tx)} where server_id = ${id}
    ), told as (
      delete from news where server_id = ${id} and sent_at is null
    ), reports as (
      -- Nothing can be done about reports of a deleted listing, and closed reports are deleted after a while.
      update report set closed_at = ${now} where server_id = ${id} and closed_at is null
    ), answers as (
      update void_notice set read_at = ${now}
      where server_id = ${id} and answered_at is not null and read_at is null
    )
    update server
    set ${deleted}, updated_at = ${now}, decided_reason = null,
      description = '', tagline = '', rules = '', text_language = null, translations = '{}',
      country = null, version = '', languages = '{}', website = null, discord = null, video = null,
      logo = null, banner = null, pictures_at = null, undo = null
    where id = ${id}`;
  const keys = await tx<{ id: string }[]>`
    update api_key set revoked_at = ${now} where server_id = ${id} and revoked_at is null returning id`;
  // One statement abandons only some of the deliveries. A scheduled job abandons the rest.
  for (const key of keys) await abandonWaiting(tx, key.id, { reason: "key_revoked", now });
  return { keys: keys.length };
}
