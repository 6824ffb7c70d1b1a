import { lockAccount } from "../../accounts/account_repository.ts";
import type { Query } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import type { Act } from "../../../core/rights/actor.ts";
import { addNews, dropOfferNews } from "../../mail/news.ts";
import { recordAudit } from "../../../core/trail/audit.ts";
import type { Context } from "../../../core/trail/context.ts";
import { requireRoom } from "../add_server.ts";
import type { MemberRole } from "../../../core/servers/roles.ts";
import { type Offer, requireOffer } from "./role_offers.ts";

/**
 * Accepts an offer: the account gets the role, or becomes the owner. The former owner loses access, because the new
 * owner may not know them, but can be invited again. Refuses an offer that is gone, and an account that owns the
 * maximum of listings.
 */
export async function acceptOffer({ sql }: Context, id: string, act: Act): Promise<Offer> {
  const { offer } = await sql.begin(async (tx) => {
    const seen = await requireOffer(tx, id, act);
    // The lock prevents the account's deletion.
    if (!await lockAccount(tx, seen.accountId)) throw refusal("offer_unknown");
    if (seen.role === "owner") {
      // Only a published listing can be handed over, so it isn't in the queue.
      const room = { adds: true, waits: false } as const;
      await requireRoom(tx, seen.accountId, { ...act, ...room });
    }
    // Locks the server before its offer, as `offerRole` does, and then checks the offer again.
    await tx`select from server where id = ${seen.serverId} for no key update`;
    const offer = await requireOffer(tx, id, act);
    await tx`delete from server_offer where id = ${id}`;
    await dropOfferNews(tx, id);
    if (offer.role === "owner") await changeOwner(tx, offer, act.now);
    else await addMember(tx, offer, { role: offer.role, now: act.now });
    await recordAudit(tx, act, {
      action: offer.role === "owner" ? "server_handed_over" : "member_joined",
      serverId: offer.serverId,
      subject: offer.slug,
      details: offer.role === "owner" ? { from: offer.owner } : { role: offer.role },
    });
    return { offer };
  });
  return offer;
}

/**
 * Changes the owner. The former owner's offers end, and their waiting emails aren't sent, because they can't open the
 * links. They get an email about the accepted offer.
 */
async function changeOwner(tx: Query, { serverId, accountId }: Offer, now: Date): Promise<void> {
  const [former] = await tx<{ ownerId: string }[]>`
    with former as (
      select owner_id from server where id = ${serverId}
    ), gone as (
      delete from server_member where server_id = ${serverId} and account_id = ${accountId}
    ), offers as (
      delete from server_offer where server_id = ${serverId}
    ), told as (
      delete from news where server_id = ${serverId} and sent_at is null
    )
    update server s set owner_id = ${accountId}, updated_at = ${now} from former f where s.id = ${serverId}
    returning f.owner_id`;
  if (!former) return;
  const news = { kind: "handed_over", serverId, now } as const;
  await addNews(tx, { accountId: former.ownerId, ...news });
}

async function addMember(
  tx: Query,
  { serverId, accountId }: Offer,
  { role, now }: { role: MemberRole; now: Date },
): Promise<void> {
  await tx`
    insert into server_member (server_id, account_id, role, joined_at)
    values (${serverId}, ${accountId}, ${role}, ${now})
    on conflict (server_id, account_id) do update set role = excluded.role`;
}
