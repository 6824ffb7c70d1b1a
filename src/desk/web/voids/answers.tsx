import { isolated } from "../../../site/text/shown_text.ts";
import type { VoidNotice } from "../../../site/voting/moderation/void_notice.ts";
import { markAnswerRead } from "../../../site/voting/moderation/notice_answer.ts";
import { action } from "../../../site/web/forms/action.tsx";
import { Instant } from "../../../site/web/kit/times.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";

/** A note about void votes, and its server. */
type ServerNotice = VoidNotice & { slug: string; serverName: string };

/** Records that a moderator has read an owner's answer. */
export const readAnswer = action({
  path: "/moderation/answers/:id/reading",
  who: { may: "votes" },
  fields: {},
  onSubmit: ({ c, web, sender }) => markAnswerRead(web.services, c.req.param("id") ?? "", sender),
  then: () => ["/moderation/waves", "answer_read"],
});

/** Owners' answers about void votes. Renders nothing without answers. */
export function Answers({ notices }: { notices: readonly ServerNotice[] }) {
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
              {words.about(notice.votes)}, {words.from} <Instant at={notice.since} /> {words.to}
              {" "}
              <Instant at={notice.until} />.{" "}
              {notice.reason === null ? null : <>{words.reason} {isolated(notice.reason)}</>}
            </p>
            <div class="actions">
              {notice.readAt === null && (
                <readAnswer.Button at={{ id: notice.id }} submit={words.read} />
              )}
              <a href={`/moderation/servers/${notice.slug}/voids`}>{words.toVoids}</a>
            </div>
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}
