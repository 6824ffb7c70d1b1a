import type { Area } from "../../../site/web/area.ts";
import { withOptions } from "../../../site/web/route.ts";
import { CATALOG_ROUTES } from "../catalogue/games_and_tags.tsx";
import type { DeskWeb } from "../desk_web.ts";
import { checkAgain, showExamination, tryMail } from "./examination.tsx";
import { removeLogo } from "./look_forms.tsx";
import { removeChannel } from "./news_forms.tsx";
import { channelNews, mailNews, reviewed, saveLook, showSettings } from "./settings_page.tsx";
import { uploadLogo } from "./upload_logo.ts";
import SITE_STYLES from "./site.css" with { type: "text" };

/** The desk's pages about the site itself: health, settings, games and tags. */
export const SITE_AREA: Area<DeskWeb> = {
  routes: [
    ...withOptions({ tab: "health" }, [
      ["GET", "/moderation/health", { may: "health" }, showExamination],
      checkAgain.route,
      tryMail.route,
    ]),
    ...withOptions({ tab: "settings" }, [
      ["GET", "/moderation/settings", { may: "listings" }, showSettings],
      saveLook.route,
      ["POST", "/moderation/settings/logo", { may: "settings", uploads: true }, uploadLogo],
      removeLogo.route,
      reviewed.route,
      mailNews.route,
      channelNews.route,
      removeChannel.route,
    ]),
    ...withOptions({ tab: "catalog" }, CATALOG_ROUTES),
  ],
  styles: { moderators: [SITE_STYLES] },
};
