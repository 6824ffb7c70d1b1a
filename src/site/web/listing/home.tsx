import { isolated } from "../../text/shown_text.ts";
import type { Sums as SumsOfAll } from "../../servers/sums.ts";
import {
  browseListings,
  type ListedServer,
  type ListingPage,
  PAGE_SIZE,
} from "../../servers/listings.ts";
import { findMovedSlug } from "../../servers/moved_slug.ts";
import type { RankCounts } from "../../../core/votes/rank_counts.ts";
import { type Search, WHOLE_LISTING } from "../../servers/search.ts";
import type { VotesToday } from "../../voting/votes_today.ts";
import { sendError } from "../frame/error_page.tsx";
import { NumberedPages } from "../parts/page_links.tsx";
import { sendPublicPage } from "../frame/public_page.tsx";
import { DayStrip } from "../voting/my_votes.tsx";
import { FEED_PATH, feedOf } from "./atom_feed.ts";
import { ServerList } from "./server_list.tsx";
import { chosenOf, Filters, QuickFilters, SortBar } from "./filters.tsx";
import { GameChips } from "./games_page.tsx";
import { Cover, Masthead } from "./landing_head.tsx";
import { type FilterToDrop, findWays, Nothing, PastEnd, WaysOn } from "./nothing.tsx";
import { linkTo, neaterPath, parseSearch, searchPath, tagsOf } from "./search_query.ts";
import { itemList } from "./structured_data.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { tagName } from "../parts/tag_name.ts";

/** Below this number of servers, a page says where else to look. */
const FEW = 4;

/** GET /: the listing with search, filters, sorting and pages. The servers of one game or tag have its head. */
export async function showHome(c: WebContext, web: Web) {
  const { home } = currentLocale().words.listing;
  const search = parseSearch(c);
  const landing = await findLanding(web, search);
  if (landing) return await sendLanding(c, web, { search, landing });
  const isWhole = linkTo({ ...search, sort: WHOLE_LISTING.sort, page: 1 }) === "/";
  const heading = isWhole
    ? home.heading
    : search.text === ""
    ? home.title
    : home.results(search.text);
  const lead = home.lead(web.services.ranking.counts);
  return await sendListing(c, web, { search, title: home.title, heading, lead: () => lead });
}

/** GET /games/:slug: the servers of a game. */
export function showGame(c: WebContext, web: Web) {
  return showLanding(c, web, "games");
}

/** GET /tags/:slug: the servers with a tag. */
export function showTag(c: WebContext, web: Web) {
  return showLanding(c, web, "tags");
}

async function showLanding(c: WebContext, web: Web, kind: Landing["kind"]) {
  const slug = c.req.param("slug") ?? "";
  const name = await web.services.ranking.nameOf(kind, slug);
  if (name === undefined) return await leadToMoved(c, web, { kind, slug });
  return await sendLanding(c, web, {
    search: searchOf(c, kind, slug),
    landing: { kind, slug, name },
  });
}

/** A game or tag, whose servers a page lists. */
interface Landing {
  kind: "games" | "tags";
  slug: string;
  name: string;
}

/** Finds the game or only tag of a search, if there is such a one. */
async function findLanding({ services }: Web, search: Search): Promise<Landing | undefined> {
  const { game, tags: [tag = "", ...others] } = search;
  const [kind, slug] = game !== "" ? ["games", game] as const : ["tags", tag] as const;
  if (slug === "" || game === "" && others.length > 0) return undefined;
  const name = await services.ranking.nameOf(kind, slug);
  return name === undefined ? undefined : { kind, slug, name };
}

function sendLanding(
  c: WebContext,
  web: Web,
  { search, landing: found }: { search: Search; landing: Landing },
) {
  const { home } = currentLocale().words.listing;
  const landing = found.kind === "tags" ? { ...found, name: tagName(found) } : found;
  const name = isolated(landing.name);
  const title = home.landing.title(name);
  const lead = (sums: SumsOfAll) => home.landing.lead(name, sums.servers, sums.playersOnline);
  // A number stays with its name: "Counter-Strike 2", also on a phone.
  const heading = search.text === ""
    ? title.replaceAll(/ (?=\d)/g, "\u00a0")
    : home.results(search.text);
  return sendListing(c, web, { search, title, heading, lead, landing });
}

function searchOf(c: WebContext, kind: Landing["kind"], slug: string): Search {
  if (kind === "games") return parseSearch(c, { game: slug });
  return parseSearch(c, { game: "", tags: tagsOf([slug, ...c.req.queries("tag") ?? []]) });
}

/** Texts of a page of the listing. `landing` is the game or tag of a landing page. */
interface Words {
  title: string;
  heading: string;
  lead: (sums: SumsOfAll) => string;
  landing?: Landing;
}

/** Leads from the former address of a game or tag to today's. Browsers ask again: it may get the former one back. */
async function leadToMoved(
  c: WebContext,
  web: Web,
  { kind, slug }: Pick<Landing, "kind" | "slug">,
) {
  const one = kind === "games" ? "game" : "tag";
  const moved = await findMovedSlug(web.services.sql, { kind: one, slug });
  if (moved === undefined) return await sendError(c, web, "notFound");
  c.header("Cache-Control", "no-cache");
  return c.redirect(`/${kind}/${moved}${new URL(c.req.url).search}`, 301);
}

/** What a signed-in player's page shows of their votes. */
interface Viewed {
  /** Undefined on pages that everybody shares. */
  today: VotesToday | undefined;
  now: Date;
}

async function sendListing(
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
  /** What to do if nothing was found. */
  ways: readonly FilterToDrop[];
  words: Words;
  /** Which votes determine the rank. */
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
  const isFiltered = chosenOf(search, choices).length > 0;
  return (
    <>
      {landing === undefined ? <h1 dir="auto">{heading}</h1> : (
        <Cover {...landing}>
          <Masthead
            heading={heading}
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
      )}
      <div class="split">
        {filters}
        {results}
      </div>
    </>
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

function Results({ search, found, ways, isHome, voted }: {
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
 * Returns the rank among all servers or those of a game; if sorted by other votes, the position in the list. A rank
 * among all says so wherever only some of them are listed.
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
