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
  /** The list of its headings. */
  contents?: Child;
  /** Whether it is a guide, which the ones before and after it follow. */
  isGuide?: boolean;
  /** Whether `body` is the whole page, without the list of guides. */
  isWhole?: boolean;
}

/**
 * Responds with a docs page between the list of all guides and its contents. On a phone, the contents are folded above
 * it, and the list comes last, with a link to it at the top. `find` creates the page from the guides, or returns
 * undefined if it doesn't exist. `query` is the search text on the page of results.
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
      return { ...page, body: <DocsFrame guides={guides} query={query} page={page} /> };
    },
  });
}

function DocsFrame({ guides, query, page: { here, body, contents, isGuide } }: {
  guides: readonly ShownGuide[];
  query: string | undefined;
  page: DocsPage;
}) {
  const { docs: words } = currentLocale().words;
  return (
    <div class={contents ? "docs docs--wide" : "docs"}>
      <DocsSearch query={query} placeholder={words.search} />
      <p>
        <a href="#guides">{words.all}</a>
      </p>
      {contents}
      <div class="stack">
        {body}
        {isGuide && <Neighbors guides={guides} here={here} />}
      </div>
      <nav id="guides" aria-label={words.nav}>
        <GuideList guides={guides} here={here} />
      </nav>
    </div>
  );
}

/** Links to the guides before and after one, in the order of the list. The start page is neither. */
function Neighbors({ guides, here }: { guides: readonly ShownGuide[]; here: string | undefined }) {
  const { docs: words } = currentLocale().words;
  const listed = guides.filter(({ group }) => group !== "");
  const at = listed.findIndex(({ href }) => href === here);
  const link = (guide: ShownGuide | undefined, rel: "prev" | "next") =>
    guide && (
      <a class="panel" rel={rel} href={guide.href}>
        <span class="note">{words[rel]}</span>
        <b {...inEnglish()}>{guide.title}</b>
      </a>
    );
  return (
    <nav class="docs__around" aria-label={words.around}>
      {link(listed[at - 1], "prev")}
      {link(listed[at + 1], "next")}
    </nav>
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
