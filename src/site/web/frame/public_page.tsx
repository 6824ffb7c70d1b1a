import { hasSessionCookie } from "../../sign_in/sessions/session_cookie.ts";
import { noticeOf } from "./notices.ts";
import { sendError } from "./error_page.tsx";
import { isForOne, type Page, renderPage, sendPage } from "./layout.tsx";
import { keep, type KeptPage } from "../page_memory.ts";
import { acceptsGzip } from "../create_file.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";

/** Browsers revalidate the page each time. Shared caches store it per session. */
const HEADERS = {
  "Content-Type": "text/html; charset=UTF-8",
  "Cache-Control": "no-cache",
  Vary: "Cookie, Accept-Encoding",
};

/**
 * Responds with a page that is the same for all signed-out visitors, from the cache if it was rendered recently. `key`
 * distinguishes it from other pages of the same path. `find` returns the page, or undefined if it doesn't exist.
 */
export async function sendPublicPage(
  c: WebContext,
  web: Web,
  { key, find }: { key: string; find: () => Promise<Page | undefined> },
): Promise<Response> {
  let page: Page | undefined;
  const look = async () => {
    const found = await find();
    return found && { preview: { path: c.req.path }, ...found };
  };
  const kept = isForEverybody(c, web)
    ? await web.memory.find(`${c.req.path} ${currentLocale().tag} ${key}`, async () => {
      page = await look();
      if (page === undefined || (page.status ?? 200) !== 200) return undefined;
      const html = await renderPage(c, web, page);
      return isForOne(c, html) ? undefined : html;
    })
    : undefined;
  if (kept) return sendKept(c, kept);
  page ??= await look();
  return page ? await sendPage(c, web, page) : await sendError(c, web, "notFound");
}

/** Returns whether all visitors get the same page, which excludes pages with a session or a notice. */
function isForEverybody(c: WebContext, { site }: Web): boolean {
  return noticeOf(c) === undefined && !hasSessionCookie(c.req.raw.headers, site.baseUrl);
}

/**
 * Responds with a public file that is generated and cached like a public page. Other caches may keep it for `keptS`
 * seconds. `make` returns undefined if it doesn't exist.
 */
export async function sendKeptFile(
  c: WebContext,
  web: Web,
  { key, type, keptS, make }: {
    key: string;
    type: string;
    keptS: number;
    make: () => Promise<string | undefined>;
  },
): Promise<Response> {
  // Shared caches may store this response, so it must not set the cookie of a session that was just renewed.
  c.header("Set-Cookie", undefined);
  let made: ReturnType<typeof make> | undefined;
  const look = () => made ??= make();
  const file = await web.memory.find(key, look) ?? await look().then((text) => text && keep(text));
  if (!file) return await sendError(c, web, "notFound");
  return sendKept(c, file, { "Content-Type": type, "Cache-Control": `public, max-age=${keptS}` });
}

function sendKept(
  c: WebContext,
  { body, zipped, etag }: KeptPage,
  headers: Record<string, string> = HEADERS,
): Response {
  const tagged = { Vary: "Accept-Encoding", ...headers, ETag: etag };
  const known = c.req.header("if-none-match") ?? "";
  if (known.includes(etag)) return c.body(null, 304, tagged);
  if (zipped === undefined || !acceptsGzip(c)) return c.body(body, 200, tagged);
  return c.body(zipped, 200, { ...tagged, "Content-Encoding": "gzip" });
}
