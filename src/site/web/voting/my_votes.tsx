import type { Child } from "hono/jsx";
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
import { Box, Icon } from "../parts/icons.tsx";
import { sendPage } from "../frame/layout.tsx";
import { Instant, LinkLine } from "../parts/parts.tsx";
import { redirectTo } from "../forms/submit.ts";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { AddFavourite, EDIT_PATH, EditFavourite } from "./favourites_form.tsx";
import { NextDay, TimeLeft } from "./next_vote.tsx";
import { PastVotes } from "./past_votes.tsx";
import { roundPath, todayOf } from "./favourites_round.tsx";
import { VoteBoxes, VotedMark } from "./voted_mark.tsx";
import { FigureList } from "../kit/rows.tsx";

/** Servers that somebody without favourites voted for, to choose from. */
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
  const locale = currentLocale();
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
  const isEdited = c.req.query("edit") !== undefined;
  return await sendPage(c, web, {
    title: isEdited ? locale.words.myVotes.editTitle : locale.words.myVotes.title,
    body: (
      <>
        {today.favourites.length === 0
          ? <NoFavourites before={before} />
          : <Today today={today} now={now} />}
        {shown.length === 0 && days.length === 0 ? null : (
          <div class="split split--server">
            <div class="stack">
              <Favourites today={today} details={details} isEdited={isEdited} />
              <Others today={today} details={details} now={now} />
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
  const locale = currentLocale();
  const { myVotes: words } = locale.words;
  const [voted, all] = [countVoted(today), today.favourites.length];
  const next = nextFavourite(today);
  const { progress } = locale.words.myVotes;
  return (
    <section class="day panel">
      <div>
        <h1>{voted < all ? progress.left(voted, all, all - voted) : progress.done(all)}</h1>
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
  const locale = currentLocale();
  const { myVotes: words } = locale.words;
  if (today === undefined || today.favourites.length === 0) return null;
  const next = nextFavourite(today);
  const [voted, all] = [countVoted(today), today.favourites.length];
  const { strip } = locale.words.myVotes;
  return (
    <section class="day-strip">
      <VoteBoxes today={today} isSmall />
      <p>
        <a href="/my/votes">
          {voted < all ? strip.left(voted, all) : strip.done}
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

function Favourites({ today, details, isEdited }: {
  today: VotesToday;
  details: Details;
  isEdited: boolean;
}) {
  const { myVotes: words } = currentLocale().words;
  const { favourites } = today;
  if (favourites.length === 0) return null;
  const next = nextFavourite(today);
  return (
    <section class="panel" id="favourites">
      <div class="panel__head">
        <div>
          <h2>{words.favourites}</h2>
          <p class="note">{isEdited ? words.editHow : words.inOrder}</p>
        </div>
        {isEdited
          ? <a class="button primary" href="/my/votes">{words.done}</a>
          : <a class="button" href={`${EDIT_PATH}#favourites`}>{words.edit}</a>}
      </div>
      <ol class="votes-list">
        {favourites.map((server, nth) => (
          <Line server={server} details={details}>
            {isEdited
              ? (
                <EditFavourite
                  slug={server.slug}
                  name={server.name}
                  isFirst={nth === 0}
                  isLast={nth === favourites.length - 1}
                />
              )
              : <VoteAct server={server} isNext={server === next} />}
          </Line>
        ))}
      </ol>
      <p class="votes-list__more">
        <a href="/">{words.find}</a>
      </p>
    </section>
  );
}

/** Today's votes for servers that aren't favourites. */
function Others({ today, details, now }: {
  today: VotesToday;
  details: Details;
  now: Date;
}) {
  const { myVotes: words } = currentLocale().words;
  if (today.others.length === 0) return null;
  const isAlone = today.favourites.length === 0;
  return (
    <section class="panel">
      <div class="panel__head">
        <h2>{isAlone ? words.today : words.others}</h2>
        {isAlone
          ? (
            <p class="note">
              {words.nextDay} <NextDay now={now} />. {words.utcDay}
            </p>
          )
          : null}
      </div>
      <ul class="votes-list">
        {today.others.map((server) => (
          <Line server={server} details={details}>
            {server.isListed && <AddFavourite slug={server.slug} name={server.name} />}
          </Line>
        ))}
      </ul>
    </section>
  );
}

/** A server with today's vote, or what would be lost without one. */
function Line(
  { server, details: { streaks, rewards }, children }: {
    server: ServerToday;
    details: Details;
    children: Child;
  },
) {
  const locale = currentLocale();
  const { id, slug, name, isListed } = server;
  const streak = streaks.get(id) ?? 0;
  return (
    <li>
      <Logo server={server} size={44} />
      <div class="votes-list__name">
        {isListed
          ? (
            <a href={`/servers/${slug}`} dir="auto">
              <b>{name}</b>
            </a>
          )
          : <b dir="auto">{name}</b>}
        <p class="note">
          <VoteState
            server={server}
            reward={rewards.get(server.voteId ?? "") ?? "none"}
            streak={streak}
          />
        </p>
      </div>
      {streak < 2 ? <span /> : (
        <p class={server.hasVoted ? "streak" : "streak streak--told"}>
          <Icon name="flame" />
          {locale.words.myVotes.inRow(streak)}
          <span class="unseen">{locale.words.myVotes.inRowUnseen}</span>
        </p>
      )}
      {children}
    </li>
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
  if (voteId === null) {
    return <>{server.isTaken ? words.isTaken : words.isVoid}</>;
  }
  return (
    <>
      {words.votedAt} <Instant at={votedAt} />
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
      <section class="empty empty--votes">
        <Box />
        <h2>{words.none}</h2>
        <p class="soft">{words.noneWhy}</p>
        {before.length === 0 ? <LinkLine href="/" label={words.findServers} look="primary" /> : (
          <>
            <p class="note">{words.before}</p>
            <ul class="others others--card">
              {before.map((server) => (
                <li>
                  <Logo server={server} size={44} />
                  <a href={`/servers/${server.slug}`} dir="auto">{server.name}</a>
                  <AddFavourite slug={server.slug} name={server.name} />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
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
    <section class="panel">
      <h2>{words.soFar}</h2>
      <FigureList
        figures={[
          [words.current(current), locale.formats.count(current)],
          [words.longest, locale.formats.count(longest)],
          [words.thisMonth(inMonth), locale.formats.count(inMonth)],
          [words.inYear(inYear), locale.formats.count(inYear)],
        ]}
      />
      <LinkLine href="/voters" label={words.boards} />
    </section>
  );
}
