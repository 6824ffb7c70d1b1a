import type { Child } from "hono/jsx";
import { sendPublicPage } from "../frame/public_page.tsx";
import { readGuides, type ShownGuide } from "./guides.ts";
import { DOCS as words } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

/** A page of the docs; `here` is the guide that it belongs to. */
interface DocsPage {
  title: string;
  description?: string;
  here?: string;
  body: Child;
}

/**
 * Answers with a page of the docs beside the list of all guides, which comes last on a phone, with a link to it first;
 * `find` makes it of them, undefined when it leads nowhere. `query` is what was searched.
 */
export function sendDocs(
  c: WebContext,
  web: Web,
  { query = "", find }: { query?: string; find: (guides: ShownGuide[]) => DocsPage | undefined },
) {
  return sendPublicPage(c, web, {
    key: query,
    async find() {
      const guides = await readGuides(web.site.baseUrl);
      const page = find(guides);
      if (page === undefined) return undefined;
      const framed = (
        <div class="docs">
          <p class="to-guides">
            <a href="#guides">{words.all}</a>
          </p>
          <article class="prose">{page.body}</article>
          <nav id="guides" aria-label={words.nav}>
            <SearchForm query={query} />
            <GuideList guides={guides} here={page.here} />
          </nav>
        </div>
      );
      return { ...page, body: framed };
    },
  });
}

function SearchForm({ query }: { query: string }) {
  return (
    <form class="docs-search" action="/docs/search" role="search">
      <input
        type="search"
        name="q"
        value={query}
        placeholder={words.submit}
        aria-label={words.search}
        maxlength={100}
      />
      <button type="submit" class="secondary">{words.submit}</button>
    </form>
  );
}

function GuideList({ guides, here }: { guides: readonly ShownGuide[]; here: string | undefined }) {
  const links = guides.map(({ slug, title, group }) => ({ href: `/docs/${slug}`, title, group }));
  return Object.entries(words.groups).map(([group, name]) => (
    <section>
      <h2>{name}</h2>
      <ul>
        {[...links, ...words.references].filter((link) => link.group === group)
          .map(({ href, title }) => (
            <li>
              <a href={href} aria-current={href === `/docs/${here}` ? "page" : undefined}>
                {title}
              </a>
            </li>
          ))}
      </ul>
    </section>
  ));
}
