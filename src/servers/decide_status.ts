import type { Sql } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import { type Decision, type Server, TRANSITIONS } from "./server.ts";
import { findServer, moveServer } from "./server_repository.ts";

/** Carries out a moderator's decision. Refuses an unknown server and a move that the drawing does not have. */
export async function decideStatus(
  sql: Sql,
  slug: string,
  { decision, now }: { decision: Decision; now: Date },
): Promise<Server> {
  const moved = await moveServer(sql, slug, { ...TRANSITIONS[decision], now });
  if (moved) return moved;
  const { status } = await requireServer(sql, slug);
  throw new Refusal("server_transition", `Cannot ${decision} server "${slug}": it is ${status}`);
}

/** The server with that slug; refuses when there is none. */
export async function requireServer(sql: Sql, slug: string): Promise<Server> {
  const server = await findServer(sql, slug);
  if (!server) throw new Refusal("server_unknown", `There is no server "${slug}"`);
  return server;
}
