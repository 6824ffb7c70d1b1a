import { inEnglish, sendDocs } from "./docs_frame.tsx";
import { readReferenceSections } from "./docs_sections.ts";
import { type DocsHit, type DocsResults, searchDocs } from "./search_docs.ts";
import type { Web, WebContext } from "../web_env.ts";
import { ENGLISH } from "../../../core/locales/locale.ts";
import { Row, Rows } from "../kit/rows.tsx";

/** The docs are in English, so the texts around their sections are, too. */
const { docs: words } = ENGLISH.words;

/** Maximum characters of a search that are used. */
const SEARCH_MAX = 100;

/** What readers ask most often, with the pages that answer it. */
const OFTEN = [
  ["/docs/errors#invalid_key", words.often.key],
  ["/docs/errors#days-and-windows", words.often.day],
  ["/docs/webhooks#duplicates", words.often.twice],
  ["/docs/webhooks#behind-a-router", words.often.laptop],
  ["/docs/webhooks#where-they-come-from", words.often.addresses],
] as const;

/** GET /docs/search: lists the places in the guides and references that contain any of the search terms. */
export async function showDocsSearch(c: WebContext, web: Web) {
  const query = (c.req.query("q") ?? "").trim().slice(0, SEARCH_MAX);
  const references = await readReferenceSections();
  return sendDocs(c, web, {
    query,
    find(guides) {
      if (query === "") return { title: words.search, body: <NewSearch /> };
      const title = words.results(query);
      return {
        title,
        body: <Results query={query} {...searchDocs({ guides, references }, query)} />,
      };
    },
  });
}

/** The page of a search before a text is typed. */
function NewSearch() {
  return (
    <article class="prose" {...inEnglish()}>
      <h1>{words.search}</h1>
      <p class="note">{words.ask}</p>
      <Often />
    </article>
  );
}

function Results({ query, hits, synonyms }: DocsResults & { query: string }) {
  if (hits.length === 0) {
    return (
      <article class="prose" {...inEnglish()}>
        <h1>{words.nothing(query)}</h1>
        <Often />
      </article>
    );
  }
  return (
    <div class="stack" {...inEnglish()}>
      <h1>{words.results(query)}</h1>
      <p class="note">
        {words.found(hits.length)}
        {synonyms.length > 0 && (
          <>
            {" "}
            {words.synonyms} <b>{synonyms.join(", ")}</b>
          </>
        )}
      </p>
      <section class="panel">
        <Rows isRanked>{hits.map((hit) => <Hit hit={hit} />)}</Rows>
      </section>
    </div>
  );
}

function Hit({ hit: { href, heading, page, excerpt } }: { hit: DocsHit }) {
  const isPart = page.href !== href && !page.href.startsWith("/docs/api");
  const title = isPart ? words.part(page.title, heading) : heading;
  return (
    <Row title={<a href={href}>{title}</a>} note={words.place(page.group, page.title)}>
      <p>{excerpt.map(({ text, isFound }) => isFound ? <mark>{text}</mark> : text)}</p>
    </Row>
  );
}

/** Links to the answers that most readers look for. */
function Often() {
  return (
    <>
      <p>{words.often.lead}</p>
      <ul>
        {OFTEN.map(([href, question]) => (
          <li>
            <a href={href}>{question}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
