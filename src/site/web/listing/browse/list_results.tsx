import {
  type ListedServer,
  type ListingPage,
  PAGE_SIZE,
} from "../../../servers/public/listings.ts";
import { type Search, WHOLE_LISTING } from "../../../servers/search/listing_search.ts";
import type { VotesToday } from "../../../voting/my_votes/votes_today.ts";
import { NumberedPages } from "../../kit/page_links.tsx";
import { FEED_PATH } from "../crawlers/atom_feed.ts";
import { ServerList } from "../entries/server_list.tsx";
import { type FilterToDrop, Nothing, PastEnd } from "./nothing.tsx";
import { linkTo } from "./search_query.ts";
import { currentLocale } from "../../current_locale.ts";

/** The servers that were found, or suggestions if nothing was found. */
export function Results({ search, found, ways, isHome, voted }: {
  search: Search;
  found: ListingPage;
  ways: readonly FilterToDrop[];
  isHome: boolean;
  voted: VotesToday["voted"] | undefined;
}) {
  const locale = currentLocale();
  const { home } = locale.words.listing;
  if (found.servers.length === 0) {
    return search.page > 1
      ? <PastEnd search={search} />
      : <Nothing search={search} choices={found.choices} ways={ways} />;
  }
  const pages = Math.ceil(found.total / PAGE_SIZE);
  const isFirst = search.page === 1 && search.sort === WHOLE_LISTING.sort;
  return (
    <>
      <h2 class="unseen">{home.board}</h2>
      <ServerList
        servers={found.servers}
        sort={search.sort}
        rankOf={ranksOf(search, isHome)}
        voted={voted}
        isOneGame={search.game !== ""}
        isPodium={isHome && isFirst}
      />
      <NumberedPages
        label={home.page(search.page, pages)}
        page={search.page}
        pages={pages}
        hrefOf={(page) => linkTo({ ...search, page })}
      />
      <p class="note">
        <a href={FEED_PATH}>
          {locale.words.listing.feed.follow}
        </a>
      </p>
    </>
  );
}

/**
 * Returns a function for the number before a server: its rank among all servers or in its game or, in another order,
 * its position in the list. A rank among all is marked if the list is filtered.
 */
function ranksOf({ sort, game, page }: Search, isHome: boolean) {
  const first = (page - 1) * PAGE_SIZE + 1;
  const which = game === "" ? "rank" : "rankInGame";
  const isOfAll = game === "" && !isHome;
  return (server: ListedServer, at: number) =>
    sort === "votes_today" || sort === "votes_all"
      ? { rank: first + at }
      : { rank: server[which], before: server.weekAgo && server.weekAgo[which], isOfAll };
}
