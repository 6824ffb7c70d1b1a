import { isolated } from "../../../text/shown_text.ts";
import { dayEnd } from "../../../../core/time/day.ts";
import {
  countVoted,
  nextFavourite,
  type VotesToday,
} from "../../../voting/my_votes/votes_today.ts";
import { Box } from "../../kit/icons.tsx";
import { Notice } from "../../kit/panel.tsx";
import { State } from "../../kit/state.tsx";
import { currentLocale } from "../../current_locale.ts";
import { NextDay, TimeLeft } from "../favourites/next_vote.tsx";
import { seriesPath } from "../favourites/favourites_series.tsx";
import { VoteBoxes } from "../favourites/voted_mark.tsx";

/**
 * The number of favourites with a vote today, the time left for the others, and a link to the next ballot. Without
 * favourites, what they are for.
 */
export function Today({ today, now }: { today: VotesToday; now: Date }) {
  const { myVotes: words } = currentLocale().words;
  const voted = countVoted(today);
  const all = today.favourites.length;
  const next = nextFavourite(today);
  if (all === 0) {
    return (
      <Notice>
        <p>{words.starWhy}</p>
      </Notice>
    );
  }
  return (
    <Notice tone={next ? "now" : "good"}>
      <State tone={next ? "under" : "good"}>
        {next ? words.progress.left(voted, all, all - voted) : words.progress.done(all)}
      </State>
      <p>
        {words.nextDay} <NextDay now={now} />.
      </p>
      {next && (
        <a class="button button--vote" href={seriesPath(next)}>
          <Box />
          {voted === 0
            ? words.voteAll(all, isolated(next.name))
            : words.voteNext(isolated(next.name))}
        </a>
      )}
    </Notice>
  );
}

/** The favourites' votes of today on the start page, in one line. Renders nothing without favourites. */
export function DayStrip({ today, now }: { today: VotesToday | undefined; now: Date }) {
  const { myVotes: words } = currentLocale().words;
  if (today === undefined || today.favourites.length === 0) return null;
  const next = nextFavourite(today);
  const voted = countVoted(today);
  const all = today.favourites.length;
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
        <a class="button" href={seriesPath(next)}>
          {words.vote}
          {words.voteFor(isolated(next.name))}
        </a>
      )}
    </section>
  );
}
