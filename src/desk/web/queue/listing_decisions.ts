import { z } from "zod";
import { acceptPictures, takePictureDown } from "../../../site/pictures/put_picture.ts";
import { decideChange } from "../../../site/servers/review/decide_change.ts";
import { ACTIONS, decideStatus } from "../../../site/servers/review/decide_status.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { action } from "../../../site/web/forms/action.tsx";
import type { PageOf } from "../../../site/web/forms/declaration.ts";
import { hidden, oneOf } from "../../../site/web/forms/fields.tsx";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import { typedMoment } from "../../../site/web/kit/moment_field.tsx";
import type { Web } from "../../../site/web/web_env.ts";
import { undoDecision } from "../../queue/undo_decision.ts";
import { acceptEdits, putEditsBack } from "../../queue/unseen_edits.ts";
import { reasonField } from "../frame/reason_field.tsx";
import { deskPath, filterOf } from "../frame/waiting_filter.ts";
import { listingAction, MODERATORS } from "./listing_action.ts";

/** The time at which a moderator opened the page, as written into the form. */
export const SEEN_AT = typedMoment("required");

/** The status that a moderator saw, as the time of its last change. "" if it had never changed. */
export const STATUS_SEEN = z.literal("").transform(() => ({ at: null })).or(
  SEEN_AT.transform((at) => ({ at })),
);

/** Milliseconds for a check. The game server has 5 s to respond, and its name and token are looked up. */
const CHECK_WITHIN_MS = 15_000;

/** The page of a listing, which shows a form again with its faults. */
type DecisionPage = PageOf<typeof MODERATORS, Web>;

/** Approves, rejects or suspends a server. */
const decide = (page: DecisionPage) =>
  listingAction({
    path: "decisions",
    fields: {
      decision: hidden(z.enum(["approve", "reject", "suspend"])),
      listing: hidden(z.string().optional()),
      seen: hidden(SEEN_AT.optional()),
      status_seen: hidden(STATUS_SEEN.optional()),
      reason: reasonField("owner"),
    },
    copy: () => ({ submit: currentLocale().words.moderation.server.approve }),
    refused: { reason_needed: "reason", server_transition: "form", server_own: "form" },
    page,
    async carryOut({ services }, slug, { decision, seen, status_seen: statusSeen, reason, act }) {
      await decideStatus(services, slug, { decision, reason, seenAt: seen, statusSeen, ...act });
      return ACTIONS[decision];
    },
  });

/** Approves or refuses a pending change to a listing. */
const decideOnChange = (page: DecisionPage) =>
  listingAction({
    path: "change",
    fields: {
      decision: hidden(z.enum(["approve", "refuse"])),
      change: hidden(z.uuid()),
      why: reasonField("owner"),
    },
    copy: () => ({ submit: currentLocale().words.moderation.change.approve }),
    refused: { reason_needed: "why", change_gone: "form", server_own: "form" },
    page,
    async carryOut({ services }, slug, { decision, change: changeId, reason, act }) {
      await decideChange(services, slug, { decision, changeId, reason, ...act });
      return undefined;
    },
  });

/** Records that a moderator has seen an owner's edits. */
const seeEdits = (page: DecisionPage) =>
  listingAction({
    path: "edits",
    fields: { seen: hidden(SEEN_AT) },
    copy: () => ({ submit: currentLocale().words.moderation.text.seen }),
    refused: { change_gone: "form", server_own: "form" },
    page,
    async carryOut({ services }, slug, { seen: seenAt, act }) {
      await acceptEdits(services, slug, { seenAt, ...act });
      return "edits_accepted";
    },
  });

/** Puts a listing's texts back to the version that a moderator last saw. */
const putBack = (page: DecisionPage) =>
  listingAction({
    path: "edits/restoration",
    fields: { seen: hidden(SEEN_AT), edits_reason: reasonField("owner") },
    copy() {
      const { putBack: submit } = currentLocale().words.moderation.text;
      return { submit, edits_reason: { label: submit } };
    },
    refused: { reason_needed: "edits_reason", change_gone: "form", server_own: "form" },
    page,
    async carryOut({ services }, slug, { seen: seenAt, reason, act }) {
      await putEditsBack(services, slug, { seenAt, reason, ...act });
      return "edits_put_back";
    },
  });

/** Accepts new pictures. */
const seePictures = (page: DecisionPage) =>
  listingAction({
    path: "pictures",
    fields: { seen: hidden(SEEN_AT) },
    copy: () => ({ submit: currentLocale().words.moderation.pictures.accept }),
    refused: { picture_gone: "form", server_own: "form" },
    page,
    async carryOut({ services }, slug, { seen: seenAt, act }) {
      await acceptPictures(services, slug, { seenAt, ...act });
      return "pictures_accepted";
    },
  });

/** Removes a picture. */
const takeDown = (page: DecisionPage) =>
  listingAction({
    path: "pictures/removal",
    fields: {
      kind: oneOf(["logo", "banner"]),
      logo: hidden(z.string().optional()),
      banner: hidden(z.string().optional()),
      picture_reason: reasonField("owner"),
    },
    copy() {
      const { takeDown: submit, which } = currentLocale().words.moderation.pictures;
      return { submit, kind: { label: which }, picture_reason: { label: submit } };
    },
    refused: { reason_needed: "picture_reason", picture_gone: "form", server_own: "form" },
    page,
    async carryOut({ services }, slug, { kind, reason, act, ...hashes }) {
      await takePictureDown(services, slug, { kind, hash: hashes[kind] ?? "", reason, ...act });
      return "picture_taken_down";
    },
  });

/** Undoes the moderator's last decision about a listing. */
const undo = (page: DecisionPage) =>
  listingAction({
    path: "undo",
    fields: {},
    copy: () => ({ submit: currentLocale().words.moderation.desk.undo }),
    refused: { server_transition: "form", server_own: "form" },
    page,
    async carryOut({ services }, slug, { act }) {
      await undoDecision(services, slug, act);
      return "decision_undone";
    },
  });

/** Queries the server now. */
const checkNow = (page: DecisionPage) =>
  action({
    path: "/moderation/servers/:slug/checks",
    who: MODERATORS,
    fields: {},
    refused: { check_too_soon: "form" },
    copy: () => ({ submit: currentLocale().words.moderation.desk.checkNow }),
    async onSubmit({ c, web, sender }) {
      deadlineOf(c).restart(CHECK_WITHIN_MS);
      await web.services.checkNow(c.req.param("slug") ?? "", sender.by, { isModerating: true });
    },
    then: (_, { c }) => [deskPath(c.req.param("slug") ?? "", filterOf(c)), "checked"],
    page,
  });

/** The forms on the page of a listing. */
export type ListingDecisions = ReturnType<typeof declareDecisions>;

/** Declares the forms of a listing's page. */
export function declareDecisions(page: DecisionPage) {
  return {
    decide: decide(page),
    undo: undo(page),
    decideOnChange: decideOnChange(page),
    seeEdits: seeEdits(page),
    putBack: putBack(page),
    seePictures: seePictures(page),
    takeDown: takeDown(page),
    checkNow: checkNow(page),
  };
}
