import type { Area } from "../../../site/web/area.ts";
import { CATALOG_ROUTES } from "../catalogue/games_and_tags.tsx";
import type { DeskWeb } from "../desk_web.ts";
import { checkAgain, showExamination, tryMail } from "./examination.tsx";
import { removeLogo, saveTexts, uploadLogo } from "./save_look.ts";
import { channelNews, mailNews, removeChannel, reviewed, showSettings } from "./settings_page.tsx";
import SITE_STYLES from "./site.css" with { type: "text" };

/** The desk's pages about the site itself: health, settings, games and tags. */
export const SITE_AREA: Area<DeskWeb> = {
  routes: [
    ["GET", "/moderation/health", { may: "health" }, showExamination],
    checkAgain.route,
    tryMail.route,
    ["GET", "/moderation/settings", { may: "listings" }, showSettings],
    ["POST", "/moderation/settings", { may: "settings" }, saveTexts],
    ["POST", "/moderation/settings/logo", { may: "settings", uploads: true }, uploadLogo],
    ["POST", "/moderation/settings/logo/removal", { may: "settings" }, removeLogo],
    reviewed.route,
    mailNews.route,
    channelNews.route,
    removeChannel.route,
    ...CATALOG_ROUTES,
  ],
  styles: { moderators: [SITE_STYLES] },
};
