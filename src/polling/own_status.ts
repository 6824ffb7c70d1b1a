import type { Actor } from "../trail/actor.ts";
import type { Sql } from "../database/connect.ts";
import { requireOwnServer } from "../servers/require_server.ts";
import type { Server } from "../servers/server.ts";
import { findLiveStatus, type LiveStatus } from "./live_status.ts";
import { findVerification, type Verification } from "./verification.ts";

/** A server's polling status, as its owner sees it. */
export interface OwnStatus {
  server: Server;
  /** Where it is queried, as listed. */
  host: string;
  port: number;
  gameName: string;
  /** Whether servers of its game can be queried. */
  isAskable: boolean;
  live: LiveStatus;
  /** The address that the verification is about: one that waits for a moderator, or the listed one. */
  provenHost: string;
  isWaiting: boolean;
  verification: Verification;
}

type PlaceRow = Pick<OwnStatus, "host" | "port" | "gameName" | "isAskable"> & {
  newHost: string | null;
  newPort: number | null;
};

/** Finds the status of the actor's own server, with its ownership token; refuses anyone else's as unknown. */
export async function findOwnStatus(
  sql: Sql,
  slug: string,
  { by, now }: { by: Actor; now: Date },
): Promise<OwnStatus> {
  const server = await requireOwnServer(sql, slug, { by });
  const [place] = await sql<PlaceRow[]>`
    select s.host, s.port, g.name as game_name, g.protocol is not null as is_askable, c.host as new_host,
      c.port as new_port
    from server s
    join game g on g.id = s.game_id
    left join listing_change c on c.server_id = s.id and c.refused_at is null
    where s.id = ${server.id}`;
  if (!place) throw new Error(`server ${server.id} went away`);
  const { newHost, newPort, ...listed } = place;
  const host = newHost ?? listed.host;
  const port = newPort ?? listed.port;
  const [live, verification] = await Promise.all([
    findLiveStatus(sql, server.id, now),
    findVerification(sql, { serverId: server.id, host, port }),
  ]);
  return { server, ...listed, live, provenHost: host, isWaiting: newHost !== null, verification };
}
