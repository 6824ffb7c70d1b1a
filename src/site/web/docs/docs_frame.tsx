import type { Child } from "hono/jsx";
import { sendPublicPage } from "../frame/public_page.tsx";
import { referenceTitles } from "./docs_sections.ts";
import { PAGES, readGuides, type ShownGuide } from "./guides.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { ENGLISH } from "../../../core/locales/locale.ts";

/** A page of the docs. */
interface DocsPage {
  title: string;
  /** The path of its entry in the list of guides. */
  here?: string;
  body: Child;
  /** Whether `body` is the whole page, without the list of guides. */
  isWhole?: boolean;
}

/**
 * Responds with a docs page beside the list of all guides. On a phone, the list comes last, with a link to it at the
 * top. `find` creates the page from the guides, or returns undefined if it doesn't exist. `query` is the search text on
 * the page of results.
 */
export function sendDocs(c: WebContext, web: Web, { query, find }: {
  query?: string;
  find: (guides: ShownGuide[]) => DocsPage | undefined;
}) {
  return sendPublicPage(c, web, {
    key: query ?? "",
    async find() {
      const guides = await readGuides(web.site.baseUrl);
      const page = find(guides);
      if (page === undefined || page.isWhole) return page;
      return { ...page, body: <DocsFrame guides={guides} query={query} {...page} /> };
    },
  });
}

function DocsFrame({ guides, query, here, body }: DocsPage & {
  guides: readonly ShownGuide[];
  query: string | undefined;
}) {
  const { docs: words } = currentLocale().words;
  return (
    <div class="docs">
      <DocsSearch query={query} placeholder={words.search} />
      <p>
        <a href="#guides">{words.all}</a>
      </p>
      <article class="prose" {...inEnglish()}>
        {body}
      </article>
      <nav id="guides" aria-label={words.nav}>
        <GuideList guides={guides} here={here} />
      </nav>
    </div>
  );
}

/** The search of the docs. */
export function DocsSearch({ query, placeholder }: {
  query?: string | undefined;
  placeholder: string;
}) {
  const { docs: words } = currentLocale().words;
  return (
    <form action="/docs/search" role="search">
      <input
        type="search"
        name="q"
        value={query}
        placeholder={placeholder}
        aria-label={words.search}
        maxlength={100}
      />
      <button type="submit">{words.submit}</button>
    </form>
  );
}

/** Returns the attributes of an English element on a page in another language. */
export function inEnglish(): { lang?: string; dir?: string } {
  const { lang } = currentLocale();
  return lang === ENGLISH.lang ? {} : { lang: ENGLISH.lang, dir: ENGLISH.dir };
}

function GuideList({ guides, here }: {
  guides: readonly ShownGuide[];
  here: string | undefined;
}) {
  const titles = referenceTitles();
  for (const { href, title } of guides) titles.set(href, title);
  return Object.entries(Object.groupBy(PAGES, ({ group }) => group)).map(([group, pages = []]) =>
    group === "" ? null : (
      <section {...inEnglish()}>
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
