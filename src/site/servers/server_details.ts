import type { Actor } from "../../core/rights/actor.ts";
import type { Query, SqlFragment } from "../../core/database/connect.ts";
import { serverUnknown } from "../../core/servers/require_server.ts";
import { requireRole, type Role } from "../../core/servers/roles.ts";
import type { Server } from "../../core/servers/server.ts";

/** A server with all that its owner entered, for the owner and for moderators. */
export interface ServerDetails extends Server {
  /** The game's slug, name and default port. */
  game: string;
  gameName: string;
  defaultPort: number;
  host: string;
  port: number;
  /** Markdown. */
  description: string;
  /** The owner's name. Null if the account was deleted. */
  owner: string | null;
  createdAt: Date;
  /** Time of the last change of its fields or its status. */
  updatedAt: Date;
  /** Time of the last change of its status. Null if it never changed. */
  statusAt: Date | null;
  /** Whether the owner chose the slug, and when a public slug last changed. */
  slugChosen: boolean;
  slugMovedAt: Date | null;
  /** Hashes of its pictures. */
  logo: string | null;
  banner: string | null;
  /** When pictures were added that moderators haven't seen. Null if there are none. */
  picturesAt: Date | null;
}

/** Returns the details of a server for its owner or a member. Refuses what `requireOwnServer` refuses. */
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

/** Returns the details of the server with a slug. Doesn't check permissions. */
export async function findDetails(sql: Query, slug: string): Promise<ServerDetails | undefined> {
  const [details] = await sql<ServerDetails[]>`
    ${detailsOf(sql, sql`server`)} where s.slug = ${slug} and s.deleted_at is null`;
  return details;
}

/** Returns the SQL query for the details of servers, without conditions. `from` is the table or subquery to read. */
export function detailsOf(sql: Query, from: SqlFragment) {
  return sql`
    select s.id, s.slug, s.status, s.name, s.owner_id, s.decided_reason, s.unlisted_at,
      g.slug as game, g.name as game_name, g.default_port, s.host, s.port, s.description, a.username as owner,
      s.created_at, s.updated_at, s.status_at, s.slug_chosen, s.slug_moved_at, s.logo, s.banner, s.pictures_at
    from ${from} s
    join game g on g.id = s.game_id
    left join account a on a.id = s.owner_id and a.deleted_at is null`;
}
