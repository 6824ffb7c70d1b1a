import { plural } from "../../text/language.ts";

/** Texts around the guides. The guides themselves are in docs/. */
export const DOCS = {
  references: { "/docs/api": "API", "/docs/api/rewards": "Rewards API" },
  contracts: "- [API](/openapi.yaml)\n- [Rewards API](/openapi-rewards.yaml)\n",
  all: "All guides and search",
  nav: "Guides",
  contents: "On this page",
  asText: "This page as Markdown",
  table: (nth: number) => `Table ${nth}`,
  search: "Search the docs",
  submit: "Search",
  results: (query: string) => `Search: ${query}`,
  found: (parts: number) => plural(parts, { one: "1 part found", other: `${parts} parts found` }),
  nothing: "Nothing was found. Try other words, such as a code, a header or a plugin.",
  code: "Code",
  status: "Status",
  allErrors: "All errors, and how they look",
} as const;
