import { isolated } from "../../../text/shown_text.ts";
import { dayEnd } from "../../../../core/time/day.ts";
import {
  countVoted,
  findVotesToday,
  nextFavourite,
  type ServerToday,
  type VotesToday,
} from "../../../voting/my_votes/votes_today.ts";
import { Notice } from "../../kit/panel.tsx";
import { Box } from "../../kit/icons.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { ballotPath } from "../../link_path.ts";
import { TimeLeft } from "./next_vote.tsx";
import { VoteBoxes, VoteTick } from "./voted_mark.tsx";

/** The query of a ballot in a series, in which each vote is followed by the ballot of the next favourite. */
const QUERY = "?series=1";

/** A signed-in player's series of votes for their favourites, at the ballot of one of them. */
export interface VoteSeries {
  today: VotesToday;
  /** The favourite whose ballot this is. */
  here: ServerToday;
  /** The favourite whose ballot follows. */
  next: ServerToday | undefined;
  /** The latest of today's votes for a favourite. */
  last: ServerToday | undefined;
}

/**
 * Returns the signed-in user's favourites and votes of today, which `seeViewer` has loaded for pages but not for forms.
 */
export async function todayOf(c: WebContext, { services }: Web): Promise<VotesToday> {
  const { sql, now } = services;
  return c.get("today") ?? await findVotesToday(sql, viewerOf(c).accountId, now());
}

/** Returns the path of a favourite's ballot in a series. */
export function seriesPath({ slug }: { slug: string }): string {
  return ballotPath(slug) + QUERY;
}

/** Returns the path that continues a series after a favourite. */
export function goOnPath({ slug }: { slug: string }): string {
  return `/my/votes/next?${new URLSearchParams({ after: slug })}`;
}

/** Returns whether a ballot, or its form, belongs to a series. */
export function isInSeries(c: WebContext): boolean {
  return c.get("viewer") !== undefined && c.req.query("series") !== undefined;
}

/** Returns the series of a ballot, or undefined if the ballot isn't in a series or the server isn't a favourite. */
export async function findSeries(
  c: WebContext,
  web: Web,
  { slug }: { slug: string },
): Promise<VoteSeries | undefined> {
  if (!isInSeries(c)) return undefined;
  const today = await todayOf(c, web);
  const here = today.favourites.find((favourite) => favourite.slug === slug);
  if (here === undefined) return undefined;
  const voted = today.favourites.filter(({ votedAt }) => votedAt !== null);
  const last = voted.toSorted((one, other) => Number(one.votedAt) - Number(other.votedAt)).at(-1);
  return { today, here, next: nextFavourite(today, slug), last };
}

/** Adds a series's query to a path, if there is a series. */
export function inSeries(path: string, series: VoteSeries | undefined): string {
  return series ? path + QUERY : path;
}

/** Returns the progress of a series, such as "1 of 5 voted". */
function progressOf({ today }: VoteSeries): string {
  return currentLocale().words.myVotes.series.progress(countVoted(today), today.favourites.length);
}

/** Returns the title of a ballot in a series. */
export function seriesTitle(series: VoteSeries): string {
  const { series: words } = currentLocale().words.myVotes;
  return words.title(isolated(series.here.name), progressOf(series));
}

/** The progress of a series and the previous vote, above the ballot. */
export function SeriesHead({ series, now }: { series: VoteSeries | undefined; now: Date }) {
  const { series: words } = currentLocale().words.myVotes;
  if (!series) return null;
  const { today, here, last } = series;
  return (
    <>
      <div class="head">
        <p>
          <b>{progressOf(series)}</b>{" "}
          <span class="soft">
            · {words.newVotes} <TimeLeft at={dayEnd(now)} now={now} />
          </span>
        </p>
        <VoteBoxes today={today} here={here.slug} />
      </div>
      {last && last !== here && (
        <Notice tone="now">
          <VoteTick isVoted />
          <p>
            {words.last}{" "}
            <a href={`/servers/${last.slug}/votes/${last.voteId}`} dir="auto">
              <b>{last.name}</b>
            </a>.
          </p>
        </Notice>
      )}
    </>
  );
}

/** The link to the ballot of the next favourite. */
export function VoteNext({ next }: { next: ServerToday }) {
  return (
    <p>
      <a class="button button--vote big" href={seriesPath(next)}>
        <span>
          <Box /> {currentLocale().words.myVotes.voteNext(isolated(next.name))}
        </span>
      </a>
    </p>
  );
}

/** The next servers of a series, below the ballot's button. */
export function SeriesNext({ series: { here, next } }: { series: VoteSeries }) {
  const { series: words } = currentLocale().words.myVotes;
  const name = isolated(here.name);
  if (here.hasVoted) {
    return next
      ? (
        <p>
          <a class="button primary" href={goOnPath(here)}>{words.goOn(isolated(next.name))}</a>
        </p>
      )
      : null;
  }
  return (
    <p class="soft">
      <a href={goOnPath(here)}>{words.skip(name)}</a> ·{" "}
      {next ? words.next(isolated(next.name)) : words.isLast}
    </p>
  );
}
