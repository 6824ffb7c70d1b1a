import { byName } from "../catalogue/by_name.ts";
import type { CatalogNames, RankingChange } from "../ranking/ranking_changes.ts";

/** A choice, and the number of listed servers that have it. */
export interface Choice {
  slug: string;
  name: string;
  servers: number;
}

/**
 * The choices that narrow a search down: all games by name, and the others by the number of servers in the search's
 * game.
 */
export interface Choices {
  games: readonly Choice[];
  tags: readonly Choice[];
  /** Slug and name are the code. */
  countries: readonly Choice[];
  /** Slug and name are the code. */
  languages: readonly Choice[];
  /** The first two numbers, such as "1.21". */
  versions: readonly Choice[];
}

/** Maximum versions to choose from, most frequent first. */
const VERSIONS_MAX = 50;

/** Counts the choices among the servers of a game, or among all servers for "". */
export function chooseFrom(
  servers: readonly Pick<RankingChange, "game" | "tags" | "country" | "languages" | "version">[],
  game: string,
  names: CatalogNames,
): Choices {
  const found = servers.filter((server) => game === "" || server.game === game);
  return {
    games: count(servers.map((server) => server.game), names.games).sort(byName),
    tags: count(found.flatMap(({ tags }) => tags), names.tags),
    countries: count(found.flatMap(({ country }) => country ?? [])),
    languages: count(found.flatMap(({ languages }) => languages)),
    versions: count(found.flatMap(({ version }) => shortOf(version) ?? []))
      .slice(0, VERSIONS_MAX),
  };
}

/** Counts equal slugs, most frequent first. */
function count(slugs: readonly string[], names?: ReadonlyMap<string, string>): Choice[] {
  const counts = new Map<string, number>();
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return choicesOf(counts, names);
}

/** Returns counted slugs as choices, most frequent first. */
export function choicesOf(
  counts: Iterable<readonly [slug: string, servers: number]>,
  names?: ReadonlyMap<string, string>,
): Choice[] {
  return [...counts].map(([slug, servers]) => ({ slug, name: names?.get(slug) ?? slug, servers }))
    .sort((one, other) => other.servers - one.servers || byName(one, other));
}

/** Only numbers, because otherwise one owner's text would appear on the first page. */
function shortOf(version: string): string | undefined {
  return /^\d{1,4}(\.\d{1,4}(?=\.|$)|$)/.exec(version)?.[0];
}
