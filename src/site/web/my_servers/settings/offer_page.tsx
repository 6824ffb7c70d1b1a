import { isolated } from "../../../text/shown_text.ts";
import { KEPT_DAYS } from "../../../../core/database/kept_days.ts";
import { findKeys } from "../../../keys/list_keys.ts";
import { findOverviews } from "../../../keys/own_overview.ts";
import { listPeople } from "../../../servers/roles/people.ts";
import { declineOffer, type Offer, requireOffer } from "../../../servers/roles/role_offers.ts";
import { acceptOffer } from "../../../servers/roles/accept_offer.ts";
import { DAY_MS } from "../../../../core/time/day.ts";
import { Door } from "../../kit/door.tsx";
import { action } from "../../forms/action.tsx";
import { sendPage } from "../../frame/layout.tsx";
import { Address, Instant } from "../../parts/parts.tsx";
import { actOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { FactList } from "../../kit/rows.tsx";
import { ListingState } from "../../kit/state.tsx";

/** GET /my/offers/:id: shows an offer to the viewer. */
export async function showOffer(c: WebContext, web: Web) {
  const locale = currentLocale();
  const { offer: words } = locale.words.people;
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
      <Door
        way={<a href="/my/servers">{locale.words.myServers.list.title}</a>}
        title={words.title(isolated(name), role)}
        lead={words.lead(isolated(owner), role)}
      >
        <Offered web={web} offer={offer} />
        <p>{words.means[role]}</p>
        {former === "manager" || former === "viewer" ? <p>{words.former(former)}</p> : null}
        {others.length > 0 ? <p>{words.people(locale.formats.list(others))}</p> : null}
        <div class="actions">
          <accept.Button at={{ id }} submit={words.accept[role]} look="primary" />
          <decline.Button at={{ id }} />
        </div>
        <p class="note">{words.declineLead(KEPT_DAYS.offer)}</p>
      </Door>
    ),
  });
}

/** The listing's main facts, because its name alone doesn't identify it. */
async function Offered({ web, offer }: { web: Web; offer: Offer }) {
  const locale = currentLocale();
  const { offer: words, deletion } = locale.words.people;
  const { serverId, slug, role, offeredAt } = offer;
  const { services } = web;
  const now = services.now();
  const [[listing], votes, keys] = await Promise.all([
    findOverviews(services, { serverId }, now),
    services.voteCounts(serverId),
    role === "owner" ? findKeys(services.sql, serverId, { now }) : [],
  ]);
  if (!listing) return null;
  const { status, unlistedAt } = listing;
  const page = <a href={`/servers/${slug}`}>{locale.words.myServers.tabs.page}</a>;
  const inUse = keys.filter(({ revokedAt }) => revokedAt === null).length;
  const until = new Date(offeredAt.getTime() + KEPT_DAYS.offer * DAY_MS);
  return (
    <FactList
      facts={[
        [words.game, listing.gameName],
        [words.address, <Address server={listing} />],
        [
          words.status,
          <>
            <ListingState status={status} isUnlisted={unlistedAt !== null} />{" "}
            {status === "approved" ? page : null}
          </>,
        ],
        [deletion.votes.what, locale.formats.count(votes.total)],
        [deletion.keys.what, role === "owner" ? locale.formats.count(inUse) : null],
        [words.until, <Instant at={until} hasDay />],
      ]}
    />
  );
}

/** POST /my/offers/:id/acceptance: accepts an offer. */
export const accept = action({
  path: "/my/offers/:id/acceptance",
  who: "signed in",
  fields: {},
  act: ({ c, web, sender }) => acceptOffer(web.services, idOf(c), sender),
  then: ({ slug, role }) => [
    `/my/servers/${slug}`,
    role === "owner" ? "server_taken_over" : "member_joined",
  ],
});

/** POST /my/offers/:id/refusal: declines an offer. */
export const decline = action({
  path: "/my/offers/:id/refusal",
  who: "signed in",
  fields: {},
  copy: () => ({ submit: currentLocale().words.people.offer.decline }),
  act: ({ c, web, sender }) => declineOffer(web.services, idOf(c), sender),
  then: () => ["/my/servers", "offer_declined"],
});

function idOf(c: WebContext): string {
  return c.req.param("id") ?? "";
}
