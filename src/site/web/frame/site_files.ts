import FAVICON from "./icons/favicon.base64" with { type: "text" };
import TOUCH_ICON from "./icons/touch_icon.base64" with { type: "text" };
import { LANGUAGE_PATH } from "../locale/addresses.ts";
import type { Site, WebContext } from "../web_env.ts";
import { createFile, type StaticFile } from "../create_file.ts";

/** The accent of tokens.css, used if the host didn't choose one. */
export const ACCENT = "#f4b41f";

/**
 * The luminance (WCAG 2.2) above which black has more contrast than white. At this value, both have a contrast of 4.58
 * : 1.
 */
const LIGHT = 0.179;

/** The path of the icon for phones' home screens. */
export const TOUCH_ICON_PATH = "/apple-touch-icon.png";

/** The fixed paths of a site's files. */
export const FIXED_PATHS = ["/robots.txt", "/favicon.ico", TOUCH_ICON_PATH] as const;

/** The policy of a logo, which may be an SVG. Opened directly, it must not run scripts or load files. */
const LOGO_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const A_DAY = { "Cache-Control": "public, max-age=86400" };

/** Creates a site's icon (its logo), the style sheet with its accent, and its files at fixed paths. */
export function createSiteFiles({ baseUrl, brand: { accent, logo } = {} }: Site) {
  const type = logo?.type ?? "image/svg+xml";
  const icon = createFile("icon", logo?.extension ?? "svg", {
    content: logo?.bytes ?? iconOf(accent ?? ACCENT),
    type,
    headers: { "Content-Security-Policy": LOGO_POLICY },
  });
  const sheet = accent === undefined ? undefined : createFile("accent", "css", {
    content: `:root { --accent: ${accent}; --on-accent: ${inkOn(accent)}; }\n`,
  });
  const robots =
    `User-agent: *\nAllow: /\nDisallow: ${LANGUAGE_PATH}/\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
  const sendIcon = (type: string, base64: string) => (c: WebContext) =>
    logo
      ? c.redirect(icon.path)
      : c.body(Uint8Array.fromBase64(base64), 200, { ...A_DAY, "Content-Type": type });
  const hashed: readonly StaticFile[] = sheet ? [icon, sheet] : [icon];
  return {
    icon: { path: icon.path, type },
    sheet: sheet?.path,
    /** Files whose paths change with their content. */
    hashed,
    /** Files at fixed paths. */
    fixed: {
      // RFC 9309. Nothing is excluded: crawlers find each language by hreflang, and public pages don't link to private
      // ones.
      "/robots.txt": (c: WebContext) => c.text(robots, 200, A_DAY),
      "/favicon.ico": sendIcon("image/x-icon", FAVICON),
      [TOUCH_ICON_PATH]: sendIcon("image/png", TOUCH_ICON),
    } satisfies Record<typeof FIXED_PATHS[number], StaticFile["send"]>,
  };
}

/** Returns the contrast of the text on a colour `#rrggbb` (WCAG 2.2), from 4.58 to 21. */
export function contrastOn(color: string): number {
  const luminance = luminanceOf(color);
  return inkOn(color) === "#000000" ? (luminance + 0.05) / 0.05 : 1.05 / (luminance + 0.05);
}

/** Returns black or white, whichever has more contrast on a colour `#rrggbb`: at least 4.58 : 1. */
export function inkOn(color: string): "#000000" | "#ffffff" {
  return luminanceOf(color) > LIGHT ? "#000000" : "#ffffff";
}

function luminanceOf(color: string): number {
  const shares = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = shares.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Draws the ballot box of the site's logo. */
function iconOf(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">` +
    `<rect x="2" y="5" width="21" height="21" rx="4" fill="${color}"/><path d="M8 14.5l5.5 6L25.5 4" fill="none" ` +
    `stroke="#14171f" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
