import { createHash } from "node:crypto";
import SCRIPT from "./app.js" with { type: "text" };
import STYLES from "./styles.css" with { type: "text" };
import type { WebContext } from "../web_env.ts";

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
  `<rect width="32" height="32" rx="7" fill="#2563eb"/><path d="M8 17l5.5 5.5L24 11" fill="none" stroke="#fff" ` +
  `stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** The paths change with the content, so that browsers may keep what they have for a year. */
export const STYLES_PATH = `/styles.${fingerprint(STYLES)}.css`;
export const SCRIPT_PATH = `/app.${fingerprint(SCRIPT)}.js`;
export const ICON_PATH = `/icon.${fingerprint(ICON)}.svg`;

/** GET of the style sheet. */
export function sendStyles(c: WebContext): Response {
  return send(c, STYLES, "text/css; charset=utf-8");
}

/** GET of the script of all pages. */
export function sendScript(c: WebContext): Response {
  return send(c, SCRIPT, "text/javascript; charset=utf-8");
}

/** GET of the site's icon. */
export function sendIcon(c: WebContext): Response {
  return send(c, ICON, "image/svg+xml");
}

/** Pages of somebody's own lead nobody but them anywhere, so nothing needs to be shut off here. */
const ROBOTS = "User-agent: *\nAllow: /\n";

/** GET of /robots.txt (RFC 9309). */
export function sendRobots(c: WebContext): Response {
  return c.text(ROBOTS, 200, { "Cache-Control": "public, max-age=86400" });
}

function send(c: WebContext, content: string, type: string): Response {
  const headers = { "Content-Type": type, "Cache-Control": "public, max-age=31536000, immutable" };
  return c.body(content, 200, headers);
}

function fingerprint(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 10);
}
