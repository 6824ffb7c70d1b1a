import { FEED_PATH, sendFeed } from "./crawlers/atom_feed.ts";
import { sendBadge } from "./embeds/badge.tsx";
import { noteCopy } from "./count_visits.ts";
import { sendFlag } from "./entries/country_flag.tsx";
import { showAllGames } from "./landing/games_page.tsx";
import { showGame, showHome, showTag } from "./landing/home.tsx";
import { report, showReport } from "./details/report_page.tsx";
import { showServer } from "./details/server_page.tsx";
import { sendSitemap } from "./crawlers/sitemap.ts";
import { sendWidget } from "./embeds/widget.tsx";
import { WIDGET_THEME_FILES } from "../frame/static_files.ts";
import type { Area } from "../area.ts";
import { GAMES_FILE } from "../servers/games_file.ts";
import LISTING_STYLES from "./listing.css" with { type: "text" };
import SERVER_LIST from "./entries/server_list.css" with { type: "text" };
import SERVER_PAGE from "./details/server_page.css" with { type: "text" };
import WIDGET from "./embeds/widget.css" with { type: "text" };
import CHARTS from "./charts/listing_charts.css" with { type: "text" };

/** The public listing: servers, games and tags, the feed and the sitemap. */
export const LISTING_AREA: Area = {
  routes: [
    ["GET", "/", "anybody", showHome],
    ["GET", "/games", "anybody", showAllGames],
    ["GET", "/games/:slug", "anybody", showGame],
    ["GET", "/tags/:slug", "anybody", showTag],
    ["GET", "/servers/:slug", "anybody", showServer],
    ["POST", "/servers/:slug/copies", "anybody", noteCopy],
    ["GET", "/servers/:slug/report", "anybody", showReport],
    report.route,
    ["GET", "/sitemap.xml", "anybody", sendSitemap],
    ["GET", FEED_PATH, "anybody", sendFeed],
  ],
  embedded: [
    ["GET", "/servers/:slug/badge.svg", "anybody", sendBadge],
  ],
  framed: [["GET", "/embed/:slug", "anybody", sendWidget]],
  files: [
    GAMES_FILE,
    ...Object.values(WIDGET_THEME_FILES),
    { path: "/flags/:file", send: sendFlag },
  ],
  styles: { everybody: [LISTING_STYLES, SERVER_LIST, SERVER_PAGE, WIDGET, CHARTS] },
};
