import { withdrawOffer } from "../../../servers/roles/role_offers.ts";
import { action } from "../../forms/action.tsx";
import { currentLocale } from "../../current_locale.ts";
import { settingsPath } from "./settings_path.ts";

/** POST /my/servers/:slug/invitations/:id/withdrawal: withdraws an offer, or a link. */
export const withdraw = action({
  path: "/my/servers/:slug/invitations/:id/withdrawal",
  who: "owner",
  fields: {},
  copy: () => ({ submit: currentLocale().words.people.page.withdraw }),
  onSubmit: ({ c, web, own, sender }) =>
    withdrawOffer(web.services, own.server.slug, { offerId: c.req.param("id") ?? "", ...sender }),
  then: (_, { own }) => [settingsPath(own.server.slug), "offer_withdrawn"],
});
