import { z } from "zod";
import { acceptPictures, takePictureDown } from "../../../site/pictures/put_picture.ts";
import { decideChange } from "../../../site/servers/decide_change.ts";
import { ACTIONS, decideStatus } from "../../../site/servers/decide_status.ts";
import { findSlug } from "../../../site/servers/find_slug.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import type { Act } from "../../../core/rights/actor.ts";
import type { RefusalCode } from "../../../core/refusals/refusal.ts";
import { action, type Destination } from "../../../site/web/forms/action.tsx";
import {
  type FieldValues,
  type FormFields,
  hidden,
  oneOf,
} from "../../../site/web/forms/fields.tsx";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import type { NoticeCode } from "../../../site/web/frame/notices.ts";
import { typedMoment } from "../../../site/web/kit/moment_field.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { acceptEdits, requireModerated } from "../../queue/moderation_queue.ts";
import { putEditsBack } from "../../queue/put_edits_back.ts";
import { listWaiting } from "../../queue/waiting_list.ts";
import { DESK_FILE } from "../frame/desk_file.ts";
import { findAround, findListing } from "../frame/found_listing.ts";
import { sendModeration, typedReason } from "../frame/moderation_frame.tsx";
import { reasonField } from "../frame/reason_field.tsx";
import { deskPath, filterOf, withFilter } from "../frame/waiting_filter.ts";
import { ListingDesk } from "./listing_desk.tsx";

/** The time at which a moderator opened the page, as written into the form. */
export const SEEN_AT = typedMoment("required");

/** Milliseconds for a check: the game server has 5 s to respond, and its name and token are looked up. */
const CHECK_WITHIN_MS = 15_000;

/** The time of the last change of status that a moderator saw; "": there was none. */
export const STATUS_SEEN = z.literal("").transform(() => null).or(SEEN_AT);

/** Who sends the forms of a listing's page. */
const WHO = { may: "listings" } as const;

/** Approves, rejects or suspends a server. */
const decide = actOnListing({
  path: "decisions",
  fields: {
    decision: hidden(z.enum(["approve", "reject", "suspend"])),
    listing: hidden(z.string().optional()),
    seen: hidden(SEEN_AT.optional()),
    status_seen: hidden(STATUS_SEEN.optional()),
    reason: reasonField("owner"),
  },
  refused: { reason_needed: "reason", server_transition: "", server_own: "" },
  async carryOut({ services }, slug, { decision, seen, status_seen: statusSeen, ...typed }) {
    const { reason, act } = typed;
    await decideStatus(services, slug, { decision, reason, seenAt: seen, statusSeen, ...act });
    return ACTIONS[decision];
  },
});

/** Approves or refuses a pending change to a listing. */
const decideOnChange = actOnListing({
  path: "change",
  fields: {
    decision: hidden(z.enum(["approve", "refuse"])),
    change: hidden(z.uuid()),
    why: reasonField("owner"),
  },
  refused: { reason_needed: "why", change_unknown: "", server_own: "" },
  async carryOut({ services }, slug, { decision, change: changeId, reason, act }) {
    await decideChange(services, slug, { decision, changeId, reason, ...act });
    return undefined;
  },
});

/** Records that a moderator has seen what an owner changed. */
const seeEdits = actOnListing({
  path: "edits",
  fields: { seen: hidden(SEEN_AT) },
  refused: { change_unknown: "", server_own: "" },
  async carryOut({ services }, slug, { seen: seenAt, act }) {
    await acceptEdits(services, slug, { seenAt, ...act });
    return "edits_accepted";
  },
});

/** Puts back what a moderator last saw of a listing. */
const putBack = actOnListing({
  path: "edits/restoration",
  fields: { seen: hidden(SEEN_AT), edits_reason: reasonField("owner") },
  refused: { reason_needed: "edits_reason", change_unknown: "", server_own: "" },
  async carryOut({ services }, slug, { seen: seenAt, edits_reason: reason, act }) {
    await putEditsBack(services, slug, { seenAt, reason, ...act });
    return "edits_put_back";
  },
});

/** Accepts new pictures. */
const seePictures = actOnListing({
  path: "pictures",
  fields: { seen: hidden(SEEN_AT) },
  refused: { picture_unknown: "", server_own: "" },
  async carryOut({ services }, slug, { seen: seenAt, act }) {
    await acceptPictures(services, slug, { seenAt, ...act });
    return "pictures_accepted";
  },
});

/** Takes a picture down. */
const takeDown = actOnListing({
  path: "pictures/removal",
  fields: {
    kind: oneOf(["logo", "banner"]),
    logo: hidden(z.string().optional()),
    banner: hidden(z.string().optional()),
    picture_reason: reasonField("owner"),
  },
  refused: { reason_needed: "picture_reason", picture_unknown: "", server_own: "" },
  async carryOut({ services }, slug, { kind, logo, banner, picture_reason: reason, act }) {
    const hash = { logo, banner }[kind] ?? "";
    await takePictureDown(services, slug, { kind, hash, reason, ...act });
    return "picture_taken_down";
  },
});

/** Queries the server now. */
const checkNow = action({
  path: "/moderation/servers/:slug/checks",
  who: WHO,
  fields: {},
  refused: { check_too_soon: "" },
  copy: () => ({ submit: currentLocale().words.moderation.desk.checkNow }),
  async act({ c, web, sender }) {
    const slug = c.req.param("slug") ?? "";
    deadlineOf(c).restart(CHECK_WITHIN_MS);
    await web.services.checkNow(slug, sender.by, { isModerating: true });
  },
  then: (_, { c }) => [deskPath(c.req.param("slug") ?? "", filterOf(c)), "checked"],
  page: showModerated,
});

const ACTS = { decide, decideOnChange, seeEdits, putBack, seePictures, takeDown, checkNow };

/** The routes of the forms on a listing's page. */
export const LISTING_FORMS = Object.values(ACTS).map(({ route }) => route);

/**
 * Declares a form on a listing's page. It redirects back to that page or, after a decision about one that waited, to the
 * next that waits in the list that the moderator looks at.
 */
function actOnListing<const Shape extends FormFields>({ path, carryOut, ...form }: {
  /** Below the listing's page. */
  path: string;
  fields: Shape;
  refused: Partial<Record<RefusalCode, string>>;
  /** Gets the ticked reasons and the typed one, joined, as `reason`. */
  carryOut(
    web: Web,
    slug: string,
    sent: FieldValues<Shape> & { reason: string; act: Act },
  ): Promise<NoticeCode | undefined>;
}) {
  return action({
    ...form,
    path: `/moderation/servers/:slug/${path}`,
    who: WHO,
    async act({ c, web, values, typed, sender: act }): Promise<Response | Destination> {
      const { sql } = web.services;
      const slug = c.req.param("slug") ?? "";
      const filter = filterOf(c);
      // The owner may have renamed the server, and another server may have its old address now.
      const now = await findSlug(sql, typed["listing"]);
      if (now !== undefined && now !== slug) {
        return c.redirect(withFilter(`/moderation/servers/${now}/decisions`, filter), 307);
      }
      const { by } = act;
      const { place, next } = await listWaiting(sql, { by, slug, filter });
      const reason = typedReason(typed, { text: typed["reason"] ?? typed["why"] });
      const notice = await carryOut(web, slug, { ...values, reason, act });
      const waits = await listWaiting(sql, { by, slug, filter });
      if (place === null || waits.place !== null) return [deskPath(slug, filter), notice];
      const on = next ? `/moderation/servers/${next.slug}` : "/moderation";
      return [withFilter(on, filter, slug)];
    },
    then: (destination) => destination,
    page: showModerated,
  });
}

/** GET /moderation/servers/:slug: shows a listing, the possible decisions, its votes and its history. */
export async function showModerated(c: WebContext, web: Web) {
  return await sendDesk(c, web, { slug: c.req.param("slug") ?? "" });
}

/** Responds with the desk on which a listing is open, beside all that waits. */
export async function sendDesk(
  c: WebContext,
  web: Web,
  { slug, title }: { slug: string; title?: string },
) {
  const { by } = actOf(c, web);
  const filter = filterOf(c);
  const server = await requireModerated(web.services.sql, slug, { by });
  const before = z.uuid().safeParse(c.req.query("before")).data;
  const [found, around] = await Promise.all([
    findListing(web, server, { by, before, after: c.req.query("after") }),
    findAround(web, { by, slug, filter }),
  ]);
  return await sendModeration(c, web, {
    title: title ?? currentLocale().words.moderation.server.title(isolated(server.name)),
    heading: null,
    scripts: [DESK_FILE.path],
    body: (
      <ListingDesk
        server={server}
        found={found}
        around={around}
        acts={ACTS}
        isFirst={before === undefined}
      />
    ),
  });
}
