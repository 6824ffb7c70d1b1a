import type { Child } from "hono/jsx";
import type { Sums as SumsOfAll } from "../../servers/sums.ts";
import { GameTile, hueOf, Tile } from "../frame/face.tsx";
import { Crumbs } from "../frame/page_links.tsx";
import { Sums } from "../frame/parts.tsx";
import { count } from "../../text/language.ts";
import { LISTING } from "./words.ts";

const { home } = LISTING;

/** The head of a list: heading, subtitle, and sums. */
export function Masthead({ heading, line, sums }: {
  heading: string;
  line: string;
  sums: SumsOfAll;
}) {
  return (
    <header class="mast">
      <div>
        <h1 dir="auto">{heading}</h1>
        <p class="lead">{line}</p>
      </div>
      <Sums
        sums={[
          [home.sums.servers, count(sums.servers)],
          [home.sums.online, count(sums.playersOnline)],
          [home.sums.votes, count(sums.votes)],
        ]}
      />
    </header>
  );
}

/** The head of a game's or tag's landing page, in its colour. Its parent page lists all games, or all servers. */
export function Cover({ kind, slug, name, children }: {
  kind: "games" | "tags";
  slug: string;
  name: string;
  children: Child;
}) {
  const up = kind === "games"
    ? { href: "/games", label: home.games }
    : { href: "/", label: home.board };
  return (
    <>
      <Crumbs way={[up]} here={name} />
      <div class="cover">
        <span class={`banner ${hueOf(slug)}`}></span>
        {kind === "games" ? <GameTile slug={slug} name={name} /> : <Tile slug={slug} name={name} />}
        {children}
      </div>
    </>
  );
}
