import type { Child } from "hono/jsx";
import { findDeskChat, removeDeskChat } from "../../../reach/chats/desk_chat.ts";
import {
  ADDRESS_FAULTS,
  AddressField,
  withoutScheme,
} from "../../../reach/web/chats/chat_fields.tsx";
import { hasRight } from "../../../core/rights/rights.ts";
import { findMailFault } from "../../../site/mail/news.ts";
import { findReview, GROUPS, type Review, saveReview } from "../../../site/settings/review.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { action } from "../../../site/web/forms/action.tsx";
import { boxes, oneOf } from "../../../site/web/forms/fields.tsx";
import { Fold, Notice, Panel } from "../../../site/web/kit/panel.tsx";
import { sentForm } from "../../../site/web/kit/sent_form.ts";
import { ticked, tickName } from "../../../site/web/kit/ticks.tsx";
import { actOf, viewerOf } from "../../../site/web/request_actor.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { findMailEvery, MAIL_CHOICES, setMailEvery } from "../../reports/moderator_mail.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { CHANNEL_FIELDS, channelForm, ChannelState, connectDeskChannel } from "./desk_channel.tsx";
import { HostRows } from "./host_rows.tsx";
import { ImprintForm, LogoForm, LookForm } from "./look_forms.tsx";

const PATH = "/moderation/settings";

/** Sets how often the moderator gets email about the desk. */
export const mailNews = action({
  path: "/moderation/mail",
  who: { may: "listings" },
  fields: { every: oneOf(MAIL_CHOICES) },
  copy() {
    const { every: label, submit } = currentLocale().words.waves.moderatorMail;
    return { every: { label }, submit };
  },
  act: ({ web, values: { every }, sender }) => setMailEvery(web.services.sql, { every, ...sender }),
  then: () => [`${PATH}#mail`, "moderator_mail_saved"],
  page: showSettings,
});

/** Connects the channel for moderators, after a test message, or changes what it is told. */
export const channelNews = action({
  path: "/moderation/chat",
  who: { may: "settings" },
  fields: CHANNEL_FIELDS,
  refused: ADDRESS_FAULTS,
  copy() {
    const { moderationChat: words, chats: { page } } = currentLocale().words;
    return {
      service: { label: page.service, help: page.serviceHelp },
      kinds: words.kinds,
      pace: { label: words.pace },
      submit: words.save,
    };
  },
  act: connectDeskChannel,
  then: () => [`${PATH}#chat`, "settings_saved"],
  page: showSettings,
});

/** Removes the channel for moderators. */
export const removeChannel = action({
  path: "/moderation/chat/removal",
  who: { may: "settings" },
  fields: {},
  act: ({ web, sender }) => removeDeskChat(web.services, sender),
  then: () => [`${PATH}#chat`, "settings_saved"],
});

/** Sets what moderators review before it shows. */
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
    // All groups are named, so it is a whole review.
    const review = Object.fromEntries(
      GROUPS.map((group) => [group, chosen.includes(group)]),
    ) as unknown as Review;
    const before = await findReview(web.services.sql);
    const isChanged = GROUPS.some((group) => review[group] !== before[group]);
    if (isChanged) await saveReview(web.services, { review, ...sender });
    return { isChanged };
  },
  then: ({ isChanged }) => [`${PATH}#review`, isChanged ? "settings_saved" : "nothing_changed"],
  page: showSettings,
});

/** GET /moderation/settings: shows how a moderator hears of news and, to an administrator, the settings of the site. */
export async function showSettings(c: WebContext, web: Web): Promise<Response> {
  const { settings: words } = currentLocale().words.setup;
  const isAdministrator = hasRight(viewerOf(c), "settings");
  if (isAdministrator) await web.services.look.freshen();
  const section = (id: "look" | "logo" | "imprint", form: Child) => (
    <Panel title={words[id].title} id={id} lead={words[id].lead}>{form}</Panel>
  );
  return await sendModeration(c, web, {
    title: words.title,
    body: (
      <>
        {isAdministrator && <p class="lead">{words.lead}</p>}
        <div class="split">
          {isAdministrator && (
            <div class="stack">
              {section("look", <LookForm web={web} />)}
              {section("logo", <LogoForm web={web} />)}
              {section("imprint", <ImprintForm web={web} />)}
            </div>
          )}
          <div class="stack">
            <MailNews {...await mailOf(c, web)} />
            {isAdministrator && (
              <>
                <ChannelNews channel={await findDeskChat(web.services.sql, actOf(c, web).by)} />
                <Reviewed review={await findReview(web.services.sql)} />
                <Fold title={words.host.title} id="host">
                  <p>{words.host.lead}</p>
                  <HostRows web={web} />
                </Fold>
              </>
            )}
          </div>
        </div>
      </>
    ),
  });
}

async function mailOf(c: WebContext, web: Web) {
  const { sql, postman } = web.services;
  const every = await findMailEvery(sql, actOf(c, web).by);
  return { every, isOn: postman.isOn, fault: await findMailFault(sql, viewerOf(c).accountId) };
}

function MailNews({ every, isOn, fault }: Awaited<ReturnType<typeof mailOf>>) {
  const locale = currentLocale();
  const { moderatorMail: words } = locale.words.waves;
  return (
    <Panel title={words.title} id="mail" lead={words.lead}>
      {isOn ? null : <Notice tone="late">{words.off}</Notice>}
      {fault === "unconfirmed" && (
        <Notice tone="late">
          {words.unconfirmed} <a href="/account">{locale.words.myServers.mail.confirm}</a>
        </Notice>
      )}
      <mailNews.Form
        typed={{ every }}
        options={{ every: MAIL_CHOICES.map((value) => ({ value, label: words.choices[value] })) }}
      />
    </Panel>
  );
}

function ChannelNews({ channel }: { channel: Awaited<ReturnType<typeof findDeskChat>> }) {
  const { moderationChat: words, chats } = currentLocale().words;
  return (
    <Panel title={words.title} id="chat" lead={words.lead}>
      {channel && <ChannelState channel={channel} />}
      <h3>{channel ? words.connected(withoutScheme(channel.shown)) : words.connect}</h3>
      <channelNews.Form
        {...channelForm(channel)}
        lead={
          <AddressField
            form={{ faults: sentForm()?.faults ?? {} }}
            help={channel ? words.addressKept : chats.page.addressHelp}
            required={!channel}
          />
        }
        submit={channel ? words.save : words.connectSubmit}
      />
      {channel && (
        <div class="actions">
          <removeChannel.Button submit={words.remove} look="danger" />
          <span class="note">{words.removeLead}</span>
        </div>
      )}
    </Panel>
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
