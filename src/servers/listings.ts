import { createBatch } from "../database/batch.ts";
import type { Sql } from "../database/connect.ts";
import type { ServerStatus } from "./server.ts";

/** Milliseconds after which a look-up gives up: with the key's own, v1 answers within 2 s. */
const LOOKUP_TIMEOUT_MS = 900;

/** A server's listing without its votes (SPEC §2.1). */
export interface Listing {
  id: string;
  name: string;
  slug: string;
  game_id: string;
  status: ServerStatus;
  ip: string;
  port: number;
  players_online: number;
  players_max: number;
}

/** Looks up a server's listing, undefined-free: null when it is gone. Look-ups that arrive together travel together. */
export function createListings(sql: Sql): (serverId: string) => Promise<Listing | null> {
  return createBatch((ids) => findListings(sql, ids), { timeoutMs: LOOKUP_TIMEOUT_MS });
}

async function findListings(sql: Sql, ids: string[]): Promise<(Listing | null)[]> {
  const rows = await sql<Listing[]>`
    select id, name, slug, game_id, status, host as ip, port, players_online, players_max
    from server where id = any(${ids}::uuid[])`;
  const listings = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => listings.get(id) ?? null);
}
