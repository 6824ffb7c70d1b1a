import { isolated } from "../../text/typed_text.ts";
import { KEPT_DAYS } from "../../database/kept_data.ts";
import { acceptOffer, declineOffer, listPeople, requireOffer } from "../../servers/people.ts";
import { Door } from "../account/door.tsx";
import { ButtonForm } from "../forms/forms.tsx";
import { redirectTo } from "../forms/submit.ts";
import { sendPage } from "../frame/layout.tsx";
import { actOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

/** GET /my/offers/:id: shows what somebody offers to the viewer. */
export async function showOffer(c: WebContext, web: Web) {
  const { offer: words } = c.get("locale").words.people;
  const { sql } = web.services;
  const offer = await requireOffer(sql, idOf(c), actOf(c, web));
  const { id, role, owner, name, serverId, accountId } = offer;
  const people = role === "owner" ? await listPeople(sql, serverId) : [];
  const others = people.filter((person) =>
    person.role !== "owner" && person.accountId !== accountId
  )
    .map(({ username }) => isolated(username));
  const former = people.find((person) => person.accountId === accountId)?.role;
  return sendPage(c, web, {
    title: words.title(isolated(name), role),
    narrow: true,
    body: (
      <Door title={words.title(isolated(name), role)} lead={words.lead(isolated(owner), role)}>
        <p>{words.means[role]}</p>
        {former === "manager" || former === "viewer" ? <p>{words.former(former)}</p> : null}
        {others.length > 0 ? <p>{words.people(c.get("locale").formats.list(others))}</p> : null}
        <div class="actions">
          <ButtonForm
            action={`/my/offers/${id}/acceptance`}
            label={words.accept[role]}
            look="primary"
          />
          <ButtonForm action={`/my/offers/${id}/refusal`} label={words.decline} />
        </div>
        <p class="note">{words.declineLead(KEPT_DAYS.offer)}</p>
      </Door>
    ),
  });
}

/** POST /my/offers/:id/acceptance: accepts an offer. */
export async function accept(c: WebContext, web: Web) {
  const { slug, role } = await acceptOffer(web.services, idOf(c), actOf(c, web));
  const notice = role === "owner" ? "server_taken_over" : "member_joined";
  return redirectTo(c, `/my/servers/${slug}`, notice);
}

/** POST /my/offers/:id/refusal: declines an offer. */
export async function decline(c: WebContext, web: Web) {
  await declineOffer(web.services, idOf(c), actOf(c, web));
  return redirectTo(c, "/my/servers", "offer_declined");
}

function idOf(c: WebContext): string {
  return c.req.param("id") ?? "";
}
