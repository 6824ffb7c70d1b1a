import type { Child } from "hono/jsx";
import { z } from "zod";
import { CHAT_PACES, CHAT_SERVICES } from "../../../core/destinations/chat_service.ts";
import { CHAT_NAMES } from "../../keys/chat.ts";
import type { Locales } from "../../../site/locales/site_locales.ts";
import { languageTag } from "../../../core/locales/language_tags.ts";
import { Field } from "../../../site/web/kit/inputs.tsx";
import { choice, type FormField, oneOf } from "../../../site/web/forms/fields.tsx";
import type { FormProps } from "../../../site/web/forms/action_form.tsx";
import { pastedValue } from "../../../core/text/typed_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";

/**
 * The name of the address's field. Because of this name, a page that first requires a proof of identity doesn't repeat
 * its value.
 */
export const ADDRESS_FIELD = "secret_address";

/** The field beside which each refusal of an address is shown. */
export const ADDRESS_FAULTS = {
  chat_address_refused: ADDRESS_FIELD,
  webhook_url_refused: ADDRESS_FIELD,
  chat_connected: ADDRESS_FIELD,
} as const;

/** The language of a channel's messages. Empty for that of the listing's owner. */
const LOCALE = {
  ...choice(),
  schema: z.string().transform((tag) => languageTag(tag) ?? null),
};

/** Returns the fields of a channel's settings. The address of a connected channel may be left empty. */
export function chatFields({ isConnected }: { isConnected: boolean }) {
  return {
    service: oneOf(CHAT_SERVICES),
    [ADDRESS_FIELD]: chatAddress({ isOptional: isConnected }),
    pace: oneOf(CHAT_PACES),
    locale: LOCALE,
  };
}

/** Returns the field of a channel's address. It is a secret, so a typed one is never shown again. */
export function chatAddress({ isOptional }: { isOptional: boolean }): FormField<string> {
  return {
    schema: z.string().transform(pastedValue),
    isSecret: true,
    Show: ({ name: _, typed: __, options: ___, required = !isOptional, ...shown }) => (
      <Field
        {...shown}
        required={required}
        name={ADDRESS_FIELD}
        type="password"
        autocomplete="off"
      />
    ),
  };
}

/** Returns the labels and options of these fields. A site with one language doesn't offer a choice of language. */
export function chatCopy({ locales, help }: {
  locales: Locales;
  /** The help text of the address. */
  help: string;
}): Required<Pick<FormProps, "copy" | "options">> & { children: Child } {
  const { page: words, paces } = currentLocale().words.chats;
  const hasChoice = locales.all.length > 1;
  return {
    copy: {
      service: { label: words.service, help: words.serviceHelp },
      [ADDRESS_FIELD]: { label: words.address, help },
      pace: { label: words.often },
      ...hasChoice && { locale: { label: words.language } },
    },
    options: {
      service: CHAT_SERVICES.map((value) => ({ value, label: CHAT_NAMES[value] })),
      pace: CHAT_PACES.map((value) => ({ value, label: paces[value] })),
      locale: [
        { value: "", label: words.languageOfOwner },
        ...locales.all.map(({ tag, name, lang, dir }) => ({ value: tag, label: name, lang, dir })),
      ],
    },
    children: hasChoice ? null : <input type="hidden" name="locale" value="" />,
  };
}

/** Returns a channel's host and the end of its address: "discord.com/…a1B2". */
export function withoutScheme(shown: string): string {
  return shown.replace(/^chat:\/\//, "");
}
