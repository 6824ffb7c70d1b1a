/** The words around the guides, whose own words stand in docs/. */
export const DOCS = {
  title: "Docs",
  lead: "Read a server's votes, receive each vote as a signed webhook, and reward players.",
  ways: [
    { href: "/docs/quick-start", label: "Quick start:", about: "from a key to your first vote." },
    {
      href: "/docs/minecraft",
      label: "Minecraft:",
      about: "rewards in ten minutes, without code.",
    },
    { href: "/docs/webhooks", label: "Webhooks:", about: "whole receivers to copy." },
    { href: "/docs/api", label: "API reference:", about: "every answer, field and header." },
  ],
  groups: {
    start: "Read and receive votes",
    game: "On your game server",
    reference: "Reference",
    more: "Good to know",
  },
  references: [
    { href: "/docs/api", title: "API", group: "reference" },
    { href: "/docs/api/rewards", title: "Rewards API", group: "reference" },
  ],
  all: "All guides and search",
  nav: "Guides",
  asText: "This page as Markdown",
  table: (nth: number) => `Table ${nth}`,
  search: "Search the docs",
  submit: "Search",
  results: (query: string) => `Search: ${query}`,
  found: (count: number) => count === 1 ? "1 part found" : `${count} parts found`,
  nothing: "Nothing was found. Try other words, such as a code, a header or a plugin.",
  code: "Code",
  status: "Status",
  allErrors: "All errors, and how they look",
} as const;
