import { hasRight } from "../../../src/core/rights/rights.ts";
import { ALL_ROUTES } from "../../../src/service/web/routes.ts";
import { REMOVED_ROUTES } from "../../../src/site/web/guards/removed_addresses.ts";
import { type Audience, SERVER_AUDIENCES } from "../../../src/site/web/route.ts";
import { CHANGE_ID, PICTURE_HASH, PICTURES_AT } from "./guarded_rows.ts";
import { type Role, spareOf } from "./guarded_site.ts";
import { PASSWORD } from "../people/visitor.ts";

/** The audience of a page or form, in terms of the tests' roles. */
export type Viewers =
  | "anybody"
  | "signed in"
  | "owner"
  | "moderator"
  | "administrator"
  | "link holder";

/** The content of a form with which it would be accepted. */
interface SentForm {
  /** Status for its audience. 303 by default. */
  status?: number | ((role: Role) => number);
  fields?: Record<string, string> | ((role: Role) => Record<string, string>);
  /** Whether a spare account sends it, because it ends sessions, the name or the account. */
  spare?: boolean;
}

/** A form of the site, filled in so that it would be accepted. */
export interface FormRoute extends SentForm {
  /** The route as the pages register it. */
  route: string;
  audience: Viewers;
}

const SERVER = "/my/servers/:slug";
const KEY = `${SERVER}/api/keys/:id`;
const LISTING = { game: "minecraft", host: "127.0.0.1", port: "", description: "" };
const CHANNEL = { secret_address: "", service: "discord", pace: "at_once", locale: "" };
const GAME = { protocol: "valve", queryPortOffset: "0" };
const SEEN = { seen: PICTURES_AT.toISOString() };
const VOIDS = { since: "2026-03-10T00:00", youngerDays: "", sharing: "" };

/**
 * Routes that only one signed-in user may open or send: a receipt, an offer, a session. For others they don't exist.
 */
const OWNED: readonly string[] = [
  "/servers/:slug/votes/:id",
  "/my/offers/:id",
  "/my/offers/:id/acceptance",
  "/my/offers/:id/refusal",
  "/account/sessions/:id/end",
];

/** Forms that need the results of others, or remove what others need. */
const LAST: readonly string[] = [
  // Withdraws the name that an edit requests.
  `${SERVER}/change/withdrawal`,
  `${KEY}/revocation`,
  // The address of the spare account is confirmed by now.
  "/sign-out",
  "/account/deletion",
];

/** The forms that are sent with fields or by a spare account, or whose response has a status other than 303. */
export const SENT_FORMS: Readonly<Record<string, SentForm>> = {
  // No provider is enabled. tests/web/account/providers tests them.
  "/sign-in/with/:provider": { status: 404 },
  // No visitor came from a provider.
  "/sign-up/name": {
    status: (role) => role === "nobody" ? 410 : 303,
    fields: { username: "Steve_77" },
  },
  // An invalid link. tests/web/account/sign_in_link_test.ts tests valid ones.
  "/sign-in/link/:token": { status: 410 },
  "/reset-password": { status: 202, fields: (role) => ({ email: spareOf(role) }) },
  "/reset-password/:token": { fields: { password: PASSWORD } },
  "/theme.css": { fields: { theme: "dark", next: "/games" } },
  // A site with one language has no choice.
  "/language": { status: 404, fields: { locale: "en" } },
  // Both end the browser's session. A spare account signs in by its address, which is confirmed by now.
  "/sign-up": {
    spare: true,
    fields: (role) => ({ ...newAccount(`New_${role}`), proof: `sign-up of ${role}` }),
  },
  "/sign-in": { spare: true, fields: { name: "Spare_nobody", password: PASSWORD } },
  // The tests of second factors send valid ones.
  "/sign-in/passkey": { status: 403 },
  "/sign-in/second-factor": { status: 410 },
  "/not-me/:token": { status: 410 },
  "/stop-email/:token": { status: 200 },
  "/sign-out": { spare: true },

  // An invalid link. The tests of sign-in use valid ones.
  "/first-moderator/:token": { status: 410 },
  "/account/passkeys": { status: 422, fields: { name: "Phone", credential: "{}" } },
  "/account/passkeys/:id/removal": { status: 404 },
  "/account/second-factor/app": { status: 422, fields: { secret: "x", code: "123456" } },
  "/account/second-factor/passkeys": { status: 422 },
  "/account/boards": { fields: { listed: "yes" } },
  "/account/move-notice/removal": { fields: { next: "/" } },
  "/account/server-email": { fields: { wanted: "no" } },
  // No identity is linked here. tests/web/account/ways_in_test.ts tests that.
  "/account/identities": { spare: true },
  "/account/identities/removal": {
    spare: true,
    status: 404,
    fields: { provider: "discord", subject: "1" },
  },
  "/account/export": { spare: true, status: 200, fields: { password: PASSWORD } },
  "/account/proof": { spare: true, fields: { proof_password: PASSWORD } },
  "/account/other-sessions/end": { spare: true },
  "/account/name": { spare: true, fields: (role) => ({ username: `Now_${role}` }) },
  "/account/game-names": { fields: (role) => ({ username: `Game_${role}` }) },
  "/account/game-names/removal": { fields: (role) => ({ username: `Game_${role}` }) },
  "/account/password": { spare: true, fields: { password: PASSWORD, new_password: PASSWORD } },
  "/account/email": {
    spare: true,
    fields: (role) => ({ email: `${role}@else.example`, password: PASSWORD }),
  },
  "/account/deletion": { spare: true, fields: { password: PASSWORD } },

  "/servers/:slug/favourite": { fields: { wanted: "yes" } },
  "/servers/:slug/copies": { status: 204 },
  "/servers/:slug/reports": { fields: { reason: "scam", text: "It asks for passwords" } },
  // The listing no longer exists.
  "/my/votes/:slug/place": { status: 410 },
  "/servers/:slug/votes": { fields: (role) => ({ proof: role }) },
  // A link without a valid signature. The tests of voting use valid ones.
  "/servers/:slug/vote/:player/:expires/:sig": {
    status: 403,
    fields: { proof: "by link", agree: "1" },
  },

  "/my/servers": { fields: (role) => ({ ...LISTING, name: `Server of ${role}` }) },
  "/my/servers/new/preview": { status: 200, fields: LISTING },
  [`${SERVER}/edit`]: { fields: { ...LISTING, name: "Caves II" } },
  // The field is missing.
  [`${SERVER}/voids/:id/answer`]: { status: 422 },
  // The listing isn't suspended. tests/web/my_servers/suspended_test.ts sends accepted ones.
  [`${SERVER}/suspension/answer`]: { status: 409, fields: { answer: "The page is gone" } },
  [`${SERVER}/preview`]: { status: 200, fields: { name: "Caves III" } },
  // Without the required file.
  [`${SERVER}/pictures`]: { status: 422 },
  [`${SERVER}/pictures/removal`]: { fields: { kind: "banner" } },
  [`${SERVER}/people`]: { fields: { username: "Alex", role: "viewer" } },
  [`${SERVER}/people/keys`]: { status: 409 },
  [`${SERVER}/people/links`]: { status: 201 },
  [`${SERVER}/people/leaving`]: { status: 404 },
  [`${SERVER}/people/:id/role`]: { fields: { role: "none" } },
  [`${SERVER}/handover`]: { fields: { heir: "Mod" } },
  [`${SERVER}/voters/export`]: { status: 200, fields: { month: "2026-03" } },
  [`${SERVER}/deletion`]: { fields: { listing_name: "meadow", password: PASSWORD } },
  "/my/offers/:id/refusal": { status: 404 },
  // By now, each has access to the server, or an offer.
  "/join/:token": { status: 409 },
  [`${SERVER}/rewards/votifier`]: {
    fields: { host: "127.0.0.1", port: "9999", secret: "k3jsf9v8m2q0" },
  },
  // The key is unknown.
  [`${SERVER}/rewards/tests`]: {
    status: 404,
    fields: { receiver: "019bc210-3240-7a31-9d5e-6f0c2a4b8e17" },
  },
  [`${SERVER}/rewards`]: { fields: { rewardsBy: "inbox" } },
  [`${SERVER}/rewards/test-votes`]: { fields: { player: "Steve_01" } },
  [`${SERVER}/rewards/goals`]: { fields: { kind: "each", target: "50", name: "party" } },
  [`${SERVER}/rewards/goals/:name`]: { fields: { "target-party": "60" } },
  [`${SERVER}/rewards/keys`]: { status: 201 },
  [`${SERVER}/rewards/url-key`]: { status: 201 },
  [`${SERVER}/rewards/link-key`]: { status: 201 },
  [`${SERVER}/chats`]: {
    fields: {
      ...CHANNEL,
      secret_address: "http://127.0.0.1:9999/hooks/s3cr3t-of-the-channel",
      service: "mattermost",
    },
  },
  [`${SERVER}/api/keys`]: { status: 201, fields: { name: "second", webhook_url: "", read: "on" } },
  [`${KEY}/rolls`]: { status: 201, fields: { overlap: "1" } },
  [`${KEY}/webhook/secret`]: { status: 201 },
  [`${KEY}/webhook`]: { fields: { url: "http://127.0.0.1:9999/else" } },
  [`${KEY}/webhook/state`]: { fields: { state: "paused" } },
  [`${KEY}/tests`]: { fields: { username: "" } },
  // The key doesn't belong to a channel.
  [`${KEY}/chat`]: { status: 404, fields: CHANNEL },
  [`${KEY}/grades`]: { status: 200 },
  [`${KEY}/replays`]: { fields: { since: "2026-03-10T00:00" } },

  // There is no decision to undo.
  "/moderation/servers/:slug/undo": { status: 422 },
  "/moderation/servers/:slug/decisions": { fields: { decision: "approve" } },
  // No listing is ticked. tests/web/moderation/desk_test.ts tests that.
  "/moderation/decisions": { status: 422, fields: { decision: "approve", status: "pending" } },
  "/moderation/servers/:slug/edits": { fields: SEEN },
  "/moderation/servers/:slug/edits/restoration": { fields: { ...SEEN, edits_reason: "Not true" } },
  "/moderation/servers/:slug/pictures": { fields: SEEN },
  "/moderation/servers/:slug/pictures/removal": {
    fields: { kind: "logo", logo: PICTURE_HASH, picture_reason: "Not theirs" },
  },
  "/moderation/servers/:slug/reports": {
    fields: { note: "Nothing to it", until: "2100-01-01T00:00:00.000Z" },
  },
  "/moderation/servers/:slug/change": {
    fields: { decision: "refuse", change: CHANGE_ID, why: "Another server" },
  },
  // Matches no vote, which is refused.
  "/moderation/servers/:slug/voids": {
    status: 422,
    fields: { ...VOIDS, until: "2026-03-10T10:00", step: "void", reason: "By a script" },
  },
  "/moderation/waves/:id/voiding": {
    status: 200,
    fields: {
      ...VOIDS,
      until: "2026-03-10T12:00",
      networkSharing: "",
      step: "count",
      seen: "30",
      counted: "0",
    },
  },
  "/moderation/waves/:id/dismissal": { fields: { seen: "30", why: "A vote party" } },
  "/moderation/votes/:id/voiding": { fields: { reason: "By a script" } },
  "/moderation/accounts/:id/state": { fields: { state: "disabled", reason: "By a script" } },
  "/moderation/accounts/:id/role": { status: 422, fields: { role: "moderator" } },
  "/moderation/names/:id": { fields: { decision: "give" } },
  "/moderation/games": {
    fields: { ...GAME, name: "Half-Life", slug: "half-life", defaultPort: "27015" },
  },
  "/moderation/games/:slug": {
    fields: { ...GAME, name: "Rust", slug: "rust", defaultPort: "28015" },
  },
  "/moderation/games/:slug/merge": { fields: { into: "minecraft", sure: "1" } },
  "/moderation/tags": { fields: { tag: "Ice age", tagSlug: "ice-age" } },
  "/moderation/tags/:slug": { fields: { tag: "Surfing", tagSlug: "surf" } },
  "/moderation/tags/:slug/merge": { fields: { into: "pvp", sure: "1" } },
  "/moderation/settings": { fields: { name: "Spielplatz", accent: "" } },
  "/moderation/settings/review": { fields: { "reviewed:name": "1", "reviewed:links": "1" } },
  // Without the required file.
  "/moderation/settings/logo": { status: 422 },
  "/moderation/mail": { fields: { every: "daily" } },
  // Without the required address.
  "/moderation/chat": {
    status: 422,
    fields: { service: "discord", pace: "at_once", secret_address: "" },
  },
};

const REMOVED = new Set(REMOVED_ROUTES.flatMap(([method, path]) => method === "GET" ? path : []));

/** All pages with their audience. Files and redirects aren't pages. */
export const PAGE_ROUTES: Readonly<Record<string, Viewers>> = {
  ...Object.fromEntries(
    ALL_ROUTES
      .filter(([method, path]) =>
        method === "GET" && !REMOVED.has(path) && !/(\.[a-z]+|\*)$/.test(path)
      )
      .map(([, path, audience]) => [path, viewersOf(path, audience)]),
  ),
  "/*": "anybody",
};

/** All forms, in an order in which each is accepted. */
export const FORM_ROUTES: readonly FormRoute[] = ALL_ROUTES
  .filter(([method]) => method === "POST")
  .map(([, route, audience]) => ({
    route,
    audience: viewersOf(route, audience),
    ...SENT_FORMS[route],
  }))
  .toSorted((a, b) => LAST.indexOf(a.route) - LAST.indexOf(b.route));

/** Returns the fields that a role sends. The id is new each time, because a form is processed once. */
export function fieldsOf({ fields = {} }: FormRoute, role: Role): Record<string, string> {
  const typed = typeof fields === "function" ? fields(role) : fields;
  return { form_id: crypto.randomUUID(), ...typed };
}

function viewersOf(path: string, audience: Audience): Viewers {
  if (OWNED.includes(path) || SERVER_AUDIENCES.some((one) => one === audience)) return "owner";
  if (typeof audience === "object") {
    return hasRight({ isModerator: true }, audience.may) ? "moderator" : "administrator";
  }
  // A link to vote needs no session, and voting isn't open to all.
  if (audience === "voter") return path.endsWith("/:sig") ? "anybody" : "signed in";
  return audience as Viewers;
}

function newAccount(username: string) {
  return { username, email: `${username}@example.com`, password: PASSWORD };
}
