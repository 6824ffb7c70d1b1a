import { isolated } from "../../text/shown_text.ts";
import type { VoidNotice } from "../../voting/void_notice.ts";
import { sumOf } from "./delivery_strip.tsx";
import type { Action } from "../forms/action.tsx";
import { FaultSummary } from "../kit/form.tsx";
import { sentForm } from "../kit/sent_form.ts";
import { Instant } from "../parts/parts.tsx";
import { currentLocale } from "../current_locale.ts";
import { Panel } from "../kit/panel.tsx";
import { State } from "../kit/state.tsx";

/** Votes that moderators voided: how many, from when, why, and one answer to each. Renders nothing if there are none. */
export function VoidNotices({ slug, notices, isManager, answer }: {
  slug: string;
  notices: readonly VoidNotice[];
  isManager: boolean;
  /** The form of an answer. */
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
      <ul class="void-notices">
        {notices.map((notice) => (
          <li>
            <p>
              {notices.length === 1 && !notice.isLifted ? null : (
                <>
                  <State tone={notice.isLifted ? "good" : "bad"}>
                    {notice.isLifted ? words.again(notice.votes) : words.votes(notice.votes)}
                  </State>
                  {" · "}
                </>
              )}
              {words.cast} <Instant at={notice.since} hasDay />
              {minuteOf(notice.since) === minuteOf(notice.until) ? null : (
                <>
                  {` ${words.to} `}
                  <Instant at={notice.until} hasDay />
                </>
              )}
            </p>
            <p class="note">
              {words.voided} <Instant at={notice.voidedAt} hasDay />.{" "}
              {notice.reason === null
                ? words.noReason
                : `${words.reason} ${isolated(notice.reason)}`}
            </p>
            {notice.answer !== null && (
              <p class="note">
                {words.answered} <Instant at={notice.answeredAt} hasDay />:{" "}
                <q class="typed" dir="auto">{notice.answer}</q>
              </p>
            )}
            {can(notice) && (
              <details open={sentForm()?.faults[`answer-${notice.id}`] !== undefined}>
                <summary>{words.answer}</summary>
                <answer.Form at={{ slug, id: notice.id }} look="secondary" />
              </details>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Returns the minute of a time, which is all that is shown of it. */
function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / 60_000);
}
