import type { Child } from "hono/jsx";
import type { LiveStatus } from "../../../polling/own_status.ts";
import type { RankCounts } from "../../../../core/votes/rank_counts.ts";
import type { ShownServer } from "../../../servers/public/shown_server.ts";
import type { VoteCounts } from "../../../../core/votes/vote_counts.ts";
import { Icon } from "../../kit/icons.tsx";
import { Day, Instant } from "../../kit/times.tsx";
import { Country } from "../entries/country_flag.tsx";
import { linksOf, OWN_LINK } from "./own_links.ts";
import { tagName } from "../../servers/tag_name.ts";
import { currentLocale } from "../../current_locale.ts";
import { Panel } from "../../kit/panel.tsx";
import { FactList, Row, Rows } from "../../kit/rows.tsx";
import { Chip } from "../../kit/state.tsx";

/** The panel of facts about a server. */
export function FactPanel({ server, votes, counts }: {
  server: ShownServer & LiveStatus;
  votes: VoteCounts;
  /** The votes that determine the rank. */
  counts: RankCounts;
}) {
  const locale = currentLocale();
  const { server: words, live: liveWords } = locale.words.listing;
  const { version, country, languages, createdAt } = server;
  const spoken = locale.formats.facts(languages.map(locale.formats.language));
  return (
    <Panel title={words.facts}>
      <FactList
        facts={[
          [words.version, version === "" ? null : <bdi>{version}</bdi>],
          [words.country, country === null ? null : <Country code={country} />],
          [words.languages(languages.length), spoken === "" ? null : spoken],
          ...liveFacts(server),
          [words.votesWeekly, locale.formats.count(votes.weekly)],
          [words.votesTotal, locale.formats.count(votes.total)],
          [words.listed, <Day at={createdAt} />],
        ]}
      />
      {counts === "all" ? null : <p class="note">{words.allVotes(counts)}</p>}
      {server.verified ? <p class="note">{liveWords.verifiedHelp}</p> : null}
    </Panel>
  );
}

/** Returns the facts from polls: the time since which the server is online, its uptime, and whether it is verified. */
function liveFacts({ state, since, uptime, verified }: LiveStatus): [string, Child][] {
  const locale = currentLocale();
  const { live: liveWords } = locale.words.listing;
  const presence = since === null ? liveWords.neverAnswered : <Instant at={since} />;
  return [
    [
      state === "online" ? liveWords.online : liveWords.offline,
      state === "unknown" ? null : presence,
    ],
    [liveWords.uptime, uptime === null ? null : locale.formats.share(uptime)],
    [liveWords.owner, verified ? <Chip tone="good">{liveWords.verified}</Chip> : null],
  ];
}

/** The owner's links, without the one at the top of the page. */
export function Links({ server }: { server: ShownServer }) {
  const { server: words } = currentLocale().words.listing;
  const { others: links } = linksOf(server);
  if (links.length === 0) return null;
  return (
    <Panel title={words.links}>
      <Rows>
        {links.map(({ kind, href, host }) => (
          <Row
            art={<Icon name={kind} />}
            title={<a href={href} rel={OWN_LINK}>{words[kind]}</a>}
            note={host}
          />
        ))}
      </Rows>
    </Panel>
  );
}

/** A server's tags, each linking to similar servers. */
export function Tags({ server: { tags, game } }: { server: ShownServer }) {
  const { server: words } = currentLocale().words.listing;
  if (tags.length === 0) return null;
  return (
    <Panel title={words.tags}>
      <ul class="actions">
        {tags.map((tag) => (
          <li>
            <Chip href={`/games/${game}?tag=${tag.slug}`}>
              <bdi>{tagName(tag)}</bdi>
            </Chip>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
