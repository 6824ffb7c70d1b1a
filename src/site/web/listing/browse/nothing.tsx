import type { Choices } from "../../../servers/search/choices.ts";
import type { Search } from "../../../servers/search/listing_search.ts";
import { GameTile } from "../../servers/face.tsx";
import { Box } from "../../kit/icons.tsx";
import { chosenOf } from "./filters.tsx";
import { landingOf, linkTo } from "./search_query.ts";
import { Row } from "../../kit/rows.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web } from "../../web_env.ts";

/** A filter without which a search has results. */
export interface FilterToDrop {
  label: string;
  href: string;
  servers: number;
}

/** Returns the filters of a search whose removal gives results, most results first, counted in memory. */
export async function findWays(
  { services: { ranking } }: Web,
  { search, choices }: { search: Search; choices: Choices },
): Promise<FilterToDrop[]> {
  const chosen = chosenOf(search, choices);
  if (chosen.length === 1) return []; // the same as clearing all
  const ways = await Promise.all(chosen.map(async ({ label, without }) => {
    const wider = { ...search, ...without, page: 1 };
    const { sums: { servers } } = await ranking.find(wider, 0);
    return { label, href: linkTo(wider), servers };
  }));
  return ways.filter(({ servers }) => servers > 0)
    .sort((one, other) => other.servers - one.servers);
}

/** The message that a search found nothing, with changes that find something. */
export function Nothing(
  { search, choices: { games }, ways }: {
    search: Search;
    choices: Choices;
    ways: readonly FilterToDrop[];
  },
) {
  const locale = currentLocale();
  const { nothing: words } = locale.words.listing;
  if (games.length === 0) return <NothingListed />;
  return (
    <>
      <section class="panel empty">
        <Box />
        <h2 dir="auto">{search.text === "" ? words.found : words.foundFor(search.text)}</h2>
        <p>{adviceOf(search, ways)}</p>
        <div class="actions">
          {ways.map(({ label, href, servers }) => (
            <a class="button" href={href}>
              <span>
                {words.without} <bdi>{label}</bdi>{" "}
                <span class="num soft">{locale.formats.count(servers)}</span>
              </span>
            </a>
          ))}
          <a class={ways.length > 0 ? "button" : "button primary"} href={landingOf(search)}>
            {words.showAll}
          </a>
        </div>
      </section>
      <WaysOn title={words.waysOn} />
    </>
  );
}

function adviceOf({ text }: Search, ways: readonly FilterToDrop[]): string {
  const { nothing: words } = currentLocale().words.listing;
  if (text === "") return ways.length > 0 ? words.drop : words.clear;
  return ways.length > 0 ? words.dropFor : words.retype;
}

/** The message that the page number is beyond the last page. */
export function PastEnd({ search }: { search: Search }) {
  const locale = currentLocale();
  const { nothing: words } = locale.words.listing;
  return (
    <section class="panel empty">
      <Box />
      <h2>{locale.words.frame.errors.notFound}</h2>
      <p>{words.pastEnd}</p>
      <div class="actions">
        <a class="button" href={linkTo({ ...search, page: 1 })}>{words.firstPage}</a>
      </div>
    </section>
  );
}

function NothingListed() {
  const { nothing: words } = currentLocale().words.listing;
  return (
    <section class="panel empty">
      <Box />
      <h2>{words.listed}</h2>
      <p>{words.listedNext}</p>
      <div class="actions">
        <a class="button primary" href="/my/servers/new">{words.list}</a>
      </div>
    </section>
  );
}

/** Links to other pages, each with a drawing. */
export function WaysOn({ title }: { title: string }) {
  const { nothing: words } = currentLocale().words.listing;
  const ways = [
    ["/games", "minecraft", words.games],
    ["/?sort=newest", "palworld", words.newest],
    ["/my/servers/new", "space-engineers", words.own],
  ] as const;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="cards">
        {ways.map(([href, drawing, { label, more }]) => (
          <Row
            art={<GameTile slug={drawing} name={label} />}
            title={<a href={href}>{label}</a>}
            note={more}
          />
        ))}
      </ul>
    </section>
  );
}
