import { countryName } from "../../servers/countries.ts";
import type { Choice, Choices, Sums } from "../../servers/listed_index.ts";
import type { ListedServer, ListingPage } from "../../servers/listings.ts";
import { browseListings, PAGE_SIZE } from "../../servers/listings.ts";
import { type Search, SORTS } from "../../servers/search.ts";
import { sendError } from "../frame/error_page.tsx";
import { Address, players, Section } from "../frame/parts.tsx";
import { NumberedPages } from "../frame/pages.tsx";
import { sendPublicPage } from "../frame/public_page.tsx";
import { ERRORS } from "../frame/words.ts";
import { linkTo, parseSearch, SEARCH_MAX } from "./search_query.ts";
import { LISTING } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { home } = LISTING;

/** GET /: the listing, searched, filtered, sorted and in pages. */
export function showHome(c: WebContext, web: Web) {
  return sendListing(c, web, { search: parseSearch(c), title: home.title, lead: () => home.lead });
}

/** GET /games/:slug: the servers of a game. */
export function showGame(c: WebContext, web: Web) {
  return showLanding(c, web, "games");
}

/** GET /tags/:slug: the servers with a tag. */
export function showTag(c: WebContext, web: Web) {
  return showLanding(c, web, "tags");
}

async function showLanding(c: WebContext, web: Web, kind: "games" | "tags") {
  const slug = c.req.param("slug") ?? "";
  const name = await web.services.ranking.nameOf(kind, slug);
  if (name === undefined) return await sendError(c, web, "notFound");
  const search = parseSearch(c, kind === "games" ? { game: slug } : { game: "", tag: slug });
  const title = home.landing.title(name);
  return await sendListing(c, web, {
    search,
    title,
    lead: (sums) => home.landing.lead(name, sums),
  });
}

async function sendListing(
  c: WebContext,
  web: Web,
  { search, title, lead }: { search: Search; title: string; lead: (sums: Sums) => string },
) {
  const { now } = web.services;
  return await sendPublicPage(c, web, {
    key: linkTo(search),
    async find() {
      const found = await browseListings(web.services, search, now());
      const words = { title, lead: lead(found.sums) };
      const status = found.servers.length === 0 && search.page > 1 ? 404 : 200;
      const body = <Home search={search} found={found} words={words} />;
      return { title, description: words.lead, status, body };
    },
  });
}

function Home({ search, found, words }: {
  search: Search;
  found: ListingPage;
  words: { title: string; lead: string };
}) {
  const { games } = found.choices;
  const pages = Math.ceil(found.total / PAGE_SIZE);
  const here = home.page(search.page, pages);
  const first = (search.page - 1) * PAGE_SIZE + 1;
  return (
    <>
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      <SearchForm search={search} choices={found.choices} />
      {found.servers.length === 0 ? <Nothing search={search} listed={games.length > 0} /> : (
        <>
          <p class="note">{home.found(found.total)}</p>
          <ol class="servers" start={first}>
            {found.servers.map((server, at) => <ServerRow server={server} rank={first + at} />)}
          </ol>
          <NumberedPages
            label={here}
            here={here}
            page={search.page}
            pages={pages}
            hrefOf={(page) => linkTo({ ...search, page })}
          />
        </>
      )}
    </>
  );
}

function SearchForm({ search, choices }: { search: Search; choices: Choices }) {
  const countries = choices.countries.map((one) => ({ ...one, name: countryName(one.slug) }));
  return (
    <form class="search" method="get" action="/" role="search">
      <label>
        {home.searchLabel}
        <input type="search" name="q" value={search.text} maxlength={SEARCH_MAX} />
      </label>
      <Choose name="game" choices={choices.games} chosen={search.game} />
      <Choose name="tag" choices={choices.tags} chosen={search.tag} />
      <Choose name="country" choices={countries} chosen={search.country} />
      <Choose name="version" choices={choices.versions} chosen={search.version} />
      <label>
        {home.choose.sort.label}
        <select name="sort">
          {SORTS.map((sort) => (
            <option value={sort} selected={sort === search.sort}>{home.sorts[sort]}</option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" name="online" value="1" checked={search.isOnline} />{" "}
        {home.onlineLabel}
      </label>
      <button type="submit" class="primary">{home.searchButton}</button>
    </form>
  );
}

function Choose({ name, choices, chosen }: {
  name: "game" | "tag" | "country" | "version";
  choices: readonly Choice[];
  chosen: string;
}) {
  return (
    <label>
      {home.choose[name].label}
      <select name={name}>
        <option value="">{home.choose[name].all}</option>
        {choices.map(({ slug, name, servers }) => (
          <option value={slug} selected={slug === chosen}>{`${name} (${servers})`}</option>
        ))}
      </select>
    </label>
  );
}

function ServerRow({ server, rank }: { server: ListedServer; rank: number }) {
  return (
    <li>
      <span class="rank" aria-label={home.rank(rank)}>{rank}</span>
      <h2>
        <a href={`/servers/${server.slug}`}>{server.name}</a>
      </h2>
      <div class="about">
        <span>{server.gameName}</span>
        <Address server={server} />
        <span>{home.players(players(server))}</span>
      </div>
      <span class="count">
        <strong>{home.number(server.votesMonthly)}</strong> {home.votes(server.votesMonthly)}
      </span>
    </li>
  );
}

function Nothing({ search, listed }: { search: Search; listed: boolean }) {
  const nothingFound = search.page > 1 ? ERRORS.notFound : home.nothingFound;
  return (
    <Section look="empty" title={listed ? nothingFound : home.nothingListed}>
      {listed
        ? (
          <p>
            {home.nothingFoundNext} <a href="/">{home.showAll}</a>
          </p>
        )
        : <p>{home.nothingListedNext}</p>}
    </Section>
  );
}
