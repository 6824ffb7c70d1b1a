import { byName } from "../catalogue/by_name.ts";
import type { Names, RankingChange } from "../ranking/ranking_changes.ts";

/** An option, and how many listed servers have it. */
export interface Choice {
  slug: string;
  name: string;
  servers: number;
}

/** Options that narrow a search down, by the number of servers in its game that have them; all games, by name. */
export interface Choices {
  games: readonly Choice[];
  tags: readonly Choice[];
  /** By code, which is also the name. */
  countries: readonly Choice[];
  /** By code, which is also the name. */
  languages: readonly Choice[];
  /** By their first two numbers: "1.21". */
  versions: readonly Choice[];
}

/** Number of versions to choose from: the most frequent ones. */
const VERSIONS_MAX = 50;

/** Counts what the servers of a game have, or all servers for "". */
export function chooseFrom(
  servers: readonly Pick<RankingChange, "game" | "tags" | "country" | "languages" | "version">[],
  game: string,
  names: Names,
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

/** Words are excluded; otherwise one owner's text would appear on everyone's first page. */
function shortOf(version: string): string | undefined {
  return /^\d{1,4}(\.\d{1,4}(?=\.|$)|$)/.exec(version)?.[0];
}
