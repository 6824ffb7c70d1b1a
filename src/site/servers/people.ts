import { lockAccount } from "../accounts/account_repository.ts";
import { findAccount } from "../../core/accounts/named_account.ts";
import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { KEPT_DAYS } from "../../core/database/kept_days.ts";
import type { Act, Actor } from "../../core/rights/actor.ts";
import { daysBefore } from "../../core/time/day.ts";
import { addNews, addOfferNews, addRoleNews, dropOfferNews } from "../mail/news.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { Context } from "../../core/trail/context.ts";
import { isUuid, uuidV7 } from "../../core/database/uuid_v7.ts";
import { requireRoom } from "./add_server.ts";
import { changeServer } from "./change_server.ts";
import type { MemberRole, Role } from "../../core/servers/roles.ts";
import type { Server } from "../../core/servers/server.ts";
import { isPublished } from "./status_transitions.ts";

/** Most people and open offers of a server. */
const PEOPLE_MAX = 20;

const OFFER_LIMITS = { days: KEPT_DAYS.offer, max: PEOPLE_MAX };

/** Somebody who works on a listing. */
export interface Member {
  accountId: string;
  username: string;
  role: Role;
  /** Null for the owner. */
  joinedAt: Date | null;
}

/** Finds who works on a server: the owner first, then by role and name. */
export async function listPeople(sql: Query, serverId: string): Promise<Member[]> {
  const people = await sql<Member[]>`
    select a.id as account_id, a.username, p.role, p.joined_at
    from (
      select owner_id as account_id, 'owner' as role, null::timestamptz as joined_at, 0 as place
      from server where id = ${serverId}
      union all
      select account_id, role, joined_at, case role when 'manager' then 1 else 2 end
      from server_member where server_id = ${serverId}
    ) as p
    join account a on a.id = p.account_id
    order by p.place, a.username`;
  return [...people];
}

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
  /** The account that is asked. */
  accountId: string;
  username: string;
  offeredAt: Date;
  serverId: string;
  slug: string;
  name: string;
  /** The owner's name. */
  owner: string;
}

/** Finds a server's offers that wait for an answer, newest first. */
export async function listOffers(sql: Query, serverId: string, now: Date): Promise<Offer[]> {
  return [...await openOffers(sql, now, sql`o.server_id = ${serverId}`)];
}

/** Finds the offers that wait for an account's answer, newest first. */
export async function findOffersTo(sql: Query, accountId: string, now: Date): Promise<Offer[]> {
  return [...await openOffers(sql, now, sql`o.account_id = ${accountId}`)];
}

/** Finds an offer to the actor. Refuses one that is gone, and other people's. */
export async function requireOffer(sql: Query, id: string, { by, now }: Act): Promise<Offer> {
  const accountId = by.kind === "account" ? by.id : null;
  const [offer] = isUuid(id)
    ? await openOffers(sql, now, sql`o.id = ${id} and o.account_id = ${accountId}`)
    : [];
  if (offer) return offer;
  throw refusal("offer_unknown");
}

/** An offer counts while the account that made it is the owner and may sign in, for seven days. */
function openOffers(sql: Query, now: Date, which: ReturnType<Query>) {
  return sql<Offer[]>`
    select o.id, o.role, o.account_id, a.username, o.offered_at, o.server_id, s.slug, s.name, w.username as owner
    from server_offer o
    join server s on s.id = o.server_id and s.owner_id = o.offered_by and s.deleted_at is null
    join account a on a.id = o.account_id and a.deleted_at is null
    join account w on w.id = s.owner_id and w.deleted_at is null and w.disabled_at is null
    where ${which} and o.declined_at is null and o.offered_at > ${daysBefore(now, KEPT_DAYS.offer)}
    order by o.offered_at desc, o.id`;
}

/**
 * Offers a role, or the listing itself, to the account with that name. Nothing changes before it accepts. Only the owner
 * may. Refuses a server that was never approved, because its name was seen by nobody, an account that nobody signs in
 * with or that has access, a second offer to the same account too soon, and more than PEOPLE_MAX people.
 */
export async function offerRole(
  context: Context,
  slug: string,
  { username, role, ...act }: Act & { username: string; role: Role },
): Promise<void> {
  const doing = role === "owner" ? "hand_over_server" : "invite";
  await changeServer(context, slug, {
    act,
    action: role === "owner" ? "server_offered" : "member_offered",
    role: "owner",
    async change(tx, server) {
      const refuse = (why: "unknown" | "self" | "member" | "asked" | "many" | "unpublished") =>
        refusal("offer_refused", { doing, why, name: username, ...OFFER_LIMITS });
      if (!isPublished(server.status)) throw refuse("unpublished");
      const account = await findAccount(tx, username);
      if (!account?.hasSignIn || account.isDisabled) throw refuse("unknown");
      if (account.id === server.ownerId) throw refuse("self");
      const people = await listPeople(tx, server.id);
      if (role !== "owner" && people.some(({ accountId }) => accountId === account.id)) {
        throw refuse("member");
      }
      await dropOffers(tx, server, act.now);
      const [{ offers } = { offers: 0 }] = await tx<{ offers: number }[]>`
        select count(*)::int as offers from server_offer where server_id = ${server.id}`;
      if (people.length + offers >= PEOPLE_MAX) throw refuse("many");
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

/** Drops a server's offers that expired, and those of an earlier owner. */
async function dropOffers(tx: Query, { id, ownerId }: Server, now: Date): Promise<void> {
  await tx`
    delete from server_offer
    where server_id = ${id}
      and (offered_by <> ${ownerId} or offered_at <= ${daysBefore(now, KEPT_DAYS.offer)})`;
}

/** Withdraws an offer that has no answer yet. Only the owner may. */
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
        ? await tx<{ role: Role; name: string }[]>`
          delete from server_offer o using account a
          where o.id = ${offerId} and o.server_id = ${id} and o.declined_at is null and a.id = o.account_id
          returning o.role, a.username as name`
        : [];
      if (!gone) throw refusal("offer_unknown");
      await dropOfferNews(tx, offerId);
      return gone;
    },
    details: ({ role, name }) => ({ name, role }),
  });
}

/** Declines an offer. The owner can't repeat it for KEPT_DAYS.offer days. */
export async function declineOffer({ sql }: Context, id: string, act: Act): Promise<void> {
  await sql.begin(async (tx) => {
    const { serverId, slug, role } = await requireOffer(tx, id, act);
    await tx`update server_offer set declined_at = ${act.now} where id = ${id}`;
    await dropOfferNews(tx, id);
    const change = { action: "offer_declined", serverId, subject: slug } as const;
    await recordAudit(tx, act, { ...change, details: { role } });
  });
}

/**
 * Accepts an offer: the account gets the role, or becomes the owner, and the former owner loses access. Refuses an offer
 * that is gone, and an account that already owns the most listings it may.
 */
export async function acceptOffer({ sql }: Context, id: string, act: Act): Promise<Offer> {
  const { offer } = await sql.begin(async (tx) => {
    const seen = await requireOffer(tx, id, act);
    // The account can't be deleted in between.
    if (!await lockAccount(tx, seen.accountId)) throw refusal("offer_unknown");
    if (seen.role === "owner") {
      // Only a listing that was approved can be handed over, so it isn't in the queue.
      const room = { doing: "accept_the_offer", adds: true, waits: false } as const;
      await requireRoom(tx, seen.accountId, { ...act, ...room });
    }
    // Locks the server before its offer, as an offer does, and looks again.
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
 * Offers of the former owner no longer count, and mail that waits for them isn't sent: they can't open its pages. They
 * are told that the offer was accepted.
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
  const told = { kind: "handed_over", serverId, reason: null, now } as const;
  await addNews(tx, { accountId: former.ownerId, ...told });
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

/** Changes somebody's role, or ends their access if `role` is null. Only the owner may. */
export async function changeMember(
  context: Context,
  slug: string,
  { accountId, role, ...act }: Act & { accountId: string; role: MemberRole | null },
): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: role === null ? "member_removed" : "member_changed",
    role: "owner",
    async change(tx, { id }) {
      const [name] = isUuid(accountId) ? await writeMember(tx, id, { accountId, role }) : [];
      if (!name) throw refusal("member_unknown");
      await addRoleNews(tx, { accountId, serverId: id, role, now: act.now });
      return name;
    },
    details: ({ name }) => ({ name, ...role !== null && { role } }),
  });
}

/** Gives up one's own role. */
export async function leaveServer(context: Context, slug: string, act: Act): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: "member_removed",
    role: "viewer",
    async change(tx, { id }) {
      const [name] = await writeMember(tx, id, { accountId: idOf(act.by), role: null });
      if (!name) throw refusal("member_unknown");
      return name;
    },
    details: ({ name }) => ({ name }),
  });
}

function idOf(by: Actor): string | null {
  return by.kind === "account" ? by.id : null;
}

function writeMember(
  tx: Query,
  serverId: string,
  { accountId, role }: { accountId: string | null; role: MemberRole | null },
) {
  return role === null
    ? tx<{ name: string }[]>`
      delete from server_member m using account a
      where m.server_id = ${serverId} and m.account_id = ${accountId} and a.id = m.account_id
      returning a.username as name`
    : tx<{ name: string }[]>`
      update server_member m set role = ${role} from account a
      where m.server_id = ${serverId} and m.account_id = ${accountId} and a.id = m.account_id
      returning a.username as name`;
}
