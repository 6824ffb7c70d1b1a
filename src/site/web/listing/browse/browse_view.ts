import type { RankCounts } from "../../../../core/votes/rank_counts.ts";
import type { ListingPage } from "../../../servers/public/listings.ts";
import type { Sums as SumsOfAll } from "../../../servers/index/sums.ts";
import type { Search } from "../../../servers/search/listing_search.ts";
import type { VotesToday } from "../../../voting/my_votes/votes_today.ts";
import { currentLocale } from "../../current_locale.ts";
import type { FilterToDrop } from "./nothing.tsx";

/** The game or tag of a landing page, which lists its servers. */
export interface Landing {
  kind: "games" | "tags";
  slug: string;
  name: string;
}

/** Texts of a page of the listing. */
export interface BrowseCopy {
  title: string;
  heading: string;
  lead: (sums: SumsOfAll) => string;
  /** Whether this is the start page, which lists all servers. */
  isHome: boolean;
  /** The game or tag of a landing page. */
  landing?: Landing;
}

/** The servers that a search found, with the other data on their page. */
export interface FoundServers {
  search: Search;
  found: ListingPage;
  /** Filters to remove if nothing was found. */
  ways: readonly FilterToDrop[];
  /** The votes that determine the rank. */
  counts: RankCounts;
  /** A signed-in player's votes. Undefined on shared pages. */
  today: VotesToday | undefined;
  now: Date;
}

/** The view of a page of the listing. */
export interface BrowseView extends FoundServers {
  copy: BrowseCopy;
  /** The title of this page of the results. */
  title: string;
  description: string;
  status: 200 | 404;
}

/** Returns the view of a page of the listing. A page past the end doesn't exist. */
export function browseView(copy: BrowseCopy, servers: FoundServers): BrowseView {
  const { home } = currentLocale().words.listing;
  const { search: { text, page }, found } = servers;
  const title = text === "" ? copy.title : home.results(text);
  return {
    ...servers,
    copy,
    title: page === 1 ? title : home.pageOf(title, page),
    description: copy.lead(found.sums),
    status: found.servers.length === 0 && page > 1 ? 404 : 200,
  };
}
