import { type Role, spareOf } from "./guarded_site.ts";
import { PASSWORD } from "./visitor.ts";

/** The audience of a page or a form. The one table of the tests, beside that of `src/service/web/routes.ts`. */
export type Audience =
  | "anybody"
  | "signed in"
  | "owner"
  | "moderator"
  | "administrator"
  | "link holder";

/** A form of the site, filled in so that it would be accepted. */
export interface FormRoute {
  /** As the pages register it. */
  route: string;
  audience: Audience;
  /** Status for those it is for; 303 by default. */
  status?: number | ((role: Role) => number);
  fields?: Record<string, string> | ((role: Role) => Record<string, string>);
  /** Whether a spare account sends it, since it ends sessions, the name or the account. */
  spare?: boolean;
}

/** The picture that is the logo and the banner of Caves, and since when. */
export const PICTURE_HASH = "ab".repeat(32);
export const PICTURES_AT = new Date("2026-03-10T11:00:00.000Z");

/** The id of the change that waits for Harbour. */
export const CHANGE_ID = "0b3c0f4e-6a51-4d5f-9a57-0f5b1f0f6f01";

const SERVER = "/my/servers/:slug";
const KEY = `${SERVER}/api/keys/:id`;
const LISTING = { game: "minecraft", host: "127.0.0.1", port: "", description: "" };

/** A form that acts once has an id, a different one each time. */
const once = (fields: Record<string, string> = {}) => () => ({
  form_id: crypto.randomUUID(),
  ...fields,
});

/** Every page there is, as the pages register it, and whom it is for. Files are no pages. */
export const PAGE_ROUTES: Readonly<Record<string, Audience>> = {
  "/": "anybody",
  "/games": "anybody",
  "/games/:slug": "anybody",
  "/tags/:slug": "anybody",
  "/servers/:slug": "anybody",
  "/servers/:slug/votes": "anybody",
  "/v/:slug": "anybody",
  "/.well-known/change-password": "anybody",
  "/servers/:slug/vote/:player/:expires/:sig": "anybody",
  "/servers/:slug/report": "anybody",
  "/servers/:slug/voters": "anybody",
  "/embed/:slug": "anybody",
  "/voters": "anybody",
  "/privacy": "anybody",
  "/imprint": "anybody",
  "/terms": "anybody",
  "/rules": "anybody",
  "/docs": "anybody",
  "/docs/search": "anybody",
  "/docs/:guide": "anybody",
  "/problems/:code": "anybody",
  "/sign-up": "anybody",
  "/sign-up/name": "anybody",
  "/sign-in": "anybody",
  "/sign-in/with/:provider": "anybody",
  "/sign-in/with/:provider/back": "anybody",
  "/sign-in/link/:token": "anybody",
  "/sign-in/second-factor": "anybody",
  "/not-me/:token": "anybody",
  "/reset-password": "anybody",
  "/reset-password/:token": "anybody",
  "/verify-email/:token": "anybody",
  "/stop-email/:token": "link holder",
  "/*": "anybody",

  "/servers/:slug/vote": "signed in",
  "/first-moderator/:token": "signed in",
  "/account": "signed in",
  "/account/name": "signed in",
  "/account/game-names": "signed in",
  "/account/proof": "signed in",
  "/account/password": "signed in",
  "/account/passkeys/new": "signed in",
  "/account/second-factor": "signed in",
  "/account/deletion": "signed in",
  "/account/export": "signed in",
  "/account/email": "signed in",
  "/my/votes": "signed in",
  "/my/votes/next": "signed in",
  "/my/servers": "signed in",
  "/my/servers/new": "signed in",

  // The receipt of the owner's own vote.
  "/servers/:slug/votes/:id": "owner",
  [SERVER]: "owner",
  [`${SERVER}/edit`]: "owner",
  [`${SERVER}/voters`]: "owner",
  [`${SERVER}/rewards`]: "owner",
  [`${SERVER}/api`]: "owner",
  // It leads on.
  [`${SERVER}/api/keys/:id`]: "owner",
  [`${SERVER}/api/keys/:id/revocation`]: "owner",
  [`${SERVER}/settings`]: "owner",
  [`${SERVER}/deletion`]: "owner",
  // An offer to the owner.
  "/my/offers/:id": "owner",
  // It leads on.
  [`${SERVER}/deliveries/:id`]: "owner",

  "/moderation": "moderator",
  "/moderation/reports": "moderator",
  "/moderation/listings": "moderator",
  "/moderation/waves": "moderator",
  "/moderation/waves/:id": "moderator",
  "/moderation/search": "moderator",
  "/moderation/audit": "moderator",
  "/moderation/names/:id": "moderator",
  "/moderation/games": "administrator",
  "/moderation/health": "moderator",
  "/moderation/games/:slug": "administrator",
  "/moderation/tags/:slug": "administrator",
  "/moderation/settings": "moderator",
  "/moderation/servers/:slug": "moderator",
  "/moderation/servers/:slug/voids": "moderator",
  "/moderation/accounts/:id": "moderator",
  "/moderation/votes/:id": "moderator",
};

/** Every form there is, in an order in which each can be taken. */
export const FORM_ROUTES: readonly FormRoute[] = [
  // No provider is switched on: what one does is told in tests/web/account/provider_test.ts.
  { route: "/sign-in/with/:provider", audience: "anybody", status: 404 },
  // No visitor came from a provider.
  {
    route: "/sign-up/name",
    audience: "anybody",
    status: (role) => role === "nobody" ? 410 : 303,
    fields: { username: "Steve_77" },
  },
  // A link of nobody's: what a good one does is told in tests/web/account/sign_in_link_test.ts.
  { route: "/sign-in/link/:token", audience: "anybody", status: 410 },
  {
    route: "/reset-password",
    audience: "anybody",
    status: 202,
    fields: (role) => ({ email: spareOf(role) }),
  },
  {
    route: "/theme.css",
    audience: "anybody",
    fields: { theme: "dark", next: "/games" },
  },
  // A site with one language has no choice.
  { route: "/language", audience: "anybody", status: 404, fields: { locale: "en" } },
  { route: "/reset-password/:token", audience: "anybody", fields: { password: PASSWORD } },
  { route: "/verify-email/:token", audience: "anybody" },
  // Both end the session that the browser had. A spare account signs in by its address, which is confirmed by now.
  {
    route: "/sign-up",
    audience: "anybody",
    spare: true,
    fields: (role) => ({ ...newAccount(`New_${role}`), proof: `sign-up of ${role}` }),
  },
  {
    route: "/sign-in",
    audience: "anybody",
    spare: true,
    fields: { name: "Spare_nobody", password: PASSWORD },
  },
  // What good ones do is told in the tests of second factors.
  { route: "/sign-in/passkey", audience: "anybody", status: 403 },
  { route: "/sign-in/second-factor", audience: "anybody", status: 410 },
  { route: "/not-me/:token", audience: "anybody", status: 410 },
  { route: "/stop-email/:token", audience: "link holder", status: 200 },

  // A link of nobody's: what a good one does is told in the tests of sign-in.
  { route: "/first-moderator/:token", audience: "signed in", status: 410 },
  { route: "/account/name/confirmation", audience: "signed in" },
  {
    route: "/account/passkeys",
    audience: "signed in",
    status: 422,
    fields: { name: "Phone", credential: "{}" },
  },
  { route: "/account/passkeys/:id/removal", audience: "signed in", status: 404 },
  {
    route: "/account/second-factor/app",
    audience: "signed in",
    status: 422,
    fields: { secret: "x", code: "123456" },
  },
  { route: "/account/second-factor/passkeys", audience: "signed in", status: 422 },
  { route: "/account/second-factor/codes", audience: "signed in" },
  { route: "/account/second-factor/removal", audience: "signed in" },
  { route: "/account/verification", audience: "signed in" },
  // A site with one language has no choice.
  { route: "/account/boards", audience: "signed in", fields: { listed: "yes" } },
  { route: "/account/links/:slug/end", audience: "signed in" },
  { route: "/account/move-notice/removal", audience: "signed in", fields: { next: "/" } },
  { route: "/account/server-email", audience: "signed in", fields: { wanted: "no" } },
  { route: "/servers/:slug/favourite", audience: "signed in", fields: { wanted: "yes" } },
  { route: "/remembered-name/removal", audience: "anybody" },
  // It is gone.
  { route: "/my/votes/:slug/place", audience: "anybody", status: 410 },
  { route: "/servers/:slug/votes", audience: "signed in", fields: (role) => ({ proof: role }) },
  {
    route: "/my/servers",
    audience: "signed in",
    fields: (role) => ({ ...once()(), ...LISTING, name: `Server of ${role}` }),
  },
  { route: "/my/servers/new/preview", audience: "signed in", status: 200, fields: LISTING },
  // A link that nobody signed: what a good one does is told in the tests of voting.
  {
    route: "/servers/:slug/vote/:player/:expires/:sig",
    audience: "anybody",
    status: 403,
    fields: { proof: "by link", agree: "1" },
  },

  { route: `${SERVER}/edit`, audience: "owner", fields: { ...LISTING, name: "Caves II" } },
  // The field is missing: tests/web/my_servers/void_notices_test.ts answers.
  { route: `${SERVER}/voids/:id/answer`, audience: "owner", status: 422 },
  { route: `${SERVER}/preview`, audience: "owner", status: 200, fields: { name: "Caves III" } },
  // Without a file, which is asked for.
  { route: `${SERVER}/pictures`, audience: "owner", status: 422 },
  { route: `${SERVER}/pictures/removal`, audience: "owner", fields: { kind: "banner" } },
  { route: `${SERVER}/change/withdrawal`, audience: "owner" },
  { route: `${SERVER}/resubmissions`, audience: "owner" },
  { route: `${SERVER}/checks`, audience: "owner" },
  {
    route: `${SERVER}/rewards/votifier`,
    audience: "owner",
    fields: { host: "127.0.0.1", port: "9999", secret: "k3jsf9v8m2q0" },
  },
  {
    route: `${SERVER}/rewards/tests`,
    audience: "owner",
    fields: { receiver: "019bc210-3240-7a31-9d5e-6f0c2a4b8e17" },
  },
  { route: `${SERVER}/rewards`, audience: "owner", fields: { path: "inbox" } },
  { route: `${SERVER}/rewards/test-votes`, audience: "owner", fields: { player: "Steve_01" } },
  { route: `${SERVER}/rewards/keys`, audience: "owner", status: 201, fields: once() },
  { route: `${SERVER}/rewards/url-key`, audience: "owner", status: 201, fields: once() },
  { route: `${SERVER}/rewards/link-key`, audience: "owner", status: 201, fields: once() },
  { route: `${SERVER}/rewards/link-key/removal`, audience: "owner" },
  {
    route: `${SERVER}/api/keys`,
    audience: "owner",
    status: 201,
    fields: once({ name: "second", webhook_url: "", read: "on" }),
  },
  { route: `${KEY}/rolls`, audience: "owner", status: 201, fields: once({ overlap: "1" }) },
  { route: `${KEY}/webhook/secret`, audience: "owner", status: 201, fields: once() },
  { route: `${KEY}/webhook/secret/activation`, audience: "owner" },
  { route: `${KEY}/webhook`, audience: "owner", fields: { url: "http://127.0.0.1:9999/else" } },
  { route: `${KEY}/webhook/state`, audience: "owner", fields: { state: "paused" } },
  { route: `${KEY}/tests`, audience: "owner", fields: once({ username: "" }) },
  {
    route: `${SERVER}/chats`,
    audience: "owner",
    fields: once({
      secret_address: "http://127.0.0.1:9999/hooks/s3cr3t-of-the-channel",
      service: "mattermost",
      pace: "at_once",
      locale: "",
    }),
  },
  // The key is no channel's.
  {
    route: `${KEY}/chat`,
    audience: "owner",
    status: 404,
    fields: { secret_address: "", service: "discord", pace: "at_once", locale: "" },
  },
  { route: `${KEY}/grades`, audience: "owner", status: 200, fields: once() },
  { route: `${KEY}/replays`, audience: "owner", fields: once({ since: "2026-03-10T00:00" }) },
  { route: `${SERVER}/deliveries/:id/resends`, audience: "owner", fields: once() },
  { route: `${KEY}/revocation`, audience: "owner" },

  {
    route: "/moderation/servers/:slug/decisions",
    audience: "moderator",
    fields: { decision: "approve" },
  },
  {
    route: "/servers/:slug/reports",
    audience: "anybody",
    fields: { reason: "scam", words: "It asks for passwords" },
  },
  {
    route: "/moderation/decisions",
    audience: "moderator",
    // Nothing is ticked; tests/web/moderation/desk_test.ts ticks.
    fields: { decision: "approve", status: "pending" },
    status: 422,
  },
  {
    route: "/moderation/servers/:slug/edits",
    audience: "moderator",
    fields: { seen: PICTURES_AT.toISOString() },
  },
  {
    route: "/moderation/servers/:slug/edits/restoration",
    audience: "moderator",
    fields: { seen: PICTURES_AT.toISOString(), edits_reason: "Not true" },
  },
  { route: "/moderation/servers/:slug/checks", audience: "moderator" },
  {
    route: "/moderation/servers/:slug/pictures",
    audience: "moderator",
    fields: { seen: PICTURES_AT.toISOString() },
  },
  {
    route: "/moderation/servers/:slug/pictures/removal",
    audience: "moderator",
    fields: { kind: "logo", logo: PICTURE_HASH, picture_reason: "Not theirs" },
  },
  {
    route: "/moderation/servers/:slug/reports",
    audience: "moderator",
    fields: { note: "Nothing to it", until: "2100-01-01T00:00:00.000Z" },
  },
  {
    route: "/moderation/waves/:id/voiding",
    audience: "moderator",
    status: 200,
    fields: {
      act: "count",
      since: "2026-03-10T00:00",
      until: "2026-03-10T12:00",
      youngerDays: "",
      sharing: "",
      networkSharing: "",
      seen: "30",
      counted: "0",
    },
  },
  {
    route: "/moderation/waves/:id/dismissal",
    audience: "moderator",
    fields: { seen: "30", why: "A vote party" },
  },
  { route: "/moderation/answers/:id/reading", audience: "moderator" },
  { route: "/moderation/mail", audience: "moderator", fields: { every: "daily" } },
  {
    route: "/moderation/votes/:id/voiding",
    audience: "moderator",
    fields: { reason: "By a script" },
  },
  {
    route: "/moderation/servers/:slug/change",
    audience: "moderator",
    fields: { decision: "refuse", change: CHANGE_ID, why: "Another server" },
  },
  {
    route: "/moderation/servers/:slug/voids",
    audience: "moderator",
    fields: {
      since: "2026-03-10T00:00",
      until: "2026-03-10T10:00",
      youngerDays: "",
      sharing: "",
      act: "void",
      reason: "By a script",
    },
  },
  { route: "/moderation/servers/:slug/voids/:id/lifting", audience: "moderator" },
  {
    route: "/moderation/accounts/:id/state",
    audience: "moderator",
    fields: { state: "disabled", reason: "By a script" },
  },
  {
    route: "/moderation/accounts/:id/role",
    audience: "administrator",
    status: 422,
    fields: { role: "moderator" },
  },
  { route: "/moderation/names/:id", audience: "moderator", fields: { decision: "give" } },
  { route: "/moderation/health/checks", audience: "moderator" },
  {
    route: "/moderation/games",
    audience: "administrator",
    fields: {
      name: "Half-Life",
      slug: "half-life",
      defaultPort: "27015",
      protocol: "valve",
      queryPortOffset: "0",
    },
  },
  {
    route: "/moderation/tags",
    audience: "administrator",
    fields: { tag: "Ice age", tagSlug: "ice-age" },
  },
  {
    route: "/moderation/games/:slug",
    audience: "administrator",
    fields: {
      name: "Rust",
      slug: "rust",
      defaultPort: "28015",
      protocol: "valve",
      queryPortOffset: "0",
    },
  },
  {
    route: "/moderation/games/:slug/merge",
    audience: "administrator",
    fields: { into: "minecraft", sure: "1" },
  },
  { route: "/moderation/games/:slug/removal", audience: "administrator" },
  {
    route: "/moderation/tags/:slug",
    audience: "administrator",
    fields: { tag: "Surfing", tagSlug: "surf" },
  },
  {
    route: "/moderation/tags/:slug/merge",
    audience: "administrator",
    fields: { into: "pvp", sure: "1" },
  },
  { route: "/moderation/tags/:slug/removal", audience: "administrator" },

  {
    route: "/moderation/settings/review",
    audience: "administrator",
    fields: { "reviewed:name": "1", "reviewed:links": "1" },
  },
  // Without an address, which is asked for.
  {
    route: "/moderation/chat",
    audience: "administrator",
    fields: { service: "discord", pace: "at_once", secret_address: "" },
    status: 422,
  },
  { route: "/moderation/chat/removal", audience: "administrator" },
  {
    route: "/moderation/settings",
    audience: "administrator",
    fields: { name: "Spielplatz", accent: "" },
  },
  // Without a file, which is asked for.
  { route: "/moderation/settings/logo", audience: "administrator", status: 422 },
  { route: "/moderation/settings/logo/removal", audience: "administrator" },
  { route: "/moderation/setup/mail", audience: "administrator" },

  { route: "/servers/:slug/copies", audience: "anybody", status: 204 },
  {
    route: `${SERVER}/people`,
    audience: "owner",
    fields: { username: "Alex", role: "viewer" },
  },
  { route: `${SERVER}/people/keys`, audience: "owner", status: 409, fields: once() },
  { route: `${SERVER}/people/leaving`, audience: "owner", status: 404 },
  { route: `${SERVER}/people/:id/role`, audience: "owner", fields: { role: "none" } },
  { route: `${SERVER}/invitations/:id/withdrawal`, audience: "owner" },
  { route: `${SERVER}/handover`, audience: "owner", fields: { heir: "Mod" } },
  { route: `${SERVER}/unlisting`, audience: "owner" },
  { route: `${SERVER}/relisting`, audience: "owner" },
  {
    route: `${SERVER}/deletion`,
    audience: "owner",
    fields: { listing_name: "meadow", password: PASSWORD },
  },
  { route: "/my/offers/:id/acceptance", audience: "owner" },
  { route: "/my/offers/:id/refusal", audience: "owner", status: 404 },

  // Nothing is linked: tests/web/account/ways_in_test.ts links.
  { route: "/account/identities", audience: "signed in", spare: true },
  {
    route: "/account/identities/removal",
    audience: "signed in",
    spare: true,
    status: 404,
    fields: { provider: "discord", subject: "1" },
  },
  {
    route: "/account/export",
    audience: "signed in",
    spare: true,
    status: 200,
    fields: { password: PASSWORD },
  },
  {
    route: "/account/proof",
    audience: "signed in",
    spare: true,
    fields: { proof_password: PASSWORD },
  },
  { route: "/account/sessions/:id/end", audience: "owner" },
  { route: "/account/other-sessions/end", audience: "signed in", spare: true },
  { route: "/sign-out", audience: "anybody", spare: true },
  {
    route: "/account/name",
    audience: "signed in",
    spare: true,
    fields: (role) => ({ username: `Now_${role}` }),
  },
  {
    route: "/account/game-names",
    audience: "signed in",
    fields: (role) => ({ username: `Game_${role}` }),
  },
  {
    route: "/account/game-names/removal",
    audience: "signed in",
    fields: (role) => ({ username: `Game_${role}` }),
  },
  {
    route: "/account/password",
    audience: "signed in",
    spare: true,
    fields: { password: PASSWORD, new_password: PASSWORD },
  },
  {
    route: "/account/email",
    audience: "signed in",
    spare: true,
    fields: (role) => ({ email: `${role}@else.example`, password: PASSWORD }),
  },
  {
    route: "/account/deletion",
    audience: "signed in",
    spare: true,
    fields: { password: PASSWORD },
  },
];

function newAccount(username: string) {
  return { username, email: `${username}@example.com`, password: PASSWORD };
}
