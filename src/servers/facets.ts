import type { Search } from "./search.ts";

/** Properties that a search filters by. */
interface Facets {
  game: string;
  tags: readonly string[];
  country: string | null;
  version: string;
}

/** Returns the keys of what a server has; its version has one for each beginning. */
export function facetKeys({ game, tags, country, version }: Facets): string[] {
  const numbers = version.split(".");
  return [
    `game ${game}`,
    ...tags.map((tag) => `tag ${tag}`),
    `country ${country}`,
    ...numbers.map((_, at) => `version ${numbers.slice(0, at + 1).join(".")}`),
  ];
}

/** Returns the keys that a search asks for. */
export function wantedKeys({ game, tag, country, version }: Search): string[] {
  return Object.entries({ game, tag, country, version })
    .filter(([, value]) => value !== "")
    .map(([facet, value]) => `${facet} ${value}`);
}

/** Whether a server has what a search asks for. */
export function hasFacets(
  server: Facets,
  { game, tag, country, version }: Search,
): boolean {
  return (game === "" || server.game === game) &&
    (country === "" || server.country === country) &&
    (tag === "" || server.tags.includes(tag)) &&
    (version === "" || server.version === version || server.version.startsWith(`${version}.`));
}
