import { z } from "zod";
import { listAgreements } from "../../accounts/link_agreements.ts";
import { changePassword } from "../../sign_in/change_password.ts";
import { setFirstPassword } from "../../sign_in/first_password.ts";
import { findNewcomer } from "../../sign_in/newcomers.ts";
import { findWaysIn, hasOwnPassword } from "../../sign_in/ways_in.ts";
import { listPasskeys } from "../../sign_in/passkeys.ts";
import { findSecondFactor } from "../../sign_in/second_factor.ts";
import type { Session } from "../../sign_in/sessions.ts";
import { endOtherSessions, endSession, listSessions } from "../../sign_in/sessions.ts";
import { browserOf } from "../../sign_in/browser_name.ts";
import { EmailAddress } from "./account_email.tsx";
import { LinkAgreements } from "./link_agreements.tsx";
import { NEEDED_PASSWORD, OWN_PASSWORD, profileOf, requestOf, setCookies } from "./account_form.ts";
import { Passkeys } from "./passkeys.tsx";
import { SecondFactorSection } from "./second_factor_page.tsx";
import { ServerEmail } from "./server_email.tsx";
import { sendError } from "../frame/error_page.tsx";
import type { FaultyForm } from "../forms/forms.tsx";
import { ButtonForm, FaultSummary, statusOf } from "../forms/forms.tsx";
import { Day, Instant, LinkLine, Section, Table } from "../frame/parts.tsx";
import { sendPage } from "../frame/layout.tsx";
import { LinkOffer } from "./newcomer_page.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { Identities, Password } from "./ways_in.tsx";
import { ACCOUNTS } from "./words.ts";
import { viewerOf } from "../viewer.ts";
import { BoardConsent } from "../voting/board_consent.tsx";
import type { Web, WebContext } from "../web_env.ts";

const { account: words } = ACCOUNTS;

/** POST /account/password: changes the password and ends all other sessions, or sets the account's first one. */
export const changeOwnPassword = submit({
  schema: z.object({ password: OWN_PASSWORD, new_password: NEEDED_PASSWORD }),
  fields: { password_too_short: "new_password", password_too_long: "new_password" },
  wrong: { password: "currentPassword" },
  show: showAccount,
  async act(c, web, { password, new_password: newPassword }) {
    const [viewer, request] = [viewerOf(c), requestOf(c, web)];
    if (!await hasOwnPassword(web.services, viewer.accountId)) {
      const set = await setFirstPassword(web.services, viewer, { newPassword });
      if (set.kind === "set") return redirectTo(c, "/account", "password_set");
      return set.kind === "has_one" ? { kind: "wrong" } : set;
    }
    const changed = await changePassword(web.services, viewer, { password, newPassword, request });
    if (changed.kind !== "changed") return changed;
    setCookies(c, changed.setCookies);
    return redirectTo(c, "/account", "password_changed");
  },
});

/** POST /account/sessions/:id/end: ends one session. */
export async function endOwnSession(c: WebContext, web: Web) {
  const id = c.req.param("id") ?? "";
  const isEnded = await endSession(web.services, viewerOf(c), { id });
  return isEnded ? redirectTo(c, "/account", "session_ended") : sendError(c, web, "notFound");
}

/** POST /account/other-sessions/end: ends all sessions but this one. */
export async function endAllOtherSessions(c: WebContext, web: Web) {
  await endOtherSessions(web.services, viewerOf(c));
  return redirectTo(c, "/account", "sessions_ended");
}

/** GET /account: shows the viewer's account. */
export async function showAccount(c: WebContext, web: Web, form?: FaultyForm) {
  const { sql } = web.services;
  const { accountId } = viewerOf(c);
  const [profile, ways, newcomer, agreements, sessions, passkeys, factor] = await Promise.all([
    profileOf(c, web),
    findWaysIn(web.services, viewerOf(c)),
    findNewcomer(web.services, c.req.raw.headers),
    listAgreements(sql, accountId),
    listSessions(sql, viewerOf(c), { now: web.services.now() }),
    listPasskeys(web.services, accountId),
    findSecondFactor(sql, accountId),
  ]);
  return sendPage(c, web, {
    title: words.title,
    narrow: true,
    status: statusOf(form),
    body: (
      <>
        <h1>{words.title}</h1>
        <FaultSummary faults={form?.faults} isBusy={form?.isBusy} />
        <LinkOffer web={web} username={profile.username} newcomer={newcomer} />
        <Section look="card" title={words.nameHeading}>
          <p>
            {ACCOUNTS.name.youVoteAs} <strong>{profile.username}</strong>. {ACCOUNTS.name.question}
          </p>
          <LinkLine href="/account/name" label={words.changeName} look="secondary" />
        </Section>
        <EmailAddress profile={profile} />
        <ServerEmail profile={profile} />
        <BoardConsent profile={profile} />
        <Identities web={web} ways={ways} />
        <Password c={c} web={web} ways={ways} form={form} />
        <Passkeys passkeys={passkeys} baseUrl={web.site.baseUrl} />
        <SecondFactorSection factor={factor} />
        <LinkAgreements agreements={agreements} />
        <Sessions sessions={sessions} />
        <Section look="card" title={words.dataHeading} lead={words.dataLead}>
          <LinkLine href="/account/export" label={words.download} look="secondary" />
        </Section>
        <Section look="card" title={words.deleteHeading} lead={words.deleteLead}>
          <LinkLine href="/account/deletion" label={words.delete} look="danger" />
        </Section>
      </>
    ),
  });
}

function Sessions({ sessions }: { sessions: Session[] }) {
  return (
    <Section title={words.sessionsHeading}>
      <Table
        label={words.sessionsHeading}
        heads={words.sessionHeads}
        cards="named"
        rows={sessions.map((session) => [
          <Instant at={session.createdAt} />,
          <Day at={session.lastSeenAt} />,
          session.ip ?? words.unknown,
          browserOf(session.userAgent) || words.unknown,
          session.isThis
            ? <span class="badge good">{words.thisOne}</span>
            : <ButtonForm action={`/account/sessions/${session.id}/end`} label={words.end} />,
        ])}
      />
      {sessions.length < 2
        ? null
        : <ButtonForm action="/account/other-sessions/end" label={words.endOthers} />}
    </Section>
  );
}
