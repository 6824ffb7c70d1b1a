import { WHOLE_LISTING } from "../../../servers/search/listing_search.ts";
import { currentLocale } from "../../current_locale.ts";
import { DayStrip } from "../../voting/my_votes/day_progress.tsx";
import type { BrowseView, Landing } from "./browse_view.ts";
import { chosenOf, Filters } from "./filters.tsx";
import { GameChips } from "./game_chips.tsx";
import { Cover, Masthead } from "./landing_head.tsx";
import { Results } from "./list_results.tsx";
import { WaysOn } from "./nothing.tsx";
import { linkTo } from "./search_query.ts";
import { QuickFilters, SortBar } from "./sort_bar.tsx";

/** With fewer servers, a page suggests other pages. */
const FEW = 4;

/** A page of the listing: the start page, that of a game or tag, or that of a search. */
export function BrowseBody({ view }: { view: BrowseView }) {
  return view.copy.isHome ? <StartPage view={view} /> : <FilteredPage view={view} />;
}

function StartPage({ view }: { view: BrowseView }) {
  const { copy: { heading }, found: { choices, sums }, today, now } = view;
  const { home } = currentLocale().words.listing;
  return (
    <>
      <Masthead heading={heading} line={home.lead} sums={sums} />
      <DayStrip today={today} now={now} />
      <GameChips games={choices.games} />
      <SortedServers view={view} />
    </>
  );
}

/** The servers of a game, a tag or a search, beside the filters. */
function FilteredPage({ view }: { view: BrowseView }) {
  const { copy: { heading, landing }, search, found: { choices } } = view;
  return (
    <>
      {landing ? <LandingCover landing={landing} view={view} /> : <h1 dir="auto">{heading}</h1>}
      <div class="split">
        <Filters search={search} choices={choices} isBeside />
        <SortedServers view={view} />
      </div>
    </>
  );
}

/** The servers below their sort options, which contain the start page's filters. */
function SortedServers({ view }: { view: BrowseView }) {
  const { copy: { isHome }, search, found, ways, today } = view;
  const { choices, total } = found;
  return (
    <div class="stack">
      <SortBar search={search} choices={choices} total={total}>
        {isHome ? <Filters search={search} choices={choices} isBeside={false} /> : null}
      </SortBar>
      <Results search={search} found={found} ways={ways} isHome={isHome} voted={today?.voted} />
      {!isHome && total > 0 && total < FEW
        ? <WaysOn title={currentLocale().words.listing.home.more} />
        : null}
    </div>
  );
}

/** The heading of a game's or a tag's page. */
function LandingCover({ landing, view }: { landing: Landing; view: BrowseView }) {
  const { copy: { title, heading }, search, found: { choices, sums } } = view;
  const { home } = currentLocale().words.listing;
  const isFiltered = chosenOf(search, choices).length > 0;
  return (
    <Cover {...landing}>
      <Masthead
        heading={heading}
        line={search.text === "" ? lineOf(landing, view) : (
          <>
            {title} · <a href={linkTo({ ...WHOLE_LISTING, text: search.text })}>{home.searchAll}</a>
          </>
        )}
        sums={isFiltered ? undefined : sums}
      />
      <QuickFilters search={search} choices={choices} />
    </Cover>
  );
}

/** The sentence below a landing page's heading: how to connect to the game's servers, or how they are ranked. */
function lineOf({ kind, slug }: Landing, { counts }: BrowseView): string {
  const locale = currentLocale();
  const { home } = locale.words.listing;
  const connects: Partial<Record<string, string>> = locale.words.games.connect;
  const connect = kind === "games" ? connects[slug.replaceAll("-", "_")] : undefined;
  return connect ?? home.landing.line(counts);
}
