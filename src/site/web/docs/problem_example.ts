import { z } from "zod";
import { ENGLISH } from "../../../core/locales/locale.ts";
import { PROJECT } from "../../../core/project.ts";
import { lazily } from "../../../core/work/lazily.ts";
import { renderGuide } from "./render_guide.ts";

const WITH_KEY = `curl -H "Authorization: Bearer $KEY"`;

/**
 * The calls that cause a problem whatever the state of the site, by code. `$KEY` is a key that reads votes, or for the
 * rewards API one that was made for rewards.
 */
export const CAUSES: ReadonlyMap<string, (site: string) => string> = new Map<
  string,
  (site: string) => string
>([
  ["invalid_parameter", (site) => `${WITH_KEY} "${site}/api/v1/vote-check"`],
  ["invalid_body", (site) => `${WITH_KEY} --json "{}" "${site}/rewards/v1/claims"`],
  ["missing_key", (site) => `curl "${site}/api/v1/votes"`],
  ["invalid_key", (site) => `curl -H "Authorization: Bearer vb_1" "${site}/api/v1/votes"`],
  ["scope_missing", (site) => `${WITH_KEY} "${site}/rewards/v1/inbox"`],
  ["not_found", (site) => `${WITH_KEY} "${site}/api/v1/vote"`],
  ["server_unknown", (site) => `curl "${site}/public/v1/servers/no-such-server"`],
  ["method_not_allowed", (site) => `${WITH_KEY} -X DELETE "${site}/api/v1/votes"`],
  ["unsupported_media_type", (site) => `${WITH_KEY} -d "{}" "${site}/rewards/v1/claims"`],
]);

/** A problem, as the contracts' examples have it. */
const EXAMPLE = z.object({ type: z.string(), code: z.string(), request_id: z.string() });

/** Reads the first example of each problem from the contracts, as JSON. */
const readExamples = lazily(async () => {
  const examples = new Map<string, string>();
  for (const folder of ["", "public/", "rewards/"]) {
    const contract = new URL(`generated/${folder}openapi.json`, PROJECT);
    for (const { code, text } of problemsIn(JSON.parse(await Deno.readTextFile(contract)))) {
      if (!examples.has(code)) examples.set(code, text);
    }
  }
  return examples;
});

function problemsIn(value: unknown): { code: string; text: string }[] {
  const { data } = EXAMPLE.safeParse(value);
  if (data) return [{ code: data.code, text: JSON.stringify(value, null, 2) }];
  return typeof value === "object" && value ? Object.values(value).flatMap(problemsIn) : [];
}

/** Returns an answer with a problem, and the call that causes it if there is one, as the HTML of a guide. */
export async function renderExample(code: string, baseUrl: string): Promise<string> {
  const { docs: words } = ENGLISH.words;
  const blocks = [
    { heading: words.cause, language: "sh", text: CAUSES.get(code)?.(baseUrl) },
    { heading: words.answer, language: "json", text: (await readExamples()).get(code) },
  ];
  const text = blocks.filter(({ text }) => text !== undefined)
    .map(({ heading, language, text }) => `## ${heading}\n\n\`\`\`${language}\n${text}\n\`\`\`\n`);
  const { parts } = await renderGuide(text.join("\n"));
  return parts.map(({ head, body }) => head + body).join("");
}
