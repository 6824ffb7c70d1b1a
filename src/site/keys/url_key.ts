import type { Query, Sql } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import type { ServerStatus } from "../../core/servers/server.ts";
import { changeServer } from "../servers/change_server.ts";
import type { Act } from "../../core/rights/actor.ts";
import type { Context } from "../../core/trail/context.ts";
import { endingOf, hashKeySecret, makeKeySecret } from "../../core/keys/key_secret.ts";

/** Prefix of secrets for plugins that send them in the URL. */
const PREFIX = "vbu_";

/** A server's URL key as its owner sees it, without the secret. */
export interface UrlKey {
  ending: string;
  createdAt: Date;
  /** The time of the last request, accurate to a few seconds, and its result. */
  askedAt: Date | null;
  answered: string | null;
}

/** The key with a secret, its server and that server's status. */
export interface UrlKeyHolder {
  keyId: string;
  serverId: string;
  status: ServerStatus;
}

/** Creates the URL key of the actor's approved server and returns its secret. The previous URL key is replaced. */
export async function makeUrlKey(context: Context, slug: string, act: Act): Promise<string> {
  const secret = makeKeySecret(undefined, PREFIX);
  const ending = endingOf(secret);
  await changeServer(context, slug, {
    act,
    action: "url_key_made",
    details: () => ({ ending }),
    async change(tx, { id: serverId, status }) {
      if (status !== "approved") {
        throw refusal("server_not_approved", { slug, status });
      }
      await tx`
        insert into url_key (id, server_id, hash, ending, created_at)
        values (${crypto.randomUUID()}, ${serverId}, ${hashKeySecret(secret)}, ${ending},
          ${act.now})
        on conflict (server_id) do update
        set hash = excluded.hash, ending = excluded.ending, created_at = excluded.created_at,
          asked_at = null, answered = null`;
    },
  });
  return secret;
}

/** Returns the URL key of a server, or undefined if it has none. */
export async function findUrlKey(sql: Query, serverId: string): Promise<UrlKey | undefined> {
  const [key] = await sql<UrlKey[]>`
    select ending, created_at, asked_at, answered from url_key where server_id = ${serverId}`;
  return key;
}

/** Returns the keys with the given secrets, in the same order, with null for an unknown secret. */
export async function findHolders(sql: Sql, secrets: string[]): Promise<(UrlKeyHolder | null)[]> {
  const hexes = secrets.map((secret) => hashKeySecret(secret).toHex());
  const rows = await sql<(UrlKeyHolder & { nth: number })[]>`
    select (q.nth - 1)::int as nth, u.id as key_id, u.server_id, s.status
    from unnest(${hexes}::text[]) with ordinality as q (hex, nth)
    join url_key u on u.hash = decode(q.hex, 'hex')
    join server s on s.id = u.server_id`;
  const holders = new Map(rows.map(({ nth, ...holder }) => [nth, holder]));
  return secrets.map((_, nth) => holders.get(nth) ?? null);
}
