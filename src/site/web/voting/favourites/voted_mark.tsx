import { isolated } from "../../../text/shown_text.ts";
import type { VotesToday } from "../../../voting/my_votes/votes_today.ts";
import { Box } from "../../kit/icons.tsx";
import { currentLocale } from "../../current_locale.ts";

/** The path of a tick inside its box. */
const TICK = "M5.5 10.5l3.2 3.5 5-6";

/**
 * The mark on a card that the viewer voted today, in place of the link to vote. Links to the receipt if there is one.
 */
export function VotedMark({ slug, name, voteId }: {
  slug: string;
  name: string;
  voteId: string | null;
}) {
  const locale = currentLocale();
  const href = voteId === null ? `/servers/${slug}/vote` : `/servers/${slug}/votes/${voteId}`;
  return (
    <a class="button now" href={href}>
      <VoteTick isVoted />
      {locale.words.myVotes.votedToday}
      <b class="unseen">{locale.words.myVotes.votedFor(isolated(name))}</b>
    </a>
  );
}

/** A box, ticked if the vote is cast. */
export function VoteTick({ isVoted }: { isVoted: boolean }) {
  return <Box look={isVoted ? "box now" : "box"} tick={TICK} />;
}

/** A box for each favourite, ticked if it has a vote today. */
export function VoteBoxes({ today, here }: {
  today: VotesToday;
  /** The slug of the favourite whose ballot is shown. */
  here?: string;
}) {
  const { myVotes: words } = currentLocale().words;
  return (
    <ol class="boxes" aria-label={words.today}>
      {today.favourites.map(({ slug, name, hasVoted }) => (
        <li aria-current={slug === here ? "step" : undefined}>
          <VoteTick isVoted={hasVoted} />
          <span class="unseen">
            {hasVoted ? words.isVoted(isolated(name)) : words.isLeft(isolated(name))}
          </span>
        </li>
      ))}
    </ol>
  );
}
