import type { Sql } from "../database/connect.ts";
import { opens, type SecretBox } from "../secret_key.ts";
import { requireOwnServer } from "../servers/require_server.ts";
import type { Act } from "../trail/actor.ts";
import { recordAudit } from "../trail/audit.ts";
import type { Context } from "../trail/context.ts";
import { endingOf, makeKeySecret } from "./key_secret.ts";
import { judgeVoteLink, type LinkVerdict, type VoteLink } from "./vote_link.ts";

type Sealing = Context & { box: SecretBox };

/** A server's link key as its owner sees it. */
export interface LinkKey {
  ending: string;
  createdAt: Date;
  /** Whether the service can read it: not after SECRET_KEY was lost. */
  isReadable: boolean;
}

/**
 * Makes the key that a server signs its players' vote links with, and returns it: the only time it is shown. Links of
 * the one it replaces end. Refuses a server that is unknown or someone else's.
 */
export async function makeLinkKey({ sql, box }: Sealing, slug: string, act: Act): Promise<string> {
  const { id: serverId } = await requireOwnServer(sql, slug, act);
  const key = makeKeySecret(undefined, "vbl_");
  const ending = endingOf(key);
  await sql.begin(async (tx) => {
    await tx`
      insert into link_key (server_id, secret, ending, created_at)
      values (${serverId}, ${box.seal(key, contextOf(serverId))}, ${ending}, ${act.now})
      on conflict (server_id) do update
      set secret = excluded.secret, ending = excluded.ending, created_at = excluded.created_at`;
    const made = { action: "link_key_made", serverId, subject: slug, details: { ending } } as const;
    await recordAudit(tx, act, made);
  });
  return key;
}

/** Removes a server's link key: its links end, and names that only they vouched for are anybody's to sign up with. */
export async function removeLinkKey({ sql }: Context, slug: string, act: Act): Promise<void> {
  const { id: serverId } = await requireOwnServer(sql, slug, act);
  await sql.begin(async (tx) => {
    await tx`delete from link_key where server_id = ${serverId}`;
    await recordAudit(tx, act, { action: "link_key_removed", serverId, subject: slug });
  });
}

/** Finds a server's link key; undefined when there is none. Does not check whose server it is. */
export async function findLinkKey({ sql, box }: Sealing, id: string): Promise<LinkKey | undefined> {
  const [key] = await sql<{ secret: Uint8Array; ending: string; createdAt: Date }[]>`
    select secret, ending, created_at from link_key where server_id = ${id}`;
  return key && { ...key, isReadable: opens(box, key.secret, contextOf(id)) };
}

/** Judges a link by the key of its server, which it names too. Without a key that can be read every link is forged. */
export async function judgeLink(
  { sql, box }: Sealing,
  link: VoteLink & { slug: string },
  now: Date,
): Promise<{ kind: LinkVerdict; serverId?: string }> {
  const [key] = await sql<{ serverId: string; secret: Uint8Array }[]>`
    select k.server_id, k.secret from link_key k join server s on s.id = k.server_id
    where s.slug = ${link.slug} and s.status = 'approved'`;
  const context = contextOf(key?.serverId ?? "");
  if (!key || !opens(box, key.secret, context)) return { kind: "forged" };
  const kind = judgeVoteLink(box.open(key.secret, context), link, now);
  return { kind, serverId: key.serverId };
}

/**
 * Seals the link keys that only another secret key opens with the present one, unless their owners replace them
 * meanwhile. Returns how many, and the servers whose key neither opens.
 */
export async function resealLinkKeys(
  sql: Sql,
  { present, accepted }: { present: SecretBox; accepted: SecretBox },
): Promise<{ changes: number; unreadable: string[] }> {
  const keys = await sql<{ serverId: string; secret: Uint8Array }[]>`
    select server_id, secret from link_key order by server_id`;
  const others = keys.filter(({ serverId, secret }) =>
    !opens(present, secret, contextOf(serverId))
  );
  const [lost, known] = [false, true].map((isKnown) =>
    others.filter(({ serverId, secret }) =>
      opens(accepted, secret, contextOf(serverId)) === isKnown
    )
  );
  for (const { serverId, secret } of known ?? []) {
    const context = contextOf(serverId);
    await sql`
      update link_key set secret = ${present.seal(accepted.open(secret, context), context)}
      where server_id = ${serverId} and secret = ${secret}`;
  }
  return { changes: known?.length ?? 0, unreadable: (lost ?? []).map(({ serverId }) => serverId) };
}

/** A box's context; no other ciphertext opens there. */
function contextOf(serverId: string): string {
  return `link key of ${serverId}`;
}
