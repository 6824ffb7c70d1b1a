import type { Child } from "hono/jsx";
import type { ShownServer } from "../../../servers/public/shown_server.ts";
import type { Standing } from "../../../servers/ranking/ranks.ts";
import type { OwnVote } from "../../../voting/my_votes/own_vote.ts";
import { Banner, Logo } from "../../servers/face.tsx";
import { Box, Icon } from "../../kit/icons.tsx";
import { CopyButton } from "../../kit/copy_button.tsx";
import { PlayersOnline } from "../../servers/players_online.tsx";
import { Address } from "../../servers/server_address.tsx";
import { textLanguage } from "../../servers/text_language.ts";
import { FavouriteButton } from "../../voting/favourites/favourites_form.tsx";
import { Move } from "../entries/move.tsx";
import { linksOf, OWN_LINK } from "./own_links.ts";
import { Share } from "./share.tsx";
import { isolated } from "../../../text/shown_text.ts";
import { currentLocale } from "../../current_locale.ts";
import { FigureList } from "../../kit/rows.tsx";

/** The top of a server's page: its pictures, rank and address, and the link to vote. */
export function Hero({ server, url, votes, vote, isFavourite, standing }: {
  server: ShownServer;
  /** The page's address, to share. */
  url: string;
  /** The votes of 30 days, which determine the rank. */
  votes: number;
  vote: OwnVote | undefined;
  /** Undefined for visitors who are signed out. */
  isFavourite: boolean | undefined;
  standing: Standing | undefined;
}) {
  const { server: words } = currentLocale().words.listing;
  return (
    <header class="panel hero">
      <Banner server={server} sizes="(min-width: 73.5rem) 73.5rem, 100vw" isFirst />
      <div>
        <Logo server={server} size={104} isFirst />
        <FigureList figures={sumsOf({ server, votes, standing })} />
        <hgroup>
          <h1 dir="auto" title={server.name}>{server.name}</h1>
          {server.tagline === ""
            ? null
            : <p class="soft" {...textLanguage(server.taglineIn)}>{server.tagline}</p>}
        </hgroup>
        <div class="actions">
          <div class="copy">
            <Address server={server} id="address" />
            <CopyButton of="address" counts={`/servers/${server.slug}/copies`} />
          </div>
          {vote ? null : <VoteButton slug={server.slug}>{words.vote}</VoteButton>}
          {isFavourite === undefined ? null : (
            <FavouriteButton
              slug={server.slug}
              isFavourite={isFavourite}
              next={`/servers/${server.slug}`}
            />
          )}
        </div>
      </div>
      <footer>
        <Community server={server} />
        <Share url={url} title={server.name} />
      </footer>
    </header>
  );
}

/** The link to the server's Discord, or else its website. */
function Community({ server }: { server: ShownServer }) {
  const { server: words } = currentLocale().words.listing;
  const { community: link } = linksOf(server);
  if (link === undefined) return null;
  return (
    <a href={link.href} rel={OWN_LINK} class="button primary">
      <Icon name={link.kind} />
      <span>
        {words.community[link.kind]} <span class="note">{link.host}</span>
      </span>
    </a>
  );
}

/** The link to a ballot, in the form of a button with the ballot's box. */
export function VoteButton({ slug, children }: { slug: string; children: Child }) {
  return (
    <a class="button button--vote big" href={`/servers/${slug}/vote`}>
      <Box />
      <span>{children}</span>
    </a>
  );
}

function sumsOf(
  { server, votes, standing }: {
    server: ShownServer;
    votes: number;
    standing: Standing | undefined;
  },
) {
  const locale = currentLocale();
  const { home, server: words } = locale.words.listing;
  return [
    // Alone in its game, a server has no rank worth telling.
    ...standing === undefined || standing.listedInGame === 1 ? [] : [
      [
        words.rankIn(isolated(server.gameName)),
        <Rank standing={standing} />,
      ] as const,
    ],
    [home.sums.votes(votes), locale.formats.count(votes)],
    ...server.state !== "unknown"
      ? [
        [
          words.playersIn(server.playersOnline ?? 0),
          <PlayersOnline server={server} />,
        ] as const,
      ]
      : [],
  ] as const;
}

/** The rank within its game, the number of servers there, and the change since last week. */
function Rank(
  { standing: { rankInGame, listedInGame, weekAgo } }: {
    standing: Standing;
  },
) {
  const locale = currentLocale();
  const { server: words } = locale.words.listing;
  return (
    <>
      #{locale.formats.count(rankInGame)} <span class="soft">{words.of(listedInGame)}</span>{" "}
      <Move rank={rankInGame} before={weekAgo && weekAgo.rankInGame} />
    </>
  );
}
