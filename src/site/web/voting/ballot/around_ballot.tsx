import type { LinkVerdict } from "../../../keys/link_key.ts";
import type { findListed } from "../../../servers/public/shown_server.ts";
import { choiceOf, OtherNames } from "./ballot_form.tsx";
import { GAME_NAMES_PATH } from "../voter/game_names_path.ts";
import { pathWithNext } from "../../return_path.ts";
import { sendPage } from "../../frame/layout.tsx";
import { Box } from "../../kit/icons.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { BallotPlayer, Paper } from "./paper.tsx";
import { nameRemoval } from "../voter/kept_name.ts";
import { ballotPath } from "../../link_path.ts";
import type { VoteSeries } from "../favourites/favourites_series.tsx";
import { type PageVoter, signUpPathOf } from "../voter/page_voter.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { isolated } from "../../../text/shown_text.ts";

/** The server's data on its ballot. */
export type BallotServer = NonNullable<Awaited<ReturnType<typeof findListed>>>;

/** The links and forms below a ballot: sign up, sign in, forget the name, go back. */
export function AfterBallot({ server, voter, series, remembered }: {
  server: BallotServer;
  voter: PageVoter;
  series: VoteSeries | undefined;
  /** The name that this browser remembers. */
  remembered: string | undefined;
}) {
  const locale = currentLocale();
  const { ballot: words } = locale.words.voting;
  return (
    <div class="stack note">
      <ClaimName voter={voter} slug={server.slug} />
      {voter.by === "typed_name" && (
        <p>
          {words.haveAccount}{" "}
          <a href={pathWithNext("/sign-in", `/servers/${server.slug}/vote`)}>
            {words.signIn}
          </a>
        </p>
      )}
      {remembered === undefined ? null : <Remembered name={remembered} server={server} />}
      {series
        ? <LinkLine href="/my/votes" label={locale.words.myVotes.series.stop} />
        : <LinkLine href={`/servers/${server.slug}`} label={words.back} />}
    </div>
  );
}

/** The name that this browser remembers, with a button to forget it. */
function Remembered({ name, server }: { name: string; server: BallotServer }) {
  const { ballot: words } = currentLocale().words.voting;
  return (
    <>
      <p>{words.remembered(name)}</p>
      <nameRemoval.Button typed={{ next: ballotPath(server.slug) }} submit={words.forget} />
    </>
  );
}

/** The server, its rank and the voter, with links to vote under another name. */
export function BallotHead(
  { server, voter, place, series, isOpen }: {
    server: BallotServer;
    voter: PageVoter;
    place: { rankInGame: number } | undefined;
    series: VoteSeries | undefined;
    /** Whether the ballot has a form, which shows a choice of names if there is one. */
    isOpen: boolean;
  },
) {
  const { ballot: words } = currentLocale().words.voting;
  const isNamed = voter.by === "session" || voter.by === "link" && !voter.needsSignIn;
  const isChosen = isOpen && choiceOf(voter) !== undefined;
  return (
    <>
      <div>
        <h1 dir="auto">{words.title(isolated(server.name))}</h1>
        {place
          ? <p class="soft">{words.place(place.rankInGame, isolated(server.gameName))}</p>
          : null}
      </div>
      {isNamed && !isChosen ? <BallotPlayer username={voter.username} /> : null}
      {isOpen && !isChosen ? <OtherNames server={server} voter={voter} series={series} /> : null}
    </>
  );
}

/** Responds to an invalid link with the reason, how to get another link, and a ballot that needs none. */
export function sendBadLink(
  c: WebContext,
  web: Web,
  { server, why }: { server: BallotServer; why: Exclude<LinkVerdict, "valid"> },
): Promise<Response> {
  const { listing, voting: { ballot: words } } = currentLocale().words;
  const name = isolated(server.name);
  return sendPage(c, web, {
    title: words.badLink,
    narrow: true,
    status: why === "expired" ? 410 : 403,
    body: (
      <>
        <Paper server={server} head={<h1>{words.badLink}</h1>}>
          <p>{words.badLinks[why](name)}</p>
          <a class="button button--vote big" href={ballotPath(server.slug)}>
            <Box />
            <span>{listing.server.voteFor(name)}</span>
          </a>
        </Paper>
        <div class="stack note">
          <LinkLine href={`/servers/${server.slug}`} label={words.back} />
        </div>
      </>
    ),
  });
}

/** The links on a vote link's ballot for a player whose name has no sign-in. */
function ClaimName({ voter, slug }: { voter: PageVoter; slug: string }) {
  const { ballot: words } = currentLocale().words.voting;
  if (voter.by !== "link" || voter.account?.hasSignIn) return null;
  const { username, player, viewer, path } = voter;
  if (viewer === undefined) return <MakeYours path={signUpPathOf(slug, player)} />;
  return (
    <p>
      <a href={pathWithNext(GAME_NAMES_PATH, path)}>{words.addToYours(username, viewer)}</a>{" "}
      {words.addToYoursWhy}
    </p>
  );
}

/** The link to a sign-up that takes over the player's name with all its votes. */
export function MakeYours({ path }: { path: string | undefined }) {
  const { ballot: words } = currentLocale().words.voting;
  if (path === undefined) return null;
  return (
    <p>
      <a href={path}>{words.makeYours}</a> {words.makeYoursWhy}
    </p>
  );
}
