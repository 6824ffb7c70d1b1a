import { findRewardStates } from "../../../voting/my_votes/reward_state.ts";
import {
  findOwnDays,
  findPastVotes,
  findStreaks,
  findVotedServers,
  keptMonths,
} from "../../../voting/my_votes/own_votes.ts";
import { countVoted, inOneList, nextFavourite } from "../../../voting/my_votes/votes_today.ts";
import { sendError } from "../../frame/error_page.tsx";
import { Box } from "../../kit/icons.tsx";
import { sendPage } from "../../frame/layout.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { redirectTo } from "../../forms/read_form.ts";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { PastVotes } from "./past_votes.tsx";
import { seriesPath, todayOf } from "../favourites/favourites_series.tsx";
import { Empty } from "../../kit/panel.tsx";
import { VotedServers } from "./voted_servers.tsx";
import { Today } from "./day_progress.tsx";

/** Maximum servers with earlier votes on the page, in addition to favourites. */
const SHOWN_BEFORE = 30;

/** GET /my/votes: shows the servers that the viewer votes for, and past votes of a month. */
export async function showMyVotes(c: WebContext, web: Web): Promise<Response> {
  const found = await findMyVotes(c, web);
  if (!found) return await sendError(c, web, "notFound");
  const { title } = currentLocale().words.myVotes;
  return await sendPage(c, web, { title, narrow: true, body: <MyVotes found={found} /> });
}

/** A player's votes of today and of a month. */
type FoundVotes = NonNullable<Awaited<ReturnType<typeof findMyVotes>>>;

/**
 * Finds the viewer's votes of today, and those of the month in the address. Returns undefined if that month isn't kept.
 */
async function findMyVotes(c: WebContext, web: Web) {
  const { sql } = web.services;
  const now = web.services.now();
  const { accountId } = viewerOf(c);
  const months = keptMonths(now);
  const month = c.req.query("month") ?? months[0] ?? "";
  if (!months.includes(month)) return undefined;
  const today = await todayOf(c, web);
  const before = await findVotedServers(sql, accountId, SHOWN_BEFORE);
  const servers = inOneList(today, before);
  const voteIds = servers.flatMap(({ voteId }) => voteId ?? []);
  const serverIds = servers.map(({ id }) => id);
  const [days, votes, streaks, rewards] = await Promise.all([
    findOwnDays(sql, accountId, now),
    findPastVotes(sql, accountId, [month]),
    findStreaks(sql, accountId, { serverIds, now }),
    findRewardStates(sql, voteIds, now),
  ]);
  const lastVotes = new Map(before.map(({ id, votedAt }) => [id, votedAt]));
  const details = { streaks, rewards, lastVotes };
  return { now, months, month, today, servers, days, votes, details };
}

function MyVotes({ found: { today, servers, details, now, ...past } }: { found: FoundVotes }) {
  const { myVotes: words } = currentLocale().words;
  return (
    <>
      <h1>{words.title}</h1>
      {servers.length === 0
        ? (
          <Empty art={<Box />} title={words.none} lead={words.starWhy}>
            <LinkLine href="/" label={words.findServers} look="primary" />
          </Empty>
        )
        : (
          <>
            <Today today={today} now={now} />
            <VotedServers servers={servers} details={details} />
          </>
        )}
      {past.days.length > 0 && <PastVotes {...past} now={now} />}
      <LinkLine href="/voters" label={words.boards} />
    </>
  );
}

/** GET /my/votes/next: redirects to the ballot of the next favourite without a vote, or back if there is none. */
export async function showNextBallot(c: WebContext, web: Web) {
  c.header("Cache-Control", "private, no-store");
  const today = await todayOf(c, web);
  const next = nextFavourite(today, c.req.query("after"));
  if (next) return redirectTo(c, seriesPath(next));
  const isDone = today.favourites.length > 0 && countVoted(today) === today.favourites.length;
  return redirectTo(c, "/my/votes", isDone ? "all_voted" : undefined);
}
