import { isolated } from "../../../text/shown_text.ts";
import { KEPT_DAYS } from "../../../../core/database/kept_days.ts";
import { findKeys } from "../../../keys/list_keys.ts";
import type { Role } from "../../../../core/servers/roles.ts";
import { findOverviews, type Overview } from "../../../keys/own_overview.ts";
import { listPeople } from "../../../servers/roles/people.ts";
import { declineOffer, type Offer, requireOffer } from "../../../servers/roles/role_offers.ts";
import { acceptOffer } from "../../../servers/roles/accept_offer.ts";
import { DAY_MS } from "../../../../core/time/day.ts";
import { CenteredCard } from "../../kit/centered_card.tsx";
import { action } from "../../forms/action.tsx";
import { sendPage } from "../../frame/layout.tsx";
import { Address } from "../../servers/server_address.tsx";
import { Instant } from "../../kit/times.tsx";
import { actOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { FactList } from "../../kit/rows.tsx";
import { ListingState } from "../../kit/state.tsx";

/** GET /my/offers/:id: shows an offer to the viewer. */
export async function showOffer(c: WebContext, web: Web): Promise<Response> {
  const view = await findOffer(c, web);
  const { name, role } = view.offer;
  const title = currentLocale().words.people.offer.title(isolated(name), role);
  const body = <OfferBody view={view} title={title} />;
  return await sendPage(c, web, { title, narrow: true, body });
}

/** All that an offer's page shows. */
interface OfferView {
  offer: Offer;
  /** The listing that is offered, or that its owner offers a role on. */
  listing: Overview | undefined;
  votes: number;
  /** The keys in use, which only a new owner learns of. */
  keys: number | undefined;
  /** The others who work on a listing that is offered. */
  others: readonly string[];
  /** The role that the viewer has already. */
  former: Role | undefined;
}

async function findOffer(c: WebContext, web: Web): Promise<OfferView> {
  const { services } = web;
  const { sql } = services;
  const now = services.now();
  const offer = await requireOffer(sql, idOf(c), actOf(c, web));
  const { serverId, accountId } = offer;
  const isOwner = offer.role === "owner";
  const [people, keys, [listing], votes] = await Promise.all([
    isOwner ? listPeople(sql, serverId) : [],
    isOwner ? findKeys(sql, serverId, { now }) : undefined,
    findOverviews(services, { serverId }, now),
    services.voteCounts(serverId),
  ]);
  return {
    offer,
    listing,
    votes: votes.total,
    keys: keys?.filter(({ revokedAt }) => revokedAt === null).length,
    others: people
      .filter((person) => person.role !== "owner" && person.accountId !== accountId)
      .map(({ username }) => isolated(username)),
    former: people.find((person) => person.accountId === accountId)?.role,
  };
}

function OfferBody({ view, title }: { view: OfferView; title: string }) {
  const locale = currentLocale();
  const { offer: words } = locale.words.people;
  const { offer: { id, role, owner }, others, former } = view;
  return (
    <CenteredCard
      way={<a href="/my/servers">{locale.words.myServers.list.title}</a>}
      title={title}
      lead={words.lead(isolated(owner), role)}
    >
      <OfferFacts view={view} />
      <p>{words.means[role]}</p>
      {former === "manager" || former === "viewer" ? <p>{words.former(former)}</p> : null}
      {others.length > 0 ? <p>{words.people(locale.formats.list(others))}</p> : null}
      <div class="actions">
        <accept.Button at={{ id }} submit={words.accept[role]} look="primary" />
        <decline.Button at={{ id }} />
      </div>
      <p class="note">{words.declineLead(KEPT_DAYS.offer)}</p>
    </CenteredCard>
  );
}

/** The listing's main facts, because its name alone doesn't identify it. */
function OfferFacts({ view: { offer, listing, votes, keys } }: { view: OfferView }) {
  const locale = currentLocale();
  const { offer: words, deletion } = locale.words.people;
  if (!listing) return null;
  const { status, unlistedAt } = listing;
  const page = <a href={`/servers/${offer.slug}`}>{locale.words.myServers.tabs.page}</a>;
  const until = new Date(offer.offeredAt.getTime() + KEPT_DAYS.offer * DAY_MS);
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
        [deletion.votes.what, locale.formats.count(votes)],
        [deletion.keys.what, keys === undefined ? null : locale.formats.count(keys)],
        [words.until, <Instant at={until} />],
      ]}
    />
  );
}

/** POST /my/offers/:id/acceptance: accepts an offer. */
export const accept = action({
  path: "/my/offers/:id/acceptance",
  who: "signed in",
  fields: {},
  onSubmit: ({ c, web, sender }) => acceptOffer(web.services, idOf(c), sender),
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
  onSubmit: ({ c, web, sender }) => declineOffer(web.services, idOf(c), sender),
  then: () => ["/my/servers", "offer_declined"],
});

function idOf(c: WebContext): string {
  return c.req.param("id") ?? "";
}
