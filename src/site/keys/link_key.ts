import { createHmac } from "node:crypto";
import { openIfPossible, opens, type SecretBox } from "../../core/secrets/secret_key.ts";
import { changeServer } from "../servers/change_server.ts";
import type { Act } from "../../core/rights/actor.ts";
import type { Context } from "../../core/trail/context.ts";
import { endingOf, makeKeySecret } from "../../core/keys/key_secret.ts";
import { isSame } from "../../core/secrets/signer.ts";
import { DAY_MS } from "../../core/time/day.ts";

/** Maximum milliseconds until a link expires, so that a link that leaks in a chat soon becomes useless. */
const AHEAD_MAX_MS = DAY_MS;

/** Seconds since 1970, or smaller units that a plugin uses by mistake. */
const EXPIRES = /^[1-9]\d{9,}$/;

/** The query of a signed vote link, decoded. */
export interface VoteLink {
  /** The player's name in the game. */
  player: string;
  /** The link's expiry as Unix time in seconds. */
  expires: string;
  /** HMAC-SHA256 in hex. */
  sig: string;
}

/**
 * Verdict on a link. `too_far`: it expires more than a day from now, which its signer can't have meant. `no_time`: the
 * signed expiry isn't a Unix time, for example a number of seconds from now.
 */
export type LinkVerdict = "valid" | "forged" | "expired" | "too_far" | "no_time";

type Sealing = Context & { box: SecretBox };

/**
 * Creates the key with which a server signs its players' vote links. Returns the key, which is shown only once. Links
 * signed with the previous key become invalid. Refuses an unknown server, and all but its owner.
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

/**
 * Removes a server's link key, which makes its links invalid. Names that the links used can still be claimed by the
 * first confirmed address.
 */
export async function removeLinkKey(context: Context, slug: string, act: Act): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: "link_key_removed",
    change: (tx, { id }) => tx`delete from link_key where server_id = ${id}`,
  });
}

/** A server's key for vote links, without its value. */
export interface LinkKey {
  /** The end of its value. */
  ending: string;
  createdAt: Date;
  /** Whether its value can be decrypted. */
  isReadable: boolean;
}

/**
 * Returns a server's link key, or undefined if there is none or it can't be decrypted because SECRET_KEY was lost.
 * Doesn't check permissions.
 */
export async function findLinkKey(
  { sql, box }: Sealing,
  id: string,
): Promise<LinkKey | undefined> {
  const [key] = await sql<{ secret: Uint8Array; ending: string; createdAt: Date }[]>`
    select secret, ending, created_at from link_key where server_id = ${id}`;
  return key && { ...key, isReadable: opens(box, key.secret, linkKeyContext(id)) };
}

/**
 * Judges a link with the key of its server, and returns the verdict and the server. A game server may still sign a
 * former slug of the listing. Without a readable key, every link is `forged`.
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
  if (key === undefined) return { kind: "forged" };
  const secret = openIfPossible(box, key.secret, linkKeyContext(key.serverId));
  if (secret === undefined) return { kind: "forged" };
  const kinds = [link.slug, ...key.formerSlugs]
    .map((slug) => judgeVoteLink(secret, { ...link, slug }, now));
  const kind = kinds.find((kind) => kind !== "forged") ?? "forged";
  return { kind, serverId: key.serverId };
}

/** Returns the encryption context of a server's link key, in which no other ciphertext can be decrypted. */
export function linkKeyContext(serverId: string): string {
  return `link key of ${serverId}`;
}

/**
 * Returns the signature of a vote link, as HMAC-SHA256 in hex. The HMAC key is the whole text of the server's link key,
 * including `vbl_`.
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
