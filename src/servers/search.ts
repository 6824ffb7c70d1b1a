/** Ways to sort the listing; `match` is the best match of a search first, and without words the same as `votes_30`. */
export const SORTS = [
  "match",
  "votes_30",
  "votes_today",
  "votes_all",
  "players",
  "newest",
  "name",
] as const;

/** A way to sort the listing. */
export type Sort = (typeof SORTS)[number];

/** A search of the listing; "" and false ask for nothing. */
export interface Search {
  /** Words of the name, the tagline, the tags, the game, the country or the address, roughly spelled. */
  text: string;
  /** The slug of a game, and of a tag. */
  game: string;
  tag: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Finds "1.21.4" by "1.21". */
  version: string;
  isOnline: boolean;
  sort: Sort;
  /** Starts at 1. */
  page: number;
}

/** The whole listing, most votes first. */
export const WHOLE_LISTING: Search = {
  text: "",
  game: "",
  tag: "",
  country: "",
  version: "",
  isOnline: false,
  sort: "match",
  page: 1,
};

/** Whether a server has what a search filters by. */
export function hasFacets(
  server: { game: string; tags: readonly string[]; country: string | null; version: string },
  { game, tag, country, version }: Search,
): boolean {
  return (game === "" || server.game === game) &&
    (country === "" || server.country === country) &&
    (tag === "" || server.tags.includes(tag)) &&
    (version === "" || server.version === version || server.version.startsWith(`${version}.`));
}
