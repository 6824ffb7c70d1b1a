import { isolated } from "../../../site/text/shown_text.ts";
import type { OwnerAnswer } from "../../../site/voting/moderation/void_notice.ts";
import { markAnswerRead } from "../../../site/voting/moderation/notice_answer.ts";
import { action } from "../../../site/web/forms/action.tsx";
import { Instant } from "../../../site/web/kit/times.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";

/** Records that a moderator has read an owner's answer, or keeps the suspension that it is about. */
export const readAnswer = action({
  path: "/moderation/answers/:id/reading",
  who: { may: "votes" },
  fields: {},
  onSubmit: ({ c, web, sender }) => markAnswerRead(web.services, c.req.param("id") ?? "", sender),
  then: (isKept) => ["/moderation/waves", isKept ? "suspension_kept" : "answer_read"],
});

/** Owners' answers about void votes and suspensions. Renders nothing without answers. */
export function Answers({ notices }: { notices: readonly OwnerAnswer[] }) {
  const { answers: words } = currentLocale().words.waves;
  if (notices.length === 0) return null;
  return (
    <Panel title={words.title} id="answers" lead={words.lead}>
      <Rows>
        {notices.map((notice) => (
          <Row
            title={
              <a href={`/moderation/servers/${notice.slug}`} dir="auto">{notice.serverName}</a>
            }
            note={<Instant at={notice.answeredAt} />}
          >
            <blockquote class="typed" dir="auto">{notice.answer}</blockquote>
            <p class="note">
              <Subject notice={notice} />{" "}
              {notice.reason === null ? null : <>{words.reason} {isolated(notice.reason)}</>}
            </p>
            <div class="actions">
              <Reading notice={notice} />
              {notice.suspendedAt === null
                ? <a href={`/moderation/servers/${notice.slug}/voids`}>{words.toVoids}</a>
                : <a href={`/moderation/servers/${notice.slug}#decision`}>{words.toLifting}</a>}
            </div>
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}

/** What an answer is about: void votes, or a suspended listing. */
function Subject({ notice: { suspendedAt, votes, since, until } }: { notice: OwnerAnswer }) {
  const { answers: words } = currentLocale().words.waves;
  if (suspendedAt !== null) {
    return (
      <>
        {words.suspended} <Instant at={suspendedAt} />.
      </>
    );
  }
  return (
    <>
      {words.about(votes)}, {words.from} <Instant at={since} /> {words.to} <Instant at={until} />.
    </>
  );
}

/** The button of an unread answer, or the reason why another moderator has it. */
function Reading({ notice: { id, readAt, suspendedAt, isForAnother } }: { notice: OwnerAnswer }) {
  const { answers: words } = currentLocale().words.waves;
  if (readAt !== null) return null;
  if (isForAnother) return <span class="note">{words.another}</span>;
  return <readAnswer.Button at={{ id }} submit={suspendedAt === null ? words.read : words.keep} />;
}
