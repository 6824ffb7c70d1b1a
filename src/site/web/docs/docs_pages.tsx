import { raw } from "hono/html";
import { problems as problemsOfV1 } from "../../../../generated/problems.ts";
import { problems as problemsOfPublic } from "../../../../generated/public/problems.ts";
import { problems as problemsOfRewards } from "../../../../generated/rewards/problems.ts";
import { sendDocs } from "./docs_frame.tsx";
import { readGuides, type ShownGuide } from "./guides.ts";
import type { GuidePart } from "./render_guide.ts";
import { groupGuideHits, type GuideHit, searchGuides } from "./search_guides.ts";
import type { Web, WebContext } from "../web_env.ts";
import { ENGLISH } from "../../../core/locales/locale.ts";
import { FactList, Row } from "../kit/rows.tsx";

/** The guides are in English, so the texts around them are, too. */
const { docs: words } = ENGLISH.words;

/** Minimum number of headings below the title for a table of contents. */
const CONTENTS_MIN = 3;

/** Maximum characters of a search that are used. */
const SEARCH_MAX = 100;

/** An error code, a header and a plugin to search for. */
const EXAMPLES = [
  ["rate_limited", words.examples.code],
  ["X-Listing-Signature", words.examples.header],
  ["Votifier", words.examples.plugin],
] as const;

const PROBLEMS = new Map<string, { title: string; status: number }>(
  Object.entries({ ...problemsOfV1, ...problemsOfRewards, ...problemsOfPublic }),
);

/** GET /docs and /docs/:guide: shows a guide. */
export function showGuide(c: WebContext, web: Web) {
  return sendDocs(c, web, {
    find(guides) {
      const guide = guides.find(({ href }) => href === c.req.path);
      return guide &&
        { title: guide.title, here: guide.href, body: <GuideBody guide={guide} /> };
    },
  });
}

function GuideBody({ guide: { parts: [top, ...rest], text } }: { guide: ShownGuide }) {
  return (
    <>
      {raw(top?.head ?? "")}
      <Contents parts={rest} />
      {raw((top?.body ?? "") + rest.map(({ head, body }) => head + body).join(""))}
      <p class="note">
        <a href={text}>{words.asText}</a>
      </p>
    </>
  );
}

/** A page's table of contents, if it has enough headings. Code in tabs has only the tabs' heading. */
function Contents({ parts }: { parts: readonly GuidePart[] }) {
  const listed = parts.filter(({ isTab }) => !isTab);
  if (listed.length < CONTENTS_MIN) return null;
  return (
    <nav aria-label={words.contents}>
      <details class="fold fold--wide">
        <summary>{words.contents}</summary>
        <div>
          <ul>
            {listed.map(({ id, heading, level }) => (
              <li class={level > 2 ? "note" : undefined}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </nav>
  );
}

/** GET /docs/search: lists the guides' sections that contain the search terms. */
export function showGuideSearch(c: WebContext, web: Web) {
  const query = (c.req.query("q") ?? "").trim().slice(0, SEARCH_MAX);
  return sendDocs(c, web, {
    query,
    find(guides) {
      if (query === "") return { title: words.search, body: <NewSearch /> };
      const title = words.results(query);
      return { title, body: <Results title={title} hits={searchGuides(guides, query)} /> };
    },
  });
}

/** The page of a search before a text is typed. */
function NewSearch() {
  return (
    <>
      <h1>{words.search}</h1>
      <p class="note">{words.ask}</p>
      <Examples />
    </>
  );
}

function Results({ title, hits }: { title: string; hits: readonly GuideHit[] }) {
  return (
    <>
      <h1>{title}</h1>
      <p class="note">{hits.length === 0 ? words.nothing : words.found(hits.length)}</p>
      {hits.length > 0 && (
        <ol class="rows">
          {groupGuideHits(hits).map((group) => <GuideHits hits={group} />)}
        </ol>
      )}
    </>
  );
}

/** The results in one guide: sections with an excerpt, then links to sections where only the code matches. */
function GuideHits({ hits }: { hits: readonly GuideHit[] }) {
  const [{ guide } = { guide: undefined }] = hits;
  const sections = hits.filter(({ href }) => href !== guide?.href);
  const inCode = hits.filter(({ excerpt }) => excerpt.length === 0);
  return (
    <Row
      title={
        <h2>
          <a href={guide?.href}>{guide?.title}</a>
        </h2>
      }
    >
      {hits.filter(({ href }) => href === guide?.href).map((hit) => <Excerpt hit={hit} />)}
      {sections.filter(({ excerpt }) => excerpt.length > 0).map((hit) => (
        <>
          <h3>
            <a href={hit.href}>{hit.heading}</a>
          </h3>
          <Excerpt hit={hit} />
        </>
      ))}
      {inCode.length === 0 ? null : (
        <p>
          {words.inCode}
          {inCode.map(({ href, heading }, nth) => (
            <>
              {nth === 0 ? " " : ", "}
              <a href={href}>{heading}</a>
            </>
          ))}
        </p>
      )}
    </Row>
  );
}

function Excerpt({ hit: { excerpt } }: { hit: GuideHit }) {
  if (excerpt.length === 0) return null;
  return <p>{excerpt.map(({ text, isFound }) => isFound ? <mark>{text}</mark> : text)}</p>;
}

/** Example searches, as tiles like those of the docs' start page. */
function Examples() {
  return (
    <ul>
      {EXAMPLES.map(([example, what]) => (
        <li>
          <strong>
            <a href={`/docs/search?${new URLSearchParams({ q: example })}`}>{example}</a>
          </strong>
          <br />
          {what}
        </li>
      ))}
    </ul>
  );
}

/** GET /problems/:code, a problem's `type`: explains its cause and its solution, from the guide on errors. */
export function showProblem(c: WebContext, web: Web) {
  const code = c.req.param("code") ?? "";
  const problem = PROBLEMS.get(code);
  return sendDocs(c, web, {
    find(guides) {
      if (!problem) return undefined;
      const errors = guides.find(({ href }) => href === "/docs/errors");
      const explanation = errors?.parts.find(({ id }) => id === code)?.body ?? "";
      const body = <ProblemBody code={code} {...problem} explanation={explanation} />;
      return { title: problem.title, here: "/docs/errors", body };
    },
  });
}

function ProblemBody({ code, title, status, explanation }: {
  code: string;
  title: string;
  status: number;
  /** The section of the guide, as HTML. */
  explanation: string;
}) {
  return (
    <>
      <h1>{title}</h1>
      <FactList facts={[[words.code, <code>{code}</code>], [words.status, status]]} />
      {raw(explanation)}
      <p>
        <a href="/docs/errors">{words.allErrors}</a>
      </p>
    </>
  );
}

/** GET /docs/….md: sends a guide as Markdown, with its samples inlined. `text` is its path. */
export function sendMarkdown(text: string) {
  return async (c: WebContext, { site }: Web) => {
    const guides = await readGuides(site.baseUrl);
    const markdown = guides.find((guide) => guide.text === text)?.markdown ?? "";
    return c.body(markdown, 200, { "Content-Type": "text/markdown; charset=UTF-8" });
  };
}

const CONTRACTS = "- [API](/openapi.yaml)\n- [Rewards API](/openapi-rewards.yaml)\n";

/** GET /llms.txt: lists all guides for language models. */
export async function sendGuideList(c: WebContext, { site }: Web) {
  const guides = await readGuides(site.baseUrl);
  const links = guides.map(({ title, text }) => `- [${title}](${text})\n`).join("");
  return c.text(`# ${site.name}\n\n${links}${CONTRACTS}`);
}
