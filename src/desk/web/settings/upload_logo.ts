import { Refusal } from "../../../core/refusals/refusal.ts";
import { saveLogo } from "../../../site/settings/change_look.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { redirectTo } from "../../../site/web/forms/read_form.ts";
import { fileOf } from "../../../site/web/forms/take_upload.ts";
import { sendError } from "../../../site/web/frame/error_page.tsx";
import { showSent } from "../../../site/web/kit/sent_form.ts";
import { actOf, viewerOf } from "../../../site/web/request_actor.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { isFixed } from "./fixed_by.ts";
import { LOGO_FORM } from "./look_forms.tsx";
import { showSettings } from "./settings_page.tsx";

/** POST /moderation/settings/logo: encodes the picture again, and makes it the site's logo. */
export async function uploadLogo(c: WebContext, web: Web): Promise<Response> {
  const { services } = web;
  if (isFixed("logo", web.host)) return await sendError(c, web, "notAllowed");
  const refuse = async (fault: string) => {
    c.set("faulty", true);
    const sent = { typed: {}, faults: { picture: fault }, action: LOGO_FORM, path: c.req.path };
    return await showSent(sent, () => showSettings(c, web));
  };
  const file = fileOf(c);
  if (!file || file.bytes.length === 0) {
    return await refuse(currentLocale().words.setup.settings.logo.choose);
  }
  try {
    const purpose = { kind: "logo", network: viewerOf(c).accountId } as const;
    const { large } = await services.rewritePicture(file.bytes, purpose);
    await saveLogo(services, { logo: large, ...actOf(c, web) });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "picture_refused") throw error;
    return await refuse(error.sentenceIn(currentLocale()));
  }
  await services.look.reload();
  return redirectTo(c, "/moderation/settings#logo", "look_saved");
}
