import { raw } from "hono/html";
import { findHostText, type HostPage } from "../../settings/host_files.ts";
import { sendPublicPage } from "../frame/public_page.tsx";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { renderGuide } from "./render_guide.ts";

/** GET /imprint, /terms and /rules: shows the host's text, or "not found" if there is no file for it. */
export function showHostPage(name: HostPage) {
  return (c: WebContext, web: Web) =>
    sendPublicPage(c, web, {
      key: "",
      async find() {
        const page = await renderHostPage(web, name);
        return page && { ...page, narrow: true };
      },
    });
}

/**
 * Renders a host's page with its first heading as the title, or returns undefined if the host has no such page. A page
 * that is missing in the reader's language is shown in another one, with a note.
 */
export async function renderHostPage(
  { site: { brand = {} }, services: { locales } }: Web,
  name: HostPage,
) {
  const locale = currentLocale();
  const found = findHostText(brand, { name, locale, locales });
  if (found === undefined) return undefined;
  const { text, language } = found;
  const { title, parts } = await renderGuide(
    /^\s*# /.test(text) ? text : `# ${language.words.frame.layout[name]}\n\n${text}`,
  );
  const html = parts.map(({ head, body }) => head + body).join("");
  const { hostPages: words } = locale.words;
  const body = language === locale ? <div class="prose" dir="auto">{raw(html)}</div> : (
    <>
      <p class="notice">{words.onlyIn(locale.formats.language(language.tag))}</p>
      <div class="prose" lang={language.lang} dir={language.dir}>{raw(html)}</div>
    </>
  );
  return { title, body };
}
