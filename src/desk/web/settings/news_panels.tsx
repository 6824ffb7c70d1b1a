import { DESK_KINDS, DESK_PACES, type DeskChat } from "../../../reach/chats/desk_chat.ts";
import { CHAT_SERVICES } from "../../../core/destinations/chat_service.ts";
import { CHAT_NAMES } from "../../../reach/keys/chat.ts";
import { ADDRESS_FIELD, withoutScheme } from "../../../reach/web/chats/chat_fields.tsx";
import type { findMailFault } from "../../../site/mail/news.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Action } from "../../../site/web/forms/action.tsx";
import { FactList } from "../../../site/web/kit/rows.tsx";
import { Notice, Panel } from "../../../site/web/kit/panel.tsx";
import { tickName } from "../../../site/web/kit/ticks.tsx";
import { Instant } from "../../../site/web/kit/times.tsx";
import { MAIL_CHOICES, type MailEvery } from "../../reports/mail_choice.ts";
import { removeChannel } from "./news_forms.tsx";

/** The frequency of the moderator's emails, or the reason why there are no emails. */
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

/** The channel for moderators, its state, and the kinds of news that are posted there. By default, all are. */
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

/** A warning if the channel doesn't work, and the time of its last message. */
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
