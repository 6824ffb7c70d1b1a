import {
  DESK_KINDS,
  DESK_PACES,
  type DeskChat,
  findDeskChat,
  removeDeskChat,
  saveDeskChat,
} from "../../../reach/chats/desk_chat.ts";
import { CHAT_SERVICES } from "../../../core/destinations/chat_service.ts";
import type { AttemptResult } from "../../../core/sending/exchange.ts";
import { CHAT_NAMES } from "../../../reach/keys/chat.ts";
import {
  ADDRESS_FAULTS,
  ADDRESS_FIELD,
  chatAddress,
  withoutScheme,
} from "../../../reach/web/chats/chat_fields.tsx";
import type { findMailFault } from "../../../site/mail/news.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { type Action, action } from "../../../site/web/forms/action.tsx";
import { boxes, oneOf } from "../../../site/web/forms/fields.tsx";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import { FactList } from "../../../site/web/kit/rows.tsx";
import { Notice, Panel } from "../../../site/web/kit/panel.tsx";
import { ticked, tickName } from "../../../site/web/kit/ticks.tsx";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { MAIL_CHOICES, type MailEvery, setMailEvery } from "../../reports/moderator_mail.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";

const PATH = "/moderation/settings";

/** The page that shows the forms again. */
type SettingsPage = (c: WebContext, web: Web) => Promise<Response>;

/** Milliseconds for the page while a test message is posted: a chat has ten seconds to answer. */
const PAGE_WITHIN_MS = 15_000;

/** Declares the form for how often the moderator gets email about the desk. */
export function createMailForm(page: SettingsPage): Action {
  return action({
    path: "/moderation/mail",
    who: { may: "listings" },
    fields: { every: oneOf(MAIL_CHOICES) },
    copy() {
      const { every: label, submit } = currentLocale().words.waves.moderatorMail;
      return { every: { label }, submit };
    },
    act: ({ web, values: { every }, sender }) =>
      setMailEvery(web.services.sql, { every, ...sender }),
    then: () => [`${PATH}#mail`, "moderator_mail_saved"],
    page,
  });
}

/**
 * Declares the form that connects the channel for moderators, after a test message, or changes what is posted there.
 * Its address is required once.
 */
export function createChannelForm(page: SettingsPage): Action {
  return action({
    path: "/moderation/chat",
    who: { may: "settings" },
    fields: {
      [ADDRESS_FIELD]: chatAddress({ isOptional: true }),
      service: oneOf(CHAT_SERVICES),
      kinds: boxes(),
      pace: oneOf(DESK_PACES),
    },
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
    async act({ c, web: { services }, values, typed, sender }) {
      const { service, pace, [ADDRESS_FIELD]: address } = values;
      const chosen = ticked(typed, "kinds");
      const faulty = (fault: string) =>
        ({ kind: "faulty", faults: { [ADDRESS_FIELD]: fault } }) as const;
      if (address === "" && !await findDeskChat(services.sql, sender.by)) {
        return faulty(currentLocale().words.moderationChat.addressMissing);
      }
      deadlineOf(c).restart(PAGE_WITHIN_MS);
      const saved = await saveDeskChat(services, {
        address: address === "" ? undefined : address,
        service,
        kinds: DESK_KINDS.filter((kind) => chosen.includes(kind)),
        pace,
        ...sender,
      });
      if (saved.kind !== "saved") return faulty(faultOf(saved.result));
    },
    then: () => [`${PATH}#chat`, "settings_saved"],
    page,
  });
}

/** Removes the channel for moderators. */
export const removeChannel = action({
  path: "/moderation/chat/removal",
  who: { may: "settings" },
  fields: {},
  act: ({ web, sender }) => removeDeskChat(web.services, sender),
  then: () => [`${PATH}#chat`, "settings_saved"],
});

/** How often the moderator gets email, and why they get none. */
export function MailNews({ form, every, isOn, fault }: {
  form: Action;
  every: MailEvery;
  /** Whether the site sends mail. */
  isOn: boolean;
  fault: Awaited<ReturnType<typeof findMailFault>>;
}) {
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
      <form.Form
        typed={{ every }}
        options={{ every: MAIL_CHOICES.map((value) => ({ value, label: words.choices[value] })) }}
      />
    </Panel>
  );
}

/** The channel for moderators, whether it works, and what is posted there. At first, that is everything. */
export function ChannelNews({ form, channel }: { form: Action; channel: DeskChat | undefined }) {
  const { moderationChat: words, chats: { page } } = currentLocale().words;
  const { service = "discord", pace = "at_once", kinds = DESK_KINDS } = channel ?? {};
  const ticks = kinds.map((kind) => [tickName("kinds", kind), "1"]);
  const address = {
    label: page.address,
    help: channel ? words.addressKept : page.addressHelp,
    required: !channel,
  };
  return (
    <Panel title={words.title} id="chat" lead={words.lead}>
      {channel && <ChannelState channel={channel} />}
      <h3>{channel ? words.connected(withoutScheme(channel.shown)) : words.connect}</h3>
      <form.Form
        typed={{ service, pace, ...Object.fromEntries(ticks) }}
        options={{
          service: CHAT_SERVICES.map((value) => ({ value, label: CHAT_NAMES[value] })),
          kinds: DESK_KINDS.map((value) => ({ value, label: words.kinds.choices[value] })),
          pace: DESK_PACES.map((value) => ({ value, label: words.paces[value] })),
        }}
        copy={{ [ADDRESS_FIELD]: address }}
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

/** Whether the channel works, if it doesn't, and when it last got a message. */
function ChannelState({ channel }: { channel: DeskChat }) {
  const { moderationChat: words } = currentLocale().words;
  const { disabledBecause, lastOutcome, lastStatus, lastAt, postedAt } = channel;
  const isFailing = lastOutcome !== "posted";
  const problem = disabledBecause === "bad_secret"
    ? words.lost
    : disabledBecause !== null
    ? words.off
    : words.failing(lastStatus === null ? words.noAnswer : String(lastStatus));
  return (
    <>
      {isFailing && <Notice tone="late">{problem}</Notice>}
      <FactList
        facts={[
          [words.posted, <Instant at={postedAt} />],
          [words.lastTry, isFailing ? <Instant at={lastAt} /> : null],
        ]}
      />
    </>
  );
}

/** Says why a test message was not posted. */
function faultOf({ outcome, status }: AttemptResult): string {
  const { faults: words } = currentLocale().words.moderationChat;
  if (status === null) return words.silent;
  if (outcome === "chat_gone") return words.gone(status);
  if (outcome === "chat_refused") return words.refused(status);
  return outcome === "chat_busy" ? words.busy : words.status(status);
}
