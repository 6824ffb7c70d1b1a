/**
 * The limits on an account's listings. They don't apply to the operator.
 *
 * ```text
 * limit                   value  protects                   used up by
 * listings of an account  20     the list                   its owner; a deleted one for 30 days
 *   test: an account cannot exceed its limit of servers
 *   test: a deleted listing counts for 30 days
 * listings that wait      5      moderators, who read them  an account's new listings
 *   test: an account cannot exceed its limit of servers in the queue
 * ```
 */

import { lockAccount } from "../accounts/account_repository.ts";
import { findAccount } from "../../core/accounts/named_account.ts";
import { type Act, type Actor, actsFor } from "../../core/rights/actor.ts";
import type { Context } from "../../core/trail/context.ts";
import { requireGame } from "./catalogue/require_game.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { Query, Sql } from "../../core/database/connect.ts";
import type { DestinationRules } from "../../core/destinations/webhook_url.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { type ListingFields, parseFields } from "./fields/listing_fields.ts";
import type { GivenFacts } from "./fields/facts.ts";
import { storeFacts } from "./editing/save_facts.ts";
import type { Server } from "../../core/servers/server.ts";
import { requireSlug } from "./slugs/settle_slug.ts";
import { findFreeSlug, retryTakenSlug } from "./slugs/free_slug.ts";
import { daysBefore } from "../../core/time/day.ts";

/** Maximum listings per account, in any status: more than anyone runs by hand. */
export const SERVERS_MAX = 20;

/**
 * Days for which a deleted listing counts towards the limit, so that owners can't keep creating and deleting listings.
 */
const CHURN_DAYS = 30;

/** Maximum listings of an account that wait for a moderator, because people have to read them. */
export const PENDING_MAX = 5;

/** Context of functions that set the address of a listing. */
export type ListingContext = Context & DestinationRules;

/** Fields of a new listing. */
export interface NewServer extends Omit<ListingFields, "description"> {
  owner: string;
  /** The game's slug. */
  game: string;
  description?: string;
  /** The slug that the owner chose. If "" or absent, it is derived from the name. */
  slug?: string | undefined;
  facts?: GivenFacts | undefined;
}

/**
 * Lists a server as `pending`. Refuses an unknown owner or game, an owner other than the actor, an owner at the limit
 * of servers, a slug that `requireSlug` refuses, an invalid name, host, port, description or fact, and a host that is
 * unreachable from the internet.
 */
export async function addServer(
  { sql, allowPrivate }: ListingContext,
  server: NewServer,
  act: Act,
): Promise<Server> {
  const ownerId = await requireOwner(sql, server.owner, act.by);
  await requireGame(sql, server.game);
  const fields = parseFields({ description: "", ...server }, { allowPrivate });
  const id = crypto.randomUUID();
  return await retryTakenSlug(() =>
    insert(sql, {
      id,
      ownerId,
      facts: server.facts,
      slug: server.slug,
      game: server.game,
      ...fields,
    }, act)
  );
}

/** Inserts the server. Throws a unique violation of `server_slug_key` if another server takes the slug first. */
async function insert(
  sql: Sql,
  { id, ownerId, game, name, facts, slug: typed = "", ...row }:
    & ListingFields
    & Pick<NewServer, "facts" | "slug">
    & Record<"id" | "ownerId" | "game", string>,
  act: Act,
): Promise<Server> {
  return await sql.begin(async (tx) => {
    await requireRoom(tx, ownerId, { ...act, adds: true, waits: true });
    const gameId = await requireGame(tx, game);
    const chosen = typed.trim().toLowerCase();
    if (chosen !== "") {
      await requireSlug(tx, chosen, { id, ownerId });
    }
    const slug = chosen || await findFreeSlug(tx, name, id);
    await tx`
      insert into server (
        id, owner_id, game_id, slug, slug_chosen, name, host, port, description, created_at, updated_at
      )
      values (
        ${id}, ${ownerId}, ${gameId}, ${slug}, ${chosen !== ""}, ${name}, ${row.host}, ${row.port},
        ${row.description}, ${act.now}, ${act.now}
      )`;
    if (facts) await storeFacts(tx, id, { facts, act });
    const change = { action: "server_added", serverId: id, subject: slug } as const;
    await recordAudit(tx, act, { ...change, details: { name } });
    return { id, slug, status: "pending", name, ownerId, decidedReason: null, unlistedAt: null };
  });
}

async function requireOwner(sql: Sql, username: string, by: Actor): Promise<string> {
  const account = await findAccount(sql, username);
  if (account && actsFor(by, account.id)) return account.id;
  throw refusal("account_unknown", { why: "named", name: username });
}

/**
 * Refuses if the account has the maximum of listings: in total if it `adds` one, in the queue if that one `waits`
 * there. Locks the account until the transaction ends, so that concurrent requests can't exceed the
 * limit. The operator has no limit.
 */
export async function requireRoom(
  tx: Query,
  ownerId: string,
  { by, now, adds, waits }: Act & { adds: boolean; waits: boolean },
): Promise<void> {
  if (by.kind === "operator") return;
  const isThere = await lockAccount(tx, ownerId);
  if (!isThere) throw refusal("account_unknown", { why: "deleted" });
  const [{ servers, pending } = { servers: 0, pending: 0 }] = await tx<
    { servers: number; pending: number }[]
  >`
    select count(*) as servers, count(*) filter (where status = 'pending' and deleted_at is null) as pending
    from server
    where owner_id = ${ownerId}
      and (deleted_at is null or deleted_at > ${daysBefore(now, CHURN_DAYS)})`;
  if (adds && servers >= SERVERS_MAX) {
    throw refusal("servers_too_many", { why: "all", max: SERVERS_MAX });
  }
  if (waits && pending >= PENDING_MAX) {
    throw refusal("servers_too_many", { why: "pending", pending });
  }
}
