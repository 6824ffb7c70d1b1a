import type { AccountVote } from "../../../site/voting/moderation/account_votes.ts";
import type { PastVote } from "../../../site/voting/my_votes/own_votes.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { ListingState, State } from "../../../site/web/kit/state.tsx";
import { Day, Instant } from "../../../site/web/kit/times.tsx";
import type { HeldListing } from "../../queue/moderated_listings.ts";
import type { SentReport } from "../../reports/reported.ts";
import { ListingRow } from "../queue/listing_row.tsx";
import { AnswerState } from "../reports/report_answers.tsx";
import { FoundVote } from "../search/search_rows.tsx";

/** The listings that an account works on. */
export function HeldListings({ listings }: { listings: readonly HeldListing[] }) {
  const { formats, words: { moderation: { account: words } } } = currentLocale();
  return (
    <Panel
      title={words.listings}
      aside={<span class="note">{formats.count(listings.length)}</span>}
    >
      {listings.length === 0 ? <p class="note">{words.noListings}</p> : (
        <Rows>
          {listings.map(({ status, isUnlisted, isChanging, reports, role, ...server }) => (
            <ListingRow
              server={server}
              note={
                <>
                  <bdi>{server.gameName}</bdi> · {words.roles[role]}
                  {reports > 0 && (
                    <>
                      {" · "}
                      <a href={`/moderation/reports?listing=${server.slug}`}>
                        {words.reported(reports)}
                      </a>
                    </>
                  )}
                </>
              }
              end={
                <>
                  <ListingState status={status} isUnlisted={isUnlisted} />
                  {isChanging && <State tone="late">{words.changeWaits}</State>}
                </>
              }
            />
          ))}
        </Rows>
      )}
    </Panel>
  );
}

/** An account's votes of a month by day, and its last one for each listing. */
export function OwnVotes({ month, votes, open }: {
  /** The valid votes, the latest first. */
  month: readonly PastVote[];
  votes: readonly AccountVote[];
  /** The id of the vote that the page shows in full. */
  open: string | undefined;
}) {
  const { account: words } = currentLocale().words.moderation;
  return (
    <Panel
      id="votes"
      title={words.votes}
      aside={<span class="note">{words.votesIn(month.length)}</span>}
    >
      {month.length > 0 && <ByDay month={month} />}
      <p class="note">{votes.length === 0 ? words.noVotes : words.lastVotes}</p>
      <Rows>{votes.map((vote) => <FoundVote vote={vote} isOpen={vote.id === open} />)}</Rows>
    </Panel>
  );
}

/** The listings that an account voted for on each day, folded at first. */
function ByDay({ month }: { month: readonly PastVote[] }) {
  return (
    <details>
      <summary>{currentLocale().words.moderation.account.byDay}</summary>
      <ul class="note">
        {[...Map.groupBy(month, ({ day }) => day)].map(([day, votes]) => (
          <li>
            <Day at={new Date(day)} />: {votes.map(({ slug, name }, nth) => (
              <>
                {nth > 0 && ", "}
                <a href={`/moderation/servers/${slug}`} dir="auto">{name}</a>
              </>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The reports that an account sent. */
export function SentReports({ reports }: { reports: readonly SentReport[] }) {
  const { listing, moderation: { account: words } } = currentLocale().words;
  return (
    <Panel title={words.reports}>
      {reports.length === 0 ? <p class="note">{words.noReports}</p> : (
        <Rows>
          {reports.map(({ slug, name, reason, text, reportedAt, closedAt, ...answer }) => (
            <Row
              title={<a href={`/moderation/servers/${slug}`} dir="auto">{name}</a>}
              note={
                <>
                  {listing.report.reasons[reason]} · <Instant at={reportedAt} />
                </>
              }
              end={closedAt
                ? <AnswerState outcome={answer.outcome} />
                : <State tone="late">{words.openReport}</State>}
            >
              {text && <blockquote class="typed" dir="auto">{text}</blockquote>}
              {answer.note && <p class="note" dir="auto">{answer.note}</p>}
            </Row>
          ))}
        </Rows>
      )}
    </Panel>
  );
}
