import type { ListedServer } from "../../../servers/public/listings.ts";
import type { Sort } from "../../../servers/search/listing_search.ts";
import { Banner, Logo } from "../../servers/face.tsx";
import { Box } from "../../kit/icons.tsx";
import { CopyButton } from "../../kit/copy_button.tsx";
import { PlayersOnline } from "../../servers/players_online.tsx";
import { Address } from "../../servers/server_address.tsx";
import { textLanguage } from "../../servers/text_language.ts";
import { FirstFacts } from "./first_facts.tsx";
import { VotedMark } from "../../voting/favourites/voted_mark.tsx";
import { type ListedRank, Move } from "./move.tsx";
import { isolated } from "../../../text/shown_text.ts";
import { tagName } from "../../servers/tag_name.ts";
import { currentLocale } from "../../current_locale.ts";

/** The width of the banner behind a row: three times its height. */
const LINE_BANNER = "12.5rem";

/** A server in a list. */
export function ServerEntry({ server, sort, listed, vote, isOneGame, isLeader, isFirst }: {
  server: ListedServer;
  sort: Sort;
  /** Absent in the preview of a server that isn't listed. */
  listed: ListedRank | undefined;
  /** The viewer's vote of today: null if it is void, absent if they can vote. */
  vote?: string | null | undefined;
  isOneGame: boolean;
  isLeader: boolean;
  isFirst: boolean;
}) {
  const locale = currentLocale();
  const { board: words } = locale.words.listing;
  const { slug, name, tagline, taglineIn } = server;
  const id = `at-${slug}`;
  return (
    <li class={isLeader ? "entry entry--card" : "entry"}>
      {listed === undefined ? null : (
        <data value={String(listed.rank)}>
          <span class="unseen">{words.rank}</span> {listed.isOfAll ? "#" : null}
          {locale.formats.count(listed.rank)} <Move {...listed} />
        </data>
      )}
      <Banner server={server} sizes={isLeader ? undefined : LINE_BANNER} isFirst={isFirst} />
      <Logo server={server} size={isLeader ? 56 : 44} isFirst={isFirst} />
      <header>
        <h3 dir="auto">
          <a href={`/servers/${slug}`}>{name}</a>
        </h3>
        {tagline === "" ? null : <p {...textLanguage(taglineIn)}>{tagline}</p>}
        <Tags server={server} isOneGame={isOneGame} />
      </header>
      <div>
        <PlayersOnline server={server} />
        <Address server={server} id={id} />
      </div>
      <Votes server={server} sort={sort} />
      {isOneGame ? <FirstFacts server={server} /> : null}
      <EntryActions server={server} addressId={id} vote={vote} />
    </li>
  );
}

/** The buttons that copy the address, by the id of its element, and that lead to the ballot. */
function EntryActions({ server: { slug, name }, addressId, vote }: {
  server: ListedServer;
  addressId: string;
  vote: string | null | undefined;
}) {
  const { board: words } = currentLocale().words.listing;
  return (
    <footer>
      <CopyButton
        of={addressId}
        name={words.copy(isolated(name))}
        counts={`/servers/${slug}/copies`}
      />
      {vote === undefined
        ? (
          <a class="button button--vote" href={`/servers/${slug}/vote`}>
            <Box />
            {words.vote} <b class="unseen">{words.voteFor(isolated(name))}</b>
          </a>
        )
        : <VotedMark slug={slug} name={name} voteId={vote} />}
    </footer>
  );
}

function Tags({ server, isOneGame }: { server: ListedServer; isOneGame: boolean }) {
  const { game, gameName, tags, version } = server;
  return (
    <ul>
      {isOneGame ? null : (
        <li>
          <a href={`/games/${game}`}>
            <bdi>{gameName}</bdi>
          </a>
        </li>
      )}
      {tags.map((tag) => (
        <li>
          <a href={`/tags/${tag.slug}`} dir="auto">{tagName(tag)}</a>
        </li>
      ))}
      {version === "" || isOneGame ? null : (
        <li>
          <bdi>{version}</bdi>
        </li>
      )}
    </ul>
  );
}

/** The votes by which a list is sorted, or those of 30 days if it is sorted by another value. */
function Votes({ server, sort }: { server: ListedServer; sort: Sort }) {
  const locale = currentLocale();
  const { board: words } = locale.words.listing;
  const [votes, of] = sort === "votes_today"
    ? [server.votesToday, words.today]
    : sort === "votes_all"
    ? [server.votesTotal, words.all]
    : [server.votesMonthly, words.monthly];
  return (
    <p>
      <strong>{locale.formats.count(votes)}</strong> {words.votes(votes)}{" "}
      <span class="unseen">{of}</span>
    </p>
  );
}
