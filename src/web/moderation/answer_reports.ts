import { z } from "zod";
import { takePictureDown } from "../../pictures/put_picture.ts";
import { Refusal } from "../../refusals/refusal.ts";
import { findNextReported } from "../../reports/reported.ts";
import { closeReports } from "../../reports/report.ts";
import type { Act } from "../../rights/actor.ts";
import { decideStatus } from "../../servers/decide_status.ts";
import { findSlug } from "../../servers/require_server.ts";
import { redirectTo, submit } from "../forms/submit.ts";
import { linkWith } from "../frame/page_links.tsx";
import { actOf } from "../viewer.ts";
import type { Web } from "../web_env.ts";
import { SEEN, STATUS_SEEN } from "./listing_acts.ts";
import { ANSWERS } from "./reports_desk.tsx";
import { showReports } from "./reports_page.tsx";
import type { Locale } from "../../locales/locale.ts";

const ANSWER = z.object({
  answer: z.enum(ANSWERS).optional(),
  note: z.string().default("").transform((text) => text.trim()),
  until: SEEN,
  listing: z.string().optional(),
  logo: z.string().default(""),
  banner: z.string().default(""),
  status_seen: STATUS_SEEN.optional(),
});

/**
 * POST /moderation/servers/:slug/reports: suspends the listing or takes its picture down if the moderator chose that, closes
 * the reports that they have read, and opens the next listing.
 */
export const closeRead = submit({
  schema: ANSWER,
  fields: {
    reason_needed: "note",
    report_unknown: "",
    server_own: "",
    server_transition: "",
    picture_unknown: "",
  },
  show: showReports,
  async act(c, web, { listing, ...sent }) {
    const locale = c.get("locale");
    const slug = c.req.param("slug") ?? "";
    // The owner may have renamed the server, and another server may have its old address now.
    const now = await findSlug(web.services.sql, listing);
    if (now !== undefined && now !== slug) {
      return c.redirect(`/moderation/servers/${now}/reports`, 307);
    }
    const act = actOf(c, web);
    const next = await findNextReported(web.services.sql, { by: act.by, slug });
    await answer(web, slug, { locale, ...sent, ...act });
    return redirectTo(c, linkWith("/moderation/reports", { listing: next, after: slug }));
  },
});

/** Acts on the listing first: if that is refused, its reports stay open. */
async function answer(
  { services }: Web,
  slug: string,
  { locale, answer, note: typed, until, status_seen: statusSeen, logo, banner, ...act }:
    & Omit<z.infer<typeof ANSWER>, "listing">
    & Act
    & { locale: Locale },
): Promise<void> {
  const { reports: words } = locale.words.moderation;
  const reason = { reason: typed, ...act };
  if (answer === "suspend") {
    await decideStatus(services, slug, { decision: "suspend", statusSeen, ...reason });
  } else if (answer === "logo" || answer === "banner") {
    const hash = { logo, banner }[answer];
    await takePictureDown(services, slug, { kind: answer, hash, ...reason });
  }
  const isDone = answer !== undefined && answer !== "fine" && answer !== "asked";
  // The entry of what was done to the listing has the typed reason.
  const note = [answer ? words.answers[answer].note : "", isDone ? "" : typed].join(" ").trim();
  await closeReports(services, slug, { note, until, ...act }).catch((error) => {
    // Another moderator closed them meanwhile. The listing has been acted on, so the form is done.
    if (!(isDone && error instanceof Refusal && error.code === "report_unknown")) throw error;
  });
}
