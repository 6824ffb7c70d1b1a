import { z } from "zod";
import { findMailFault } from "../../../site/mail/news.ts";
import { findMailEvery, MAIL_CHOICES, setMailEvery } from "../../reports/moderator_mail.ts";
import { type FaultyForm, fieldsOf, Form, Select, Submit } from "../../../site/web/kit/form.tsx";
import { redirectTo, submit } from "../../../site/web/forms/submit.ts";
import { actOf, viewerOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";

/** POST /moderation/mail: sets how often the moderator gets email about the desk. */
export const saveModeratorMail = submit({
  schema: z.object({ every: z.enum(MAIL_CHOICES) }),
  show: showModeratorMail,
  async act(c, web, { every }) {
    await setMailEvery(web.services.sql, { every, ...actOf(c, web) });
    return redirectTo(c, "/moderation/mail", "moderator_mail_saved");
  },
});

/** GET /moderation/mail: shows how often the moderator gets email about the desk. */
export async function showModeratorMail(c: WebContext, web: Web, sent?: FaultyForm) {
  const locale = currentLocale();
  const { moderatorMail: words } = locale.words.waves;
  const { sql, postman } = web.services;
  const [every, fault] = await Promise.all([
    findMailEvery(sql, actOf(c, web).by),
    findMailFault(sql, viewerOf(c).accountId),
  ]);
  const options = MAIL_CHOICES.map((value) => ({
    value,
    label: words.choices[value],
  }));
  return await sendModeration(c, web, {
    title: words.title,
    sent,
    body: (
      <div class="site-narrow">
        <p class="lead">{words.lead}</p>
        {postman.isOn ? null : <p class="notice late">{words.off}</p>}
        {fault === "unconfirmed" && (
          <p class="notice late">
            {words.unconfirmed} <a href="/account">{locale.words.myServers.mail.confirm}</a>
          </p>
        )}
        <Form action="/moderation/mail" class="form panel">
          <Select
            {...fieldsOf(sent)("every")}
            value={sent?.typed["every"] ?? every}
            label={words.every}
            options={options}
          />
          <Submit>{words.submit}</Submit>
        </Form>
      </div>
    ),
  });
}
