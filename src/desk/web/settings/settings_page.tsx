import { findDeskChat } from "../../../reach/chats/desk_chat.ts";
import { hasRight } from "../../../core/rights/rights.ts";
import { findMailFault } from "../../../site/mail/news.ts";
import { findReview, GROUPS, type Review, saveReview } from "../../../site/settings/review.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { action } from "../../../site/web/forms/action.tsx";
import { boxes } from "../../../site/web/forms/fields.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { ticked, tickName } from "../../../site/web/kit/ticks.tsx";
import { actOf, viewerOf } from "../../../site/web/request_actor.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { findMailEvery } from "../../reports/moderator_mail.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { SetByHost } from "./host_rows.tsx";
import { createLookForm, LogoPanel, LookPanel } from "./look_forms.tsx";
import { ChannelNews, MailNews } from "./news_panels.tsx";
import { createChannelForm, createMailForm } from "./news_forms.tsx";

/** The form of the site's look, on this page. */
export const saveLook = createLookForm(showSettings);

/** The form for email about the desk, on this page. */
export const mailNews = createMailForm(showSettings);

/** The form of the channel for moderators, on this page. */
export const channelNews = createChannelForm(showSettings);

/** Sets the parts of listings that moderators review before they are public. */
export const reviewed = action({
  path: "/moderation/settings/review",
  who: { may: "settings" },
  fields: { reviewed: boxes() },
  copy() {
    const { review, save } = currentLocale().words.setup.settings;
    return { reviewed: { label: review.label, help: review.help }, submit: save };
  },
  async act({ web, typed, sender }) {
    const chosen = ticked(typed, "reviewed");
    // All groups are present, so this is a complete review.
    const review = Object.fromEntries(
      GROUPS.map((group) => [group, chosen.includes(group)]),
    ) as unknown as Review;
    const before = await findReview(web.services.sql);
    const isChanged = GROUPS.some((group) => review[group] !== before[group]);
    if (isChanged) await saveReview(web.services, { review, ...sender });
    return { isChanged };
  },
  then: (
    { isChanged },
  ) => ["/moderation/settings#review", isChanged ? "settings_saved" : "nothing_changed"],
  page: showSettings,
});

/**
 * GET /moderation/settings: shows a moderator's settings for news and, to an administrator, the settings of the site.
 */
export async function showSettings(c: WebContext, web: Web): Promise<Response> {
  const { settings: words } = currentLocale().words.setup;
  const { sql, postman, look } = web.services;
  const { by } = actOf(c, web);
  const { accountId } = viewerOf(c);
  const mail = (
    <MailNews
      form={mailNews}
      every={await findMailEvery(sql, by)}
      isOn={postman.isOn}
      fault={await findMailFault(sql, accountId)}
    />
  );
  if (!hasRight(viewerOf(c), "settings")) {
    return await sendModeration(c, web, { title: words.title, body: mail });
  }
  await look.freshen();
  return await sendModeration(c, web, {
    title: words.title,
    body: (
      <>
        <p class="lead">{words.lead}</p>
        <div class="split">
          <div class="stack">
            <LookPanel web={web} form={saveLook} />
            <LogoPanel web={web} />
            <Reviewed review={await findReview(sql)} />
          </div>
          <div class="stack">
            {mail}
            <ChannelNews form={channelNews} channel={await findDeskChat(sql, by)} />
            <SetByHost web={web} />
          </div>
        </div>
      </>
    ),
  });
}

function Reviewed({ review }: { review: Review }) {
  const { review: words } = currentLocale().words.setup.settings;
  const chosen = GROUPS.filter((group) => review[group]);
  return (
    <Panel title={words.title} id="review" lead={words.lead}>
      <reviewed.Form
        typed={Object.fromEntries(chosen.map((group) => [tickName("reviewed", group), "1"]))}
        options={{
          reviewed: GROUPS.map((group) => ({ value: group, label: words.groups[group] })),
        }}
      />
      <p class="note">{words.pictures} {words.fresh}</p>
    </Panel>
  );
}
