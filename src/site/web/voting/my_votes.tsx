import { findRewardStates, type RewardState } from "../../voting/reward_state.ts";
import { isolated } from "../../text/shown_text.ts";
import { dayEnd } from "../../../core/time/day.ts";
import {
  findOwnDays,
  findPastVotes,
  findStreaks,
  findVotedBefore,
  keptMonths,
  type OwnDay,
  streakOf,
} from "../../voting/own_votes.ts";
import {
  countVoted,
  nextFavourite,
  type ServerToday,
  type VotesToday,
} from "../../voting/votes_today.ts";
import { sendError } from "../frame/error_page.tsx";
import { Logo } from "../parts/face.tsx";
import { Box } from "../parts/icons.tsx";
import { sendPage } from "../frame/layout.tsx";
import { Instant, LinkLine } from "../parts/parts.tsx";
import { redirectTo } from "../forms/read_form.ts";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { FavouriteButton, FavouriteStar } from "./favourites_form.tsx";
import { NextDay, TimeLeft } from "./next_vote.tsx";
import { PastVotes } from "./past_votes.tsx";
import { roundPath, todayOf } from "./favourites_round.tsx";
import { VoteBoxes, VotedMark } from "./voted_mark.tsx";
import { Empty, Panel } from "../kit/panel.tsx";
import { FigureList, Row, Rows } from "../kit/rows.tsx";

/** Servers that a player without favourites voted for, to choose from. */
const SUGGESTED = 5;

/** Stands between two things about a vote. No line begins with it. */
const DOT = "\u00a0· ";

/** What the page shows about each of today's servers. */
interface Details {
  streaks: ReadonlyMap<string, number>;
  rewards: ReadonlyMap<string, RewardState>;
}

/** GET /my/votes: shows today's votes and favourites, and past votes of a month. */
export async function showMyVotes(c: WebContext, web: Web) {
  const { sql, now: clock } = web.services;
  const { accountId } = viewerOf(c);
  const now = clock();
  const months = keptMonths(now);
  const month = c.req.query("month") ?? months[0] ?? "";
  if (!months.includes(month)) return await sendError(c, web, "notFound");
  const today = await todayOf(c, web);
  const shown = [...today.favourites, ...today.others];
  const voteIds = shown.flatMap(({ voteId }) => voteId ?? []);
  const serverIds = shown.map(({ id }) => id);
  const [days, votes, streaks, rewards, before] = await Promise.all([
    findOwnDays(sql, accountId, now),
    findPastVotes(sql, accountId, [month]),
    findStreaks(sql, accountId, { serverIds, now }),
    findRewardStates(sql, voteIds, now),
    today.favourites.length > 0 ? [] : findVotedBefore(sql, accountId, SUGGESTED),
  ]);
  const details = { streaks, rewards };
  return await sendPage(c, web, {
    title: currentLocale().words.myVotes.title,
    body: (
      <>
        {today.favourites.length === 0
          ? <NoFavourites before={before} />
          : <Today today={today} now={now} />}
        {shown.length === 0 && days.length === 0 ? null : (
          <div class="split">
            <div class="stack">
              <TodaysVotes today={today} details={details} now={now} />
              <PastVotes month={month} months={months} days={days} votes={votes} now={now} />
            </div>
            <aside class="stack">
              <SoFar days={days} now={now} />
            </aside>
          </div>
        )}
      </>
    ),
  });
}

/** GET /my/votes/next: leads to the ballot of the next favourite without a vote, or back if there is none. */
export async function showNextBallot(c: WebContext, web: Web) {
  c.header("Cache-Control", "private, no-store");
  const today = await todayOf(c, web);
  const next = nextFavourite(today, c.req.query("after"));
  if (next) return redirectTo(c, roundPath(next));
  const isDone = today.favourites.length > 0 && countVoted(today) === today.favourites.length;
  return redirectTo(c, "/my/votes", isDone ? "all_voted" : undefined);
}

/** How many favourites have today's vote, until when the others can get it, and the next one's ballot. */
function Today({ today, now }: { today: VotesToday; now: Date }) {
  const { myVotes: words } = currentLocale().words;
  const [voted, all] = [countVoted(today), today.favourites.length];
  const next = nextFavourite(today);
  return (
    <section class="panel day">
      <div>
        <h1>
          {voted < all ? words.progress.left(voted, all, all - voted) : words.progress.done(all)}
        </h1>
        <p class="soft">
          {words.nextDay} <NextDay now={now} />.
        </p>
      </div>
      <VoteBoxes today={today} />
      {next && (
        <a class="button button--vote big" href={roundPath(next)}>
          <span>
            <Box /> {voted === 0
              ? words.voteAll(all, isolated(next.name))
              : words.voteNext(isolated(next.name))}
          </span>
        </a>
      )}
    </section>
  );
}

/** The same on the start page, in one line. Renders nothing without favourites. */
export function DayStrip({ today, now }: { today: VotesToday | undefined; now: Date }) {
  const { myVotes: words } = currentLocale().words;
  if (today === undefined || today.favourites.length === 0) return null;
  const next = nextFavourite(today);
  const [voted, all] = [countVoted(today), today.favourites.length];
  return (
    <section class="panel day">
      <VoteBoxes today={today} />
      <p>
        <a href="/my/votes">
          {voted < all ? words.strip.left(voted, all) : words.strip.done}
        </a>{" "}
        {words.stripEnds} <TimeLeft at={dayEnd(now)} now={now} />.
      </p>
      {next && (
        <a class="button" href={roundPath(next)}>
          {words.vote}
          {words.voteFor(isolated(next.name))}
        </a>
      )}
    </section>
  );
}

/** Favourites in the order of their ballots, and other servers that have today's vote. */
function TodaysVotes({ today, details, now }: {
  today: VotesToday;
  details: Details;
  now: Date;
}) {
  const { myVotes: words } = currentLocale().words;
  const { favourites, others } = today;
  const next = nextFavourite(today);
  if (favourites.length + others.length === 0) return null;
  return (
    <Panel
      title={words.today}
      aside={favourites.length > 0 ? <a class="note" href="/">{words.find}</a> : (
        <span class="note">
          {words.nextDay} <NextDay now={now} />. {words.utcDay}
        </span>
      )}
    >
      <Rows>
        {[...favourites, ...others].map((server) => (
          <ServerRow server={server} details={details} isNext={server === next} />
        ))}
      </Rows>
    </Panel>
  );
}

/** A server with today's vote, or what would be lost without one. */
function ServerRow({ server, details: { streaks, rewards }, isNext }: {
  server: ServerToday;
  details: Details;
  isNext: boolean;
}) {
  const { id, slug, name, isListed, isFavourite } = server;
  return (
    <Row
      art={<Logo server={server} size={44} />}
      title={isListed ? <a href={`/servers/${slug}`} dir="auto">{name}</a> : name}
      note={
        <VoteState
          server={server}
          reward={rewards.get(server.voteId ?? "") ?? "none"}
          streak={streaks.get(id) ?? 0}
        />
      }
      end={
        <>
          {isListed && <FavouriteStar slug={slug} name={name} isFavourite={isFavourite} />}
          <VoteAct server={server} isNext={isNext} />
        </>
      }
      wraps
    />
  );
}

function VoteState({ server, reward, streak }: {
  server: ServerToday;
  reward: RewardState;
  streak: number;
}) {
  const { myVotes: words } = currentLocale().words;
  const { slug, name, hasVoted, voteId, votedAt } = server;
  if (!hasVoted) return <>{streak > 1 ? words.endsTonight(streak) : null}</>;
  const inRow = streak < 2 ? null : (
    <>
      {DOT}
      {words.inRow(streak)}
      {words.inRowUnseen}
    </>
  );
  if (voteId === null) {
    return (
      <>
        {server.isTaken ? words.isTaken : words.isVoid}
        {inRow}
      </>
    );
  }
  return (
    <>
      {words.votedAt} <Instant at={votedAt} />
      {inRow}
      {reward === "none" ? null : `${DOT}${words.reward}: ${words.rewards[reward]}`}
      {DOT}
      <a href={`/servers/${slug}/votes/${voteId}`}>
        {words.receipt}
        <span class="unseen">{words.receiptOf(isolated(name))}</span>
      </a>
    </>
  );
}

function VoteAct({ server, isNext }: { server: ServerToday; isNext: boolean }) {
  const locale = currentLocale();
  const { slug, name, hasVoted, voteId } = server;
  if (hasVoted) return <VotedMark slug={slug} name={name} voteId={voteId} />;
  return (
    <a class={isNext ? "button button--vote" : "button"} href={roundPath(server)}>
      <Box />
      {locale.words.myVotes.vote}
      <span class="unseen">{locale.words.myVotes.voteFor(isolated(name))}</span>
    </a>
  );
}

/** Explains favourites, and offers the servers that the viewer voted for last. */
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
