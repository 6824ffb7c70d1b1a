import { z } from "zod";
import {
  DESK_KINDS,
  DESK_PACES,
  type DeskChat,
  findDeskChat,
  saveDeskChat,
} from "../../../reach/chats/desk_chat.ts";
import { CHAT_SERVICES } from "../../../core/destinations/chat_service.ts";
import type { Act } from "../../../core/rights/actor.ts";
import type { AttemptResult } from "../../../core/sending/exchange.ts";
import { pastedValue } from "../../../core/text/typed_text.ts";
import { CHAT_NAMES } from "../../../reach/keys/chat.ts";
import { ADDRESS_FIELD } from "../../../reach/web/chats/chat_fields.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Undone } from "../../../site/web/forms/action.tsx";
import { boxes, type FieldValues, hidden, oneOf } from "../../../site/web/forms/fields.tsx";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import { FactList } from "../../../site/web/kit/rows.tsx";
import { Notice } from "../../../site/web/kit/panel.tsx";
import type { Typed } from "../../../site/web/kit/sent_form.ts";
import { ticked, tickName } from "../../../site/web/kit/ticks.tsx";
import { Instant } from "../../../site/web/parts/parts.tsx";
import type { Web, WebContext } from "../../../site/web/web_env.ts";

/** Milliseconds for the page while a test message is posted: a chat has ten seconds to answer. */
const PAGE_WITHIN_MS = 15_000;

/** The fields of the channel for moderators. The page shows that of the address, which is required once. */
export const CHANNEL_FIELDS = {
  [ADDRESS_FIELD]: hidden(z.string().transform(pastedValue), { isSecret: true }),
  service: oneOf(CHAT_SERVICES),
  kinds: boxes(),
  pace: oneOf(DESK_PACES),
};

/** Returns the options of those fields, and the values of a channel. At first, all is told. */
export function channelForm(channel: DeskChat | undefined) {
  const { moderationChat: words } = currentLocale().words;
  const typed: Typed = {
    service: channel?.service ?? "discord",
    pace: channel?.pace ?? "at_once",
    ...Object.fromEntries(
      (channel?.kinds ?? DESK_KINDS).map((kind) => [tickName("kinds", kind), "1"]),
    ),
  };
  const options = {
    service: CHAT_SERVICES.map((value) => ({ value, label: CHAT_NAMES[value] })),
    kinds: DESK_KINDS.map((value) => ({ value, label: words.kinds.choices[value] })),
    pace: DESK_PACES.map((value) => ({ value, label: words.paces[value] })),
  };
  return { typed, options };
}

/** Connects the channel after a test message, or changes what it is told. */
export async function connectDeskChannel({ c, web, values, typed, sender }: {
  c: WebContext;
  web: Web;
  values: FieldValues<typeof CHANNEL_FIELDS>;
  typed: Typed;
  sender: Act;
}): Promise<Undone | undefined> {
  const { services } = web;
  const { service, pace, [ADDRESS_FIELD]: typedAddress } = values;
  const chosen = ticked(typed, "kinds");
  const kinds = DESK_KINDS.filter((kind) => chosen.includes(kind));
  const address = typedAddress === "" ? undefined : typedAddress;
  const faulty = (fault: string) =>
    ({ kind: "faulty", faults: { [ADDRESS_FIELD]: fault } }) as const;
  if (address === undefined && !await findDeskChat(services.sql, sender.by)) {
    return faulty(currentLocale().words.moderationChat.addressMissing);
  }
  deadlineOf(c).restart(PAGE_WITHIN_MS);
  const saved = await saveDeskChat(services, { address, service, kinds, pace, ...sender });
  return saved.kind === "saved" ? undefined : faulty(faultOf(saved.result));
}

/** Whether the channel works, if it doesn't, and when it was last told something. */
export function ChannelState({ channel }: { channel: DeskChat }) {
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
