import type { Child } from "hono/jsx";
import { findLiveStatus, type LiveStatus } from "../../polling/own_status.ts";
import { playersByDay, playersByHour } from "../../polling/player_history.ts";
import { findListed } from "../../servers/listings.ts";
import { votesByDay } from "../../votes/votes_by_day.ts";
import { dayOf } from "../../votes/voting_day.ts";
import { findOwnVote } from "../../votes/own_vote.ts";
import {
  AddressToCopy,
  Facts,
  Instant,
  LinkLine,
  players,
  Prose,
  Section,
} from "../frame/parts.tsx";
import type { Page } from "../frame/layout.tsx";
import { PLAYER_DAYS, PlayersChart, VotesChart } from "./charts.tsx";
import { sendPublicPage } from "../frame/public_page.tsx";
import { Votes } from "./listing_tables.tsx";
import { LISTING } from "./words.ts";
import { VoteBox } from "../voting/next_vote.tsx";
import type { Web, WebContext } from "../web_env.ts";

const { server: words, live: liveWords } = LISTING;

/** GET /servers/:slug: one approved server; any other is not there. */
export function showServer(c: WebContext, web: Web) {
  return sendPublicPage(c, web, { key: "", find: () => findPage(c, web) });
}

async function findPage(c: WebContext, { services }: Web): Promise<Page | undefined> {
  const { sql, voteCounts, ballots, now } = services;
  const at = now();
  const server = await findListed(sql, c.req.param("slug") ?? "", at);
  if (!server) return undefined;
  const viewer = c.get("viewer");
  const mayVote = viewer !== undefined || ballots.isOpen;
  const [votes, vote, live, hours, days, voteDays] = await Promise.all([
    voteCounts(server.id),
    viewer && findOwnVote(sql, { serverId: server.id, accountId: viewer.accountId, now: at }),
    findLiveStatus(sql, server.id, at),
    playersByHour(sql, server.id, at, PLAYER_DAYS),
    playersByDay(sql, server.id, at, PLAYER_DAYS),
    votesByDay(sql, server.id, dayOf(at)),
  ]);
  return {
    title: server.name,
    description: words.description(server.name, server.gameName),
    body: (
      <>
        <LinkLine href="/" label={words.back} />
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
            {server.description === "" ? null : (
              <Section title={words.about}>
                <Prose text={server.description} />
              </Section>
            )}
            <VotesChart days={voteDays} />
            <PlayersChart hours={hours} days={days} now={at} />
          </div>
          <div class="first-on-phones">
            <VoteBox slug={server.slug} mayVote={mayVote} vote={vote} now={at} />
            <Votes votes={votes} />
          </div>
        </div>
      </>
    ),
  };
}

/** Facts that come from polls: since when the server is online, its uptime, and whether it is verified. */
function liveFacts({ state, since, uptime, verified }: LiveStatus): [string, Child][] {
  const presence = since === null ? liveWords.neverAnswered : <Instant at={since} />;
  return [
    [
      state === "online" ? liveWords.online : liveWords.offline,
      state === "unknown" ? null : presence,
    ],
    [liveWords.uptime, uptime === null ? null : liveWords.uptimeOf(percentOf(uptime))],
    [liveWords.owner, verified ? <Verified /> : null],
  ];
}

function Verified() {
  return (
    <>
      <span class="badge good">{liveWords.verified}</span>{" "}
      <span class="note">{liveWords.verifiedHelp}</span>
    </>
  );
}

/** Cut, not rounded: 100% is for those that never missed a poll. */
function percentOf(share: number): string {
  return `${(Math.floor(share * 1_000) / 10).toFixed(1)}%`;
}
