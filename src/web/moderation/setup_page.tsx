import { z } from "zod";
import { countInOffice } from "../../accounts/site_role.ts";
import { listKnownGames } from "../../polling/games.ts";
import { Refusal } from "../../refusals/refusal.ts";
import { saveLogo, saveLookText } from "../../settings/site_look.ts";
import { findLastTime } from "../../trail/audit.ts";
import type { FaultyForm } from "../forms/forms.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { fileOf } from "../forms/take_upload.ts";
import { sendError } from "../frame/error_page.tsx";
import { isolated } from "../../text/typed_text.ts";
import { actOf, viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { sendModeration } from "./moderation_frame.tsx";
import { fixedBy, type Found, SetupSteps, stepsOf } from "./setup_steps.tsx";

/** GET /moderation/setup: shows what of the site is set up, what is missing and why it matters, and forms for it. */
export async function showSetup(c: WebContext, web: Web, sent?: FaultyForm) {
  const locale = c.get("locale");
  const words = locale.words.setup;
  const { sql, look, postman, now } = web.services;
  const [games, moderators, backupAt] = await Promise.all([
    listKnownGames(sql),
    countInOffice(sql),
    findLastTime(sql, "backup_made"),
    look.freshen(),
  ]);
  const found: Found = {
    site: web.site,
    host: web.host,
    look: look.current(),
    icon: web.files.icon.path,
    hasMail: postman.isOn,
    games: games.length,
    moderators,
    backupAt,
    now: now(),
  };
  const steps = stepsOf(locale, found);
  const done = steps.filter(({ state }) => state !== "missing").length;
  return await sendModeration(c, web, {
    title: words.title,
    heading: words.heading(isolated(web.site.name)),
    sent,
    body: (
      <>
        <p class="lead">
          {done === steps.length ? words.leadDone : words.lead(done, steps.length)}
        </p>
        <SetupSteps locale={locale} steps={steps} found={found} sent={sent} />
      </>
    ),
  });
}

/** POST /moderation/setup: sets the name, the colour or the imprint. */
export const saveText = submit({
  schema: z.object({ part: z.enum(["name", "accent", "imprint"]) }),
  show: showSetup,
  async act(c, web, { part }, typed) {
    if (fixedBy(part, web.host) !== undefined) return await sendError(c, web, "notAllowed");
    try {
      await saveLookText(web.services, { name: part, text: typed[part] ?? "", ...actOf(c, web) });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "setting_invalid") throw error;
      c.set("faulty", true);
      return await showSetup(c, web, {
        typed,
        faults: { [part]: error.sentenceIn(c.get("locale")) },
      });
    }
    await web.services.look.reload();
    return redirectTo(c, "/moderation/setup", "look_saved");
  },
});

/** POST /moderation/setup/logo: draws the picture again, and makes it the site's logo. */
export async function uploadLogo(c: WebContext, web: Web) {
  const locale = c.get("locale");
  if (fixedBy("logo", web.host) !== undefined) return await sendError(c, web, "notAllowed");
  const refuse = async (fault: string) => {
    c.set("faulty", true);
    return await showSetup(c, web, { typed: {}, faults: { logo: fault } });
  };
  const file = fileOf(c);
  if (!file || file.bytes.length === 0) return await refuse(locale.words.setup.steps.logo.choose);
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
  return redirectTo(c, "/moderation/setup", "look_saved");
}

/** POST /moderation/setup/logo/removal: takes the site's logo back. */
export async function removeLogo(c: WebContext, web: Web) {
  await saveLogo(web.services, { logo: undefined, ...actOf(c, web) });
  await web.services.look.reload();
  return redirectTo(c, "/moderation/setup", "look_saved");
}
