import { z } from "zod";
import { findKnownSecrets } from "../../../keys/known_secrets.ts";
import { renewKnownSecrets } from "../../../keys/renew_secrets.ts";
import { outcomeOf } from "../../../polling/protocols/poll_answer.ts";
import { isolated } from "../../../text/shown_text.ts";
import { changeMember, leaveServer, listPeople } from "../../../servers/roles/people.ts";
import { listInvitationLinks } from "../../../servers/roles/invitation_links.ts";
import { listOffers, offerRole } from "../../../servers/roles/role_offers.ts";
import { covers, type MemberRole } from "../../../../core/servers/roles.ts";
import { isPublished } from "../../../../core/servers/listing_stage.ts";
import { proved } from "../../account/proof/prove_page.tsx";
import { action } from "../../forms/action.tsx";
import { hidden, line, oneOf } from "../../forms/fields.tsx";
import { deadlineOf } from "../../frame/answer_in_time.ts";
import type { NoticeCode } from "../../frame/notices.ts";
import { FaultSummary } from "../../kit/form.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { ServerAccess, Web, WebContext } from "../../web_env.ts";
import { DeletePanel, UnlistPanel } from "./leaving_page.tsx";
import { findOnlineView, OnlinePanels } from "./online_panel.tsx";
import { KnownKeys, Offers, People, secretName } from "./people_panels.tsx";
import { InvitationLinks } from "./invitation_page.tsx";
import { settingsPath } from "./settings_path.ts";
import { withdraw } from "./withdraw_offer.ts";
import { shownOnce } from "../shown_once.tsx";
import { sendOwnPage } from "../subject.tsx";

/** Milliseconds for a check: the look-ups of name and token, and 5 s for the game server's response. */
const CHECK_WITHIN_MS = 15_000;

/** The roles in the form, in order. */
const OFFERED = ["viewer", "manager"] as const;

/**
 * GET /my/servers/:slug/settings: shows the last query of a server and its ownership token, its people, and the forms
 * to unlist it, hand it over, leave it or delete it. Each part is shown only to those who can use it.
 */
export async function showOwnSettings(
  c: WebContext,
  web: Web,
  own: ServerAccess,
): Promise<Response> {
  const view = await findSettingsView(c, web, own);
  const { server } = own;
  const title = currentLocale().words.people.page.title(isolated(server.name));
  return await sendOwnPage(c, web, { server, title, body: <SettingsBody view={view} /> });
}

/** All that the settings of a server show. */
type SettingsView = Awaited<ReturnType<typeof findSettingsView>>;

async function findSettingsView(c: WebContext, { services }: Web, own: ServerAccess) {
  const { server, role, act: { now } } = own;
  const { sql } = services;
  const isOwner = role === "owner";
  const [people, offers, links, known, online] = await Promise.all([
    listPeople(sql, server.id),
    isOwner ? listOffers(sql, server.id, now) : [],
    isOwner ? listInvitationLinks(sql, server.id, now) : [],
    isOwner ? findKnownSecrets(sql, server.id, now) : [],
    covers(role, "manager") ? findOnlineView(services, server, now) : undefined,
  ]);
  return { own, isOwner, people, offers, links, known, online, you: viewerOf(c).accountId };
}

function SettingsBody({ view }: { view: SettingsView }) {
  const { own, isOwner, online } = view;
  const { server } = own;
  return (
    <>
      <FaultSummary />
      <div class={online ? "split" : "stack"}>
        <div class="stack">
          <PeoplePanels view={view} />
          {isOwner && isPublished(server.status) ? <HandOver own={own} /> : null}
          {online ? <UnlistPanel server={server} /> : null}
          {isOwner ? <DeletePanel server={server} /> : null}
        </div>
        {online && (
          <div class="stack">
            <OnlinePanels view={online} check={checkServer} />
          </div>
        )}
      </div>
    </>
  );
}

/** The panels with the server's people, the forms to share it, and the keys that former managers know. */
function PeoplePanels({ view: { own, isOwner, people, offers, links, known, you } }: {
  view: SettingsView;
}) {
  const { page: words } = currentLocale().words.people;
  const { slug } = own.server;
  return (
    <>
      <Panel id="people" title={words.heading} lead={words.lead}>
        <People own={own} people={people} you={you} changeRole={changeRole} />
        <Offers own={own} offers={offers} withdraw={withdraw} />
        <Rows>
          {isOwner ? <Invite own={own} /> : <Leave own={own} />}
        </Rows>
        {isOwner && isPublished(own.server.status)
          ? <InvitationLinks slug={slug} links={links} />
          : null}
      </Panel>
      {known.length > 0 ? <KnownKeys slug={slug} known={known} renew={renewKeys} /> : null}
    </>
  );
}

function Invite({ own: { server } }: { own: ServerAccess }) {
  const { page: words, roles } = currentLocale().words.people;
  if (!isPublished(server.status)) return <Row note={words.needsApproval} />;
  const role = OFFERED.map((value) => ({ value, label: roles[value] }));
  return (
    <Row title={words.inviteTitle} note={words.inviteLead}>
      <invite.Form at={{ slug: server.slug }} options={{ role }} />
    </Row>
  );
}

function Leave({ own: { server } }: { own: ServerAccess }) {
  const { page: words } = currentLocale().words.people;
  return (
    <Row
      note={words.leaveLead}
      end={<leave.Button at={{ slug: server.slug }} />}
    />
  );
}

function HandOver({ own: { server } }: { own: ServerAccess }) {
  const { handover } = currentLocale().words.people;
  return (
    <Panel id="handover" title={handover.title} lead={handover.lead}>
      <p class="note">{handover.what}</p>
      <handOver.Form at={{ slug: server.slug }} look="danger" />
    </Panel>
  );
}

/** POST /my/servers/:slug/checks: queries the server now, and searches for the token. */
export const checkServer = action({
  path: "/my/servers/:slug/checks",
  who: "manager",
  route: { changes: "server" },
  fields: {},
  refused: { server_not_approved: "form", check_too_soon: "form" },
  async onSubmit({ c, web, own: { server, act } }) {
    deadlineOf(c).restart(CHECK_WITHIN_MS);
    const { answer, isWaiting } = await web.services.checkNow(server.slug, act.by);
    return isWaiting || outcomeOf(answer) === "answered";
  },
  // No notice if it failed, because a notice looks like a success. The panel's heading shows the failure.
  then: (isGood, { own: { server: { slug } } }) =>
    isGood ? [settingsPath(slug), "checked"] : [settingsPath(slug, "online")],
  page: showOwnSettings,
});

/** POST /my/servers/:slug/people: offers a role to an account. */
export const invite = action({
  path: "/my/servers/:slug/people",
  who: "owner",
  route: { purpose: "people" },
  guard: proved,
  fields: {
    username: line({ missing: "required", max: 64 }),
    role: oneOf(OFFERED, { missing: "role" }),
  },
  copy() {
    const { page: words } = currentLocale().words.people;
    const help = (
      <>
        {words.choices.viewer}
        <br />
        {words.choices.manager}
      </>
    );
    return {
      username: { label: words.name },
      role: { label: words.role, help },
      submit: words.invite,
    };
  },
  refused: { offer_refused: "username" },
  onSubmit: ({ web, own, values, sender }) =>
    offerRole(web.services, own.server.slug, { ...values, ...sender }),
  then: (_, { own }) => [settingsPath(own.server.slug), "offer_made"],
  page: showOwnSettings,
});

/** POST /my/servers/:slug/handover: offers the listing to an account. */
export const handOver = action({
  path: "/my/servers/:slug/handover",
  who: "owner",
  route: { purpose: "handover" },
  guard: proved,
  fields: { heir: line({ missing: "required", max: 64 }) },
  copy() {
    const { handover: words } = currentLocale().words.people;
    return { heir: { label: words.name }, submit: words.submit };
  },
  refused: { offer_refused: "heir" },
  onSubmit: ({ web, own, values: { heir }, sender }) =>
    offerRole(web.services, own.server.slug, { username: heir, role: "owner", ...sender }),
  then: (_, { own }) => [settingsPath(own.server.slug), "offer_made"],
  page: showOwnSettings,
});

/**
 * POST /my/servers/:slug/people/:id/role: changes a member's role; "none" removes it. Only giving a role needs a proof
 * of identity.
 */
export const changeRole = action({
  path: "/my/servers/:slug/people/:id/role",
  who: "owner",
  route: { purpose: "people" },
  guard: (handler) => proved(handler, ({ role }) => role !== "none"),
  fields: { role: hidden(z.enum([...OFFERED, "none"])) },
  onSubmit({ c, web, own, values: { role }, sender }) {
    const accountId = c.req.param("id") ?? "";
    const change = { accountId, role: role === "none" ? null : role, ...sender };
    return changeMember(web.services, own.server.slug, change);
  },
  then: async (_, { web, own, values: { role } }) => [
    settingsPath(own.server.slug),
    await noticeOfRole(web, own, role),
  ],
  page: showOwnSettings,
});

/** Returns the notice, with a warning about the keys that a removed manager still knows. */
async function noticeOfRole(
  { services: { sql } }: Web,
  { server, act }: ServerAccess,
  role: MemberRole | "none",
): Promise<NoticeCode> {
  const known = role === "manager" ? [] : await findKnownSecrets(sql, server.id, act.now);
  if (known.length > 0) return role === "none" ? "member_removed_keys" : "role_changed_keys";
  return role === "none" ? "member_removed" : "role_changed";
}

/** POST /my/servers/:slug/people/keys: renews the keys that former managers know, and shows the new ones. */
export const renewKeys = shownOnce({
  path: "/my/servers/:slug/people/keys",
  who: "owner",
  copy: () => ({ submit: currentLocale().words.people.known.renew }),
  async make({ web, own, sender }) {
    const { known: words } = currentLocale().words.people;
    const renewed = await renewKnownSecrets(web.services, own.server.slug, sender);
    const secrets = renewed.map(({ of, secret: value }, n) => ({
      id: `renewed-${n}`,
      label: secretName(of),
      value,
      ...of.kind === "webhook_secret" ? { help: words.activate } : {},
    }));
    return { title: words.made, secrets };
  },
  pageOf: (_, { server }) => settingsPath(server.slug),
});

/** POST /my/servers/:slug/people/leaving: gives up the viewer's own role. */
export const leave = action({
  path: "/my/servers/:slug/people/leaving",
  who: "member",
  fields: {},
  copy: () => ({ submit: currentLocale().words.people.page.leave }),
  onSubmit: ({ web, own, sender }) => leaveServer(web.services, own.server.slug, sender),
  then: () => ["/my/servers", "server_left"],
});
