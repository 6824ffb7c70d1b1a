import { Form, Submit } from "../kit/form.tsx";
import { LANGUAGE_PATH } from "../locale/addresses.ts";
import { LanguageSelect } from "../locale/language_menu.tsx";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { SheetLine } from "./settings_sheet.tsx";

/** Lets somebody choose the language of their pages and emails, if the site has several. */
export function LanguageChoice({ c, web }: { c: WebContext; web: Web }) {
  const { language: words } = currentLocale().words;
  const { locales } = web.services;
  if (locales.all.length < 2) return null;
  return (
    <SheetLine icon="website" title={words.heading} note={words.lead} isLong>
      <Form action={LANGUAGE_PATH} class="inline" fields={{ next: "/account" }}>
        <LanguageSelect locales={locales} label={words.label} chosen={viewerOf(c).locale}>
          <option value="">{words.browser}</option>
        </LanguageSelect>
        <Submit look="secondary">{words.save}</Submit>
      </Form>
    </SheetLine>
  );
}
