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
  verification: Verification;
}

/** Finds the status of the actor's own server, with its ownership token; refuses anyone else's as unknown. */
export async function findOwnStatus(
  sql: Sql,
  slug: string,
  { by, now }: { by: Actor; now: Date },
): Promise<OwnStatus> {
  const server = await requireOwnServer(sql, slug, { by });
  const [place] = await sql<Omit<OwnStatus, "server" | "live" | "verification">[]>`
    select s.host, s.port, g.name as game_name, g.protocol is not null as is_askable
    from server s join game g on g.id = s.game_id where s.id = ${server.id}`;
  if (!place) throw new Error(`server ${server.id} went away`);
  const { host, port } = place;
  const [live, verification] = await Promise.all([
    findLiveStatus(sql, server.id, now),
    findVerification(sql, { serverId: server.id, host, port }),
  ]);
  return { server, ...place, live, verification };
}
