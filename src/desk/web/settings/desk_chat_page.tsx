import { z } from "zod";
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
import {
  ADDRESS_FIELD,
  AddressField,
  ServiceField,
  withoutScheme,
} from "../../../reach/web/chats/chat_fields.tsx";
import {
  ButtonForm,
  type FaultyForm,
  fieldsOf,
  Form,
  Select,
  Submit,
} from "../../../site/web/kit/form.tsx";
import { redirectTo, submit } from "../../../site/web/forms/submit.ts";
import { ticked, tickName, Ticks } from "../../../site/web/kit/ticks.tsx";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { pastedValue } from "../../../core/text/typed_text.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { FactList } from "../../../site/web/kit/rows.tsx";

/** Milliseconds for the page while a test message is posted: a chat has ten seconds to answer. */
const PAGE_WITHIN_MS = 15_000;

const PATH = "/moderation/chat";

/** The checkboxes of what is told. */
const KINDS = "kinds";

const SETTINGS = z.looseObject({
  service: z.enum(CHAT_SERVICES),
  pace: z.enum(DESK_PACES),
  [ADDRESS_FIELD]: z.string().transform(pastedValue),
});

/** POST /moderation/chat: connects the channel for moderators, after a test message, or changes what it is told. */
export const saveChannel = submit({
  schema: SETTINGS,
  fields: { chat_address_refused: ADDRESS_FIELD, webhook_url_refused: ADDRESS_FIELD },
  show: showDeskChat,
  async act(c, web, { service, pace, [ADDRESS_FIELD]: typedAddress }, typed) {
    const { services } = web;
    const { moderationChat: words } = currentLocale().words;
    const act = actOf(c, web);
    const kinds = DESK_KINDS.filter((kind) => ticked(typed, KINDS).includes(kind));
    const address = typedAddress === "" ? undefined : typedAddress;
    const showFault = (fault: string) => {
      c.set("faulty", true);
      return showDeskChat(c, web, { typed, faults: { [ADDRESS_FIELD]: fault } });
    };
    if (address === undefined && !await findDeskChat(services.sql, act.by)) {
      return await showFault(words.addressMissing);
    }
    deadlineOf(c).restart(PAGE_WITHIN_MS);
    const saved = await saveDeskChat(services, { address, service, kinds, pace, ...act });
    if (saved.kind === "saved") return redirectTo(c, PATH, "settings_saved");
    return await showFault(faultOf(saved.result));
  },
});

/** POST /moderation/chat/removal: removes the channel for moderators. */
export async function removeChannel(c: WebContext, web: Web): Promise<Response> {
  await removeDeskChat(web.services, actOf(c, web));
  return redirectTo(c, PATH, "settings_saved");
}

/** GET /moderation/chat: shows the channel for moderators. */
export async function showDeskChat(c: WebContext, web: Web, sent?: FaultyForm) {
  const locale = currentLocale();
  const { moderationChat: words } = locale.words;
  const channel = await findDeskChat(web.services.sql, actOf(c, web).by);
  return await sendModeration(c, web, {
    title: words.title,
    way: {
      from: [{ href: "/moderation/settings", label: locale.words.moderation.tabs.settings }],
      here: words.title,
    },
    sent,
    body: (
      <div class="site-narrow">
        <p class="lead">{words.lead}</p>
        {channel && <State channel={channel} />}
        <Panel
          title={channel ? words.channel : words.connect}
          lead={channel && words.connected(withoutScheme(channel.shown))}
        >
          <Settings channel={channel} sent={sent} />
        </Panel>
        {channel && (
          <Panel title={words.remove} lead={words.removeLead}>
            <ButtonForm action={`${PATH}/removal`} label={words.remove} look="danger" />
          </Panel>
        )}
      </div>
    ),
  });
}

function Settings({ channel, sent }: {
  channel: DeskChat | undefined;
  sent: FaultyForm | undefined;
}) {
  const { moderationChat: words, chats } = currentLocale().words;
  const typed = sent?.typed ?? typedOf(channel);
  const form = { typed, faults: sent?.faults ?? {} };
  return (
    <Form action={PATH} class="form one-a-line">
      <AddressField
        form={form}
        help={channel ? words.addressKept : chats.page.addressHelp}
        required={!channel}
      />
      <ServiceField form={form} />
      <Ticks
        name={KINDS}
        label={words.kinds.label}
        help={words.kinds.help}
        choices={DESK_KINDS.map((kind) => ({ slug: kind, name: words.kinds.choices[kind] }))}
        typed={typed}
        faults={form.faults}
      />
      <Select
        {...fieldsOf(form)("pace")}
        label={words.pace}
        options={DESK_PACES.map((value) => ({ value, label: words.paces[value] }))}
      />
      <Submit>{channel ? words.save : words.connectSubmit}</Submit>
    </Form>
  );
}

/** Whether the channel works, if it doesn't, and when it was last told something. */
function State({ channel }: { channel: DeskChat }) {
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
      {isFailing && <p class="notice late">{problem}</p>}
      <FactList
        facts={[
          [words.posted, <Instant at={postedAt} />],
          [words.lastTry, isFailing ? <Instant at={lastAt} /> : null],
        ]}
      />
    </>
  );
}

/** At first, all is told. */
function typedOf(channel: DeskChat | undefined): Record<string, string> {
  const kinds = channel?.kinds ?? DESK_KINDS;
  return {
    service: channel?.service ?? "discord",
    pace: channel?.pace ?? "at_once",
    ...Object.fromEntries(kinds.map((kind) => [tickName(KINDS, kind), "1"])),
  };
}

/** Says why a test message was not posted. */
function faultOf({ outcome, status }: AttemptResult): string {
  const { faults: words } = currentLocale().words.moderationChat;
  if (status === null) return words.silent;
  if (outcome === "chat_gone") return words.gone(status);
  if (outcome === "chat_refused") return words.refused(status);
  return outcome === "chat_busy" ? words.busy : words.status(status);
}
