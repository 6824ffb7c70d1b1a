import type { Sql } from "../database/connect.ts";
import { countsSince } from "../servers/players.ts";
import type { PollOutcome } from "./answer.ts";

/** UTC days covered by uptime, including today. */
const UPTIME_DAYS = 30;

/** Live status of a server besides its players. */
export interface LiveStatus {
  /** `unknown` until its first query; offline 15 minutes after its last answer. */
  state: "unknown" | "online" | "offline";
  /** The first answer after an absence, or the last answer before it; null when it never answered. */
  since: Date | null;
  /** Share of polls in the last 30 UTC days that were answered, 0 to 1; null when there were none. */
  uptime: number | null;
  /** Whether its owner has proved that they run the server at the listed host and port. */
  verified: boolean;
  /** When it was last queried, and the outcome. */
  askedAt: Date | null;
  outcome: PollOutcome | null;
  /** Players at its last answer; 0 of 0 if it never answered. */
  counted: { online: number; max: number };
  /** Its message at its last answer; empty if it never answered. */
  message: string;
}

interface StatusRow {
  askedAt: Date | null;
  outcome: PollOutcome | null;
  answeredAt: Date | null;
  upSince: Date | null;
  message: string | null;
  playersOnline: number | null;
  playersMax: number | null;
  polls: number;
  answers: number;
  verified: boolean;
}

/** Finds the live status of a server; anything unknown is null. */
export async function findLiveStatus(sql: Sql, serverId: string, now: Date): Promise<LiveStatus> {
  const [row] = await sql<StatusRow[]>`
    select p.asked_at, p.outcome, p.answered_at, p.up_since, p.message, p.players_online, p.players_max,
      coalesce(d.polls, 0)::int as polls, coalesce(d.answers, 0)::int as answers,
      coalesce(v.verified_at is not null and v.host = s.host and v.port = s.port, false) as verified
    from server s
    left join server_poll p on p.server_id = s.id
    left join server_verification v on v.server_id = s.id
    left join lateral (
      select sum(polls) as polls, sum(answers) as answers from player_day
      where server_id = s.id and day > (${now} at time zone 'utc')::date - ${UPTIME_DAYS}::int
    ) d on true
    where s.id = ${serverId}`;
  if (!row) throw new Error(`server ${serverId} went away`);
  return {
    ...presence(row, now),
    uptime: row.polls === 0 ? null : row.answers / row.polls,
    verified: row.verified,
    askedAt: row.askedAt,
    outcome: row.outcome,
    counted: { online: row.playersOnline ?? 0, max: row.playersMax ?? 0 },
    message: row.message ?? "",
  };
}

function presence({ askedAt, answeredAt, upSince }: StatusRow, now: Date) {
  if (!askedAt) return { state: "unknown", since: null } as const;
  const isOnline = answeredAt !== null && answeredAt > countsSince(now);
  return isOnline
    ? { state: "online", since: upSince } as const
    : { state: "offline", since: answeredAt } as const;
}
