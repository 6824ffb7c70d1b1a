import type { VoteCounts } from "../../votes/vote_counts.ts";
import { LISTING } from "./words.ts";

const { server: words } = LISTING;

/** A server's votes by window (SPEC §2.2). */
export function Votes({ votes }: { votes: VoteCounts }) {
  const rows = [
    [words.votesWeekly, votes.weekly],
    [words.votesMonthly, votes.monthly],
    [words.votesTotal, votes.total],
  ];
  return (
    <section>
      <h2>{words.votes}</h2>
      <dl class="votes">
        {rows.map(([label, count]) => (
          <div>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p class="note">{words.windows}</p>
    </section>
  );
}
