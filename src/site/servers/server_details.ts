import type { Actor } from "../../core/rights/actor.ts";
import type { Query } from "../../core/database/connect.ts";
import { serverUnknown } from "../../core/servers/require_server.ts";
import { requireRole, type Role } from "../../core/servers/roles.ts";
import type { Server } from "../../core/servers/server.ts";

/** A server and everything its owner entered, for the owner and for moderators. */
export interface ServerDetails extends Server {
  /** The game's slug, name and default port. */
  game: string;
  gameName: string;
  defaultPort: number;
  host: string;
  port: number;
  /** Markdown. */
  description: string;
  /** The owner's name. Null if the account is gone. */
  owner: string | null;
  createdAt: Date;
  /** Time of the last change of its fields or its status. */
  updatedAt: Date;
  /** Time of the last change of its status. Null if it never changed. */
  statusAt: Date | null;
  /** Whether the owner chose the slug, and when it last changed while it was public. */
  slugChosen: boolean;
  slugMovedAt: Date | null;
  /** Hashes of its pictures. */
  logo: string | null;
  banner: string | null;
  /** Time at which pictures were added that moderators have not seen. Null if there are none. */
  picturesAt: Date | null;
}

/** Finds the details of a server for one of its people. Refuses what `requireOwnServer` refuses. */
export async function requireOwnDetails(
  sql: Query,
  slug: string,
  { by, role = "manager" }: { by: Actor; role?: Role },
) {
  const details = await findDetails(sql, slug);
  if (details) await requireRole(sql, details, { by, role });
  if (details) return details;
  throw serverUnknown(slug);
}

/** Finds the details of the server with that slug, for any caller. */
export async function findDetails(sql: Query, slug: string): Promise<ServerDetails | undefined> {
  const [details] = await sql<ServerDetails[]>`
    ${detailsOf(sql, sql`server`)} where s.slug = ${slug} and s.deleted_at is null`;
  return details;
}

/** Builds the query for the details of servers, without conditions. `from` is the table or query they are in. */
export function detailsOf(sql: Query, from: ReturnType<Query>) {
  return sql`
    select s.id, s.slug, s.status, s.name, s.owner_id, s.decided_reason, s.unlisted_at,
      g.slug as game, g.name as game_name, g.default_port, s.host, s.port, s.description, a.username as owner,
      s.created_at, s.updated_at, s.status_at, s.slug_chosen, s.slug_moved_at, s.logo, s.banner, s.pictures_at
    from ${from} s
    join game g on g.id = s.game_id
    left join account a on a.id = s.owner_id and a.deleted_at is null`;
}
