import { findRewardStates } from "../../../voting/my_votes/reward_state.ts";
import { isolated } from "../../../text/shown_text.ts";
import {
  findOwnDays,
  findPastVotes,
  findStreaks,
  findVotedBefore,
  keptMonths,
  type OwnDay,
  streakOf,
} from "../../../voting/my_votes/own_votes.ts";
import { countVoted, nextFavourite } from "../../../voting/my_votes/votes_today.ts";
import { sendError } from "../../frame/error_page.tsx";
import { Logo } from "../../servers/face.tsx";
import { Box } from "../../kit/icons.tsx";
import { sendPage } from "../../frame/layout.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { redirectTo } from "../../forms/read_form.ts";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { FavouriteButton } from "../favourites/favourites_form.tsx";
import { PastVotes } from "./past_votes.tsx";
import { seriesPath, todayOf } from "../favourites/favourites_series.tsx";
import { Empty, Panel } from "../../kit/panel.tsx";
import { FigureList, Row, Rows } from "../../kit/rows.tsx";
import { TodaysVotes } from "./todays_votes.tsx";
import { Today } from "./day_progress.tsx";

/** Maximum servers that are suggested as favourites. */
const SUGGESTED = 5;

/** GET /my/votes: shows today's votes and favourites, and past votes of a month. */
export async function showMyVotes(c: WebContext, web: Web): Promise<Response> {
  const found = await findMyVotes(c, web);
  if (!found) return await sendError(c, web, "notFound");
  const { title } = currentLocale().words.myVotes;
  return await sendPage(c, web, { title, body: <MyVotes found={found} /> });
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
  const servers = [...today.favourites, ...today.others];
  const voteIds = servers.flatMap(({ voteId }) => voteId ?? []);
  const serverIds = servers.map(({ id }) => id);
  const [days, votes, streaks, rewards, before] = await Promise.all([
    findOwnDays(sql, accountId, now),
    findPastVotes(sql, accountId, [month]),
    findStreaks(sql, accountId, { serverIds, now }),
    findRewardStates(sql, voteIds, now),
    today.favourites.length > 0 ? [] : findVotedBefore(sql, accountId, SUGGESTED),
  ]);
  const hasVotes = servers.length > 0 || days.length > 0;
  return {
    now,
    months,
    month,
    today,
    days,
    votes,
    details: { streaks, rewards },
    before,
    hasVotes,
  };
}

function MyVotes({ found }: { found: FoundVotes }) {
  const { now, months, month, today, days, votes } = found;
  return (
    <>
      {today.favourites.length === 0
        ? <NoFavourites before={found.before} />
        : <Today today={today} now={now} />}
      {found.hasVotes && (
        <div class="split">
          <div class="stack">
            <TodaysVotes today={today} details={found.details} now={now} />
            <PastVotes month={month} months={months} days={days} votes={votes} now={now} />
          </div>
          <aside class="stack">
            <SoFar days={days} now={now} />
          </aside>
        </div>
      )}
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

/** An explanation of favourites, with the servers that the viewer voted for last. */
function NoFavourites({ before }: { before: Awaited<ReturnType<typeof findVotedBefore>> }) {
  const { myVotes: words } = currentLocale().words;
  return (
    <>
      <h1>{words.title}</h1>
      <Empty art={<Box />} title={words.none} lead={words.noneWhy}>
        {before.length === 0
          ? <LinkLine href="/" label={words.findServers} look="primary" />
          : <p class="note">{words.before}</p>}
      </Empty>
      {before.length === 0 ? null : (
        <Panel>
          <Rows label={words.before}>
            {before.map((server) => (
              <Row
                art={<Logo server={server} size={44} />}
                title={<a href={`/servers/${server.slug}`} dir="auto">{server.name}</a>}
                end={
                  <FavouriteButton slug={server.slug} isFavourite={false} next="/my/votes">
                    {words.add}
                    <span class="unseen">{words.addServer(isolated(server.name))}</span>
                  </FavouriteButton>
                }
              />
            ))}
          </Rows>
        </Panel>
      )}
    </>
  );
}

function SoFar({ days, now }: { days: readonly OwnDay[]; now: Date }) {
  const locale = currentLocale();
  const { myVotes: words } = locale.words;
  const { current, longest } = streakOf(days.map(({ day }) => day), now);
  const month = keptMonths(now)[0] ?? "";
  const sum = (chosen: readonly OwnDay[]) => chosen.reduce((all, day) => all + day.votes, 0);
  const inMonth = sum(days.filter(({ day }) => day.startsWith(month)));
  const inYear = sum(days);
  return (
    <Panel title={words.soFar}>
      <FigureList
        figures={[
          [words.current(current), locale.formats.count(current)],
          [words.longest, locale.formats.count(longest)],
          [words.thisMonth(inMonth), locale.formats.count(inMonth)],
          [words.inYear(inYear), locale.formats.count(inYear)],
        ]}
      />
      <LinkLine href="/voters" label={words.boards} />
    </Panel>
  );
}
