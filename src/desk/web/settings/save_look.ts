import { Refusal } from "../../../core/refusals/refusal.ts";
import {
  type LookText,
  parseLookText,
  saveLogo,
  saveLookTexts,
} from "../../../site/settings/site_look.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { readTyped, redirectTo } from "../../../site/web/forms/submit.ts";
import { fileOf } from "../../../site/web/forms/take_upload.ts";
import { sendError } from "../../../site/web/frame/error_page.tsx";
import { type Faults, showSent, type Typed } from "../../../site/web/kit/sent_form.ts";
import { actOf, viewerOf } from "../../../site/web/request_actor.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { isFixed } from "./fixed_by.ts";
import { LOOK_FORMS } from "./look_forms.tsx";
import { showSettings } from "./settings_page.tsx";

/** The fields of the texts. The imprint's form has one, and that of name and colour the others. */
const FIELDS = { name: "name", accent: "accent", imprint: "text" } as const;

/** POST /moderation/settings: saves the texts that were sent and differ, all or none. What the host decides is refused. */
export async function saveTexts(c: WebContext, web: Web): Promise<Response> {
  const typed = await readTyped(c);
  const texts: Partial<Record<LookText, string>> = {};
  const faults: Faults = {};
  for (const [part, field] of Object.entries(FIELDS) as [LookText, string][]) {
    const text = typed[field];
    if (text === undefined) continue;
    if (isFixed(part, web.host)) return await sendError(c, web, "notAllowed");
    try {
      const parsed = parseLookText(part, text);
      if (parsed !== (web.services.look.current()[part] ?? "")) texts[part] = parsed;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "setting_invalid") throw error;
      faults[field] = error.sentenceIn(currentLocale());
    }
  }
  const form = typed[FIELDS.imprint] === undefined ? "look" : "imprint";
  if (Object.keys(faults).length > 0) return await showAgain(c, web, { form, typed, faults });
  const isChanged = Object.keys(texts).length > 0;
  if (isChanged) await saveLookTexts(web.services, { texts, ...actOf(c, web) });
  await web.services.look.reload();
  return redirectTo(
    c,
    `/moderation/settings#${form}`,
    isChanged ? "look_saved" : "nothing_changed",
  );
}

/** POST /moderation/settings/logo: draws the picture again, and makes it the site's logo. */
export async function uploadLogo(c: WebContext, web: Web): Promise<Response> {
  const locale = currentLocale();
  if (isFixed("logo", web.host)) return await sendError(c, web, "notAllowed");
  const refuse = (fault: string) =>
    showAgain(c, web, { form: "logo", typed: {}, faults: { picture: fault } });
  const file = fileOf(c);
  if (!file || file.bytes.length === 0) {
    return await refuse(locale.words.setup.settings.logo.choose);
  }
  const { services } = web;
  try {
    const asked = { kind: "logo", network: viewerOf(c).accountId } as const;
    const { large } = await services.rewritePicture(file.bytes, asked);
    await saveLogo(services, { logo: large, ...actOf(c, web) });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "picture_refused") throw error;
    return await refuse(error.sentenceIn(locale));
  }
  await services.look.reload();
  return redirectTo(c, "/moderation/settings#logo", "look_saved");
}

/** POST /moderation/settings/logo/removal: takes the site's logo back. */
export async function removeLogo(c: WebContext, web: Web): Promise<Response> {
  await saveLogo(web.services, { logo: undefined, ...actOf(c, web) });
  await web.services.look.reload();
  return redirectTo(c, "/moderation/settings#logo", "look_saved");
}

async function showAgain(
  c: WebContext,
  web: Web,
  { form, ...sent }: { form: keyof typeof LOOK_FORMS; typed: Typed; faults: Faults },
): Promise<Response> {
  c.set("faulty", true);
  const { path } = c.req;
  return await showSent({ ...sent, action: LOOK_FORMS[form], path }, () => showSettings(c, web));
}
