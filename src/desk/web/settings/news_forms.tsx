import {
  DESK_KINDS,
  DESK_PACES,
  removeDeskChat,
  saveDeskChat,
} from "../../../reach/chats/desk_chat.ts";
import { CHAT_SERVICES } from "../../../core/destinations/chat_service.ts";
import type { AttemptResult } from "../../../core/sending/exchange.ts";
import {
  ADDRESS_FAULTS,
  ADDRESS_FIELD,
  chatAddress,
} from "../../../reach/web/chats/chat_fields.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { type Action, action } from "../../../site/web/forms/action.tsx";
import { boxes, oneOf } from "../../../site/web/forms/fields.tsx";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import { ticked } from "../../../site/web/kit/ticks.tsx";
import { MAIL_CHOICES, setMailEvery } from "../../reports/mail_choice.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";

const PATH = "/moderation/settings";

/** The page that shows the forms again. */
type SettingsPage = (c: WebContext, web: Web) => Promise<Response>;

/** Time limit of the page in milliseconds while a test message is posted. A chat has ten seconds to respond. */
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
    onSubmit: ({ web, values: { every }, sender }) =>
      setMailEvery(web.services.sql, { every, ...sender }),
    then: () => [`${PATH}#mail`, "moderator_mail_saved"],
    page,
  });
}

/**
 * Declares the form that connects the channel for moderators, after a test message, or changes its settings. The
 * address is only required for the first connection.
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
    async onSubmit({ c, web: { services }, values, typed, sender }) {
      const { service, pace, [ADDRESS_FIELD]: address } = values;
      const chosen = ticked(typed, "kinds");
      const faulty = (fault: string) =>
        ({ kind: "faulty", faults: { [ADDRESS_FIELD]: fault } }) as const;
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
  onSubmit: ({ web, sender }) => removeDeskChat(web.services, sender),
  then: () => [`${PATH}#chat`, "settings_saved"],
});

/** Returns the reason why a test message was not posted. */
function faultOf({ outcome, status }: AttemptResult): string {
  const { faults: words } = currentLocale().words.moderationChat;
  if (status === null) return words.silent;
  if (outcome === "chat_gone") return words.gone(status);
  if (outcome === "chat_refused") return words.refused(status);
  return outcome === "chat_busy" ? words.busy : words.status(status);
}
