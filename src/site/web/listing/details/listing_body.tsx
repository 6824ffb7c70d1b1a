import type { LiveStatus } from "../../../polling/own_status.ts";
import { findVoteGoals } from "../../../goals/find_goals.ts";
import { findPlayers } from "../../../polling/player_history.ts";
import type { ShownServer } from "../../../servers/public/shown_server.ts";
import { findRanks } from "../../../servers/ranking/rank_history.ts";
import { findBoard } from "../../../voting/boards.ts";
import { findOwnVote, type OwnVote } from "../../../voting/my_votes/own_vote.ts";
import { votesByDay } from "../../../../core/votes/vote_counts.ts";
import { Crumbs } from "../../kit/page_links.tsx";
import { GoalBars } from "../../servers/goal_bars.tsx";
import { Prose } from "../../servers/prose.tsx";
import { type TextLanguage, textLanguage } from "../../servers/text_language.ts";
import { TopVoters } from "../../voting/boards/board_page.tsx";
import { VoteBox } from "../../voting/favourites/next_vote.tsx";
import {
  PLAYER_DAYS,
  PlayersChart,
  RANK_DAYS,
  RankChart,
  VotesChart,
} from "../charts/listing_charts.tsx";
import { Hero, VoteButton } from "./hero.tsx";
import { FactPanel, Links, Tags } from "./server_facts.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { isolated } from "../../../text/shown_text.ts";
import { dayOf } from "../../../../core/time/day.ts";
import { monthOf } from "../../../voting/month.ts";
import { Panel } from "../../kit/panel.tsx";
import { Chip } from "../../kit/state.tsx";

/** The view of a listing's page. */
export interface ServerView extends ServerHistory {
  server: ShownServer & LiveStatus;
  /** The site's public address. */
  baseUrl: string;
  isModerator: boolean;
  /** Whether it is a favourite of the signed-in player. Undefined for visitors who are signed out. */
  isFavourite: boolean | undefined;
}

/** A server's votes, players and ranks, and the viewer's own vote. */
type ServerHistory = Awaited<ReturnType<typeof findHistory>>;

/** Returns the votes, players and ranks of a server, and the viewer's own vote. */
export async function findHistory(c: WebContext, { services }: Web, serverId: string) {
  const { sql, voteCounts, ranking, now: clock } = services;
  const now = clock();
  const viewer = c.get("viewer");
  const board = { serverId, month: monthOf(now), now };
  const { counts } = ranking;
  const [votes, vote, players, voteDays, standing, ranks, top, goals] = await Promise.all([
    voteCounts(serverId),
    viewer && findOwnVote(sql, { serverId, accountId: viewer.accountId, now }),
    findPlayers(sql, serverId, { now, days: PLAYER_DAYS }),
    votesByDay(sql, serverId, { today: dayOf(now), counts }),
    ranking.standingOf(serverId),
    findRanks(sql, serverId, { now, days: RANK_DAYS }),
    findBoard(sql, board),
    findVoteGoals(sql, serverId, now),
  ]);
  const ranked = voteDays.reduce((sum, day) => sum + day.ranked, 0);
  return { now, votes, ranked, counts, vote, players, voteDays, standing, ranks, top, goals };
}

/** The body of a server's page: its facts, votes, players and text. */
export function ServerBody({ view }: { view: ServerView }) {
  const { server: words, report } = currentLocale().words.listing;
  const { server, baseUrl, vote, ranked, standing, isFavourite } = view;
  const { name, slug, game, gameName } = server;
  return (
    <>
      <Crumbs
        way={[{ href: "/", label: words.servers }, { href: `/games/${game}`, label: gameName }]}
        here={name}
      />
      <Hero
        server={server}
        url={`${baseUrl}/servers/${slug}`}
        votes={ranked}
        vote={vote}
        isFavourite={isFavourite}
        standing={standing}
      />
      <Columns view={view} />
      <p class="actions">
        <a href={`/servers/${slug}/report`}>{report.link}</a>
        {view.isModerator ? <a href={`/moderation/servers/${slug}`}>{words.moderate}</a> : null}
      </p>
      {vote ? null : (
        <div class="votebar">
          <VoteButton slug={slug}>{words.voteFor(isolated(name))}</VoteButton>
        </div>
      )}
    </>
  );
}

/** The listing's text and facts, and its charts. */
function Columns({ view: { server, vote, now, ...found } }: { view: ServerView }) {
  return (
    <div class="split">
      <Reading server={server} vote={vote} now={now} />
      <aside class="stack">
        <GoalBars goals={found.goals} />
        <FactPanel server={server} votes={found.votes} counts={found.counts} />
        <Links server={server} />
        <Tags server={server} />
        <TopVoters slug={server.slug} board={found.top} now={now} />
      </aside>
      <div class="stack">
        <VotesChart days={found.voteDays} />
        <PlayersChart {...found.players} now={now} />
        <RankChart ranks={found.ranks} />
      </div>
    </div>
  );
}

/**
 * The owner's description of the server. It comes first, on phones and for screen readers, too, because players decide
 * by it.
 */
function Reading(
  { server: { slug, ...server }, vote, now }: {
    server: ShownServer;
    vote: OwnVote | undefined;
    now: Date;
  },
) {
  const { server: words } = currentLocale().words.listing;
  const texts = [
    [words.about, server.description, server.descriptionIn],
    [words.rules, server.rules, server.rulesIn],
  ] as const;
  const shown = texts.filter(([_, text]) => text !== "");
  if (!vote && shown.length === 0) return null;
  return (
    <div class="stack">
      {vote ? <VoteBox slug={slug} vote={vote} now={now} /> : null}
      {shown.map(([title, text, language]) => (
        <Panel title={title} aside={<LanguageChip {...textLanguage(language)} />}>
          <Prose text={text} language={textLanguage(language)} />
        </Panel>
      ))}
    </div>
  );
}

/** The language of an owner's text, if it isn't the page's. */
function LanguageChip({ lang }: TextLanguage) {
  return lang === undefined ? null : <Chip>{currentLocale().formats.language(lang)}</Chip>;
}
