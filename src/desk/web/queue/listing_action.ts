import type { RefusalCode } from "../../../core/refusals/refusal.ts";
import type { Act } from "../../../core/rights/actor.ts";
import { findSlug } from "../../../site/servers/slugs/find_slug.ts";
import { action } from "../../../site/web/forms/action.tsx";
import type { Destination, PageOf } from "../../../site/web/forms/declaration.ts";
import type { FieldCopy, FieldValues, FormFields } from "../../../site/web/forms/fields.tsx";
import type { NoticeCode } from "../../../site/web/frame/notices.ts";
import type { Web } from "../../../site/web/web_env.ts";
import { listWaiting } from "../../queue/waiting_list.ts";
import { typedReason } from "../frame/reason_field.tsx";
import { deskPath, filterOf, withFilter } from "../frame/waiting_filter.ts";

/** The right that the sender of a form on a listing's page needs. */
export const MODERATORS = { may: "listings" } as const;

/**
 * Declares a form on a listing's page. It redirects back to that page or, after a decision on a waiting listing, to the
 * next waiting one under the moderator's filter.
 */
export function listingAction<const Shape extends FormFields>({ path, carryOut, ...form }: {
  /** The path below the listing's page. */
  path: string;
  fields: Shape;
  copy(): { readonly [Name in keyof Shape]?: FieldCopy } & { readonly submit: string };
  /** The field beside which a refusal is shown. The one of "reason_needed" is the typed reason. */
  refused: Partial<Record<RefusalCode, string>>;
  page: PageOf<typeof MODERATORS, Web>;
  /** Carries out the form. `reason` contains the ticked reasons and the typed one. */
  carryOut(
    web: Web,
    slug: string,
    sent: FieldValues<Shape> & { reason: string; act: Act },
  ): Promise<NoticeCode | undefined>;
}) {
  return action({
    ...form,
    path: `/moderation/servers/:slug/${path}`,
    who: MODERATORS,
    async onSubmit({ c, web, values, typed, sender: act }): Promise<Response | Destination> {
      const { sql } = web.services;
      const slug = c.req.param("slug") ?? "";
      const filter = filterOf(c);
      // The owner may have renamed the server, and another server may have its old address now.
      const now = await findSlug(sql, typed["listing"]);
      if (now !== undefined && now !== slug) {
        return c.redirect(withFilter(`/moderation/servers/${now}/${path}`, filter), 307);
      }
      const { by } = act;
      const { place, next } = await listWaiting(sql, { by, slug, filter });
      const reason = typedReason(typed, { text: typed[form.refused.reason_needed ?? ""] });
      const notice = await carryOut(web, slug, { ...values, reason, act });
      const waits = await listWaiting(sql, { by, slug, filter });
      if (place === null || waits.place !== null) return [deskPath(slug, filter), notice];
      const on = next ? `/moderation/servers/${next.slug}` : "/moderation";
      return [withFilter(on, filter, slug)];
    },
    then: (destination) => destination,
  });
}
