import { hasAgreed } from "../../accounts/link_agreements.ts";
import { type GameName, listGameNames } from "../../accounts/game_names.ts";
import { findVotingPlayer } from "../../../core/accounts/players.ts";
import { accountKey, readUsername } from "../../../core/accounts/username.ts";
import { type BallotNames, findBallotNames } from "../../voting/ballot_names.ts";
import type { Query } from "../../../core/database/connect.ts";
import { Refusal } from "../../../core/refusals/refusal.ts";
import { judgeLink, type LinkVerdict, type VoteLink } from "../../../core/keys/link_key.ts";
import type { Purpose } from "../../../core/votes/bot_check.ts";
import type { BallotVoter } from "../../voting/cast_for.ts";
import { pathWithNext } from "../next_path.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { rememberedName } from "./kept_name.ts";
import { askedName, ballotPath, linkOf } from "../link_path.ts";

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
  /** The name of the account that is signed in and could add the link's player to its names. */
  addsTo?: string | undefined;
  /** Why the typed or chosen name can't vote. */
  refusal?: string;
  /** Under which names a signed-in voter may vote. Absent if a link says which, and if it wasn't looked up. */
  choice?: BallotNames | undefined;
};

/** The server to vote for, the time, and the typed or chosen name, if any. */
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
  if (c.get("viewer")) return await findChosen(c, web, asked);
  if (!web.services.ballots.isOpen) throw new Error("nobody's vote was let in");
  return await findTyped(c, web, asked);
}

/**
 * Returns the signed-in voter with the name that they chose on the ballot, or else the one in the ballot's address, or
 * else the one that they chose last. A ballot without a choice is for their own name.
 */
async function findChosen(c: WebContext, web: Web, { server, name }: VoterQuery): Promise<Voter> {
  const { ballot: words } = c.get("locale").words.voting;
  const viewer = viewerOf(c);
  const voter = sessionOf(c, server, ballotPath(server.slug));
  if (c.req.method === "POST" && (name === undefined || isSame(name, viewer.username))) {
    return voter;
  }
  const { accountId } = viewer;
  const choice = await findBallotNames(web.services.sql, { accountId, serverId: server.id });
  const asked = name ?? askedName(c);
  const found = choice.names.find(({ username }) => asked !== undefined && isSame(asked, username));
  const chosen = found ?? choice.chosen;
  const voterNow = {
    ...voter,
    username: chosen.username,
    isOtherName: !chosen.isOwn,
    choice: { ...choice, chosen },
  };
  if (found || asked === undefined) return voterNow;
  if (name === undefined) return { ...voterNow, otherName: asked };
  return { ...voterNow, refusal: words.nameGone(name) };
}

/** The signed-in voter, under their own name. */
function sessionOf(
  c: WebContext,
  server: VoterQuery["server"],
  path: string,
): Voter & { by: "session" } {
  const viewer = viewerOf(c);
  return { by: "session", ...viewer, purpose: purposeOf(viewer.accountId, server), path };
}

/** Adds the choice of names for a ballot that is shown again. A link's ballot has none. */
export async function withChoice(
  web: Web,
  { voter, server }: { voter: Voter; server: VoterQuery["server"] },
): Promise<Voter> {
  const isWhole = voter.by !== "session" || voter.choice || voter.path !== ballotPath(server.slug);
  if (isWhole) return voter;
  const { accountId } = voter;
  const choice = await findBallotNames(web.services.sql, { accountId, serverId: server.id });
  const chosen = choice.names.find(({ isOwn }) => isOwn) ?? choice.chosen;
  const { username, isOwn } = chosen;
  return { ...voter, username, isOtherName: !isOwn, choice: { ...choice, chosen } };
}

function isSame(name: string, other: string): boolean {
  return accountKey(name) === accountKey(other);
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
  const player = readUsername(link.player) ?? link.player;
  const account = await findVotingPlayer(sql, { player, isTyped: false, now });
  const path = ballotPath(server.slug, link);
  const viewer = c.get("viewer");
  const agreed = account?.hasSignIn === true &&
    await hasAgreed(sql, { accountId: account.id, serverId: server.id });
  if (account?.hasSignIn && viewer?.accountId === account.id) {
    return { ...sessionOf(c, server, path), isAsked: !agreed };
  }
  const other = viewer && await findOtherName(sql, viewer.accountId, player);
  if (other) {
    const { username } = other;
    return { ...sessionOf(c, server, path), username, isOtherName: true, isVouched: true };
  }
  return {
    by: "link",
    username: account?.username ?? player,
    accountId: account?.id,
    account,
    emailVerified: account?.emailVerified ?? false,
    purpose: purposeOf(`player ${accountKey(player)}`, server),
    path,
    needsSignIn: account?.hasSignIn && !agreed ? { as: viewer?.username } : undefined,
    signUpPath: account?.hasSignIn || viewer ? undefined : signUpPathOf(server.slug, player),
    addsTo: account?.hasSignIn ? undefined : viewer?.username,
  };
}

/** Finds the name of a link's player among the other names of the signed-in account. The link proves it for its server. */
async function findOtherName(
  sql: Query,
  accountId: string,
  player: string,
): Promise<GameName | undefined> {
  const names = await listGameNames(sql, accountId);
  return names.find(({ username, isOwn }) => !isOwn && isSame(username, player));
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
  if (account instanceof Refusal) return { ...voter, refusal: account.sentenceIn(c.get("locale")) };
  return { ...voter, username: account?.username ?? name, accountId: account?.id, account };
}

function purposeOf(voter: string, { id: serverId }: { id: string }): Purpose {
  return { kind: "vote", voter, serverId };
}

/** Returns the path on which a player signs up with a name and then returns to the ballot. */
export function signUpPathOf(slug: string, player: string): string {
  return pathWithNext("/sign-up", `${ballotPath(slug)}?${new URLSearchParams({ player })}`);
}
