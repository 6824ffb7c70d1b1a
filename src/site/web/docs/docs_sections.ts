import { STATUS_CODES } from "node:http";
import { ENGLISH } from "../../../core/locales/locale.ts";
import { lazily } from "../../../core/work/lazily.ts";
import { readContractSections } from "./contract_sections.ts";
import type { DocsSection } from "./docs_section.ts";
import { PAGES, type ShownGuide } from "./guides.ts";
import { PROBLEMS } from "./problem_types.ts";

/** Returns the sections of the guides. Error codes are also found by their status. */
export function guideSections({ href, title, group, weight, parts }: ShownGuide): DocsSection[] {
  const page = { href, title, group, weight };
  return parts.map(({ id, heading, text, prose }, nth) => {
    const aliases = href === "/docs/errors" ? aliasesOf(heading) : "";
    return { href: nth === 0 ? href : `${href}#${id}`, heading, aliases, page, prose, text };
  });
}

/** Returns the status of an error code, as a number and in words. */
function aliasesOf(code: string): string {
  const { status } = PROBLEMS.get(code) ?? {};
  return status === undefined ? "" : `${status} ${STATUS_CODES[status]}`;
}

/** Returns the sections of the references, which are read on first use. */
export const readReferenceSections = lazily(async () => {
  const titles = referenceTitles();
  const references = PAGES.filter(({ href }) => titles.has(href));
  const sections = references.map(({ href, file, group, weight }) =>
    readContractSections(file, { href, group, weight, title: titles.get(href) ?? "" })
  );
  return (await Promise.all(sections)).flat();
});

/** Returns the titles of the references by path. */
export function referenceTitles(): Map<string, string> {
  const { references } = ENGLISH.words.docs;
  return new Map([
    ["/docs/api", references.api],
    ["/docs/api/rewards", references.rewards],
    ["/docs/api/public", references.public],
  ]);
}
