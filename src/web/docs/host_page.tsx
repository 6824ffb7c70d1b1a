import { raw } from "hono/html";
import { HOST_PAGES, type HostPage } from "../frame/host_files.ts";
import { sendPublicPage } from "../frame/public_page.tsx";
import type { Site, Web, WebContext } from "../web_env.ts";
import { renderGuide } from "./render_guide.ts";
import type { Locale } from "../../locales/locale.ts";

/** GET /imprint, /terms and /rules: shows the host's text, or "not found" if there is no file for it. */
export function showHostPage(c: WebContext, web: Web) {
  const locale = c.get("locale");
  return sendPublicPage(c, web, {
    key: "",
    async find() {
      const name = HOST_PAGES.find((name) => c.req.path === `/${name}`);
      const page = name && await renderHostPage(locale, web.site, name);
      return page && { ...page, narrow: true };
    },
  });
}

/** Renders a host's page with its first heading as the title; undefined if the host didn't provide one. */
export async function renderHostPage(locale: Locale, { brand }: Site, name: HostPage) {
  const text = brand?.pages?.[name];
  if (text === undefined) return undefined;
  const { title, parts } = await renderGuide(
    /^\s*# /.test(text) ? text : `# ${locale.words.frame.layout[name]}\n\n${text}`,
  );
  const html = parts.map(({ head, body }) => head + body).join("");
  return { title, body: <div class="prose" dir="auto">{raw(html)}</div> };
}
