import { z } from "zod";
import {
  CHAT_PACES,
  CHAT_SERVICES,
  type ChatService,
} from "../../../core/destinations/chat_service.ts";
import { CHAT_NAMES } from "../../keys/chat.ts";
import type { Locales } from "../../../site/locales/locales.ts";
import { languageTag } from "../../../core/locales/language_tags.ts";
import { type FaultyForm, Field, fieldsOf, Select } from "../../../site/web/kit/form.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";

/** What an owner chooses for a channel. An empty language is the one of the listing's owner. */
export const CHAT_SETTINGS = z.object({
  service: z.enum(CHAT_SERVICES),
  pace: z.enum(CHAT_PACES),
  locale: z.string().transform((tag) => languageTag(tag) ?? null),
});

/** The field of the address. By its name, no page shows it again to somebody who has to prove first who they are. */
export const ADDRESS_FIELD = "secret_address";

/** The field beside which a refusal of an address is shown. */
export const ADDRESS_FAULTS = {
  chat_address_refused: ADDRESS_FIELD,
  webhook_url_refused: ADDRESS_FIELD,
  chat_connected: ADDRESS_FIELD,
} as const;

/** The address of a channel. What was typed is never shown again. */
export function AddressField({ form, help, required }: {
  form: Partial<FaultyForm>;
  help: string;
  required: boolean;
}) {
  const { page: words } = currentLocale().words.chats;
  return (
    <Field
      {...fieldsOf(form)(ADDRESS_FIELD)}
      label={words.address}
      help={help}
      type="password"
      required={required}
      autocomplete="off"
    />
  );
}

/** The service of a channel, which matters where the host doesn't tell. */
export function ServiceField({ form }: { form: Partial<FaultyForm> }) {
  const { page: words } = currentLocale().words.chats;
  const options = CHAT_SERVICES.map((value: ChatService) => ({ value, label: CHAT_NAMES[value] }));
  return (
    <Select
      {...fieldsOf(form)("service")}
      label={words.service}
      help={words.serviceHelp}
      options={options}
    />
  );
}

/** How often a channel gets messages, and in which language, if the site has several. */
export function ChannelOptionFields({ locales, form }: {
  locales: Locales;
  form: Partial<FaultyForm>;
}) {
  const { page: words, paces } = currentLocale().words.chats;
  const field = fieldsOf(form);
  return (
    <>
      <Select
        {...field("pace")}
        label={words.often}
        options={CHAT_PACES.map((value) => ({ value, label: paces[value] }))}
      />
      {locales.all.length < 2
        ? <input type="hidden" name="locale" value={form.typed?.["locale"] ?? ""} />
        : (
          <Select
            {...field("locale")}
            label={words.language}
            required={false}
            options={[
              { value: "", label: words.languageOfOwner },
              ...locales.all.map(({ tag, name, lang, dir }) => ({
                value: tag,
                label: name,
                lang,
                dir,
              })),
            ]}
          />
        )}
    </>
  );
}

/** Shows a channel's host and the end of its address: "discord.com/…a1B2". */
export function withoutScheme(shown: string): string {
  return shown.replace(/^chat:\/\//, "");
}
