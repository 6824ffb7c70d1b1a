import { countUses, editGame, mergeGames, removeGame } from "../../../site/polling/edit_game.ts";
import { listKnownGames } from "../../../site/polling/games.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import type { FaultyForm } from "../../../site/web/kit/form.tsx";
import { readTyped, redirectTo, submit } from "../../../site/web/forms/submit.ts";
import { sendError } from "../../../site/web/frame/error_page.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { askToMerge, sendEntry, takingLong } from "./catalog_entry.tsx";
import { GAME_FORM, GameFields } from "./moderation_games.tsx";

/** GET /moderation/games/:slug: shows a game, and forms to edit, merge and remove it. */
export async function showGameEntry(c: WebContext, web: Web, sent?: FaultyForm) {
  const games = await listKnownGames(web.services.sql);
  const game = games.find(({ slug }) => slug === c.req.param("slug"));
  if (!game) return await sendError(c, web, "notFound");
  const typed = {
    name: game.name,
    slug: game.slug,
    defaultPort: String(game.defaultPort),
    protocol: game.protocol ?? "",
    queryPortOffset: String(game.queryPortOffset),
  };
  const fields = (
    <GameFields form={sent ?? { typed }} slug={currentLocale().words.moderationTabs.entry.slug} />
  );
  const held = await countUses(web.services.sql, game.slug) - game.servers;
  return await sendEntry(c, web, {
    catalog: "games",
    entry: { ...game, held },
    all: games,
    sent,
    fields,
  });
}

/** POST /moderation/games/:slug: saves a game. */
export const saveGameEntry = submit({
  schema: GAME_FORM,
  fields: { game_invalid: "", game_exists: "slug" },
  show: showGameEntry,
  async act(c, web, game) {
    await editGame(takingLong(c, web), c.req.param("slug") ?? "", { game, ...actOf(c, web) });
    return redirectTo(c, "/moderation/games", "game_edited");
  },
});

/** GET /moderation/games/:slug/merge: asks whether to merge a game into another. */
export async function askGameMerge(c: WebContext, web: Web) {
  const all = await listKnownGames(web.services.sql);
  const { labels, ranks, players, noProtocol } = currentLocale().words.moderationTabs.entry.merge;
  const find = (slug: string) => all.find((game) => game.slug === slug);
  const more = (from: string, into: string) => {
    const name = isolated(find(into)?.name ?? into);
    const was = find(from)?.protocol ?? noProtocol;
    const now = find(into)?.protocol ?? noProtocol;
    const ranked = [labels.ranks, ranks(name)] as const;
    return was === now ? [ranked] : [ranked, [labels.players, players(name, now, was)] as const];
  };
  return await askToMerge(c, web, { catalog: "games", all, more });
}

/** POST /moderation/games/:slug/merge: merges a game into another. */
export async function submitGameMerge(c: WebContext, web: Web) {
  const { into = "" } = await readTyped(c);
  if (into === "") return await askGameMerge(c, web);
  await mergeGames(takingLong(c, web), c.req.param("slug") ?? "", { into, ...actOf(c, web) });
  return redirectTo(c, `/moderation/games/${into}`, "game_merged");
}

/** POST /moderation/games/:slug/removal: removes a game that no listing has. */
export async function removeGameEntry(c: WebContext, web: Web) {
  await removeGame(web.services, c.req.param("slug") ?? "", actOf(c, web));
  return redirectTo(c, "/moderation/games", "game_removed");
}
