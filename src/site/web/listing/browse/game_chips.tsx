import type { Choice } from "../../../servers/search/choices.ts";
import { currentLocale } from "../../current_locale.ts";
import { Chip } from "../../kit/state.tsx";
import { GameTile } from "../../servers/face.tsx";

/** Number of games on the start page, by number of servers. */
const POPULAR = 5;

/** Links to the pages of the most popular games. */
export function GameChips({ games }: { games: readonly Choice[] }) {
  const { home } = currentLocale().words.listing;
  const popular = games.toSorted((one, other) => other.servers - one.servers).slice(0, POPULAR);
  const more = games.length - popular.length;
  if (games.length < 2) return null;
  return (
    <nav class="chipline" aria-label={home.games}>
      {popular.map((game) => <GameChip game={game} />)}
      {more > 0 ? <Chip href="/games">{home.moreGames(more)}</Chip> : null}
    </nav>
  );
}

function GameChip({ game: { slug, name, servers } }: { game: Choice }) {
  return (
    <Chip href={`/games/${slug}`}>
      <GameTile slug={slug} name={name} />
      <bdi>{name}</bdi> <span class="num">{currentLocale().formats.count(servers)}</span>
    </Chip>
  );
}
