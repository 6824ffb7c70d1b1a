import { raw } from "hono/html";
import { HOST_PAGES, type HostPage } from "../../host_files.ts";
import { sendPublicPage } from "../frame/public_page.tsx";
import { LAYOUT } from "../frame/words.ts";
import type { Site, Web, WebContext } from "../web_env.ts";
import { renderGuide } from "./render_guide.ts";

/** GET /imprint, /terms and /rules: what the host wrote; without its file, the page is not there. */
export function showHostPage(c: WebContext, web: Web) {
  return sendPublicPage(c, web, {
    key: "",
    async find() {
      const name = HOST_PAGES.find((name) => c.req.path === `/${name}`);
      const page = name && await renderHostPage(web.site, name);
      return page && { ...page, narrow: true };
    },
  });
}

/** A host's page: its first heading is the title; undefined when the host wrote none. */
export async function renderHostPage({ brand }: Site, name: HostPage) {
  const text = brand?.pages?.[name];
  if (text === undefined) return undefined;
  const { title, parts } = await renderGuide(
    /^\s*# /.test(text) ? text : `# ${LAYOUT[name]}\n\n${text}`,
  );
  const html = parts.map(({ head, body }) => head + body).join("");
  return { title, body: <div class="prose">{raw(html)}</div> };
}
