import { hasAgreed } from "../../../accounts/link_agreements.ts";
import { type GameName, listGameNames } from "../../../accounts/names/game_names.ts";
import { findVotingPlayer } from "../../../../core/accounts/players.ts";
import { accountKey, readUsername } from "../../../../core/accounts/username.ts";
import { type BallotNames, findBallotNames } from "../../../voting/ballot/ballot_names.ts";
import type { Query } from "../../../../core/database/connect.ts";
import { Refusal } from "../../../../core/refusals/refusal.ts";
import { judgeLink, type LinkVerdict, type VoteLink } from "../../../keys/link_key.ts";
import type { BotCheckPurpose } from "../../../voting/ballot/bot_check.ts";
import type { BallotVoter } from "../../../voting/ballot/cast_for.ts";
import { pathWithNext } from "../../return_path.ts";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { rememberedName } from "./kept_name.ts";
import { askedName, ballotPath, linkOf } from "../../link_path.ts";

/** A voter for a server, with the data on their ballot. */
export type PageVoter =
  & BallotVoter
  & {
    /** The path of their ballot, with the link's parts. */
    path: string;
  }
  & (OwnBallot | SessionLink | PlayersLink | TypedName);

/** The ballot of a signed-in player without a link. */
interface OwnBallot {
  by: "session";
  isLinked: false;
  /** The names under which they may vote. Absent if not looked up. */
  choice?: BallotNames | undefined;
  /** The name in the ballot's address, if it isn't theirs. */
  otherName?: string | undefined;
  /** Why the chosen name can't vote. */
  refusal?: string | undefined;
}

/** The ballot of a link that names the signed-in player. */
interface SessionLink {
  by: "session";
  isLinked: true;
  /** Whether to ask them to agree that the server's links vote as them. */
  isAsked: boolean;
}

/** The ballot of a link that names a player who isn't signed in. */
interface PlayersLink {
  by: "link";
  /** The name of another account that is signed in, if any. */
  viewer: string | undefined;
}

/** The ballot of a visitor who types a name. */
interface TypedName {
  by: "typed_name";
  /** Why the name can't vote. */
  refusal?: string;
}

/** The server, the time, and the typed or chosen name, if any. */
interface VoterQuery {
  server: { id: string; slug: string };
  now: Date;
  name?: string | undefined;
}

/** Returns the voter, or why their link is invalid. Refuses a link for a name that can't vote. */
export async function findVoter(
  c: WebContext,
  web: Web,
  query: VoterQuery,
): Promise<PageVoter | Exclude<LinkVerdict, "valid">> {
  const link = linkOf(c);
  if (link) return await findLinked(c, web, { ...query, link });
  if (c.get("viewer")) return await findChosen(c, web, query);
  if (!web.services.ballots.isOpen) throw new Error("nobody's vote was let in");
  return await findTyped(c, web, query);
}

/**
 * Returns the signed-in voter with the name that they chose on the ballot, or else the name in its address, or else the
 * name used last. A ballot without a choice is for the account's own name.
 */
async function findChosen(
  c: WebContext,
  web: Web,
  { server, name }: VoterQuery,
): Promise<PageVoter> {
  const { ballot: words } = currentLocale().words.voting;
  const viewer = viewerOf(c);
  const voter = {
    ...sessionOf(c, server),
    path: ballotPath(server.slug),
    isLinked: false as const,
  };
  if (c.req.method === "POST" && (name === undefined || isSame(name, viewer.username))) {
    return voter;
  }
  const { accountId } = viewer;
  const choice = await findBallotNames(web.services.sql, { accountId, serverId: server.id });
  const wanted = name ?? askedName(c);
  const found = choice.names.find(({ username }) =>
    wanted !== undefined && isSame(wanted, username)
  );
  const voterNow = { ...voter, ...choose(choice, found ?? choice.chosen) };
  if (found || wanted === undefined) return voterNow;
  if (name === undefined) return { ...voterNow, otherName: wanted };
  return { ...voterNow, refusal: words.nameGone(name) };
}

/** Returns the signed-in voter under their own name. */
function sessionOf(c: WebContext, server: VoterQuery["server"]) {
  const { accountId, username, emailVerified } = viewerOf(c);
  const purpose = purposeOf(accountId, server);
  return { by: "session" as const, accountId, username, emailVerified, purpose };
}

/** Selects one of the names under which a signed-in voter may vote. */
function choose(choice: BallotNames, chosen: GameName) {
  const { username, isOwn } = chosen;
  const gameName = isOwn ? undefined : { key: accountKey(username), isVouched: false };
  return { username, gameName, choice: { ...choice, chosen } };
}

/** Adds the choice of names, for a ballot that is shown again. The ballot of a link has no choice. */
export async function withChoice(
  web: Web,
  { voter, server }: { voter: PageVoter; server: VoterQuery["server"] },
): Promise<PageVoter> {
  if (voter.by !== "session" || voter.isLinked || voter.choice) return voter;
  const { accountId } = voter;
  const choice = await findBallotNames(web.services.sql, { accountId, serverId: server.id });
  return { ...voter, ...choose(choice, choice.names.find(({ isOwn }) => isOwn) ?? choice.chosen) };
}

function isSame(name: string, other: string): boolean {
  return accountKey(name) === accountKey(other);
}

/**
 * Returns a link's player. If their account has a sign-in, the link votes as them only after they agreed while signed
 * in, because the server signs its links itself and benefits from each vote.
 */
async function findLinked(
  c: WebContext,
  web: Web,
  { server, now, link }: VoterQuery & { link: VoteLink },
): Promise<PageVoter | Exclude<LinkVerdict, "valid">> {
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
    return { ...sessionOf(c, server), path, isLinked: true, isAsked: !agreed };
  }
  const other = viewer && await findOtherName(sql, viewer.accountId, player);
  if (other) {
    const { username } = other;
    const gameName = { key: accountKey(username), isVouched: true };
    return { ...sessionOf(c, server), username, gameName, path, isLinked: true, isAsked: false };
  }
  return {
    by: "link",
    player,
    account,
    vouchedBy: server.id,
    username: account?.username ?? player,
    emailVerified: account?.emailVerified ?? false,
    needsSignIn: account?.hasSignIn === true && !agreed,
    purpose: purposeOf(`player ${accountKey(player)}`, server),
    viewer: viewer?.username,
    path,
  };
}

/**
 * Returns the name of a link's player if it is one of the signed-in account's other names. The link proves the name for
 * its server.
 */
async function findOtherName(
  sql: Query,
  accountId: string,
  player: string,
): Promise<GameName | undefined> {
  const names = await listGameNames(sql, accountId);
  return names.find(({ username, isOwn }) => !isOwn && isSame(username, player));
}

/** Returns the voter of a typed name. The challenge was issued before the name was known. */
async function findTyped(
  c: WebContext,
  web: Web,
  { server, now, name }: VoterQuery,
): Promise<PageVoter> {
  const typed = name ?? askedName(c) ?? rememberedName(c, web);
  const player = typed ?? "";
  const voter = {
    by: "typed_name",
    player,
    account: undefined,
    vouchedBy: null,
    username: typed || undefined,
    emailVerified: false,
    purpose: purposeOf("any name", server),
    path: ballotPath(server.slug),
  } as const;
  if (name === undefined) return voter;
  const playerQuery = { player, isTyped: true, now };
  const account = await findVotingPlayer(web.services.sql, playerQuery).catch((error) => {
    if (!(error instanceof Refusal)) throw error;
    return error;
  });
  if (account instanceof Refusal) return { ...voter, refusal: account.sentenceIn(currentLocale()) };
  return { ...voter, username: account?.username ?? player, account };
}

function purposeOf(voter: string, { id: serverId }: { id: string }): BotCheckPurpose {
  return { kind: "vote", voter, serverId };
}

/** Returns the path on which a player signs up with a name and then returns to the ballot. */
export function signUpPathOf(slug: string, player: string): string {
  return pathWithNext("/sign-up", `${ballotPath(slug)}?${new URLSearchParams({ player })}`);
}
