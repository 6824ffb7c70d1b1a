import { isolated } from "../../../site/text/shown_text.ts";
import { markAnswerRead, type VoidNotice } from "../../../site/voting/void_notice.ts";
import { ButtonForm } from "../../../site/web/kit/form.tsx";
import { redirectTo } from "../../../site/web/forms/submit.ts";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";

/** A note about void votes, and its server. */
type ServerNotice = VoidNotice & { slug: string; serverName: string };

/** POST /moderation/answers/:id/reading: records that a moderator has read an owner's answer. */
export async function readOneAnswer(c: WebContext, web: Web): Promise<Response> {
  await markAnswerRead(web.services, c.req.param("id") ?? "", actOf(c, web));
  return redirectTo(c, "/moderation/waves", "answer_read");
}

/** What owners answered about void votes. Renders nothing if there is no answer. */
export function Answers({ notices }: { notices: readonly ServerNotice[] }) {
  const { answers: words } = currentLocale().words.waves;
  if (notices.length === 0) return null;
  return (
    <Panel title={words.title} id="answers">
      <p class="">{words.lead}</p>
      <ul class="answers">
        {notices.map((notice) => (
          <li>
            <p>
              <a href={`/moderation/servers/${notice.slug}`} dir="auto">{notice.serverName}</a> ·
              {" "}
              <Instant at={notice.answeredAt} />
            </p>
            <blockquote class="typed" dir="auto">{notice.answer}</blockquote>
            <p class="note">
              {words.about(notice.votes)}, {words.from} <Instant at={notice.since} hasDay />{" "}
              {words.to} <Instant at={notice.until} hasDay />.{" "}
              {notice.reason === null ? null : <>{words.reason} {isolated(notice.reason)}</>}
            </p>
            <div class="actions">
              {notice.readAt === null && (
                <ButtonForm
                  action={`/moderation/answers/${notice.id}/reading`}
                  label={words.read}
                />
              )}
              <a href={`/moderation/servers/${notice.slug}/voids`}>{words.toVoids}</a>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
