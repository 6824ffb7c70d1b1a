import type { Child } from "hono/jsx";
import type { ShownServer } from "../../servers/listings.ts";
import type { Standing } from "../../servers/ranks.ts";
import type { OwnVote } from "../../voting/own_vote.ts";
import { Banner, Logo } from "../parts/face.tsx";
import { Box, Icon } from "../parts/icons.tsx";
import { CopyButton, Online } from "../parts/join.tsx";
import { Address, FigureList } from "../parts/parts.tsx";
import { textLanguage } from "../parts/text_language.ts";
import { FavouriteButton } from "../voting/favourites_form.tsx";
import { Move } from "./move.tsx";
import { linksOf, OWN_LINK } from "./own_links.ts";
import { Share } from "./share.tsx";
import { isolated } from "../../text/shown_text.ts";
import type { Locale } from "../../../core/locales/locale.ts";

/** The head of a server's page: its pictures, rank and address, and the link to vote. */
export function Hero({ locale, server, url, votes, vote, isFavourite, standing }: {
  locale: Locale;
  server: ShownServer;
  /** The page's address, to share. */
  url: string;
  /** The votes of 30 days that determine the rank beside them. */
  votes: number;
  vote: OwnVote | undefined;
  /** Undefined for visitors who are signed out. */
  isFavourite: boolean | undefined;
  standing: Standing | undefined;
}) {
  const { server: words } = locale.words.listing;
  return (
    <header class="hero">
      <Banner server={server} sizes="(min-width: 73.5rem) 73.5rem, 100vw" isFirst />
      <div class="hero__in">
        <Logo server={server} size={104} isFirst />
        <FigureList class="sums stand" sums={sumsOf(locale, { server, votes, standing })} />
        <div class="hero__who">
          <h1 dir="auto" title={server.name}>{server.name}</h1>
          {server.tagline === ""
            ? null
            : <p class="soft" {...textLanguage(locale, server.taglineIn)}>{server.tagline}</p>}
        </div>
        <div class="hero__acts">
          <div class="join">
            <Address server={server} id="address" />
            <CopyButton locale={locale} of="address" counts={`/servers/${server.slug}/copies`} />
          </div>
          {vote ? null : <VoteButton slug={server.slug}>{words.vote}</VoteButton>}
          {isFavourite === undefined ? null : (
            <FavouriteButton
              locale={locale}
              slug={server.slug}
              isFavourite={isFavourite}
              next={`/servers/${server.slug}`}
            />
          )}
        </div>
      </div>
      <div class="hero__band">
        <Community locale={locale} server={server} />
        <Share locale={locale} url={url} title={server.name} />
      </div>
    </header>
  );
}

/** Leads to where the server's players talk: its Discord, or else its website. */
function Community({ locale, server }: { locale: Locale; server: ShownServer }) {
  const { server: words } = locale.words.listing;
  const { community: link } = linksOf(server);
  if (link === undefined) return null;
  return (
    <a href={link.href} rel={OWN_LINK} class="button primary community">
      <Icon name={link.kind} />
      <span>
        {words.community[link.kind]} <span class="community__host">{link.host}</span>
      </span>
    </a>
  );
}

/** The link to a ballot, as a button with the ballot's box. */
export function VoteButton({ slug, children }: { slug: string; children: Child }) {
  return (
    <a class="button button--vote big" href={`/servers/${slug}/vote`}>
      <Box />
      <span>{children}</span>
    </a>
  );
}

function sumsOf(
  locale: Locale,
  { server, votes, standing }: {
    server: ShownServer;
    votes: number;
    standing: Standing | undefined;
  },
) {
  const { home, server: words } = locale.words.listing;
  return [
    ...standing === undefined ? [] : [
      [
        words.rankIn(isolated(server.gameName)),
        <Rank locale={locale} standing={standing} />,
      ] as const,
    ],
    [home.sums.votes(votes), locale.formats.count(votes)],
    ...server.state !== "unknown"
      ? [
        [
          words.playersIn(server.playersOnline),
          <Online locale={locale} server={server} />,
        ] as const,
      ]
      : [],
  ] as const;
}

/** The rank within its game, the number of servers there, and the change since last week. */
function Rank(
  { locale, standing: { rankInGame, listedInGame, weekAgo } }: {
    locale: Locale;
    standing: Standing;
  },
) {
  const { server: words } = locale.words.listing;
  return (
    <>
      #{locale.formats.count(rankInGame)} <span class="soft">{words.of(listedInGame)}</span>{" "}
      <Move locale={locale} rank={rankInGame} before={weekAgo && weekAgo.rankInGame} />
    </>
  );
}
