import type { VoteCounts } from "../../votes/vote_counts.ts";
import { LISTING } from "./words.ts";
import type { ListingChange } from "../../servers/listing_change.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { Section, Sums } from "../frame/parts.tsx";
import { count } from "../../text/language.ts";

const { server: words, change: changeWords } = LISTING;

/** A server's votes by window (SPEC §2.2). */
export function Votes({ votes }: { votes: VoteCounts }) {
  const rows = [
    [words.votesWeekly, votes.weekly],
    [words.votesMonthly, votes.monthly],
    [words.votesTotal, votes.total],
  ] as const;
  return (
    <Section title={words.votes}>
      <Sums sums={rows.map(([label, votes]) => [label, count(votes)])} />
      <p class="note">{words.windows}</p>
    </Section>
  );
}

/** A listing as shown now, beside the changes its owner wants. */
export function ChangeTable({ server, change }: { server: ServerDetails; change: ListingChange }) {
  const rows = ([
    [changeWords.name, server.name, change.name],
    [changeWords.game, server.gameName, change.gameName],
    [changeWords.host, server.host, change.host],
    [changeWords.port, server.port, change.port],
  ] as const).filter(([_, from, to]) => to !== null && to !== from);
  return (
    <dl class="diff">
      {rows.map(([field, from, to]) => (
        <>
          <dt>{field}</dt>
          <dd>
            <del dir="auto">{from}</del>
          </dd>
          <dd>
            <ins dir="auto">{to}</ins>
          </dd>
        </>
      ))}
    </dl>
  );
}
