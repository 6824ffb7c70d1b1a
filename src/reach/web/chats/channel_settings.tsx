import type { KeyStatus } from "../../../site/keys/list_keys.ts";
import type { Locale } from "../../../core/locales/locale.ts";
import type { Locales } from "../../../site/locales/locales.ts";
import { ButtonForm, type FaultyForm, Form, Submit } from "../../../site/web/parts/form.tsx";
import { Setting } from "../../../site/web/parts/setting.tsx";
import { AddressField, ChannelOptionFields, ServiceField, withoutScheme } from "./chat_fields.tsx";

/** The settings of a channel, and a test message. */
export function ChannelSettings(
  { locale, locales, apiKey: key, path, typed, faults }: Partial<FaultyForm> & {
    locale: Locale;
    locales: Locales;
    apiKey: KeyStatus;
    /** The path of the key's page. */
    path: string;
  },
) {
  const { channel: words } = locale.words.chats;
  const form = {
    typed: {
      service: key.service ?? "discord",
      pace: key.pace ?? "ten_minutes",
      locale: key.locale ?? "",
      ...typed,
    },
    ...faults && { faults },
  };
  return (
    <>
      <Setting lead={<code>{withoutScheme(key.webhookUrl ?? "")}</code>}>
        <Form action={`${path}/chat`}>
          <ChannelOptionFields locale={locale} locales={locales} form={form} />
          <ServiceField locale={locale} form={form} />
          <AddressField locale={locale} form={form} help={words.addressKept} required={false} />
          <Submit look="secondary">{words.save}</Submit>
        </Form>
      </Setting>
      <Setting
        title={words.test}
        lead={words.testLead}
        act={
          <ButtonForm
            action={`${path}/tests`}
            label={words.testButton}
            fields={{ username: "" }}
            once
          />
        }
      />
    </>
  );
}
