import type { Sql } from "../../../core/database/connect.ts";
import { findMoved } from "../../../site/servers/slugs/find_slug.ts";
import { ProblemAnswer } from "../../../core/api/error_response.ts";
import { REQUEST } from "../../../core/api/problem_details.ts";

/**
 * Finds a listed server with `find`, by its slug or a former one. Responds with a problem if no listed server has or
 * had it.
 */
export async function requireListed<Server>(
  sql: Sql,
  slug: string,
  find: (slug: string) => Promise<Server | undefined>,
): Promise<Server> {
  const server = await find(slug);
  if (server) return server;
  const moved = await findMoved(sql, slug);
  const found = moved === undefined ? undefined : await find(moved);
  if (found) return found;
  throw new ProblemAnswer("server_unknown", REQUEST.serverUnknown(slug));
}
