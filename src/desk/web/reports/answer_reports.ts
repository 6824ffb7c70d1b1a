import { z } from "zod";
import { takePictureDown } from "../../../site/pictures/put_picture.ts";
import { findNextReported } from "../../reports/reported.ts";
import { closeReports, closeReportsOf, REPORT_OUTCOMES } from "../../../site/reports/report.ts";
import type { Act } from "../../../core/rights/actor.ts";
import type { Along } from "../../../site/servers/change_server.ts";
import { decideStatus } from "../../../site/servers/decide_status.ts";
import { putEditsBack } from "../../queue/put_edits_back.ts";
import { findSlug } from "../../../site/servers/find_slug.ts";
import { redirectTo, submit } from "../../../site/web/forms/submit.ts";
import { linkWith } from "../../../site/web/parts/page_links.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import type { Web } from "../../../site/web/web_env.ts";
import { SEEN_AT, STATUS_SEEN } from "../queue/listing_acts.ts";
import { showReports } from "./reports_page.tsx";

const ANSWER = z.object({
  answer: z.enum(REPORT_OUTCOMES).optional(),
  note: z.string().default("").transform((text) => text.trim()),
  until: SEEN_AT,
  listing: z.string().optional(),
  logo: z.string().default(""),
  banner: z.string().default(""),
  status_seen: STATUS_SEEN.optional(),
  edited: SEEN_AT.optional(),
});

/**
 * POST /moderation/servers/:slug/reports: suspends the listing, or takes a picture down or puts text back if the moderator chose
 * that, closes the reports that they have read, and opens the next listing.
 */
export const closeRead = submit({
  schema: ANSWER,
  fields: {
    reason_needed: "note",
    report_unknown: "",
    server_own: "",
    server_transition: "",
    picture_unknown: "",
    change_unknown: "",
  },
  show: showReports,
  async act(c, web, { listing, ...sent }) {
    const slug = c.req.param("slug") ?? "";
    // The owner may have renamed the server, and another server may have its old address now.
    const now = await findSlug(web.services.sql, listing);
    if (now !== undefined && now !== slug) {
      return c.redirect(`/moderation/servers/${now}/reports`, 307);
    }
    const act = actOf(c, web);
    const next = await findNextReported(web.services.sql, { by: act.by, slug });
    await answer(web, slug, { ...sent, ...act });
    return redirectTo(c, linkWith("/moderation/reports", { listing: next, after: slug }));
  },
});

/** Acts on the listing, if that was chosen, and closes its reports: both or neither. */
async function answer(
  { services }: Web,
  slug: string,
  { answer: outcome, note, until, status_seen: statusSeen, edited, logo, banner, ...act }:
    & Omit<z.infer<typeof ANSWER>, "listing">
    & Act,
): Promise<void> {
  const closing = { outcome, note, until, ...act };
  // Another moderator may have closed them meanwhile. What is done to the listing is right anyway.
  const also: Along = async (tx, server) => void await closeReportsOf(tx, server, closing);
  const done = { reason: note, also, ...act };
  if (outcome === "suspend") {
    await decideStatus(services, slug, { decision: "suspend", statusSeen, ...done });
  } else if (outcome === "restored") {
    // Without the time of an edit there was none to put back.
    await putEditsBack(services, slug, { seenAt: edited ?? new Date(0), ...done });
  } else if (outcome === "logo" || outcome === "banner") {
    const hash = { logo, banner }[outcome];
    await takePictureDown(services, slug, { kind: outcome, hash, ...done });
  } else {
    await closeReports(services, slug, closing);
  }
}
