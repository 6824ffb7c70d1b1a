import type { Child } from "hono/jsx";
import { findLiveStatus, type LiveStatus } from "../../polling/own_status.ts";
import { playersByDay, playersByHour } from "../../polling/player_history.ts";
import { languageName } from "../../servers/languages.ts";
import { findListed, type ShownServer } from "../../servers/listings.ts";
import { findOwnVote, type OwnVote } from "../../votes/own_vote.ts";
import type { VoteCounts } from "../../votes/vote_counts.ts";
import { votesByDay } from "../../votes/votes_by_day.ts";
import { dayOf } from "../../votes/voting_day.ts";
import { Banner, Logo } from "../frame/face.tsx";
import { Box, Icon } from "../frame/icons.tsx";
import type { Page } from "../frame/layout.tsx";
import { Address, CopyButton, Crumbs, Facts, Instant, Prose, Sums } from "../frame/parts.tsx";
import { sendPublicPage } from "../frame/public_page.tsx";
import { count, PLAYERS } from "../frame/words.ts";
import { VoteBox } from "../voting/next_vote.tsx";
import { PLAYER_DAYS, PlayersChart, VotesChart } from "./charts.tsx";
import { Country } from "./flags.tsx";
import { LISTING } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { server: words, live: liveWords } = LISTING;

/** GET /servers/:slug: one approved server; any other is not there. */
export function showServer(c: WebContext, web: Web) {
  return sendPublicPage(c, web, { key: "", find: () => findPage(c, web) });
}

async function findPage(c: WebContext, { services }: Web): Promise<Page | undefined> {
  const { sql, voteCounts, ranking, now } = services;
  const at = now();
  const server = await findListed(sql, c.req.param("slug") ?? "", at);
  if (!server) return undefined;
  const viewer = c.get("viewer");
  const [votes, vote, live, hours, days, voteDays, place] = await Promise.all([
    voteCounts(server.id),
    viewer && findOwnVote(sql, { serverId: server.id, accountId: viewer.accountId, now: at }),
    findLiveStatus(sql, server.id, at),
    playersByHour(sql, server.id, at, PLAYER_DAYS),
    playersByDay(sql, server.id, at, PLAYER_DAYS),
    votesByDay(sql, server.id, dayOf(at)),
    ranking.placeOf(server.id),
  ]);
  const { name, slug, game, gameName, description, rules } = server;
  return {
    title: name,
    description: server.tagline || words.description(name, gameName),
    body: (
      <>
        <Crumbs
          way={[{ href: "/", label: words.servers }, { href: `/games/${game}`, label: gameName }]}
          here={name}
        />
        <Hero server={server} votes={votes} vote={vote} rank={place?.rankInGame} />
        <div class="split split--server">
          <div class="stack">
            {vote ? <VoteBox slug={slug} mayVote vote={vote} now={at} /> : null}
            <VotesChart days={voteDays} />
            <PlayersChart hours={hours} days={days} now={at} />
            {description === "" ? null : <Text title={words.about} text={description} />}
            {rules === "" ? null : <Text title={words.rules} text={rules} />}
          </div>
          <aside class="stack">
            <FactPanel server={server} live={live} votes={votes} />
            <Links server={server} />
            <Tags server={server} />
          </aside>
        </div>
        {vote ? null : (
          <div class="votebar">
            <VoteLink slug={slug}>{words.voteFor(name)}</VoteLink>
          </div>
        )}
      </>
    ),
  };
}

function Hero({ server, votes, vote, rank }: {
  server: ShownServer;
  votes: VoteCounts;
  vote: OwnVote | undefined;
  rank: number | undefined;
}) {
  return (
    <header class="hero">
      <Banner server={server} sizes="(min-width: 73.5rem) 73.5rem, 100vw" isFirst />
      <div class="hero__in">
        <Logo server={server} size={104} isFirst />
        <Sums class="sums stand" sums={standing(server, votes, rank)} />
        <div class="hero__who">
          <h1 dir="auto">{server.name}</h1>
          {server.tagline === "" ? null : <p class="soft" dir="auto">{server.tagline}</p>}
        </div>
        <div class="hero__acts">
          <div class="join">
            <Address server={server} id="address" />
            <CopyButton of="address" />
          </div>
          {vote ? null : <VoteLink slug={server.slug}>{words.vote}</VoteLink>}
        </div>
      </div>
    </header>
  );
}

function VoteLink({ slug, children }: { slug: string; children: Child }) {
  return (
    <a class="button button--vote big" href={`/servers/${slug}/vote`}>
      <Box />
      <span>{children}</span>
    </a>
  );
}

function standing(server: ShownServer, votes: VoteCounts, rank: number | undefined) {
  const { gameName, isOffline, playersOnline, playersMax } = server;
  const players = isOffline
    ? (
      <>
        <span class="dot dot--off"></span>
        {PLAYERS.isOffline}
      </>
    )
    : (
      <>
        <span class="dot"></span>
        {count(playersOnline)} <span class="soft">{PLAYERS.max(playersMax)}</span>
      </>
    );
  return [
    ...rank === undefined ? [] : [[words.rankIn(gameName), `#${count(rank)}`] as const],
    [words.votesIn, count(votes.monthly)],
    ...!isOffline && playersMax === 0 ? [] : [[words.playersIn, players] as const],
  ] as const;
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <section class="panel">
      <h2>{title}</h2>
      <Prose text={text} />
    </section>
  );
}

function FactPanel({ server, live, votes }: {
  server: ShownServer;
  live: LiveStatus;
  votes: VoteCounts;
}) {
  const { version, country, languages, createdAt } = server;
  const spoken = languages.map(languageName).join(", ");
  return (
    <section class="panel">
      <h2>{words.facts}</h2>
      <Facts
        isSheet
        facts={[
          [words.version, version === "" ? null : <bdi>{version}</bdi>],
          [words.country, country === null ? null : <Country code={country} />],
          [words.languages(languages.length), spoken === "" ? null : spoken],
          ...liveFacts(live),
          [words.votesWeekly, count(votes.weekly)],
          [words.votesTotal, count(votes.total)],
          [words.listed, createdAt.toISOString().slice(0, 10)],
        ]}
      />
      {live.verified ? <p class="note">{liveWords.verifiedHelp}</p> : null}
    </section>
  );
}

/** Facts that come from polls: since when the server is online, its uptime, and whether it is verified. */
function liveFacts({ state, since, uptime, verified }: LiveStatus): [string, Child][] {
  const presence = since === null ? liveWords.neverAnswered : <Instant at={since} />;
  return [
    [
      state === "online" ? liveWords.online : liveWords.offline,
      state === "unknown" ? null : presence,
    ],
    [liveWords.uptime, uptime === null ? null : percentOf(uptime)],
    [liveWords.owner, verified ? <span class="badge good">{liveWords.verified}</span> : null],
  ];
}

/** Cut, not rounded: 100% is for those that never missed a poll. */
function percentOf(share: number): string {
  return `${(Math.floor(share * 1_000) / 10).toFixed(1)}%`;
}

/** Links of an owner's own: search engines are told that they are no recommendation of this site. */
function Links({ server }: { server: ShownServer }) {
  const links = (["website", "discord", "video"] as const).flatMap((kind) => {
    const href = server[kind];
    return href === null ? [] : [{ kind, href }];
  });
  if (links.length === 0) return null;
  return (
    <section class="panel links">
      <h2>{words.links}</h2>
      {links.map(({ kind, href }) => (
        <a href={href} rel="nofollow ugc noopener">
          <Icon name={kind} />
          {words[kind]}
          <span class="soft">{new URL(href).hostname.replace(/^www\./, "")}</span>
        </a>
      ))}
    </section>
  );
}

function Tags({ server: { tags, game } }: { server: ShownServer }) {
  if (tags.length === 0) return null;
  return (
    <section class="panel">
      <h2>{words.tags}</h2>
      <ul class="tags">
        {tags.map(({ slug, name }) => (
          <li>
            <a href={`/games/${game}?tag=${slug}`} dir="auto">{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
