import type { Child } from "hono/jsx";
import { sendPublicPage } from "../frame/public_page.tsx";
import { PAGES, readGuides, type ShownGuide } from "./guides.ts";
import { DOCS as words } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

/**
 * Responds with a docs page beside the list of all guides. On a phone the list comes last, with a link to it at the
 * top. `find` makes the page from the guides, or returns undefined if it doesn't exist. `query` is the search text.
 */
export function sendDocs(c: WebContext, web: Web, { query = "", find }: {
  query?: string;
  find: (guides: ShownGuide[]) => { title: string; here?: string; body: Child } | undefined;
}) {
  return sendPublicPage(c, web, {
    key: query,
    async find() {
      const guides = await readGuides(web.site.baseUrl);
      const page = find(guides);
      const body = (
        <div class="docs">
          <p class="to-guides">
            <a href="#guides">{words.all}</a>
          </p>
          <article class="prose">{page?.body}</article>
          <nav id="guides" aria-label={words.nav}>
            <form class="docs-search" action="/docs/search" role="search">
              <input
                type="search"
                name="q"
                value={query}
                aria-label={words.search}
                maxlength={100}
              />
              <button type="submit" class="secondary">{words.submit}</button>
            </form>
            <GuideList guides={guides} here={page?.here} />
          </nav>
        </div>
      );
      return page && { ...page, body };
    },
  });
}

function GuideList({ guides, here }: { guides: readonly ShownGuide[]; here: string | undefined }) {
  const titles = new Map<string, string>(Object.entries(words.references));
  for (const { href, title } of guides) titles.set(href, title);
  return Object.entries(Object.groupBy(PAGES, ({ group }) => group)).map(([group, pages = []]) =>
    group === "" ? null : (
      <section>
        <h2>{group}</h2>
        <ul>
          {pages.map(({ href }) => (
            <li>
              <a href={href} aria-current={href === here ? "page" : undefined}>
                {titles.get(href)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
