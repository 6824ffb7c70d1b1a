/**
 * The limits on checks that owners and moderators start by hand.
 *
 * ```text
 * limit                         value           protects                   used up by
 * checks of a listing           1 in 10,000 ms  the address that it names  an owner who checks again
 *   test: a second check within 10 s is refused and asks no server
 * checks of an owner's pending  1 in 10,000 ms  addresses of others        an owner of several
 *   test: listings of an owner that wait share one check each 10 s
 * approved listings             16 at once      sockets of the process     owners of slow game servers
 *   test: each kind of check has places of its own
 * pending listings              4 at once       approved listings' checks  strangers, who may add listings
 *   test: a flood of listings that wait leaves approved ones their places
 * moderators' checks            4 at once       owners' checks             moderators
 *   test: each kind of check has places of its own
 * ```
 */

import { type Act, type Actor, requireRight } from "../../core/rights/actor.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { Sql } from "../../core/database/connect.ts";
import type { FindTexts } from "./dns_records.ts";
import { lockAccount } from "../accounts/account_repository.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { approveByProof, awaitsProof } from "../servers/review/approve_server.ts";
import { applyAddress } from "../servers/review/decide_change.ts";
import { countsSince } from "../../core/servers/presence.ts";
import { requireOwnServer, requireServer } from "../../core/servers/require_server.ts";
import type { Server } from "../../core/servers/server.ts";
import { type GameStatus, outcomeOf, type PollAnswer } from "./protocols/poll_answer.ts";
import type { AskServer, AskTarget } from "./ask_server.ts";
import { proveOwnership, type TypedAddress } from "./verification.ts";

/** Minimum milliseconds between an owner's checks, because each sends a query to an address that the owner chose. */
const CHECK_EVERY_MS = 10_000;

/** Maximum checks running at once in this process. Their slots are their own, so no scheduled query delays them. */
const CHECKS_MAX = 16;

/** Maximum running checks of pending listings. Anyone can create these, so they don't take slots from approved ones. */
const WAITING_CHECKS_MAX = 4;

/** Maximum running checks by moderators, so that neither owners nor strangers can make a moderator wait. */
const MODERATORS_CHECKS_MAX = 4;

/** The address that a check queries. */
interface CheckTarget extends AskTarget, TypedAddress {
  /** Whether the address is a requested one that waits for a moderator. */
  isWaiting: boolean;
  /** The listing as it was at the time of the query. */
  seenAt: Date;
}

/** What checks need. */
interface CheckOptions {
  sql: Sql;
  ask: AskServer;
  findTexts: FindTexts;
  now: () => Date;
  approveVerified: boolean;
}

/**
 * Creates the owner's "check now", which makes the same query as the poller. Its counts are shown at once; history and
 * uptime come from the poller alone. Refuses another owner's server, one that is neither approved nor can be by proof,
 * and a second check within 10 s, of the server or of any of an owner's pending ones. A moderator may check any server.
 * If a new address waits for a moderator, the check queries that one, and applies it to the listing as soon as it shows
 * the token.
 */
export function createCheckNow({ sql, ask, findTexts, now, approveVerified }: CheckOptions) {
  const free = {
    approved: CHECKS_MAX,
    pending: WAITING_CHECKS_MAX,
    moderators: MODERATORS_CHECKS_MAX,
  };

  return async function checkNow(slug: string, by: Actor, { isModerating = false } = {}) {
    if (isModerating) {
      requireRight(by, "listings");
      return await take("moderators", await requireServer(sql, slug), by);
    }
    const server = await requireOwnServer(sql, slug, { by });
    const share = await awaitsProof({ sql, approveVerified }, server) ? "pending" : "approved";
    if (share === "approved" && server.status !== share) {
      throw refusal("server_not_approved", {
        slug,
        status: server.status,
      });
    }
    return await take(share, server, by);
  };

  async function take(share: keyof typeof free, server: Server, by: Actor) {
    if (free[share] === 0) throw refusal("check_too_soon", { why: "busy" });
    free[share]--;
    try {
      return await check(server, { by, isShared: share === "pending" });
    } finally {
      free[share]++;
    }
  }

  async function check(server: Server, { by, isShared }: { by: Actor; isShared: boolean }) {
    const target = await reserve(sql, server, { at: now(), isShared });
    const answer = await ask(target);
    const at = now();
    if (!target.isWaiting) await noteCheck(sql, target.serverId, { answer, at });
    const verification = await proveOwnership({ sql, findTexts }, target, { answer, now: at });
    if (verification.verifiedAt) {
      if (target.isWaiting) await move(sql, target, { slug: server.slug, by, now: at });
      else {
        const seen = { seenAt: target.seenAt, now: at };
        await approveByProof({ sql, approveVerified }, server, seen);
      }
    }
    return { answer, verification, isWaiting: target.isWaiting };
  }
}

/** Applies an address that waits for a moderator, because it showed the token. */
async function move(
  sql: Sql,
  address: TypedAddress,
  { slug, ...act }: Act & { slug: string },
): Promise<void> {
  await sql.begin(async (tx) => {
    if (!await applyAddress(tx, address, act.now)) return;
    const change = {
      action: "server_edited",
      serverId: address.serverId,
      subject: slug,
    } as const;
    await recordAudit(tx, act, { ...change, details: { changed: "host, port" } });
  });
}

/**
 * Records the start of a check, and returns its target: the address that waits for a moderator, or else the listed one.
 * Refuses if the last check started too recently. With `isShared`, an owner's pending listings, which cost nothing to
 * create, share one limit.
 */
async function reserve(
  sql: Sql,
  { id, ownerId }: Server,
  { at, isShared: isPending }: { at: Date; isShared: boolean },
): Promise<CheckTarget> {
  const before = new Date(at.getTime() - CHECK_EVERY_MS);
  const [target] = await sql.begin(async (tx) => {
    if (isPending) await lockAccount(tx, ownerId);
    return await tx<CheckTarget[]>`
      with reserved as (
        insert into server_poll as p (server_id, due_at, checked_at)
        select ${id}::uuid, ${at}::timestamptz, ${at}::timestamptz where not exists (
          select from server o join server_poll asked on asked.server_id = o.id
          where ${isPending} and o.owner_id = ${ownerId} and o.status = 'pending'
            and asked.checked_at > ${before}
        )
        on conflict (server_id) do update set checked_at = excluded.checked_at
        where p.checked_at is null or p.checked_at <= ${before}
        returning p.server_id
      )
      select s.id as server_id, coalesce(v.text->>'host', s.host) as host,
        coalesce((v.text->>'port')::integer, s.port) as port, g.protocol, g.query_port_offset,
        v.text ? 'host' is true as is_waiting, s.updated_at as seen_at
      from reserved r
      join server s on s.id = r.server_id
      left join listing_version v on v.server_id = s.id and v.state = 'proposed'
      left join game wanted on wanted.slug = v.text->>'game'
      join game g on g.id = coalesce(wanted.id, s.game_id)`;
  });
  if (target) return target;
  throw refusal("check_too_soon", {
    why: isPending ? "waiting" : "listed",
    seconds: CHECK_EVERY_MS / 1000,
  });
}

/** Stores the counts of a check. The history and the next poll don't change. */
async function noteCheck(
  sql: Sql,
  serverId: string,
  { answer, at }: { answer: PollAnswer; at: Date },
): Promise<void> {
  const counts = answer.kind === "failed" ? sql`` : countsOf(sql, answer.status, at);
  await sql`
    update server_poll set asked_at = ${at}, outcome = ${outcomeOf(answer)} ${counts}
    where server_id = ${serverId}`;
}

function countsOf(sql: Sql, status: GameStatus, at: Date) {
  const { message, map = "", mode = "" } = status;
  const online = status.online ?? 0;
  const max = status.max ?? 0; // 0 if unknown, as in poll_claim.ts
  const isCounted = status.online !== null;
  return sql`,
    answered_at = ${at}, players_online = ${online}, players_max = ${max}, is_counted = ${isCounted},
    message = ${message}, map = ${map}, mode = ${mode},
    up_since = case when answered_at > ${countsSince(at)} then up_since else ${at} end`;
}
