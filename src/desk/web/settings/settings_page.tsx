import type { Child } from "hono/jsx";
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
import { findMailEvery } from "../../reports/mail_choice.ts";
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
  async onSubmit({ web, typed, sender }) {
    const chosen = ticked(typed, "reviewed");
    // All groups are present, so this is a complete review.
    const review = Object.fromEntries(
      GROUPS.map((group) => [group, chosen.includes(group)]),
    ) as unknown as Review;
    return await saveReview(web.services, { review, ...sender });
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
  const news = await findNews(c, web);
  const site = hasRight(viewerOf(c), "settings") ? await findSiteSettings(c, web) : undefined;
  const { title } = currentLocale().words.setup.settings;
  const mail = <MailNews {...news} form={mailNews} />;
  const body = site ? <SiteSettingsBody web={web} settings={site} mail={mail} /> : mail;
  return await sendModeration(c, web, { title, body });
}

/** Finds how often news are mailed to a moderator, and why that failed last. */
async function findNews(c: WebContext, web: Web) {
  const { sql, postman } = web.services;
  const every = await findMailEvery(sql, actOf(c, web).by);
  return { every, isOn: postman.isOn, fault: await findMailFault(sql, viewerOf(c).accountId) };
}

/** The settings of the site that aren't in memory. */
interface SiteSettings {
  review: Review;
  channel: Awaited<ReturnType<typeof findDeskChat>>;
}

async function findSiteSettings(c: WebContext, web: Web): Promise<SiteSettings> {
  const { sql, look } = web.services;
  await look.freshen();
  const review = await findReview(sql);
  return { review, channel: await findDeskChat(sql, actOf(c, web).by) };
}

function SiteSettingsBody({ web, settings, mail }: {
  web: Web;
  settings: SiteSettings;
  /** The moderator's own settings. */
  mail: Child;
}) {
  const { settings: words } = currentLocale().words.setup;
  return (
    <>
      <p class="lead">{words.lead}</p>
      <div class="split">
        <div class="stack">
          <LookPanel web={web} form={saveLook} />
          <LogoPanel web={web} />
          <Reviewed review={settings.review} />
        </div>
        <div class="stack">
          {mail}
          <ChannelNews form={channelNews} channel={settings.channel} />
          <SetByHost web={web} />
        </div>
      </div>
    </>
  );
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
