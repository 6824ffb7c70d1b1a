import { hasAgreed } from "../../accounts/link_agreements.ts";
import { findVotingPlayer } from "../../accounts/players.ts";
import { accountKey } from "../../accounts/username.ts";
import { Refusal } from "../../errors.ts";
import { judgeLink, type LinkVerdict, type VoteLink } from "../../keys/link_key.ts";
import type { Errand } from "../../votes/bot_check.ts";
import { pathWithNext } from "../forms/next_path.ts";
import type { Web, WebContext } from "../web_env.ts";
import { askedName, ballotPath, linkOf } from "./link_path.ts";

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
  /** The path of their ballot, with the link that they came by. */
  path: string;
  /** Whether they came by a link of the server, which may not vote as them yet. */
  isAsked?: boolean;
  /** The link's player has a sign-in and did not agree to the server's links: who is signed in instead, if anybody. */
  needsSignIn?: { as: string | undefined };
  /** Another name than theirs, with which the ballot was opened. */
  otherName?: string | undefined;
  /** Where the link's player signs up with the name, if it is free for that. */
  signUpPath?: string | undefined;
  /** Why the name that was typed cannot vote. */
  refusal?: string;
}

/** The server that is voted for, when, and the name as it was typed, if it was. */
interface Asked {
  server: { id: string; slug: string };
  now: Date;
  name?: string | undefined;
}

/** Finds out who votes, or why their link says nothing. Refuses a link for a name that cannot vote. */
export async function findVoter(
  c: WebContext,
  web: Web,
  asked: Asked,
): Promise<Voter | Exclude<LinkVerdict, "valid">> {
  const link = linkOf(c);
  if (link) return await findLinked(c, web, { ...asked, link });
  if (c.get("viewer")) return sessionOf(c, asked.server, ballotPath(asked.server.slug));
  if (!web.services.ballots.isOpen) throw new Error("nobody's vote was let in");
  return await findTyped(c, web, asked);
}

/** The voter who is signed in. */
function sessionOf(c: WebContext, server: Asked["server"], path: string): Voter {
  const viewer = c.get("viewer");
  if (!viewer) throw new Error("nobody is signed in");
  const name = askedName(c);
  const isOther = name !== undefined && accountKey(name) !== accountKey(viewer.username);
  const errand = errandOf(viewer.accountId, server);
  return { by: "session", ...viewer, errand, path, otherName: isOther ? name : undefined };
}

/**
 * The player of a link. One whose account has a sign-in votes by it after they agreed, signed in, that the server's links
 * vote as them: the server signs its links itself, and gains by each vote.
 */
async function findLinked(
  c: WebContext,
  web: Web,
  { server, now, link }: Asked & { link: VoteLink },
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
    emailVerified: account?.emailVerified ?? false,
    errand: errandOf(`player ${accountKey(link.player)}`, server),
    path,
    ...account?.hasSignIn && !agreed ? { needsSignIn: { as: viewer?.username } } : {},
    signUpPath: account?.hasSignIn ? undefined : signUpPathOf(server.slug, link.player),
  };
}

/** The player of a name that is typed, after the check was posed. */
async function findTyped(c: WebContext, web: Web, { server, now, name }: Asked): Promise<Voter> {
  const voter = {
    by: "name",
    username: name ?? askedName(c) ?? "",
    accountId: undefined,
    emailVerified: false,
    errand: errandOf("any name", server),
    path: ballotPath(server.slug),
  } as const;
  if (name === undefined) return voter;
  const asked = { player: name, isTyped: true, now };
  const account = await findVotingPlayer(web.services.sql, asked).catch((error) => {
    if (!(error instanceof Refusal)) throw error;
    return error;
  });
  if (account instanceof Refusal) return { ...voter, refusal: account.message };
  return { ...voter, username: account?.username ?? name, accountId: account?.id };
}

function errandOf(voter: string, { id: serverId }: { id: string }): Errand {
  return { kind: "vote", voter, serverId };
}

/** Returns the address at which a player signs up with a name, to come back to the ballot. */
export function signUpPathOf(slug: string, player: string): string {
  return pathWithNext("/sign-up", `${ballotPath(slug)}?${new URLSearchParams({ player })}`);
}
