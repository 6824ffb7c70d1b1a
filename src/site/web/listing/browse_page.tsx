import type { Sums as SumsOfAll } from "../../servers/public/sums.ts";
import { browseListings, type ListingPage, PAGE_SIZE } from "../../servers/public/listings.ts";
import type { RankCounts } from "../../../core/votes/rank_counts.ts";
import { type Search, WHOLE_LISTING } from "../../servers/search/search.ts";
import type { VotesToday } from "../../voting/votes_today.ts";
import { sendPublicPage } from "../frame/public_page.tsx";
import { DayStrip } from "../voting/day_strip.tsx";
import { feedOf } from "./atom_feed.ts";
import { chosenOf, Filters } from "./filters.tsx";
import { QuickFilters, SortBar } from "./sort_bar.tsx";
import { GameChips } from "./games_page.tsx";
import { Cover, Masthead } from "./landing_head.tsx";
import { type FilterToDrop, findWays, WaysOn } from "./nothing.tsx";
import { linkTo, neaterPath, searchPath } from "./search_query.ts";
import { itemList } from "./structured_data.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { Results } from "./list_results.tsx";

/** Below this number of servers, a page says where else to look. */
const FEW = 4;

/** A game or tag, whose servers a page lists. */
export interface Landing {
  kind: "games" | "tags";
  slug: string;
  name: string;
}

/** Texts of a page of the listing. `landing` is the game or tag of a landing page. */
interface Words {
  title: string;
  heading: string;
  lead: (sums: SumsOfAll) => string;
  landing?: Landing;
}

/** A signed-in player's votes, as the page shows them. */
interface Viewed {
  /** Undefined on shared pages. */
  today: VotesToday | undefined;
  now: Date;
}

/** Responds with the list of servers that a landing page or a search shows. */
export async function sendListing(
  c: WebContext,
  web: Web,
  { search, ...words }: Words & { search: Search },
) {
  const { home } = currentLocale().words.listing;
  const { now } = web.services;
  const neater = neaterPath(c, search);
  if (neater !== undefined) return c.redirect(neater);
  return await sendPublicPage(c, web, {
    key: linkTo(search),
    async find() {
      const found = await browseListings(web.services, search, now());
      const description = words.lead(found.sums);
      const status = found.servers.length === 0 && search.page > 1 ? 404 : 200;
      const { counts } = web.services.ranking;
      const ways = found.total > 0 ? [] : await findWays(web, { search, choices: found.choices });
      const viewed = { today: c.get("today"), now: now() };
      const body = (
        <Listing
          search={search}
          found={found}
          ways={ways}
          words={words}
          counts={counts}
          viewed={viewed}
        />
      );
      const preview = {
        path: searchPath(search),
        data: itemList(web.site.baseUrl, found.servers, (search.page - 1) * PAGE_SIZE + 1),
      };
      const named = search.text === "" ? words.title : home.results(search.text);
      const title = search.page === 1 ? named : home.pageOf(named, search.page);
      return { title, description, status, preview, feed: feedOf(), body };
    },
  });
}

function Listing({ search, found, ways, words, counts, viewed }: {
  search: Search;
  found: ListingPage;
  /** Advice if nothing was found. */
  ways: readonly FilterToDrop[];
  words: Words;
  /** The votes that determine the rank. */
  counts: RankCounts;
  viewed: Viewed;
}) {
  const { home } = currentLocale().words.listing;
  const { choices, sums, total } = found;
  const { heading, landing } = words;
  const isHome = heading === home.heading;
  const filters = <Filters search={search} choices={choices} isBeside={!isHome} />;
  const results = (
    <div class="stack">
      <SortBar search={search} choices={choices} total={total}>
        {isHome ? filters : null}
      </SortBar>
      <Results
        search={search}
        found={found}
        ways={ways}
        isHome={isHome}
        voted={viewed.today?.voted}
      />
      {!isHome && total > 0 && total < FEW ? <WaysOn title={home.more} /> : null}
    </div>
  );
  if (isHome) {
    return (
      <>
        <Masthead heading={heading} line={home.lead(counts)} sums={sums} />
        <DayStrip {...viewed} />
        <GameChips games={choices.games} />
        {results}
      </>
    );
  }
  return (
    <>
      {landing === undefined ? <h1 dir="auto">{heading}</h1> : (
        <LandingCover
          landing={landing}
          search={search}
          found={found}
          words={words}
          counts={counts}
        />
      )}
      <div class="split">
        {filters}
        {results}
      </div>
    </>
  );
}

/** The head of a game's or a tag's page. */
function LandingCover({ landing, search, found: { choices, sums }, words, counts }: {
  landing: Landing;
  search: Search;
  found: ListingPage;
  words: Words;
  counts: RankCounts;
}) {
  const { home } = currentLocale().words.listing;
  const isFiltered = chosenOf(search, choices).length > 0;
  return (
    <Cover {...landing}>
      <Masthead
        heading={words.heading}
        line={search.text === "" ? lineOf(landing, counts) : (
          <>
            {words.title} ·{" "}
            <a href={linkTo({ ...WHOLE_LISTING, text: search.text })}>{home.searchAll}</a>
          </>
        )}
        sums={isFiltered ? undefined : sums}
      />
      <QuickFilters search={search} choices={choices} />
    </Cover>
  );
}

/** The sentence below a landing page's heading: how to connect to the game's servers, or how they are ranked. */
function lineOf({ kind, slug }: Landing, counts: RankCounts): string {
  const locale = currentLocale();
  const { home } = locale.words.listing;
  const connects: Partial<Record<string, string>> = locale.words.games.connect;
  const connect = kind === "games" ? connects[slug.replaceAll("-", "_")] : undefined;
  return connect ?? home.landing.line(counts);
}
