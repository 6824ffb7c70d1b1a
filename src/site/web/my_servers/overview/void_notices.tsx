import { isolated } from "../../../text/shown_text.ts";
import type { VoidNotice } from "../../../voting/moderation/void_notice.ts";
import { sumOf } from "../../sum_of.ts";
import type { Action } from "../../forms/action.tsx";
import { FaultSummary } from "../../kit/form.tsx";
import { sentForm } from "../../kit/sent_form.ts";
import { Instant } from "../../kit/times.tsx";
import { currentLocale } from "../../current_locale.ts";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import { State } from "../../kit/state.tsx";
import { MINUTE_MS } from "../../../../core/time/day.ts";

/**
 * The notices about void votes: how many, from when, why, and the owner's answer. Renders nothing if there are none.
 */
export function VoidNotices({ slug, notices, isManager, answer }: {
  slug: string;
  notices: readonly VoidNotice[];
  isManager: boolean;
  /** The form for an answer. */
  answer: Action;
}) {
  const { voidNotices: words } = currentLocale().words.overview;
  if (notices.length === 0) return null;
  const can = ({ answer, isLifted }: VoidNotice) => isManager && answer === null && !isLifted;
  const title = words.title(sumOf(notices.map(({ votes }) => votes)));
  const kind = notices.every(({ isLifted }) => isLifted) ? "good" : "bad";
  return (
    <Panel title={<State tone={kind}>{title}</State>} id="voids">
      <FaultSummary />
      <Rows>
        {notices.map((notice) => (
          <Row
            title={<Cast notice={notice} isAlone={notices.length === 1} />}
            note={
              <>
                {words.voided} <Instant at={notice.voidedAt} />. {notice.reason === null
                  ? words.noReason
                  : `${words.reason} ${isolated(notice.reason)}`}
              </>
            }
          >
            {notice.answer !== null && (
              <p class="note">
                {words.answered} <Instant at={notice.answeredAt} />:{" "}
                <q class="typed" dir="auto">{notice.answer}</q>
              </p>
            )}
            {can(notice) && (
              <details open={sentForm()?.faults[`answer-${notice.id}`] !== undefined}>
                <summary>{words.answer}</summary>
                <answer.Form at={{ slug, id: notice.id }} look="secondary" />
              </details>
            )}
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}

/** The time of a notice's votes and, if there are other notices, their number. */
function Cast({ notice: { isLifted, votes, since, until }, isAlone }: {
  notice: VoidNotice;
  isAlone: boolean;
}) {
  const { voidNotices: words } = currentLocale().words.overview;
  return (
    <p>
      {isAlone && !isLifted ? null : (
        <>
          <State tone={isLifted ? "good" : "bad"}>
            {isLifted ? words.again(votes) : words.votes(votes)}
          </State>
          {" · "}
        </>
      )}
      {words.cast} <Instant at={since} />
      {minuteOf(since) === minuteOf(until) ? null : (
        <>
          {` ${words.to} `}
          <Instant at={until} />
        </>
      )}
    </p>
  );
}

/** Returns a time without its seconds, which aren't shown. */
function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / MINUTE_MS);
}
