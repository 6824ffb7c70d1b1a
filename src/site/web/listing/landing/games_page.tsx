import type { PlayedGame } from "../../../servers/index/listed_index.ts";
import type { Choice } from "../../../servers/search/choices.ts";
import { WHOLE_LISTING } from "../../../servers/search/listing_search.ts";
import { GameTile } from "../../servers/face.tsx";
import { feedOf } from "../crawlers/atom_feed.ts";
import { sendPublicPage } from "../../frame/public_page.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { Row } from "../../kit/rows.tsx";
import { Chip } from "../../kit/state.tsx";
import { tagName } from "../../servers/tag_name.ts";

/** Sort orders of the games. The first is the default. */
const GAMES_ORDERS = ["players", "servers", "name"] as const;

type GamesOrder = typeof GAMES_ORDERS[number];

const COMPARE: Record<GamesOrder, (one: PlayedGame, other: PlayedGame) => number> = {
  players: (one, other) => other.playersOnline - one.playersOnline,
  servers: (one, other) => other.servers - one.servers,
  /** The games are already sorted by name. */
  name: () => 0,
};

/** GET /games: lists all games with listed servers. */
export function showAllGames(c: WebContext, web: Web) {
  const { home } = currentLocale().words.listing;
  const sort = c.req.query("sort");
  const order = sort === "servers" || sort === "name" ? sort : "players";
  return sendPublicPage(c, web, {
    key: order,
    async find() {
      const view = await findGamesView(web, order);
      return {
        title: home.games,
        description: home.gamesLead(view.games.length),
        preview: { path: "/games" },
        feed: feedOf(),
        body: <GamesBody {...view} />,
      };
    },
  });
}

/** The view of the games, in the order in which the page lists them. */
interface GamesView {
  order: GamesOrder;
  games: PlayedGame[];
  tags: readonly Choice[];
}

async function findGamesView(
  { services: { ranking } }: Web,
  order: GamesOrder,
): Promise<GamesView> {
  const [games, { choices }] = await Promise.all([
    ranking.games(),
    ranking.find(WHOLE_LISTING, 0),
  ]);
  const byName = games.toSorted(currentLocale().formats.byName);
  return { order, games: byName.sort(COMPARE[order]), tags: choices.tags };
}

function GamesBody({ order, games, tags }: GamesView) {
  const { home } = currentLocale().words.listing;
  return (
    <>
      <header class="head">
        <hgroup>
          <h1>{home.games}</h1>
          <p class="lead">{home.gamesLead(games.length)}</p>
        </hgroup>
        <OrderLinks order={order} />
      </header>
      <ul class="cards">{games.map((game) => <GameCard game={game} />)}</ul>
      <TagLinks tags={tags} />
    </>
  );
}

function OrderLinks({ order }: { order: GamesOrder }) {
  const { home, filters } = currentLocale().words.listing;
  return (
    <div class="actions">
      <span class="soft" id="sort">{filters.sortBy}</span>
      <nav class="seg" aria-labelledby="sort">
        {GAMES_ORDERS.map((name) => (
          <a
            href={name === "players" ? "/games" : `/games?sort=${name}`}
            aria-current={name === order ? "true" : undefined}
            rel="nofollow"
          >
            {home.gameOrders[name]}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** A game, with its numbers of servers and players. */
function GameCard({ game: { slug, name, servers, playersOnline } }: { game: PlayedGame }) {
  const { home } = currentLocale().words.listing;
  return (
    <Row
      art={<GameTile slug={slug} name={name} />}
      title={
        <h2>
          <a href={`/games/${slug}`} dir="auto">{name}</a>
        </h2>
      }
      note={home.gameCounts(servers, playersOnline)}
    />
  );
}

function TagLinks({ tags }: { tags: readonly Choice[] }) {
  const locale = currentLocale();
  const { home } = locale.words.listing;
  if (tags.length === 0) return null;
  return (
    <section>
      <h2>{home.tags}</h2>
      <ul class="actions">
        {tags.map((tag) => (
          <li>
            <Chip href={`/tags/${tag.slug}`}>
              <bdi>{tagName(tag)}</bdi> <span class="num">{locale.formats.count(tag.servers)}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
