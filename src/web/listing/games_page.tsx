import { browseListings } from "../../servers/listings.ts";
import type { Choice } from "../../servers/choices.ts";
import { WHOLE_LISTING } from "../../servers/search.ts";
import { GameTile } from "../frame/face.tsx";
import { sendPublicPage } from "../frame/public_page.tsx";
import { count } from "../../text/language.ts";
import { LISTING } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { home } = LISTING;

/** Number of games on the start page, those with the most servers first. */
const POPULAR = 5;

/** GET /games: lists all games with listed servers. */
export function showAllGames(c: WebContext, web: Web) {
  return sendPublicPage(c, web, {
    key: "",
    async find() {
      const { choices } = await browseListings(web.services, WHOLE_LISTING, web.services.now());
      const body = (
        <>
          <h1>{home.games}</h1>
          <p class="lead">{home.gamesLead}</p>
          <ul class="games games--all">
            {choices.games.map((game) => (
              <li>
                <GameChip game={game} />
              </li>
            ))}
          </ul>
          {choices.tags.length === 0 ? null : <h2>{home.tags}</h2>}
          <ul class="tags tags--big">
            {choices.tags.map(({ slug, name, servers }) => (
              <li>
                <a href={`/tags/${slug}`}>
                  <bdi>{name}</bdi> <span class="num">{count(servers)}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      );
      return { title: home.games, description: home.gamesLead, body };
    },
  });
}

/** Links to the pages of the most popular games. */
export function GameChips({ games }: { games: readonly Choice[] }) {
  const popular = games.toSorted((one, other) => other.servers - one.servers).slice(0, POPULAR);
  const more = games.length - popular.length;
  if (games.length < 2) return null;
  return (
    <nav class="games" aria-label={home.games}>
      {popular.map((game) => <GameChip game={game} />)}
      {more > 0 ? <a class="chip" href="/games">{home.moreGames(more)}</a> : null}
    </nav>
  );
}

function GameChip({ game: { slug, name, servers } }: { game: Choice }) {
  return (
    <a class="chip" href={`/games/${slug}`}>
      <GameTile slug={slug} name={name} />
      <bdi>{name}</bdi> <span class="num">{count(servers)}</span>
    </a>
  );
}
