import { z } from "zod";
import { Refusal } from "../../../core/refusals/refusal.ts";
import { findReview, GROUPS, type Review, saveReview } from "../../../site/settings/review.ts";
import {
  type LookText,
  parseLookText,
  saveLogo,
  saveLookTexts,
} from "../../../site/settings/site_look.ts";
import { pathWithNotice } from "../../../site/web/frame/notices.ts";
import { readForm, readTyped } from "../../../site/web/forms/submit.ts";
import { fileOf } from "../../../site/web/forms/take_upload.ts";
import { ticked } from "../../../site/web/kit/ticks.tsx";
import { sendError } from "../../../site/web/frame/error_page.tsx";
import { actOf, viewerOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { isFixed } from "./fixed_by.ts";
import { type SavedPart, type SettingsSection, showSettings } from "./settings_page.tsx";

/** The fields of the texts. The imprint's form has one, and that of name and colour the others. */
const FIELDS = { name: "name", accent: "accent", imprint: "text" } as const;

/** POST /moderation/settings: saves the texts that were sent and differ, all or none. What the host decides is refused. */
export async function saveTexts(c: WebContext, web: Web): Promise<Response> {
  const typed = await readTyped(c);
  const texts: Partial<Record<LookText, string>> = {};
  const faults: Record<string, string> = {};
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
  const section = typed[FIELDS.imprint] === undefined ? "look" : "imprint";
  if (Object.keys(faults).length > 0) return await showAgain(c, web, { section, typed, faults });
  const parts = Object.keys(texts) as LookText[];
  if (parts.length > 0) await saveLookTexts(web.services, { texts, ...actOf(c, web) });
  await web.services.look.reload();
  return toSection(c, { section, parts });
}

/** POST /moderation/settings/logo: draws the picture again, and makes it the site's logo. */
export async function uploadLogo(c: WebContext, web: Web): Promise<Response> {
  const locale = currentLocale();
  if (isFixed("logo", web.host)) return await sendError(c, web, "notAllowed");
  const refuse = (fault: string) =>
    showAgain(c, web, { section: "logo", typed: {}, faults: { picture: fault } });
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
  return toSection(c, { section: "logo", parts: ["logo"] });
}

/** POST /moderation/settings/logo/removal: takes the site's logo back. */
export async function removeLogo(c: WebContext, web: Web): Promise<Response> {
  await saveLogo(web.services, { logo: undefined, ...actOf(c, web) });
  await web.services.look.reload();
  return toSection(c, { section: "logo", parts: ["logo"] });
}

/** POST /moderation/settings/review: sets what moderators review before it shows. */
export async function saveReviewed(c: WebContext, web: Web): Promise<Response> {
  const form = await readForm(c, z.record(z.string(), z.string()));
  const chosen = ticked(form.typed, "reviewed");
  const is = (group: string) => chosen.includes(group);
  const review: Review = {
    name: is("name"),
    game: is("game"),
    address: is("address"),
    texts: is("texts"),
    links: is("links"),
    facts: is("facts"),
  };
  const before = await findReview(web.services.sql);
  const isChanged = GROUPS.some((group) => review[group] !== before[group]);
  if (isChanged) await saveReview(web.services, { review, ...actOf(c, web) });
  return toSection(c, { section: "review", parts: isChanged ? ["review"] : [] });
}

async function showAgain(
  c: WebContext,
  web: Web,
  form: {
    section: SettingsSection;
    typed: Record<string, string>;
    faults: Record<string, string>;
  },
): Promise<Response> {
  c.set("faulty", true);
  return await showSettings(c, web, form);
}

/** Leads to the section of a form, where the page says what was saved. */
function toSection(
  c: WebContext,
  { section, parts }: { section: SettingsSection; parts: readonly SavedPart[] },
): Response {
  const path = "/moderation/settings";
  const notice = section === "review" ? "settings_saved" : "look_saved";
  const target = parts.length === 0
    ? `${path}?unchanged=${section}`
    : pathWithNotice(c, `${path}?saved=${parts.join(",")}`, notice);
  return c.redirect(`${target}#${section}`, 303);
}
