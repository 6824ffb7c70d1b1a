import { countUses, editGame, mergeGames, removeGame } from "../../../site/polling/edit_game.ts";
import { GAME_PROTOCOLS } from "../../../site/polling/protocols/game_protocols.ts";
import { addGame, listKnownGames } from "../../../site/polling/games.ts";
import {
  addTag,
  editTag,
  listKnownTags,
  mergeTags,
  removeTag,
  TAG_MAX,
} from "../../../site/servers/catalogue/tags.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { choice, line, whole } from "../../../site/web/forms/fields.tsx";
import { FilterForm } from "../../../site/web/kit/filter_form.tsx";
import type { Route } from "../../../site/web/route.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { createCatalog } from "./catalog.tsx";
import { CATALOG_PATH } from "./catalog_list.tsx";

/** Maximum characters of a filter. */
const TEXT_MAX = 60;

/** The games that servers can be listed under. */
const GAMES = createCatalog({
  path: "games",
  list: listKnownGames,
  countHeld: async (sql, { slug, servers }) => await countUses(sql, slug) - servers,
  add: addGame,
  edit: (context, slug, { values: game, ...act }) => editGame(context, slug, { game, ...act }),
  merge: mergeGames,
  remove: removeGame,
  fields: {
    name: line({ max: 60 }),
    slug: line({ max: 60, isOptional: true, isPasted: true }),
    defaultPort: whole({ min: 1, max: 65_535 }),
    protocol: choice(),
    queryPortOffset: whole(),
  },
  refused: { game_invalid: "form", game_exists: "slug" },
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
  copy(slug) {
    const { name, port, protocol, offset, submit } = currentLocale().words.moderationTabs.games;
    return { name, slug, defaultPort: port, protocol, queryPortOffset: offset, submit };
  },
  factsOf({ defaultPort, protocol, queryPortOffset: offset }) {
    const { games: words } = currentLocale().words.moderationTabs;
    return [
      words.facts.port(String(defaultPort)),
      protocol ?? words.facts.closed,
      ...protocol === null || offset === 0
        ? []
        : [words.facts.offset(offset > 0 ? `+${offset}` : String(offset))],
    ];
  },
}, showCatalogs);

/** The tags that owners choose from. Its fields have different names, because the page also has those of a game. */
const TAGS = createCatalog({
  path: "tags",
  list: listKnownTags,
  add: (context, tag, act) => addTag(context, named(tag), act),
  edit: (context, slug, { values: tag, ...act }) =>
    editTag(context, slug, { typed: named(tag), ...act }),
  merge: mergeTags,
  remove: removeTag,
  fields: {
    tag: line({ max: TAG_MAX }),
    tagSlug: line({ max: 40, isOptional: true, isPasted: true }),
  },
  refused: { tag_invalid: "form", tag_exists: "tag" },
  blank: {},
  typedOf: ({ name, slug }) => ({ tag: name, tagSlug: slug }),
  options: () => ({}),
  copy(slug) {
    const { name, submit } = currentLocale().words.moderationTabs.tags;
    return { tag: name, tagSlug: slug, submit };
  },
  factsOf: () => [],
}, showCatalogs);

/** The routes of games and tags. */
export const CATALOG_ROUTES: readonly Route[] = [
  ["GET", CATALOG_PATH, { may: "catalog" }, showCatalogs],
  ...GAMES.routes,
  ...TAGS.routes,
];

/** GET /moderation/games: shows the games that servers can be listed under, and the tags that owners choose from. */
async function showCatalogs(c: WebContext, web: Web): Promise<Response> {
  const { moderation: { tabs }, moderationTabs: { entry: { find } } } = currentLocale().words;
  const { sql } = web.services;
  const text = (c.req.query("q") ?? "").trim().slice(0, TEXT_MAX);
  const [games, tags] = await Promise.all([listKnownGames(sql), listKnownTags(sql)]);
  return await sendModeration(c, web, {
    title: tabs.catalog,
    body: (
      <>
        <FilterForm
          path={CATALOG_PATH}
          label={find.label}
          fields={[{ name: "q", label: find.name, value: text, maxlength: TEXT_MAX }]}
          submit={find.submit}
          all={text !== "" && { href: CATALOG_PATH, label: find.all }}
        />
        <div class="split">
          <GAMES.List entries={games} text={text} />
          <TAGS.List entries={tags} text={text} />
        </div>
      </>
    ),
  });
}

function named({ tag: name, tagSlug: slug }: { tag: string; tagSlug: string }) {
  return { name, slug };
}
