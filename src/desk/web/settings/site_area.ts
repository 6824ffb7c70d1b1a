import type { Area } from "../../../site/web/area.ts";
import { GAME_ROUTES } from "../catalogue/moderation_games.tsx";
import { TAG_ROUTES } from "../catalogue/tags_page.tsx";
import type { DeskWeb } from "../desk_web.ts";

/** The desk's pages about the site itself: health, settings, games and tags. */
export const SITE_AREA: Area<DeskWeb> = {
  routes: [...GAME_ROUTES, ...TAG_ROUTES],
};
