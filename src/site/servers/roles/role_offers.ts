import { isInUse, maySignIn } from "../../../core/accounts/account_state.ts";
import { findAccount } from "../../../core/accounts/named_account.ts";
import type { Query, SqlFragment } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import type { Act } from "../../../core/rights/actor.ts";
import { daysBefore } from "../../../core/time/day.ts";
import { addOfferNews, dropOfferNews } from "../../mail/news.ts";
import { recordAudit } from "../../../core/trail/audit.ts";
import type { Context } from "../../../core/trail/context.ts";
import { isUuid, uuidV7 } from "../../../core/database/uuid_v7.ts";
import { changeServer } from "../change_server.ts";
import type { Role } from "../../../core/servers/roles.ts";
import type { Server } from "../../../core/servers/server.ts";
import { isPublished } from "../../../core/servers/listing_stage.ts";
import { listPeople, type Member } from "./people.ts";

/**
 * Maximum people and open offers of a server.
 *
 * ```text
 * limit               value                protects                  used up by
 * people of a server  20 with open offers  accounts that get offers  an owner who invites
 *   test: a server has twenty people and open offers at most
 * ```
 */
const PEOPLE_MAX = 20;

/** Days for which an invitation link works. */
export const LINK_DAYS = 3;

const OFFER_LIMITS = { days: KEPT_DAYS.offer, max: PEOPLE_MAX };

/**
 * An offer that waits for an answer: a role, or with "owner" the listing itself.
 *
 * ```text
 *            ┌── accept ───► a member, or the new owner; the offer is deleted
 *   open ────┼── decline ──► declined: the owner can't ask again until it expires
 *            ├── withdraw ─► deleted
 *            └── expires after KEPT_DAYS.offer days, or with the owner who made it
 * ```
 */
export interface Offer {
  id: string;
  role: Role;
  /** The account that gets the offer. */
  accountId: string;
  username: string;
  offeredAt: Date;
  serverId: string;
  slug: string;
  name: string;
  /** The owner's name. */
  owner: string;
}

/** Returns a server's open offers, newest first. */
export async function listOffers(sql: Query, serverId: string, now: Date): Promise<Offer[]> {
  return [...await openOffers(sql, now, sql`o.server_id = ${serverId}`)];
}

/** Returns the open offers to an account, newest first. */
export async function findOffersTo(sql: Query, accountId: string, now: Date): Promise<Offer[]> {
  return [...await openOffers(sql, now, sql`o.account_id = ${accountId}`)];
}

/** Returns an offer to the actor. Refuses an offer that is gone, and an offer to another account. */
export async function requireOffer(sql: Query, id: string, { by, now }: Act): Promise<Offer> {
  const accountId = by.kind === "account" ? by.id : null;
  const [offer] = isUuid(id)
    ? await openOffers(sql, now, sql`o.id = ${id} and o.account_id = ${accountId}`)
    : [];
  if (offer) return offer;
  throw refusal("offer_unknown");
}

/**
 * Returns the SQL for open offers. An offer is open for seven days, while the account that made it is the owner and can
 * sign in.
 */
function openOffers(sql: Query, now: Date, which: SqlFragment) {
  return sql<Offer[]>`
    select o.id, o.role, o.account_id, a.username, o.offered_at, o.server_id, s.slug, s.name, w.username as owner
    from server_offer o
    join server s on s.id = o.server_id and s.owner_id = o.offered_by and s.deleted_at is null
    join account a on a.id = o.account_id and a.deleted_at is null
    join account w on w.id = s.owner_id and ${isInUse(sql, "w")}
    where ${which} and o.declined_at is null and o.offered_at > ${daysBefore(now, KEPT_DAYS.offer)}
    order by o.offered_at desc, o.id`;
}

/**
 * Offers a role, or the listing itself, to the account with a name. Nothing changes until it accepts. Refuses all but
 * the owner, a server that was never approved, because its name was never public, an account without sign-in or with
 * access already, a second offer to the same account too soon, and more than `PEOPLE_MAX` people.
 */
export async function offerRole(
  context: Context,
  slug: string,
  { username, role, ...act }: Act & { username: string; role: Role },
): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: role === "owner" ? "server_offered" : "member_offered",
    role: "owner",
    async change(tx, server) {
      const refuse = (why: "unknown" | "self" | "member" | "asked") =>
        refusal("offer_refused", { why, name: username, ...OFFER_LIMITS });
      const people = await requireRoomForOffer(tx, server, act.now);
      const account = await findAccount(tx, username);
      if (!account || !maySignIn(account)) throw refuse("unknown");
      if (account.id === server.ownerId) throw refuse("self");
      if (role !== "owner" && people.some(({ accountId }) => accountId === account.id)) {
        throw refuse("member");
      }
      const id = uuidV7(act.now);
      const made = await tx`
        insert into server_offer (id, server_id, account_id, role, offered_by, offered_at)
        values (${id}, ${server.id}, ${account.id}, ${role}, ${server.ownerId}, ${act.now})
        on conflict (server_id, account_id) do nothing returning id`;
      if (made.length === 0) throw refuse("asked");
      await addOfferNews(tx, {
        accountId: account.id,
        kind: role === "owner" ? "listing_offered" : "role_offered",
        serverId: server.id,
        offerId: id,
        now: act.now,
      });
      return account.username;
    },
    details: (name) => ({ name, role }),
  });
}

/**
 * Returns the people of a server to whom another may be added by an offer. Refuses a server that was never approved,
 * and one with `PEOPLE_MAX` people and offers. Deletes offers that ended.
 */
export async function requireRoomForOffer(
  tx: Query,
  server: Server,
  now: Date,
): Promise<readonly Member[]> {
  if (!isPublished(server.status)) throw refusal("offer_refused", { why: "unpublished" });
  const people = await listPeople(tx, server.id);
  await dropOffers(tx, server, now);
  const [{ offers } = { offers: 0 }] = await tx<{ offers: number }[]>`
    select count(*)::int as offers from server_offer where server_id = ${server.id}`;
  if (people.length + offers < PEOPLE_MAX) return people;
  throw refusal("offer_refused", { why: "many", ...OFFER_LIMITS });
}

/** Deletes a server's expired offers and links, and those of an earlier owner. */
async function dropOffers(tx: Query, { id, ownerId }: Server, now: Date): Promise<void> {
  await tx`
    delete from server_offer
    where server_id = ${id}
      and (
        offered_by <> ${ownerId} or offered_at <= ${daysBefore(now, KEPT_DAYS.offer)}
        or link_hash is not null and offered_at <= ${daysBefore(now, LINK_DAYS)}
      )`;
}

/** Withdraws an open offer. Refuses all but the owner. */
export async function withdrawOffer(
  context: Context,
  slug: string,
  { offerId, ...act }: Act & { offerId: string },
): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: "offer_withdrawn",
    role: "owner",
    async change(tx, { id }) {
      const [gone] = isUuid(offerId)
        ? await tx<{ role: Role; name: string | null }[]>`
          delete from server_offer o where o.id = ${offerId} and o.server_id = ${id} and o.declined_at is null
          returning o.role, (select username from account where id = o.account_id) as name`
        : [];
      if (!gone) throw refusal("offer_unknown");
      await dropOfferNews(tx, offerId);
      return gone;
    },
    details: ({ role, name }) => name === null ? { role } : { name, role },
  });
}

/** Declines an offer. The owner can't repeat it for `KEPT_DAYS.offer` days. */
export async function declineOffer({ sql }: Context, id: string, act: Act): Promise<void> {
  await sql.begin(async (tx) => {
    const { serverId, slug, role } = await requireOffer(tx, id, act);
    await tx`update server_offer set declined_at = ${act.now} where id = ${id}`;
    await dropOfferNews(tx, id);
    const change = { action: "offer_declined", serverId, subject: slug } as const;
    await recordAudit(tx, act, { ...change, details: { role } });
  });
}
