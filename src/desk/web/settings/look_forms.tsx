import { z } from "zod";
import { Refusal } from "../../../core/refusals/refusal.ts";
import { DEFAULT_NAME } from "../../../site/settings/site_look.ts";
import {
  IMPRINT_MAX,
  type LookText,
  parseLookText,
  saveLogo,
  saveLookTexts,
  SITE_NAME_MAX,
} from "../../../site/settings/change_look.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { type Action, action } from "../../../site/web/forms/action.tsx";
import {
  type FieldCopy,
  type FormField,
  line,
  paragraphs,
} from "../../../site/web/forms/fields.tsx";
import { sendError } from "../../../site/web/frame/error_page.tsx";
import { ACCENT } from "../../../site/web/frame/site_files.ts";
import { Form, Submit } from "../../../site/web/kit/form.tsx";
import { Field } from "../../../site/web/kit/inputs.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { sentTo } from "../../../site/web/kit/sent_form.ts";
import { Icon } from "../../../site/web/kit/icons.tsx";
import type { HostSite, Web, WebContext } from "../../../site/web/web_env.ts";
import { fixedBy, isFixed, type LookPart } from "./fixed_by.ts";

/** File types that a browser offers. The actual type is determined from the file's bytes. */
const ACCEPT = "image/png,image/jpeg,image/webp";

const PATH = "/moderation/settings";

/**
 * Declares the form that saves texts of the site's look. It saves all changed texts or none, and refuses those that the
 * host sets.
 */
export function createLookForm(page: (c: WebContext, web: Web) => Promise<Response>): Action {
  return action({
    path: PATH,
    who: { may: "settings" },
    fields: {
      name: lookText(
        "name",
        line({ max: SITE_NAME_MAX, placeholder: DEFAULT_NAME, isOptional: true }),
      ),
      accent: lookText("accent", line({ max: 7, placeholder: ACCENT, isOptional: true })),
      text: lookText("imprint", paragraphs({ max: IMPRINT_MAX, rows: 8, isOptional: true })),
    },
    copy: () => ({ submit: currentLocale().words.setup.settings.save }),
    async onSubmit({ c, web, values: { name, accent, text: imprint }, sender }) {
      const { look } = web.services;
      const typed = [["name", name], ["accent", accent], ["imprint", imprint]] as const;
      const sent = typed.filter(([, text]) => text !== undefined);
      if (sent.some(([part]) => isFixed(part, web.host))) {
        return await sendError(c, web, "notAllowed");
      }
      const texts = Object.fromEntries(sent);
      const saved = await saveLookTexts(web.services, { texts, ...sender });
      await look.reload();
      return saved;
    },
    then: ({ isChanged }) => [`${PATH}#look`, isChanged ? "look_saved" : "nothing_changed"],
    page,
  });
}

/** Removes the site's logo. */
export const removeLogo = action({
  path: `${PATH}/logo/removal`,
  who: { may: "settings" },
  fields: {},
  async onSubmit({ web, sender }) {
    await saveLogo(web.services, { logo: undefined, ...sender });
    await web.services.look.reload();
  },
  then: () => [`${PATH}#logo`, "look_saved"],
});

/**
 * Returns the field of a text of the look. Its value is undefined if it wasn't sent, as for texts that the host sets.
 */
function lookText(part: LookText, field: FormField<string>): FormField<string | undefined> {
  const schema = z.string().optional().transform((text, context) => {
    try {
      return text === undefined ? undefined : parseLookText(part, text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      context.addIssue(error.sentenceIn(currentLocale()));
      return z.NEVER;
    }
  });
  return { ...field, schema };
}

/** The site's name, colour and imprint. */
export function LookPanel({ web: { host, services, site }, form }: { web: Web; form: Action }) {
  const { look: words, imprint } = currentLocale().words.setup.settings;
  const { name, accent } = services.look.current();
  const text = site.brand?.pages?.imprint ?? "";
  const colour = (
    <>
      <svg class="swatch" viewBox="0 0 16 16" aria-hidden="true">
        <rect width="16" height="16" rx="4" />
      </svg>
      {words.accent.label}
    </>
  );
  const copy = {
    name: unlessFixed("name", host, words.name),
    accent: unlessFixed("accent", host, { ...words.accent, label: colour }),
    text: unlessFixed("imprint", host, { label: imprint.label, help: imprint.help }),
  };
  return (
    <Panel title={words.title} id="look" lead={words.lead}>
      <form.Form
        typed={{ name: host.name ?? name ?? "", accent: host.brand?.accent ?? accent ?? "", text }}
        copy={copy}
        {...Object.values(copy).every(({ disabled }) => disabled) && { submit: null }}
      >
        {text !== "" && <a href="/imprint">{imprint.open}</a>}
      </form.Form>
    </Panel>
  );
}

/** The form of the logo. It isn't an action, because it sends a file. */
export const LOGO_FORM = {};

/** The site's logo: the upload of a picture, and a button that restores the ballot box. */
export function LogoPanel({ web: { files, host, services } }: { web: Web }) {
  const { logo: words } = currentLocale().words.setup.settings;
  const field = unlessFixed("logo", host, { label: words.file, help: words.help });
  return (
    <Panel title={words.title} id="logo" lead={words.lead}>
      <img class="logo" src={files.icon.path} alt="" width={64} height={64} />
      <Form action={`${PATH}/logo`} hasFile>
        <Field
          {...field}
          name="picture"
          type="file"
          accept={ACCEPT}
          faults={sentTo(LOGO_FORM, `${PATH}/logo`)?.faults}
        />
        {!field.disabled && <Submit>{words.upload}</Submit>}
      </Form>
      {!field.disabled && services.look.current().logo && (
        <removeLogo.Button submit={words.remove} />
      )}
    </Panel>
  );
}

/** Returns the label and the help of a part. If the host sets it, the help names the variable or the file. */
function unlessFixed(part: LookPart, host: HostSite, { label, help }: FieldCopy): FieldCopy {
  const where = fixedBy(part, host);
  if (where === undefined) return { label, help };
  const decided = (
    <>
      <Icon name="lock" /> {currentLocale().words.setup.settings.fixed(where)}
    </>
  );
  return { label, help: decided, disabled: true };
}
