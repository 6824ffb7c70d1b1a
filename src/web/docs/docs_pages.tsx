import { raw } from "hono/html";
import { problems as problemsOfV1 } from "../../../generated/problems.ts";
import { problems as problemsOfRewards } from "../../../generated/rewards/problems.ts";
import { Facts } from "../frame/parts.tsx";
import { sendDocs } from "./docs_frame.tsx";
import { readGuides } from "./guides.ts";
import { searchGuides } from "./search_guides.ts";
import { DOCS as words } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

/** Characters of a search that are looked at. */
const SEARCH_MAX = 100;

const PROBLEMS = new Map<string, { title: string; status: number }>(
  Object.entries({ ...problemsOfV1, ...problemsOfRewards }),
);

/** GET /docs: what there is. */
export function showDocs(c: WebContext, web: Web) {
  const body = (
    <>
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      {words.ways.map(({ href, label, about }) => (
        <p>
          <a href={href}>{label}</a> {about}
        </p>
      ))}
    </>
  );
  return sendDocs(c, web, {
    find: () => ({ title: words.title, description: words.lead, body }),
  });
}

/** GET /docs/:guide. */
export function showGuide(c: WebContext, web: Web) {
  return sendDocs(c, web, {
    find(guides) {
      const guide = guides.find(({ slug }) => slug === c.req.param("guide"));
      if (guide === undefined) return undefined;
      const body = (
        <>
          {raw(guide.parts.map(({ head, body }) => head + body).join(""))}
          <p class="note">
            <a href={`/docs/${guide.slug}.md`}>{words.asText}</a>
          </p>
        </>
      );
      return { title: guide.title, here: guide.slug, body };
    },
  });
}

/** GET /docs/search: the parts of the guides that have the words. */
export function showSearch(c: WebContext, web: Web) {
  const query = (c.req.query("q") ?? "").trim().slice(0, SEARCH_MAX);
  return sendDocs(c, web, {
    query,
    find(guides) {
      const hits = searchGuides(guides, query);
      const body = (
        <>
          <h1>{query === "" ? words.search : words.results(query)}</h1>
          <p class="note">{hits.length === 0 ? words.nothing : words.found(hits.length)}</p>
          <ol class="hits">
            {hits.map(({ href, heading, excerpt }) => (
              <li>
                <a href={href}>{heading}</a>
                <p>{excerpt.map(({ text, isFound }) => isFound ? <mark>{text}</mark> : text)}</p>
              </li>
            ))}
          </ol>
        </>
      );
      return { title: words.search, body };
    },
  });
}

/** GET /problems/:code, the `type` of a problem: when it comes and what to do, from the guide on errors. */
export function showProblem(c: WebContext, web: Web) {
  const code = c.req.param("code") ?? "";
  return sendDocs(c, web, {
    find(guides) {
      const problem = PROBLEMS.get(code);
      if (problem === undefined) return undefined;
      const errors = guides.find(({ slug }) => slug === "errors");
      const body = (
        <>
          <h1>{problem.title}</h1>
          <Facts facts={[[words.code, <code>{code}</code>], [words.status, problem.status]]} />
          {raw(errors?.parts.find(({ id }) => id === code)?.body ?? "")}
          <p>
            <a href="/docs/errors">{words.allErrors}</a>
          </p>
        </>
      );
      return { title: problem.title, here: "errors", body };
    },
  });
}

/** GET /docs/….md: a guide as Markdown, with its samples in it. */
export async function sendMarkdown(c: WebContext, { site }: Web) {
  const guides = await readGuides(site.baseUrl);
  const guide = guides.find(({ slug }) => c.req.path === `/docs/${slug}.md`);
  return c.body(guide?.markdown ?? "", 200, { "Content-Type": "text/markdown; charset=UTF-8" });
}

/** GET /llms.txt: the list of all guides, for programs that read. */
export async function sendGuideList(c: WebContext, { site }: Web) {
  const guides = await readGuides(site.baseUrl);
  const links = [
    ...guides.map(({ slug, title }) => `[${title}](/docs/${slug}.md)`),
    "[API](/openapi.yaml)",
    "[Rewards API](/openapi-rewards.yaml)",
  ];
  return c.text(
    `# ${site.name}\n\n> ${words.lead}\n\n## ${words.title}\n\n- ${links.join("\n- ")}\n`,
  );
}
