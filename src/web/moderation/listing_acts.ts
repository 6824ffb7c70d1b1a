import { z } from "zod";
import { acceptPictures, takePictureDown } from "../../pictures/put_picture.ts";
import { closeReports } from "../../reports/report.ts";
import { actOf } from "../frame/act.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { showModerated } from "./moderation_server.tsx";
import type { WebContext } from "../web_env.ts";

/** POST /moderation/servers/:slug/pictures: lets new pictures stay. */
export const acceptNewPictures = submit({
  schema: z.object({ seen: z.coerce.date() }),
  fields: { picture_unknown: "" },
  show: showModerated,
  async act(c, web, { seen: seenAt }) {
    await acceptPictures(web.services, slugOf(c), { seenAt, ...actOf(c, web) });
    return redirectTo(c, `/moderation/servers/${slugOf(c)}`, "pictures_accepted");
  },
});

/** POST /moderation/servers/:slug/pictures/removal: takes one down. */
export const takeDown = submit({
  schema: z.object({
    kind: z.enum(["logo", "banner"]),
    logo: z.string().optional(),
    banner: z.string().optional(),
    picture_reason: z.string(),
  }),
  fields: { reason_needed: "picture_reason", picture_unknown: "" },
  show: showModerated,
  async act(c, web, { kind, picture_reason: reason, ...hashes }) {
    const hash = hashes[kind] ?? "";
    await takePictureDown(web.services, slugOf(c), { kind, hash, reason, ...actOf(c, web) });
    return redirectTo(c, `/moderation/servers/${slugOf(c)}`, "picture_taken_down");
  },
});

/** POST /moderation/servers/:slug/reports: closes the reports that were read. */
export const closeRead = submit({
  schema: z.object({ note: z.string(), until: z.coerce.date() }),
  fields: { reason_needed: "note", report_unknown: "" },
  show: showModerated,
  async act(c, web, { note, until }) {
    await closeReports(web.services, slugOf(c), { note, until, ...actOf(c, web) });
    return redirectTo(c, `/moderation/servers/${slugOf(c)}`, "reports_closed");
  },
});

function slugOf(c: WebContext): string {
  return c.req.param("slug") ?? "";
}
