import { findVotingPlayer } from "../../accounts/players.ts";
import { accountKey } from "../../accounts/username.ts";
import { Refusal } from "../../errors.ts";
import { judgeLink, type LinkVerdict, type VoteLink } from "../../keys/link_key.ts";
import type { Errand } from "../../votes/bot_check.ts";
import type { Web, WebContext } from "../web_env.ts";

/** Somebody who may vote for a server. */
export interface Voter {
  /** The session, the server's link, or the name they type says who they are. */
  by: "session" | "link" | "name";
  /** Empty until it is typed. */
  username: string;
  /** Undefined: it is made with the first vote. */
  accountId: string | undefined;
  emailVerified: boolean;
  /** The act that their proof is good for. */
  errand: Errand;
  /** The link as a query, for addresses that carry it along; empty without one. */
  query: string;
  /** Where the link's player signs up with the name, if it is free for that. */
  signUpPath?: string | undefined;
  /** Why the name that was typed cannot vote. */
  refusal?: string;
}

/** Finds out who votes, or why their link says nothing. Refuses a link for a name that cannot vote. */
export async function findVoter(
  c: WebContext,
  web: Web,
  { server, now, name }: {
    server: { id: string; slug: string };
    now: Date;
    /** As it was typed, if it was. */
    name?: string | undefined;
  },
): Promise<Voter | Exclude<LinkVerdict, "valid">> {
  const [link, viewer] = [linkOf(c), c.get("viewer")];
  const errandOf = (voter: string): Errand => ({ kind: "vote", voter, serverId: server.id });
  if (!link && viewer) {
    return { by: "session", ...viewer, query: "", errand: errandOf(viewer.accountId) };
  }
  if (!link && !web.services.ballots.isOpen) throw new Error("nobody's vote was let in");
  const verdict = link && await judgeLink(web.services, { slug: server.slug, ...link }, now);
  if (verdict && verdict.kind !== "valid") return verdict.kind;
  const voter = {
    by: link ? "link" : "name",
    username: link?.player ?? name ?? "",
    accountId: undefined,
    emailVerified: false,
    // A name is typed after the check was posed.
    errand: errandOf(link ? `player ${accountKey(link.player)}` : "any name"),
    query: link ? `?${new URLSearchParams({ ...link })}` : "",
  } as const;
  if (!link && name === undefined) return voter;
  const asked = { player: voter.username, isTyped: !link, now };
  const account = await findVotingPlayer(web.services.sql, asked).catch((error) => {
    if (link || !(error instanceof Refusal)) throw error;
    return error;
  });
  if (account instanceof Refusal) return { ...voter, refusal: account.message };
  const isFree = !account?.hasSignIn && (account?.vouchedBy ?? server.id) === server.id;
  return {
    ...voter,
    username: account?.username ?? voter.username,
    accountId: account?.id,
    emailVerified: account?.emailVerified ?? false,
    signUpPath: link && isFree ? signUpPathOf(server.slug, link) : undefined,
  };
}

/** Returns the link that a request came by, be it good or not. */
export function linkOf(c: WebContext): VoteLink | undefined {
  const { player = "", expires = "", sig } = c.req.query();
  return sig === undefined ? undefined : { player, expires, sig };
}

/** Returns the address at which a link's player signs up with the name. */
export function signUpPathOf(slug: string, link: VoteLink): string {
  return `/sign-up?${new URLSearchParams({ server: slug, ...link, next: `/servers/${slug}` })}`;
}
