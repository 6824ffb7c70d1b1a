import { DEFAULT_NAME, IMPRINT_MAX, SITE_NAME_MAX } from "../../../site/settings/site_look.ts";
import {
  ButtonForm,
  type FaultyForm,
  Field,
  Form,
  Submit,
  TextArea,
} from "../../../site/web/kit/form.tsx";
import { Icon } from "../../../site/web/parts/icons.tsx";
import { ACCENT } from "../../../site/web/frame/site_files.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web } from "../../../site/web/web_env.ts";
import { fixedBy, isFixed, type LookPart } from "./fixed_by.ts";

/** File types that a browser offers. The actual type is determined from the file's bytes. */
const ACCEPT = "image/png,image/jpeg,image/webp";

interface FormProps {
  web: Web;
  /** The form to show again. */
  sent: FaultyForm | undefined;
}

/** The help of a field, or what decides it in its place. */
function helpOf({ web }: FormProps, part: LookPart, help: string) {
  const where = fixedBy(part, web.host);
  if (where === undefined) return help;
  return (
    <span class="locked">
      <Icon name="lock" />
      {currentLocale().words.setup.settings.fixed(where)}
    </span>
  );
}

/** Returns what a field shows: what was typed, what the host decides, or what an administrator set. */
function valueOf({ web: { host, services }, sent }: FormProps, part: "name" | "accent"): string {
  const decided = { name: host.name, accent: host.brand?.accent };
  return decided[part] ?? sent?.typed[part] ?? services.look.current()[part] ?? "";
}

/** The site's name and colour. */
export function LookForm(props: FormProps) {
  const { web, sent } = props;
  const { settings } = currentLocale().words.setup;
  const { name, accent } = settings.look;
  const isOpen = !isFixed("name", web.host) || !isFixed("accent", web.host);
  return (
    <Form action="/moderation/settings">
      <Field
        name="name"
        label={name.label}
        help={helpOf(props, "name", name.help)}
        value={valueOf(props, "name")}
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
        help={helpOf(props, "accent", accent.help)}
        value={valueOf(props, "accent")}
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
export function LogoForm(props: FormProps) {
  const { web, sent } = props;
  const { logo } = currentLocale().words.setup.settings;
  const isOpen = !isFixed("logo", web.host);
  return (
    <>
      <img class="settings__logo" src={web.files.icon.path} alt="" width={64} height={64} />
      <Form action="/moderation/settings/logo" hasFile>
        <Field
          name="picture"
          type="file"
          accept={ACCEPT}
          label={logo.file}
          help={helpOf(props, "logo", logo.help)}
          faults={sent?.faults}
          disabled={!isOpen}
        />
        {isOpen && <Submit>{logo.upload}</Submit>}
      </Form>
      {isOpen && web.services.look.current().logo && (
        <ButtonForm action="/moderation/settings/logo/removal" label={logo.remove} />
      )}
    </>
  );
}

/** The imprint, in Markdown. */
export function ImprintForm(props: FormProps) {
  const { web, sent } = props;
  const { settings } = currentLocale().words.setup;
  const { imprint } = settings;
  const text = web.site.brand?.pages?.imprint ?? "";
  const isOpen = !isFixed("imprint", web.host);
  return (
    <Form action="/moderation/settings">
      <fieldset class="plain" disabled={!isOpen}>
        <TextArea
          name="text"
          label={imprint.label}
          help={helpOf(props, "imprint", imprint.help)}
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
