import type { ListedServer, ListingPage } from "../../servers/listings.ts";
import { browseListings, PAGE_SIZE } from "../../servers/listings.ts";
import type { ListedGame, Search } from "../../servers/ranking.ts";
import { Address, players, Section } from "../frame/parts.tsx";
import { linkWith, NumberedPages } from "../frame/pages.tsx";
import { sendPublicPage } from "../frame/public_page.tsx";
import { ERRORS } from "../frame/words.ts";
import { LISTING } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { home } = LISTING;

/** Characters of a search that are looked at. */
const SEARCH_MAX = 100;

/** Pages that can be asked for: as many as fit a million servers. */
const PAGE_MAX = 50_000;

/** GET /: the listing, searched, filtered and in pages. */
export async function showHome(c: WebContext, web: Web) {
  const { now } = web.services;
  const search = parseSearch(c);
  return await sendPublicPage(c, web, {
    key: linkTo(search),
    async find() {
      const found = await browseListings(web.services, search, now());
      const body = <Home search={search} found={found} />;
      const status = found.servers.length === 0 && search.page > 1 ? 404 : 200;
      return { title: home.title, description: home.lead, status, body };
    },
  });
}

/** A hand-typed page number that makes no sense is the first page, never an error. */
function parseSearch(c: WebContext): Search {
  const page = Number(c.req.query("page"));
  return {
    text: (c.req.query("q") ?? "").trim().slice(0, SEARCH_MAX),
    game: c.req.query("game") ?? "",
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  };
}

function Home({ search, found }: { search: Search; found: ListingPage }) {
  const { games } = found;
  const pages = Math.ceil(found.total / PAGE_SIZE);
  const here = home.page(search.page, pages);
  const first = (search.page - 1) * PAGE_SIZE + 1;
  return (
    <>
      <h1>{home.title}</h1>
      <p class="lead">{home.lead}</p>
      <SearchForm search={search} games={games} />
      {found.servers.length === 0 ? <Nothing search={search} listed={games.length > 0} /> : (
        <>
          <p class="note">{home.found(found.total)}, {home.sortedBy}</p>
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

function SearchForm({ search, games }: { search: Search; games: readonly ListedGame[] }) {
  return (
    <form class="search" method="get" action="/" role="search">
      <label>
        {home.searchLabel}
        <input type="search" name="q" value={search.text} maxlength={SEARCH_MAX} />
      </label>
      <label>
        {home.gameLabel}
        <select name="game">
          <option value="">{home.allGames}</option>
          {games.map(({ slug, name, servers }) => (
            <option value={slug} selected={slug === search.game}>
              {`${name} (${servers})`}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="primary">{home.searchButton}</button>
    </form>
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

function linkTo({ text, game, page }: Search): string {
  return linkWith("/", { q: text, game, page: page > 1 ? String(page) : "" });
}
