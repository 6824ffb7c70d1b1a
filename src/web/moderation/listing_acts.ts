import { z } from "zod";
import { acceptPictures, takePictureDown } from "../../pictures/put_picture.ts";
import { closeReports } from "../../reports/report.ts";
import { decideChange } from "../../servers/decide_change.ts";
import { ACTIONS, decideStatus } from "../../servers/decide_status.ts";
import { findSlug } from "../../servers/require_server.ts";
import type { Act } from "../../rights/actor.ts";
import { typedMoment } from "../forms/moment_field.tsx";
import type { NoticeCode } from "../forms/notices.ts";
import { redirectTo, type Submission, submit } from "../forms/submit.ts";
import { FORMS } from "../frame/words.ts";
import { typedReason } from "./moderation_frame.tsx";
import { showModerated } from "./moderation_server.tsx";
import { actOf } from "../viewer.ts";
import type { Web } from "../web_env.ts";

/** The time at which a moderator opened the page, as written into the form. */
const SEEN = typedMoment(FORMS.required);

/** POST /moderation/servers/:slug/decisions: approves, rejects or suspends a server. */
export const decide = actOnListing({
  schema: z.object({
    decision: z.enum(["approve", "reject", "suspend"]),
    reason: z.string().optional(),
    seen: SEEN.optional(),
  }),
  fields: { reason_needed: "reason", server_transition: "" },
  async carryOut(services, slug, { seen: seenAt, reason, ...decision }, picked) {
    await decideStatus(services, slug, { ...decision, seenAt, reason: picked(reason) });
    return ACTIONS[decision.decision];
  },
});

/** POST /moderation/servers/:slug/change: approves or refuses a pending change to a listing. */
export const decideOnChange = actOnListing({
  schema: z.object({
    decision: z.enum(["approve", "refuse"]),
    change: z.uuid(),
    why: z.string().optional(),
  }),
  fields: { reason_needed: "why", change_unknown: "" },
  async carryOut(services, slug, { change: changeId, why, ...decision }, picked) {
    await decideChange(services, slug, { ...decision, changeId, reason: picked(why) });
    return decision.decision === "approve" ? "change_approved" : "change_refused";
  },
});

/** POST /moderation/servers/:slug/pictures: accepts new pictures. */
export const acceptNewPictures = actOnListing({
  schema: z.object({ seen: SEEN }),
  fields: { picture_unknown: "" },
  async carryOut(services, slug, { seen: seenAt, ...act }) {
    await acceptPictures(services, slug, { seenAt, ...act });
    return "pictures_accepted";
  },
});

/** POST /moderation/servers/:slug/pictures/removal: takes a picture down. */
export const takeDown = actOnListing({
  schema: z.object({
    kind: z.enum(["logo", "banner"]),
    logo: z.string().optional(),
    banner: z.string().optional(),
    picture_reason: z.string(),
  }),
  fields: { reason_needed: "picture_reason", picture_unknown: "" },
  async carryOut(services, slug, { picture_reason: reason, logo, banner, ...act }) {
    const hash = { logo, banner }[act.kind] ?? "";
    await takePictureDown(services, slug, { hash, reason, ...act });
    return "picture_taken_down";
  },
});

/** POST /moderation/servers/:slug/reports: closes the reports that the moderator has read. */
export const closeRead = actOnListing({
  schema: z.object({ note: z.string(), until: SEEN }),
  fields: { reason_needed: "note", report_unknown: "" },
  async carryOut(services, slug, closing) {
    await closeReports(services, slug, closing);
    return "reports_closed";
  },
});

/** Creates the handler of a form on a listing's page. It redirects back to that page. */
function actOnListing<Values>(
  { carryOut, ...form }: Pick<Submission<Values>, "schema" | "fields"> & {
    /** `picked` puts the ticked reasons before the typed text. */
    carryOut: (
      services: Web["services"],
      slug: string,
      act: Values & Act,
      picked: (text?: string) => string,
    ) => Promise<NoticeCode>;
  },
) {
  return submit<Values>({
    ...form,
    show: showModerated,
    async act(c, web, values, typed) {
      const slug = c.req.param("slug") ?? "";
      // The owner may have renamed the server, and another server may have its old address now.
      const now = await findSlug(web.services.sql, typed["listing"]);
      if (now !== undefined && now !== slug) {
        return c.redirect(`/moderation/servers/${now}/decisions`, 307);
      }
      const act = { ...values, ...actOf(c, web) };
      const notice = await carryOut(web.services, slug, act, (text) => typedReason(typed, text));
      return redirectTo(c, `/moderation/servers/${slug}`, notice);
    },
  });
}
