import { isolated } from "../../text/shown_text.ts";
import { ANSWER_MAX, ANSWER_MIN, type VoidNotice } from "../../voting/void_notice.ts";
import { sumOf } from "./delivery_strip.tsx";
import { FaultSummary, type FaultyForm, Form, Submit, TextArea } from "../kit/form.tsx";
import { Instant } from "../parts/parts.tsx";
import { currentLocale } from "../current_locale.ts";
import { Panel } from "../kit/panel.tsx";
import { State } from "../kit/state.tsx";

/** Votes that moderators voided: how many, from when, why, and one answer to each. Renders nothing if there are none. */
export function VoidNotices({ slug, notices, isManager, sent }: {
  slug: string;
  notices: readonly VoidNotice[];
  isManager: boolean;
  /** The answer to show again, and the note it is about. */
  sent: FaultyForm & { id: string } | undefined;
}) {
  const { voidNotices: words } = currentLocale().words.overview;
  if (notices.length === 0) return null;
  const can = ({ answer, isLifted }: VoidNotice) => isManager && answer === null && !isLifted;
  const title = words.title(sumOf(notices.map(({ votes }) => votes)));
  const kind = notices.every(({ isLifted }) => isLifted) ? "good" : "bad";
  return (
    <Panel title={<State tone={kind}>{title}</State>} id="voids">
      <FaultSummary faults={sent?.faults} />
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
              <AnswerForm
                slug={slug}
                notice={notice}
                sent={sent?.id === notice.id ? sent : undefined}
              />
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

function AnswerForm({ slug, notice, sent }: {
  slug: string;
  notice: VoidNotice;
  sent: FaultyForm | undefined;
}) {
  const { voidNotices: words } = currentLocale().words.overview;
  // Several notes have a form each, and an id belongs to one field.
  const name = `answer-${notice.id}`;
  const faults = sent?.faults["answer"];
  return (
    <details open={sent !== undefined}>
      <summary>{words.answer}</summary>
      <Form action={`/my/servers/${slug}/voids/${notice.id}/answer`}>
        <TextArea
          name={name}
          value={sent?.typed[name]}
          faults={faults === undefined ? undefined : { [name]: faults }}
          label={words.yours}
          help={words.help(ANSWER_MIN, ANSWER_MAX)}
          rows={3}
          maxlength={ANSWER_MAX}
        />
        <Submit look="secondary">{words.send}</Submit>
      </Form>
    </details>
  );
}
