import { DEFAULT_NAME, IMPRINT_MAX, SITE_NAME_MAX } from "../../../site/settings/site_look.ts";
import { ButtonForm, Field, Form, Submit, TextArea } from "../../../site/web/kit/form.tsx";
import { sentTo } from "../../../site/web/kit/sent_form.ts";
import { Icon } from "../../../site/web/parts/icons.tsx";
import { ACCENT } from "../../../site/web/frame/site_files.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web } from "../../../site/web/web_env.ts";
import { fixedBy, isFixed, type LookPart } from "./fixed_by.ts";

/** File types that a browser offers. The actual type is determined from the file's bytes. */
const ACCEPT = "image/png,image/jpeg,image/webp";

/** The forms of the look, each of which may be shown again. They are no actions: the host can decide a part of one. */
export const LOOK_FORMS = { look: {}, logo: {}, imprint: {} };

const PATH = "/moderation/settings";

/** The help of a field, or what decides it in its place. */
function helpOf(web: Web, part: LookPart, help: string) {
  const where = fixedBy(part, web.host);
  if (where === undefined) return help;
  return (
    <>
      <Icon name="lock" /> {currentLocale().words.setup.settings.fixed(where)}
    </>
  );
}

/** Returns what a field shows: what was typed, what the host decides, or what an administrator set. */
function valueOf({ host, services }: Web, part: "name" | "accent"): string {
  const decided = { name: host.name, accent: host.brand?.accent };
  const typed = sentTo(LOOK_FORMS.look, PATH)?.typed[part];
  return decided[part] ?? typed ?? services.look.current()[part] ?? "";
}

/** The site's name and colour. */
export function LookForm({ web }: { web: Web }) {
  const sent = sentTo(LOOK_FORMS.look, PATH);
  const { settings } = currentLocale().words.setup;
  const { name, accent } = settings.look;
  const isOpen = !isFixed("name", web.host) || !isFixed("accent", web.host);
  return (
    <Form action={PATH}>
      <Field
        name="name"
        label={name.label}
        help={helpOf(web, "name", name.help)}
        value={valueOf(web, "name")}
        faults={sent?.faults}
        disabled={isFixed("name", web.host)}
        required={false}
        maxlength={SITE_NAME_MAX}
        placeholder={DEFAULT_NAME}
        autocomplete="off"
      />
      <Field
        name="accent"
        label={
          <>
            <svg class="swatch" viewBox="0 0 16 16" aria-hidden="true">
              <rect width="16" height="16" rx="4" />
            </svg>
            {accent.label}
          </>
        }
        help={helpOf(web, "accent", accent.help)}
        value={valueOf(web, "accent")}
        faults={sent?.faults}
        disabled={isFixed("accent", web.host)}
        required={false}
        maxlength={7}
        placeholder={ACCENT}
        autocomplete="off"
      />
      {isOpen && <Submit>{settings.save}</Submit>}
    </Form>
  );
}

/** The site's logo: a picture to upload, and the way back to the ballot box. */
export function LogoForm({ web }: { web: Web }) {
  const sent = sentTo(LOOK_FORMS.logo, `${PATH}/logo`);
  const { logo } = currentLocale().words.setup.settings;
  const isOpen = !isFixed("logo", web.host);
  return (
    <>
      <img class="logo" src={web.files.icon.path} alt="" width={64} height={64} />
      <Form action={`${PATH}/logo`} hasFile>
        <Field
          name="picture"
          type="file"
          accept={ACCEPT}
          label={logo.file}
          help={helpOf(web, "logo", logo.help)}
          faults={sent?.faults}
          disabled={!isOpen}
        />
        {isOpen && <Submit>{logo.upload}</Submit>}
      </Form>
      {isOpen && web.services.look.current().logo && (
        <ButtonForm action={`${PATH}/logo/removal`} label={logo.remove} />
      )}
    </>
  );
}

/** The imprint, in Markdown. */
export function ImprintForm({ web }: { web: Web }) {
  const sent = sentTo(LOOK_FORMS.imprint, PATH);
  const { settings } = currentLocale().words.setup;
  const { imprint } = settings;
  const text = web.site.brand?.pages?.imprint ?? "";
  const isOpen = !isFixed("imprint", web.host);
  return (
    <Form action={PATH}>
      <fieldset disabled={!isOpen}>
        <TextArea
          name="text"
          label={imprint.label}
          help={helpOf(web, "imprint", imprint.help)}
          value={sent?.typed["text"] ?? text}
          faults={sent?.faults}
          required={false}
          rows={8}
          maxlength={IMPRINT_MAX}
        />
      </fieldset>
      <div class="actions">
        {isOpen && <Submit>{settings.save}</Submit>}
        {text !== "" && <a href="/imprint">{imprint.open}</a>}
      </div>
    </Form>
  );
}
