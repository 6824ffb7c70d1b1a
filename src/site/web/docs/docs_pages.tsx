import type { Child } from "hono/jsx";
import { raw } from "hono/html";
import { inEnglish, sendDocs } from "./docs_frame.tsx";
import { DocsLanding } from "./docs_landing.tsx";
import { readGuides, type ShownGuide } from "./guides.ts";
import { renderExample } from "./problem_example.ts";
import { PROBLEMS } from "./problem_types.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { ENGLISH } from "../../../core/locales/locale.ts";
import { FactList } from "../kit/rows.tsx";

/** The guides are in English, so the texts around them are, too. */
const { docs: words } = ENGLISH.words;

/** Minimum number of headings below the title for a table of contents. */
const CONTENTS_MIN = 3;

/** GET /docs: shows the start page. */
export function showDocs(c: WebContext, web: Web) {
  return sendDocs(c, web, {
    find(guides) {
      const guide = guides.find(({ href }) => href === "/docs");
      return guide &&
        { title: guide.title, body: <DocsLanding parts={guide.parts} />, isWhole: true };
    },
  });
}

/** GET /docs/:guide: shows a guide. */
export function showGuide(c: WebContext, web: Web) {
  return sendDocs(c, web, {
    find(guides) {
      const guide = guides.find(({ href }) => href === c.req.path);
      return guide && {
        title: guide.title,
        here: guide.href,
        body: <GuideBody guide={guide} />,
        contents: contentsOf(guide),
        isGuide: true,
      };
    },
  });
}

function GuideBody({ guide: { parts, text } }: { guide: ShownGuide }) {
  return (
    <article class="prose" {...inEnglish()}>
      {raw(parts.map(({ head, body }) => head + body).join(""))}
      <p class="note">
        <a href={text}>{words.asText}</a>
      </p>
    </article>
  );
}

/** Returns a page's table of contents, if it has enough headings. Code in tabs has only the tabs' heading. */
function contentsOf({ parts: [, ...parts] }: ShownGuide) {
  const listed = parts.filter(({ isTab }) => !isTab);
  if (listed.length < CONTENTS_MIN) return undefined;
  const title = currentLocale().words.docs.contents;
  return (
    <nav class="docs__contents" aria-label={title}>
      <details class="fold fold--wide">
        <summary>{title}</summary>
        <div>
          <ul {...inEnglish()}>
            {listed.map(({ id, heading, level }) => (
              <li class={level > 2 ? "note" : undefined}>
                <a href={`#${id}`}>{breakable(heading)}</a>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </nav>
  );
}

/** Lets a long code break after its underscores. */
function breakable(heading: string): Child[] {
  return heading.split(/(?<=_)/).flatMap((part, at) => at === 0 ? [part] : [<wbr />, part]);
}

/**
 * GET /problems/:code, a problem's `type`: explains its cause and its solution, from the guide on errors, and shows an
 * example.
 */
export async function showProblem(c: WebContext, web: Web) {
  const code = c.req.param("code") ?? "";
  const problem = PROBLEMS.get(code);
  const example = await renderExample(code, web.site.baseUrl);
  return sendDocs(c, web, {
    find(guides) {
      if (!problem) return undefined;
      const errors = guides.find(({ href }) => href === "/docs/errors");
      const explanation = errors?.parts.find(({ id }) => id === code)?.body ?? "";
      const body = <ProblemBody code={code} {...problem} texts={[explanation, example]} />;
      return { title: problem.title, here: "/docs/errors", body };
    },
  });
}

function ProblemBody({ code, title, status, texts }: {
  code: string;
  title: string;
  status: number;
  /** The section of the guide and the example, as HTML. */
  texts: readonly string[];
}) {
  return (
    <article class="prose" {...inEnglish()}>
      <h1>{title}</h1>
      <FactList facts={[[words.code, <code>{code}</code>], [words.status, status]]} />
      {raw(texts.join(""))}
      <p>
        <a href="/docs/errors">{words.allErrors}</a>
      </p>
    </article>
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
