import { countUses, editGame, mergeGames, removeGame } from "../../../site/polling/edit_game.ts";
import { GAME_PROTOCOLS } from "../../../site/polling/game_protocols.ts";
import { addGame, listKnownGames } from "../../../site/polling/games.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { choice, line, whole } from "../../../site/web/forms/fields.tsx";
import { catalogRoutes } from "./catalog_routes.tsx";

/** The routes of the games that servers can be listed under. */
export const GAME_ROUTES = catalogRoutes({
  kind: "game",
  path: "games",
  list: listKnownGames,
  countHeld: async (sql, { slug, servers }) => await countUses(sql, slug) - servers,
  add: addGame,
  edit: (context, slug, game, act) => editGame(context, slug, { game, ...act }),
  merge: (context, slug, into, act) => mergeGames(context, slug, { into, ...act }),
  remove: removeGame,
  fields: {
    name: line({ max: 60 }),
    slug: line({ max: 60, isOptional: true, isPasted: true }),
    defaultPort: whole({ min: 1, max: 65_535 }),
    protocol: choice(),
    queryPortOffset: whole(),
  },
  refused: { game_invalid: "", game_exists: "slug" },
  blank: { protocol: "valve", queryPortOffset: "0" },
  typedOf: ({ name, slug, defaultPort, protocol, queryPortOffset }) => ({
    name,
    slug,
    defaultPort: String(defaultPort),
    protocol: protocol ?? "",
    queryPortOffset: String(queryPortOffset),
  }),
  options: () => ({
    protocol: [
      { value: "", label: currentLocale().words.moderationTabs.games.noProtocol },
      ...GAME_PROTOCOLS.map((protocol) => ({ value: protocol, label: protocol })),
    ],
  }),
  copy() {
    const { name, slug, port, protocol, offset, submit } =
      currentLocale().words.moderationTabs.games;
    return { name, slug, defaultPort: port, protocol, queryPortOffset: offset, submit };
  },
  words: () => currentLocale().words.moderationTabs.games,
  heads() {
    const { games: words, entry } = currentLocale().words.moderationTabs;
    const fields = [words.slug, words.port, words.protocol, words.offset];
    return [words.name.label, entry.listings, ...fields.map(({ label }) => label)];
  },
  cellsOf: ({ name, slug, defaultPort, protocol, queryPortOffset, servers }) => [
    name,
    servers,
    <code>{slug}</code>,
    String(defaultPort),
    protocol ?? currentLocale().words.moderationTabs.games.noProtocol,
    protocol === null ? "" : offsetOf(queryPortOffset),
  ],
});

function offsetOf(offset: number): string {
  if (offset === 0) return currentLocale().words.moderationTabs.games.sameOffset;
  return offset > 0 ? `+${offset}` : String(offset);
}
