import type { Child } from "hono/jsx";
import type { Sums as SumsOfAll } from "../../../servers/index/sums.ts";
import { GameTile, hueOf, Tile } from "../../servers/face.tsx";
import { Crumbs } from "../../kit/page_links.tsx";
import { currentLocale } from "../../current_locale.ts";
import { FigureList } from "../../kit/rows.tsx";

/** The top of a list: heading, subtitle, and the totals if the list isn't filtered further. */
export function Masthead({ heading, line, sums }: {
  heading: string;
  line: Child;
  sums: SumsOfAll | undefined;
}) {
  const locale = currentLocale();
  const { home } = locale.words.listing;
  return (
    <header class="head">
      <hgroup>
        <h1 dir="auto">{heading}</h1>
        <p class="lead">{line}</p>
      </hgroup>
      {sums && (
        <FigureList
          figures={[
            [home.sums.servers(sums.servers), locale.formats.count(sums.servers)],
            [home.sums.online(sums.playersOnline), locale.formats.count(sums.playersOnline)],
            [home.sums.votes(sums.votes), locale.formats.count(sums.votes)],
          ]}
        />
      )}
    </header>
  );
}

/** The top of a game's or tag's landing page, in its colour. Its parent page lists all games, or all servers. */
export function Cover({ kind, slug, name, children }: {
  kind: "games" | "tags";
  slug: string;
  name: string;
  children: Child;
}) {
  const { home } = currentLocale().words.listing;
  const up = kind === "games"
    ? { href: "/games", label: home.games }
    : { href: "/", label: home.board };
  return (
    <>
      <Crumbs way={[up]} here={name} />
      <div class="panel cover">
        <span class="banner" data-hue={hueOf(slug)}></span>
        {kind === "games" ? <GameTile slug={slug} name={name} /> : <Tile slug={slug} name={name} />}
        {children}
      </div>
    </>
  );
}
