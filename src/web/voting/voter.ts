import { hasAgreed } from "../../accounts/link_agreements.ts";
import { findVotingPlayer } from "../../accounts/players.ts";
import { accountKey } from "../../accounts/username.ts";
import { Refusal } from "../../refusals/refusal.ts";
import { judgeLink, type LinkVerdict, type VoteLink } from "../../keys/link_key.ts";
import type { Purpose } from "../../votes/bot_check.ts";
import type { BallotVoter } from "../../votes/cast_for.ts";
import { pathWithNext } from "../forms/next_path.ts";
import type { Web, WebContext } from "../web_env.ts";
import { rememberedName } from "./kept_name.ts";
import { askedName, ballotPath, linkOf } from "./link_path.ts";

/** A person who may vote for a server, and what their ballot shows. */
export type Voter = BallotVoter & {
  /** The path of their ballot, including the link they used. */
  path: string;
  /** Whether to ask for their agreement: they used a server's link, which may not vote as them yet. */
  isAsked?: boolean;
  /**
   * Set if the link's player has a sign-in and didn't agree to the server's links: who is signed in instead, if
   * anybody.
   */
  needsSignIn?: { as: string | undefined };
  /** A name in the ballot's address that isn't theirs. */
  otherName?: string | undefined;
  /** Where the link's player can sign up with the name, if it is available. */
  signUpPath?: string | undefined;
  /** Why the typed name can't vote. */
  refusal?: string;
};

/** The server to vote for, the time, and the typed name, if any. */
interface VoterQuery {
  server: { id: string; slug: string };
  now: Date;
  name?: string | undefined;
}

/** Returns who votes, or why their link is invalid. Refuses a link for a name that can't vote. */
export async function findVoter(
  c: WebContext,
  web: Web,
  asked: VoterQuery,
): Promise<Voter | Exclude<LinkVerdict, "valid">> {
  const link = linkOf(c);
  if (link) return await findLinked(c, web, { ...asked, link });
  if (c.get("viewer")) return sessionOf(c, asked.server, ballotPath(asked.server.slug));
  if (!web.services.ballots.isOpen) throw new Error("nobody's vote was let in");
  return await findTyped(c, web, asked);
}

/** The signed-in voter. */
function sessionOf(c: WebContext, server: VoterQuery["server"], path: string): Voter {
  const viewer = c.get("viewer");
  if (!viewer) throw new Error("nobody is signed in");
  const name = askedName(c);
  const isOther = name !== undefined && accountKey(name) !== accountKey(viewer.username);
  const purpose = purposeOf(viewer.accountId, server);
  return { by: "session", ...viewer, purpose, path, otherName: isOther ? name : undefined };
}

/**
 * Returns a link's player. If their account has a sign-in, the link votes as them only after they agreed to that while
 * signed in, because the server signs its links itself and gains from each vote.
 */
async function findLinked(
  c: WebContext,
  web: Web,
  { server, now, link }: VoterQuery & { link: VoteLink },
): Promise<Voter | Exclude<LinkVerdict, "valid">> {
  const { sql } = web.services;
  const { kind } = await judgeLink(web.services, { slug: server.slug, ...link }, now);
  if (kind !== "valid") return kind;
  const account = await findVotingPlayer(sql, { player: link.player, isTyped: false, now });
  const path = ballotPath(server.slug, link);
  const viewer = c.get("viewer");
  const agreed = account?.hasSignIn === true &&
    await hasAgreed(sql, { accountId: account.id, serverId: server.id });
  if (account?.hasSignIn && viewer?.accountId === account.id) {
    return { ...sessionOf(c, server, path), isAsked: !agreed };
  }
  return {
    by: "link",
    username: account?.username ?? link.player,
    accountId: account?.id,
    account,
    emailVerified: account?.emailVerified ?? false,
    purpose: purposeOf(`player ${accountKey(link.player)}`, server),
    path,
    needsSignIn: account?.hasSignIn && !agreed ? { as: viewer?.username } : undefined,
    signUpPath: account?.hasSignIn ? undefined : signUpPathOf(server.slug, link.player),
  };
}

/** Returns the player of a typed name. The challenge was issued before the name was known. */
async function findTyped(
  c: WebContext,
  web: Web,
  { server, now, name }: VoterQuery,
): Promise<Voter> {
  const voter = {
    by: "name",
    username: name ?? askedName(c) ?? rememberedName(c, web) ?? "",
    accountId: undefined,
    emailVerified: false,
    purpose: purposeOf("any name", server),
    path: ballotPath(server.slug),
  } as const;
  if (name === undefined) return voter;
  const asked = { player: name, isTyped: true, now };
  const account = await findVotingPlayer(web.services.sql, asked).catch((error) => {
    if (!(error instanceof Refusal)) throw error;
    return error;
  });
  if (account instanceof Refusal) return { ...voter, refusal: account.message };
  return { ...voter, username: account?.username ?? name, accountId: account?.id, account };
}

function purposeOf(voter: string, { id: serverId }: { id: string }): Purpose {
  return { kind: "vote", voter, serverId };
}

/** Returns the path on which a player signs up with a name and then returns to the ballot. */
export function signUpPathOf(slug: string, player: string): string {
  return pathWithNext("/sign-up", `${ballotPath(slug)}?${new URLSearchParams({ player })}`);
}
