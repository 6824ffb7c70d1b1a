import type { Query, Sql } from "../../core/database/connect.ts";
import { findVerification, type Verification } from "./verification.ts";
import { findListedWith } from "../servers/public/shown_server.ts";
import { countsSince } from "../../core/servers/presence.ts";
import { type ServerState, stateAt } from "../servers/public/server_state.ts";
import type { PollOutcome } from "./protocols/poll_answer.ts";
import { dayOf } from "../../core/time/day.ts";

/** UTC days covered by uptime, including today. */
const UPTIME_DAYS = 30;

/** A server's polling status, for its owner. */
export interface OwnStatus {
  /** The listed address that is queried. */
  host: string;
  port: number;
  gameName: string;
  /** Whether servers of its game can be queried. */
  isAskable: boolean;
  live: LiveStatus;
  /** The host to verify: the one that waits for a moderator, or else the listed one. */
  provenHost: string;
  isWaiting: boolean;
  verification: Verification;
}

type StatusRow = Omit<OwnStatus, "live" | "verification"> & { provenPort: number };

/** Returns the status of a server, with its ownership token. The caller must have checked the actor's role. */
export async function findOwnStatus(sql: Sql, serverId: string, now: Date): Promise<OwnStatus> {
  const [found] = await sql<StatusRow[]>`
    select s.host, s.port, g.name as game_name, g.protocol is not null as is_askable,
      coalesce(v.text->>'host', s.host) as proven_host,
      coalesce((v.text->>'port')::integer, s.port) as proven_port,
      v.text ? 'host' is true as is_waiting
    from server s
    join game g on g.id = s.game_id
    left join listing_version v on v.server_id = s.id and v.state = 'proposed'
    where s.id = ${serverId}`;
  if (!found) throw new Error(`server ${serverId} went away`);
  const { provenHost: host, provenPort: port } = found;
  const [live, verification] = await Promise.all([
    findLiveStatus(sql, serverId, now),
    findVerification(sql, { serverId, host, port }),
  ]);
  return { ...found, live, verification };
}

/** A server's live status without its current players. */
export interface LiveStatus {
  state: ServerState;
  /** When it went online, or when it last responded. Null if it never responded. */
  since: Date | null;
  /** Share of polls with a response in the last 30 UTC days, 0 to 1. Null if there were no polls. */
  uptime: number | null;
  /** Whether its owner has proven the listed host and port. */
  verified: boolean;
  /** Time and outcome of the last query. */
  askedAt: Date | null;
  outcome: PollOutcome | null;
  /** The players at its last response. Null if they weren't reported, or it never responded. */
  counted: { online: number | null; max: number | null };
  /** The message at its last response. Null if it sent none, or never responded. */
  message: string | null;
}

/** Returns the live status of a server. Unknown values are null. */
export async function findLiveStatus(sql: Sql, serverId: string, now: Date): Promise<LiveStatus> {
  const [status] = await sql<LiveStatus[]>`
    select ${liveColumns(sql, now)}
    from server s
    left join server_poll p on p.server_id = s.id
    left join server_verification v on v.server_id = s.id
    where s.id = ${serverId}`;
  if (!status) throw new Error(`server ${serverId} went away`);
  return status;
}

/**
 * Returns the approved server with a slug, with its live status and with texts in a language if there are any. Returns
 * undefined if there is no such server.
 */
export async function findListedLive(
  sql: Sql,
  slug: string,
  { now, language }: { now: Date; language: string | undefined },
) {
  return await findListedWith<LiveStatus>(sql, slug, {
    now,
    language,
    alsoColumns: sql`, ${liveColumns(sql, now)}`,
  });
}

/** Returns the SQL columns of the live status of a server `s` with its poll `p` and its verification `v`. */
function liveColumns(sql: Query, now: Date) {
  const since = countsSince(now);
  return sql`
    p.asked_at, p.outcome, nullif(p.message, '') as message,
    ${stateAt(sql, now)} as state,
    case
      when p.asked_at is null then null when p.answered_at > ${since} then p.up_since else p.answered_at
    end as since,
    json_build_object(
      'online', case when p.is_counted then p.players_online end, 'max', nullif(p.players_max, 0)
    ) as counted,
    coalesce(v.verified_at is not null and v.host = s.host and v.port = s.port, false) as verified,
    (
      select sum(answers)::float8 / nullif(sum(polls), 0) from player_day
      where server_id = s.id and day > ${dayOf(now)}::date - ${UPTIME_DAYS}::int
    ) as uptime`;
}
