import type { KeyStatus } from "../../../site/keys/list_keys.ts";
import type { Locales } from "../../../site/locales/locales.ts";
import { ButtonForm, type FaultyForm, Form, Submit } from "../../../site/web/kit/form.tsx";
import { AddressField, ChannelOptionFields, ServiceField, withoutScheme } from "./chat_fields.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Row } from "../../../site/web/kit/rows.tsx";

/** The settings of a channel, and a test message. */
export function ChannelSettings(
  { locales, apiKey: key, path, typed, faults }: Partial<FaultyForm> & {
    locales: Locales;
    apiKey: KeyStatus;
    /** The path of the key's page. */
    path: string;
  },
) {
  const { channel: words } = currentLocale().words.chats;
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
      <Row note={<code>{withoutScheme(key.webhookUrl ?? "")}</code>}>
        <Form action={`${path}/chat`}>
          <ChannelOptionFields locales={locales} form={form} />
          <ServiceField form={form} />
          <AddressField form={form} help={words.addressKept} required={false} />
          <Submit look="secondary">{words.save}</Submit>
        </Form>
      </Row>
      <Row
        title={words.test}
        note={words.testLead}
        end={
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
