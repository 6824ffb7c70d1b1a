import type { KeyStatus } from "../../../site/keys/list_keys.ts";
import type { Locales } from "../../../site/locales/site_locales.ts";
import type { Action } from "../../../site/web/forms/action.tsx";
import { chatCopy, withoutScheme } from "./chat_fields.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Row } from "../../../site/web/kit/rows.tsx";

/** The settings of a channel, and a test message. */
export function ChannelSettings({ locales, apiKey: key, at, save, test }: {
  locales: Locales;
  apiKey: KeyStatus;
  /** The names in the path of the key's page. */
  at: Record<string, string>;
  /** The forms that save the settings, and that send a test. */
  save: Action;
  test: Action;
}) {
  const { channel: words } = currentLocale().words.chats;
  const typed = {
    service: key.service ?? "discord",
    pace: key.pace ?? "ten_minutes",
    locale: key.locale ?? "",
  };
  return (
    <>
      <Row note={<code>{withoutScheme(key.webhookUrl ?? "")}</code>}>
        <save.Form
          at={at}
          typed={typed}
          look="secondary"
          {...chatCopy({ locales, help: words.addressKept })}
        />
      </Row>
      <Row
        title={words.test}
        note={words.testLead}
        end={<test.Button at={at} typed={{ username: "" }} submit={words.testButton} />}
      />
    </>
  );
}
