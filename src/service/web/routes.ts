import type { Handler } from "hono";
import { PASSKEYS_FILE } from "../../site/web/account/passkey_form.tsx";
import { LICENSES_PATH } from "../../site/web/frame/licenses_path.ts";
import { sendLicenses } from "./licenses.ts";
import { AREAS } from "./areas.ts";
import { DESK_STYLES_FILE, MODERATION_STYLES_FILE, STYLES_FILE } from "./style_sheets.ts";
import { FONT_FILES, SCRIPT_FILE, WIDGET_THEME_FILES } from "../../site/web/frame/static_files.ts";
import { GAMES_FILE } from "../../site/web/parts/games_file.ts";
import { sendTheme, THEME_PATH } from "../../site/web/frame/theme.ts";
import { sendFlag } from "../../site/web/listing/country_flag.tsx";
import { sendBadge } from "../../site/web/listing/badge.tsx";
import { sendCard } from "../../site/web/listing/share_card.ts";
import { sendWidget } from "../../site/web/listing/widget.tsx";
import { DESK_FILE } from "../../desk/web/frame/desk_file.ts";
import { VOIDS_FILE } from "../../desk/web/voids/voids_file.ts";
import { WIDGET_FILES } from "../../site/web/voting/widget_files.ts";
import type { DeskWeb } from "../../desk/web/desk_web.ts";
import type { Route } from "../../site/web/route.ts";
import { LISTING_FILE } from "../../site/web/my_servers/listing_file.ts";
import { REMOVED_ROUTES } from "../../site/web/guards/removed_addresses.ts";
import type { WebEnv } from "../../site/web/web_env.ts";

/** The pages with a bot check, the only ones that may load more than this site's own script. */
export const CHECKED_ROUTES: readonly Route<DeskWeb>[] = [
  ...AREAS.flatMap(({ checked }) => checked ?? []),
];

/** Pictures that other sites may embed. */
export const EMBEDDED_ROUTES: readonly Route[] = [
  ["GET", "/servers/:slug/badge.svg", "anybody", sendBadge],
  ["GET", "/servers/:slug/card.png", "anybody", sendCard],
];

/** The only pages that other sites may show in a frame. They run no script and send no form. */
export const FRAMED_ROUTES: readonly Route[] = [["GET", "/embed/:slug", "anybody", sendWidget]];

/** All other pages and forms of the site. */
export const ROUTES: readonly Route<DeskWeb>[] = [
  ...AREAS.flatMap(({ routes }) => routes),
  ...REMOVED_ROUTES,
];

/** The files that pages load. They are public. */
export const PUBLIC_FILES: readonly (readonly [path: string, answer: Handler<WebEnv>])[] = [
  ...[
    STYLES_FILE,
    DESK_STYLES_FILE,
    MODERATION_STYLES_FILE,
    SCRIPT_FILE,
    GAMES_FILE,
    DESK_FILE,
    VOIDS_FILE,
    LISTING_FILE,
    PASSKEYS_FILE,
    ...Object.values({ ...FONT_FILES, ...WIDGET_FILES, ...WIDGET_THEME_FILES }),
  ]
    .map(({ path, send }) => [path, send] as const),
  ["/flags/:file", sendFlag],
  [LICENSES_PATH, sendLicenses],
  [THEME_PATH, sendTheme],
];
