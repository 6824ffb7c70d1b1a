import FAVICON from "./icons/favicon.base64" with { type: "text" };
import TOUCH_ICON from "./icons/touch_icon.base64" with { type: "text" };
import type { Site, WebContext } from "../web_env.ts";
import { createFile, type StaticFile } from "./static_files.ts";

/** The accent of a site whose host chose none: that of tokens.css. */
const ACCENT = "#f4b41f";

/** The luminance (WCAG 2.2) above which black has more contrast than white; there both have 4.58 : 1. */
const LIGHT = 0.179;

/** A picture of the site for whoever asks by this name, such as a phone's home screen. */
export const TOUCH_ICON_PATH = "/apple-touch-icon.png";

/** Icons of sites without a logo, for who asks by these names: an ICO of 32 pixels, and a PNG of 180. */
const ICONS = {
  "/favicon.ico": ["image/x-icon", Uint8Array.fromBase64(FAVICON)],
  [TOUCH_ICON_PATH]: ["image/png", Uint8Array.fromBase64(TOUCH_ICON)],
} as const;

/** A logo may be an SVG: opened by itself it runs nothing and loads nothing. */
const LOGO_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const A_DAY = "public, max-age=86400";

/** Files that depend on who hosts the site. */
export interface SiteFiles {
  icon: StaticFile & { type: string };
  /** The host's colour, after the style sheet of all pages. */
  accent: StaticFile | undefined;
  /** Paths with their answers. */
  all: readonly (readonly [path: string, answer: (c: WebContext) => Response])[];
}

/** Makes the files of a site: icon, logo, accent, and robots.txt (RFC 9309). */
export function createSiteFiles({ baseUrl, brand = {} }: Site): SiteFiles {
  const { accent, logo } = brand;
  const color = accent ?? ACCENT;
  const type = logo?.type ?? "image/svg+xml";
  const icon = createFile("icon", logo?.extension ?? "svg", {
    content: logo?.bytes ?? iconOf(color),
    type,
    headers: { "Content-Security-Policy": LOGO_POLICY },
  });
  const sheet = accent && createFile("accent", "css", {
    content: `:root { --accent: ${accent}; --on-accent: ${inkOn(accent)}; }\n`,
    type: "text/css; charset=utf-8",
  });
  // Nobody is led to what is somebody's own, so nothing needs to be shut off.
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
  const icons = Object.entries(ICONS).map(([path, [type, bytes]]) =>
    [
      path,
      (c: WebContext) =>
        logo
          ? c.redirect(icon.path)
          : c.body(bytes, 200, { "Content-Type": type, "Cache-Control": A_DAY }),
    ] as const
  );
  return {
    icon: { ...icon, type },
    accent: sheet || undefined,
    all: [
      ...[icon, ...sheet ? [sheet] : []].map(({ path, send }) => [path, send] as const),
      ["/robots.txt", (c) => c.text(robots, 200, { "Cache-Control": A_DAY })],
      ...icons,
    ],
  };
}

/**
 * Black or white, whichever reads better on a colour `#rrggbb`: with a contrast of 4.58 : 1 or more.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(inkOn("#f4b41f"), "#000000");
 * assert.equal(inkOn("#2563eb"), "#ffffff");
 * ```
 */
export function inkOn(color: string): "#000000" | "#ffffff" {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > LIGHT ? "#000000" : "#ffffff";
}

/** The ballot box of the site's mark. */
function iconOf(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">` +
    `<rect x="2" y="5" width="21" height="21" rx="4" fill="${color}"/><path d="M8 14.5l5.5 6L25.5 4" fill="none" ` +
    `stroke="#14171f" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
