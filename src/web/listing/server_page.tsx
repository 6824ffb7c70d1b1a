import { findLiveStatus } from "../../polling/live_status.ts";
import { playersByDay, playersByHour } from "../../polling/player_history.ts";
import { findListed } from "../../servers/browse_listings.ts";
import { findOwnVote } from "../../votes/own_vote.ts";
import { AddressToCopy, Facts, players } from "../frame/facts.tsx";
import type { Page } from "../frame/layout.tsx";
import { liveFacts } from "./live_facts.tsx";
import { renderMarkdown } from "../frame/markdown.ts";
import { PlayerSection } from "./player_chart.tsx";
import { Prose } from "../frame/prose.tsx";
import { sendPublicPage } from "../frame/public_page.tsx";
import { Votes } from "./server_votes.tsx";
import { LISTING } from "./words.ts";
import { VoteBox } from "../voting/vote_box.tsx";
import type { Web, WebContext } from "../web_env.ts";

const { server: words } = LISTING;

/** GET /servers/:slug: one approved server; any other is not there. */
export function showServer(web: Web) {
  return (c: WebContext) => sendPublicPage(c, web, { key: "", find: () => findPage(c, web) });
}

async function findPage(c: WebContext, { services }: Web): Promise<Page | undefined> {
  const { sql, voteCounts, now } = services;
  const at = now();
  const server = await findListed(sql, c.req.param("slug") ?? "", at);
  if (!server) return undefined;
  const viewer = c.get("viewer");
  const [votes, vote, live, hours, days, html] = await Promise.all([
    voteCounts(server.id),
    viewer && findOwnVote(sql, { serverId: server.id, accountId: viewer.accountId, now: at }),
    findLiveStatus(sql, server.id, at),
    playersByHour(sql, server.id, at),
    playersByDay(sql, server.id, at),
    renderMarkdown(server.description),
  ]);
  return {
    title: server.name,
    description: words.description(server.name, server.gameName),
    body: (
      <>
        <p>
          <a href="/">{words.back}</a>
        </p>
        <h1>{server.name}</h1>
        <div class="beside">
          <div>
            <Facts
              isCard
              facts={[
                [words.game, <a href={`/?game=${server.game}`}>{server.gameName}</a>],
                [words.address, <AddressToCopy server={server} />],
                [words.players, players(server)],
                ...liveFacts(live),
              ]}
            />
            <Description html={html} />
            <PlayerSection hours={hours} days={days} now={at} />
          </div>
          <div class="first-on-phones">
            <VoteBox slug={server.slug} viewer={viewer} vote={vote} now={at} />
            <Votes votes={votes} />
          </div>
        </div>
      </>
    ),
  };
}

function Description({ html }: { html: string }) {
  if (html === "") return null;
  return (
    <section>
      <h2>{words.about}</h2>
      <Prose html={html} />
    </section>
  );
}
