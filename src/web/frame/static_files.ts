import { createHash } from "node:crypto";
import SCRIPT from "./app.js" with { type: "text" };
import { STYLES } from "./styles.ts";
import type { WebContext } from "../web_env.ts";

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">` +
  `<rect x="2" y="5" width="21" height="21" rx="4" fill="#f4b41f"/><path d="M8 14.5l5.5 6L25.5 4" fill="none" ` +
  `stroke="#14171f" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** The style sheet, the script and the icon of all pages. */
export const STYLES_FILE = createFile("styles", "css", {
  content: STYLES,
  type: "text/css; charset=utf-8",
});
export const SCRIPT_FILE = createFile("app", "js", {
  content: SCRIPT,
  type: "text/javascript; charset=utf-8",
});
export const ICON_FILE = createFile("icon", "svg", { content: ICON, type: "image/svg+xml" });

/** Pages of somebody's own lead nobody but them anywhere, so nothing needs to be shut off here. */
const ROBOTS = "User-agent: *\nAllow: /\n";

/** GET of /robots.txt (RFC 9309). */
export function sendRobots(c: WebContext): Response {
  return c.text(ROBOTS, 200, { "Cache-Control": "public, max-age=86400" });
}

/** The path changes with the content, so that browsers may keep what they have for a year. */
function createFile(
  name: string,
  extension: string,
  { content, type }: { content: string; type: string },
) {
  const fingerprint = createHash("sha256").update(content).digest("hex").slice(0, 10);
  const headers = { "Content-Type": type, "Cache-Control": "public, max-age=31536000, immutable" };
  return {
    path: `/${name}.${fingerprint}.${extension}`,
    send: (c: WebContext): Response => c.body(content, 200, headers),
  };
}
