import { createHash, randomBytes } from "node:crypto";
import { isInUse } from "../../../core/accounts/account_state.ts";
import type { Query } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import type { Act } from "../../../core/rights/actor.ts";
import { daysBefore } from "../../../core/time/day.ts";
import type { Context } from "../../../core/trail/context.ts";
import { uuidV7 } from "../../../core/database/uuid_v7.ts";
import { changeServer } from "../change_server.ts";
import { acceptOffer } from "./accept_offer.ts";
import { LINK_DAYS, type Offer, requireRoomForOffer } from "./role_offers.ts";

/** The role that a link offers. The owner can change it afterwards. */
export const LINK_ROLE = "manager";

/** A link that nobody has opened yet. */
interface OpenLink {
  id: string;
  offeredAt: Date;
}

/** The listing of a link, for the account that opens it. */
interface LinkedListing {
  name: string;
  owner: string;
}

/** Lists a server's links that still work, newest first. */
export async function listInvitationLinks(
  sql: Query,
  serverId: string,
  now: Date,
): Promise<OpenLink[]> {
  const since = daysBefore(now, LINK_DAYS);
  const links = await sql<OpenLink[]>`
    select id, offered_at from server_offer
    where server_id = ${serverId} and link_hash is not null and offered_at > ${since}
    order by offered_at desc, id`;
  return [...links];
}

/** Makes a link, and returns its token. Refuses as `offerRole` does. */
export async function makeInvitationLink(
  context: Context,
  slug: string,
  act: Act,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const hash = hashOf(token);
  await changeServer(context, slug, {
    act,
    action: "member_offered",
    role: "owner",
    async change(tx, server) {
      await requireRoomForOffer(tx, server, act.now);
      await tx`
        insert into server_offer (id, server_id, link_hash, role, offered_by, offered_at)
        values (
          ${uuidV7(act.now)}, ${server.id}, ${hash}, ${LINK_ROLE}, ${server.ownerId}, ${act.now}
        )`;
    },
    details: () => ({ role: LINK_ROLE }),
  });
  return token;
}

/** Returns the listing of a link. Undefined if the link doesn't work any more, or the server's owner changed. */
export async function findLinkedListing(
  sql: Query,
  token: string,
  now: Date,
): Promise<LinkedListing | undefined> {
  const [listing] = await sql<LinkedListing[]>`
    select s.name, w.username as owner
    from server_offer o
    join server s on s.id = o.server_id and s.owner_id = o.offered_by and s.deleted_at is null
    join account w on w.id = s.owner_id and ${isInUse(sql, "w")}
    where o.link_hash = ${hashOf(token)} and o.offered_at > ${daysBefore(now, LINK_DAYS)}`;
  return listing;
}

/**
 * Gives the actor the role that a link offers, and uses the link up. Refuses a link that doesn't work, and an account
 * that has access or an offer already, which leaves the link as it is.
 */
export async function acceptInvitationLink(
  context: Context,
  token: string,
  act: Act,
): Promise<Offer> {
  const accountId = act.by.kind === "account" ? act.by.id : null;
  const { id } = await context.sql.begin(async (tx) => {
    // Of several who accept at once, and of one who accepts two links, each sees what the one before took.
    await tx`
      select from server
      where id = (select server_id from server_offer where link_hash = ${hashOf(token)})
      for no key update`;
    if (!await findLinkedListing(tx, token, act.now)) throw refusal("offer_unknown");
    const [taken] = await tx<{ id: string }[]>`
      update server_offer o set account_id = ${accountId}, link_hash = null
      where link_hash = ${hashOf(token)}
        and not exists (select from server s where s.id = o.server_id and s.owner_id = ${accountId})
        and not exists (
          select from server_member m where m.server_id = o.server_id and m.account_id = ${accountId}
        )
        and not exists (
          select from server_offer other where other.server_id = o.server_id and other.account_id = ${accountId}
        )
      returning id`;
    if (!taken) throw refusal("offer_refused", { why: "you" });
    return taken;
  });
  return await acceptOffer(context, id, act);
}

function hashOf(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
