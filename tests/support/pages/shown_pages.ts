import { listDeliveries } from "../../../src/site/deliveries/list_deliveries.ts";
import { makeInvitationLink } from "../../../src/site/servers/roles/invitation_links.ts";
import { requestReset } from "../../../src/site/sign_in/passwords/password_reset.ts";
import { makeSignInLink } from "../../../src/site/sign_in/entry/sign_in_link.ts";
import { OPERATOR } from "../../../src/core/rights/actor.ts";
import { EXTREME_SERVER } from "./extreme_listing.ts";
import { requestFrom } from "../people/people.ts";
import { fillRoute } from "./route_paths.ts";
import { PAGE_ROUTES, type Viewers } from "./site_routes.ts";
import { openLinks } from "../votes/vote_links.ts";
import type { World } from "../world.ts";

/** The viewer of a page. */
export type Role = "nobody" | "player" | "owner" | "moderator";

/** All viewers. */
export const ROLES: readonly Role[] = ["nobody", "player", "owner", "moderator"];

/** A page of the site and its viewers. */
export interface ShownPage {
  /** The name of its screenshot. */
  name: string;
  role: Role;
  path: string;
}

/** The server of the owner, for which the player votes. */
export const SHOWN_SERVER = "skyblock-valley";

/** Finds each page of the tests' table in the showcase, and other variants of some. */
export async function findPages(world: World, keyId: string): Promise<ShownPage[]> {
  const { sql, stopLinks, emailLinks, notMeLinks } = world.services;
  const [delivery, ...others] = await listDeliveries(sql, SHOWN_SERVER, { by: OPERATOR });
  const failed = others.find(({ state }) => state === "pending");
  const [vote] = await sql<{ id: string; accountId: string }[]>`
    select id, account_id from vote order by voted_at limit 1`;
  const [player = { id: "", email: "" }] = await sql<{ id: string; email: string }[]>`
    update account set email_verified = true where username = 'Steve_01' returning id, email`;
  await requestReset(world.context, player.email, requestFrom());
  await world.services.background.settled();
  const { link } = await makeSignInLink({ sql, baseUrl: "" }, "Steve_01", world.act);
  const [offer] = await sql<{ id: string }[]>`select id from server_offer where role = 'owner'`;
  const [wave] = await sql<{ id: string }[]>`select id from wave where state = 'open'`;
  const [claim] = await sql<{ id: string }[]>`select id from name_claim order by id limit 1`;
  const ids = {
    keys: keyId,
    waves: wave?.id,
    names: claim?.id,
    offers: offer?.id,
    join: await makeInvitationLink(world.context, SHOWN_SERVER, world.act),
    deliveries: delivery?.id ?? "",
    votes: vote?.id ?? "",
    accounts: vote?.accountId ?? "",
    // The page doesn't check whether there is such an account.
    "stop-email": stopLinks.make(keyId).split("/").at(-1) ?? "",
    link: link.split("/").at(-1),
    "not-me": notMeLinks.make({ accountId: player.id, email: player.email }),
    "verify-email": emailLinks.make({ accountId: player.id, email: player.email }),
    "reset-password": world.mails.findLast(({ to }) => to === player.email)?.link.split("/").at(-1),
  };
  const pages = Object.entries(PAGE_ROUTES).filter(([route]) => !LEADING_ON.has(route));
  return [
    ...pages.map(([route, audience]) => ({
      name: nameOf(route),
      role: VIEWERS[audience],
      path: pathOf(route, ids),
    })),
    ...FURTHER_LOOKS,
    {
      name: "delivery-failed",
      role: "owner",
      path: `/my/servers/${SHOWN_SERVER}/deliveries/${failed?.id}`,
    },
    { name: "receipt", role: "player", path: await findReceipt(sql) },
    ...await findLinks(world),
  ];
}

/**
 * Pages that only redirect, pages that the host hasn't written, and pages that are listed below with a valid link or
 * vote.
 */
const LEADING_ON: ReadonlySet<string> = new Set([
  "/.well-known/change-password",
  "/sign-in/with/:provider",
  "/sign-in/with/:provider/back",
  "/servers/:slug/votes",
  "/v/:slug",
  "/servers/:slug/votes/:id",
  "/servers/:slug/vote/:player/:expires/:sig",
  "/my/votes/next",
  "/account/proof",
  "/my/servers/:slug/facts",
  "/my/servers/:slug/pictures",
  "/imprint",
  "/terms",
  "/rules",
]);

const VIEWERS: Readonly<Record<Viewers, Role>> = {
  anybody: "nobody",
  "link holder": "nobody",
  "signed in": "player",
  owner: "owner",
  moderator: "moderator",
  // The showcase has one account for both.
  administrator: "moderator",
};

/** Variants of pages that look different for another visitor or with other content. */
const FURTHER_LOOKS: readonly ShownPage[] = [
  { name: "search", role: "nobody", path: "/?q=sky&game=minecraft" },
  { name: "search-empty", role: "nobody", path: "/?q=nothing" },
  { name: "game-filtered", role: "player", path: "/games/counter-strike-2?online=1&sort=players" },
  { name: "server-extreme", role: "nobody", path: `/servers/${EXTREME_SERVER}` },
  { name: "server-extreme-signed-in", role: "player", path: `/servers/${EXTREME_SERVER}` },
  { name: "vote-extreme", role: "player", path: `/servers/${EXTREME_SERVER}/vote` },
  { name: "my-server-extreme", role: "owner", path: `/my/servers/${EXTREME_SERVER}` },
  { name: "docs-found", role: "nobody", path: "/docs/search?q=signature" },
  { name: "docs-guide", role: "player", path: "/docs/polling" },
  { name: "sign-up-to-vote", role: "nobody", path: `/sign-up?next=/servers/${SHOWN_SERVER}/vote` },
  { name: "server-signed-in", role: "player", path: `/servers/${SHOWN_SERVER}` },
  { name: "home-signed-in", role: "player", path: "/" },
  { name: "my-votes-empty", role: "moderator", path: "/my/votes" },
  { name: "vote-series", role: "player", path: "/servers/palisade/vote?series=1" },
  { name: "voters-signed-in", role: "player", path: "/voters?span=year" },
  { name: "already-voted", role: "player", path: "/servers/bedrock-bay/vote" },
  { name: "my-servers-many", role: "owner", path: "/my/servers" },
  {
    name: "deliveries-waiting",
    role: "owner",
    path: `/my/servers/${SHOWN_SERVER}/api?state=pending`,
  },
  { name: "my-servers-empty", role: "moderator", path: "/my/servers" },
  { name: "my-server-change", role: "owner", path: "/my/servers/rusty-shores" },
  { name: "moderation-change", role: "moderator", path: "/moderation/servers/rusty-shores" },
  { name: "moderation-tag-used", role: "moderator", path: "/moderation/tags/surf" },
  { name: "rewards-new", role: "owner", path: "/my/servers/bedrock-bay/rewards" },
  { name: "my-server-rejected", role: "owner", path: "/my/servers/test-123" },
];

function nameOf(route: string): string {
  if (route === "/*") return "not-found";
  return route === "/" ? "home" : route.split(/[/:]+/).filter(Boolean).join("-");
}

function pathOf(route: string, things: Readonly<Record<string, string | undefined>>): string {
  const kind = /^(?:\/moderation)?\/(games|tags)\//.exec(route)?.[1] ?? "";
  const isModerated = route.startsWith("/moderation/servers");
  const slug = isModerated
    ? "copper-coast"
    : { games: "minecraft", tags: "skyblock" }[kind] ?? SHOWN_SERVER;
  return fillRoute(route, { slug, things }).replace("*", "nowhere");
}

/**
 * Finds the ballots of signed links: of a player without sign-in, and of Steve_01 signed out, as himself, and as
 * another account.
 */
async function findLinks(world: World): Promise<ShownPage[]> {
  const looks: [name: string, role: Role, slug: string, player: string][] = [
    ["link-new", "nobody", "palisade", ".Pocket_Pia"],
    ["link-signed-out", "nobody", "retake-club", "Steve_01"],
    ["link-asks", "player", "ember-oak", "Steve_01"],
    ["link-other", "owner", "rusty-shores", "Steve_01"],
  ];
  return await Promise.all(looks.map(async ([name, role, slug, player]) => {
    const link = await openLinks(world, { slug });
    return { name, role, path: link(player) };
  }));
}

/** Finds the path of the player's receipt. */
async function findReceipt(sql: World["services"]["sql"]): Promise<string> {
  const [vote] = await sql<{ id: string; slug: string }[]>`
    select l.vote_id as id, s.slug from last_vote l
    join server s on s.id = l.server_id join account a on a.id = l.account_id
    where a.username = 'Steve_01' and l.vote_id is not null order by s.slug`;
  return `/servers/${vote?.slug}/votes/${vote?.id}`;
}
