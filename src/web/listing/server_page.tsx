import { findLiveStatus } from "../../polling/own_status.ts";
import { playersByDay, playersByHour } from "../../polling/player_history.ts";
import { findListed } from "../../servers/listings.ts";
import { findRanks } from "../../servers/rank_history.ts";
import { findBoard } from "../../votes/boards.ts";
import { findOwnVote } from "../../votes/own_vote.ts";
import { countRankingVotes, votesByDay } from "../../votes/vote_counts.ts";
import type { Page } from "../frame/layout.tsx";
import { Crumbs } from "../frame/pages.tsx";
import { Prose, Section } from "../frame/parts.tsx";
import { pictureOf } from "../frame/preview.tsx";
import { sendPublicPage } from "../frame/public_page.tsx";
import { TopVoters } from "../voting/board_page.tsx";
import { VoteBox } from "../voting/next_vote.tsx";
import { PLAYER_DAYS, PlayersChart, RankChart, VotesChart } from "./charts.tsx";
import { Hero, VoteLink } from "./hero.tsx";
import { FactPanel, Links, Tags } from "./server_facts.tsx";
import { gameServer } from "./structured_data.ts";
import { LISTING } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";
import { isolated } from "../../typed_text.ts";
import { dayOf } from "../../time/day.ts";
import { monthOf } from "../../time/month.ts";

const { server: words } = LISTING;

/** GET /servers/:slug: shows an approved server. Others are "not found". */
export function showServer(c: WebContext, web: Web) {
  return sendPublicPage(c, web, { key: "", find: () => findPage(c, web) });
}

async function findPage(c: WebContext, { services, site }: Web): Promise<Page | undefined> {
  const { sql, voteCounts, ranking, now } = services;
  const at = now();
  const server = await findListed(sql, c.req.param("slug") ?? "", at);
  if (!server) return undefined;
  const viewer = c.get("viewer");
  const [votes, ranked, vote, live, hours, days, voteDays, place, ranks, board] = await Promise.all(
    [
      voteCounts(server.id),
      countRankingVotes(sql, server.id, { today: dayOf(at), counts: ranking.counts }),
      viewer && findOwnVote(sql, { serverId: server.id, accountId: viewer.accountId, now: at }),
      findLiveStatus(sql, server.id, at),
      playersByHour(sql, server.id, at, PLAYER_DAYS),
      playersByDay(sql, server.id, at, PLAYER_DAYS),
      votesByDay(sql, server.id, dayOf(at)),
      ranking.placeOf(server.id),
      findRanks(sql, server.id, at),
      findBoard(sql, { serverId: server.id, month: monthOf(at), now: at, isOwner: false }),
    ],
  );
  const { name, slug, game, gameName, description, rules } = server;
  return {
    title: isolated(name),
    description: isolated(server.tagline) || words.description(isolated(name), isolated(gameName)),
    preview: {
      path: `/servers/${slug}`,
      picture: pictureOf(server),
      data: gameServer(site.baseUrl, server),
    },
    body: (
      <>
        <Crumbs
          way={[{ href: "/", label: words.servers }, { href: `/games/${game}`, label: gameName }]}
          here={name}
        />
        <Hero
          server={server}
          votes={ranked}
          vote={vote}
          place={place}
        />
        <div class="split split--server">
          <div class="stack">
            {vote ? <VoteBox slug={slug} vote={vote} now={at} /> : null}
            <VotesChart days={voteDays} />
            <PlayersChart hours={hours} days={days} now={at} />
            <RankChart ranks={ranks} />
            {description === "" ? null : (
              <Section look="panel" title={words.about}>
                <Prose text={description} />
              </Section>
            )}
            {rules === "" ? null : (
              <Section look="panel" title={words.rules}>
                <Prose text={rules} />
              </Section>
            )}
          </div>
          <aside class="stack">
            <TopVoters slug={slug} board={board} now={at} />
            <FactPanel server={server} live={live} votes={votes} counts={ranking.counts} />
            <Links server={server} />
            <Tags server={server} />
            <a href={`/servers/${slug}/report`}>{LISTING.report.link}</a>
          </aside>
        </div>
        {vote ? null : (
          <div class="votebar">
            <VoteLink slug={slug}>{words.voteFor(isolated(name))}</VoteLink>
          </div>
        )}
      </>
    ),
  };
}
