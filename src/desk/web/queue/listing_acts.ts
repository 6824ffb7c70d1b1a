import { z } from "zod";
import { acceptPictures, takePictureDown } from "../../../site/pictures/put_picture.ts";
import { decideChange } from "../../../site/servers/decide_change.ts";
import { ACTIONS, decideStatus } from "../../../site/servers/decide_status.ts";
import { acceptEdits } from "../../queue/moderation_queue.ts";
import { putEditsBack } from "../../queue/put_edits_back.ts";
import { listWaiting } from "../../queue/waiting_list.ts";
import { findSlug } from "../../../site/servers/find_slug.ts";
import type { Act } from "../../../core/rights/actor.ts";
import type { Resources, Sending } from "../../../site/web/resources.ts";
import { typedMoment } from "../../../site/web/kit/moment_field.tsx";
import type { NoticeCode } from "../../../site/web/frame/notices.ts";
import { redirectTo, type Submission, submit } from "../../../site/web/forms/submit.ts";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import { typedReason } from "../frame/moderation_frame.tsx";
import { showModerated } from "./moderation_server.tsx";
import { deskPath, filterOf, withFilter } from "../frame/waiting_filter.ts";
import { actOf } from "../../../site/web/request_actor.ts";
import type { Listings } from "../../../site/web/site_services.ts";

/** The time at which a moderator opened the page, as written into the form. */
export const SEEN_AT = typedMoment("required");

/** Milliseconds for a check: the game server has 5 s to respond, and its name and token are looked up. */
const CHECK_WITHIN_MS = 15_000;

/** The time of the last change of status that a moderator saw; "": there was none. */
export const STATUS_SEEN = z.literal("").transform(() => null).or(SEEN_AT);

/** POST /moderation/servers/:slug/decisions: approves, rejects or suspends a server. */
export const decide = actOnListing({
  schema: z.object({
    decision: z.enum(["approve", "reject", "suspend"]),
    reason: z.string().optional(),
    seen: SEEN_AT.optional(),
    status_seen: STATUS_SEEN.optional(),
  }),
  fields: { reason_needed: "reason", server_transition: "", server_own: "" },
  async carryOut(services, slug, { seen: seenAt, status_seen: statusSeen, ...act }, picked) {
    const reason = picked(act.reason);
    await decideStatus(services, slug, { ...act, seenAt, statusSeen, reason });
    return ACTIONS[act.decision];
  },
});

/** POST /moderation/servers/:slug/change: approves or refuses a pending change to a listing. */
export const decideOnChange = actOnListing({
  schema: z.object({
    decision: z.enum(["approve", "refuse"]),
    change: z.uuid(),
    why: z.string().optional(),
  }),
  fields: { reason_needed: "why", change_unknown: "", server_own: "" },
  async carryOut(services, slug, { change: changeId, why, ...decision }, picked) {
    await decideChange(services, slug, { ...decision, changeId, reason: picked(why) });
    return undefined;
  },
});

/** POST /moderation/servers/:slug/edits: records that a moderator has seen what an owner changed. */
export const acceptSeenEdits = actOnListing({
  schema: z.object({ seen: SEEN_AT }),
  fields: { change_unknown: "", server_own: "" },
  async carryOut(services, slug, { seen: seenAt, ...act }) {
    await acceptEdits(services, slug, { seenAt, ...act });
    return "edits_accepted";
  },
});

/** POST /moderation/servers/:slug/edits/restoration: puts back what a moderator last saw of a listing. */
export const putSeenEditsBack = actOnListing({
  schema: z.object({ seen: SEEN_AT, edits_reason: z.string() }),
  fields: { reason_needed: "edits_reason", change_unknown: "", server_own: "" },
  async carryOut(services, slug, { seen: seenAt, edits_reason: reason, ...act }) {
    await putEditsBack(services, slug, { seenAt, reason, ...act });
    return "edits_put_back";
  },
});

/** POST /moderation/servers/:slug/checks: queries the server now. */
export const checkListing = submit({
  schema: z.object({}),
  fields: { check_too_soon: "" },
  show: showModerated,
  async act(c, web) {
    const slug = c.req.param("slug") ?? "";
    deadlineOf(c).restart(CHECK_WITHIN_MS);
    await web.services.checkNow(slug, actOf(c, web).by, { isModerating: true });
    return redirectTo(c, deskPath(slug, filterOf(c)), "checked");
  },
});

/** POST /moderation/servers/:slug/pictures: accepts new pictures. */
export const acceptNewPictures = actOnListing({
  schema: z.object({ seen: SEEN_AT }),
  fields: { picture_unknown: "", server_own: "" },
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
  fields: { reason_needed: "picture_reason", picture_unknown: "", server_own: "" },
  async carryOut(services, slug, { picture_reason: reason, logo, banner, ...act }) {
    const hash = { logo, banner }[act.kind] ?? "";
    await takePictureDown(services, slug, { hash, reason, ...act });
    return "picture_taken_down";
  },
});

/**
 * Creates the handler of a form on a listing's page. It redirects back to that page or, after a decision about one that
 * waited, to the next that waits in the list that the moderator looks at.
 */
function actOnListing<Values>(
  { carryOut, ...form }: Pick<Submission<Values>, "schema" | "fields"> & {
    /** `picked` puts the ticked reasons before the typed text. */
    carryOut: (
      services: Resources & Sending & Listings,
      slug: string,
      act: Values & Act,
      picked: (text?: string) => string,
    ) => Promise<NoticeCode | undefined>;
  },
) {
  return submit<Values>({
    ...form,
    show: showModerated,
    async act(c, web, values, typed) {
      const slug = c.req.param("slug") ?? "";
      const filter = filterOf(c);
      // The owner may have renamed the server, and another server may have its old address now.
      const now = await findSlug(web.services.sql, typed["listing"]);
      if (now !== undefined && now !== slug) {
        return c.redirect(withFilter(`/moderation/servers/${now}/decisions`, filter), 307);
      }
      const act = { ...values, ...actOf(c, web) };
      const { by } = act;
      const { place, next } = await listWaiting(web.services.sql, { by, slug, filter });
      const notice = await carryOut(
        web.services,
        slug,
        act,
        (text) => typedReason(typed, { text }),
      );
      const waits = await listWaiting(web.services.sql, { by, slug, filter });
      if (place === null || waits.place !== null) {
        return redirectTo(c, deskPath(slug, filter), notice);
      }
      const on = next ? `/moderation/servers/${next.slug}` : "/moderation";
      return redirectTo(c, withFilter(on, filter, slug));
    },
  });
}
