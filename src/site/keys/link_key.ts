import { createHmac } from "node:crypto";
import { opens, type SecretBox } from "../../core/secrets/secret_key.ts";
import { changeServer } from "../servers/change_server.ts";
import type { Act } from "../../core/rights/actor.ts";
import type { Context } from "../../core/trail/context.ts";
import { endingOf, makeKeySecret } from "../../core/keys/key_secret.ts";
import { isSame } from "../../core/secrets/signer.ts";
import { DAY_MS } from "../../core/time/day.ts";

/** Most milliseconds until a link expires, so that one that leaks in a chat soon becomes useless. */
const AHEAD_MAX_MS = DAY_MS;

/** Seconds since 1970, or what a plugin that counts in milliseconds or smaller units takes for them. */
const EXPIRES = /^[1-9]\d{9,}$/;

/** The query of a signed vote link, decoded. */
export interface VoteLink {
  /** The player's name in the game. */
  player: string;
  /** Unix time in seconds at which the link expires. */
  expires: string;
  /** HMAC-SHA256 in hex. */
  sig: string;
}

/**
 * Verdict on a link. `too_far` expires more than a day ahead, which its signer can't have meant. `no_time` was signed
 * with another end than a Unix time, such as a number of seconds from now.
 */
export type LinkVerdict = "valid" | "forged" | "expired" | "too_far" | "no_time";

type Sealing = Context & { box: SecretBox };

/**
 * Creates the key with which a server signs its players' vote links, and returns it; it is shown only once. Links
 * signed with the previous key stop working. Refuses a server that is unknown or owned by someone else.
 */
export async function makeLinkKey(context: Sealing, slug: string, act: Act): Promise<string> {
  const key = makeKeySecret(undefined, "vbl_");
  const ending = endingOf(key);
  await changeServer(context, slug, {
    act,
    action: "link_key_made",
    details: () => ({ ending }),
    change: (tx, { id }) =>
      tx`
        insert into link_key (server_id, secret, ending, created_at)
        values (${id}, ${context.box.seal(key, linkKeyContext(id))}, ${ending}, ${act.now})
        on conflict (server_id) do update
        set secret = excluded.secret, ending = excluded.ending, created_at = excluded.created_at`,
  });
  return key;
}

/** Removes a server's link key: its links end. Names that they used still go to the first confirmed address. */
export async function removeLinkKey(context: Context, slug: string, act: Act): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: "link_key_removed",
    change: (tx, { id }) => tx`delete from link_key where server_id = ${id}`,
  });
}

/**
 * Finds a server's link key. Returns undefined if there is none, or if SECRET_KEY was lost and the service can't read
 * it. Does not check who owns the server.
 */
export async function findLinkKey(
  { sql, box }: Sealing,
  id: string,
): Promise<{ ending: string; createdAt: Date; isReadable: boolean } | undefined> {
  const [key] = await sql<{ secret: Uint8Array; ending: string; createdAt: Date }[]>`
    select secret, ending, created_at from link_key where server_id = ${id}`;
  return key && { ...key, isReadable: opens(box, key.secret, linkKeyContext(id)) };
}

/**
 * Judges a link with the key of its server, and returns that server. A game server may still sign a former slug of the
 * listing, whose links lead here. Without a readable key every link is forged.
 */
export async function judgeLink(
  { sql, box }: Sealing,
  link: VoteLink & { slug: string },
  now: Date,
): Promise<{ kind: LinkVerdict; serverId?: string }> {
  const [key] = await sql<{ serverId: string; secret: Uint8Array; formerSlugs: string[] }[]>`
    select k.server_id, k.secret,
      array(select slug from former_slug where server_id = s.id and was_public) as former_slugs
    from link_key k join server s on s.id = k.server_id
    where s.slug = ${link.slug} and s.status = 'approved'`;
  const context = linkKeyContext(key?.serverId ?? "");
  if (!key || !opens(box, key.secret, context)) return { kind: "forged" };
  const secret = box.open(key.secret, context);
  const kinds = [link.slug, ...key.formerSlugs]
    .map((slug) => judgeVoteLink(secret, { ...link, slug }, now));
  const kind = kinds.find((kind) => kind !== "forged") ?? "forged";
  return { kind, serverId: key.serverId };
}

/** Returns the box's context for a server's link key. No other ciphertext opens in it. */
export function linkKeyContext(serverId: string): string {
  return `link key of ${serverId}`;
}

/**
 * Signs the identity of a server's player, as HMAC-SHA256 in hex. The HMAC key is the whole text of the server's link
 * key, including `vbl_`.
 */
export function signVoteLink(
  key: string,
  { slug, player, expires }: { slug: string } & Omit<VoteLink, "sig">,
): string {
  return createHmac("sha256", key).update(`${slug}\n${player}\n${expires}`).digest("hex");
}

/** Judges a link for a server with the server's key. */
export function judgeVoteLink(
  key: string,
  { slug, sig, ...link }: VoteLink & { slug: string },
  now: Date,
): LinkVerdict {
  const isSigned = isSame(signVoteLink(key, { slug, ...link }), sig.toLowerCase());
  if (!isSigned) return "forged";
  if (!EXPIRES.test(link.expires)) return "no_time";
  const leftMs = Number(link.expires) * 1_000 - now.getTime();
  if (leftMs <= 0) return "expired";
  return leftMs > AHEAD_MAX_MS ? "too_far" : "valid";
}
