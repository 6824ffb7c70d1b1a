import { z } from "zod";
import type { Profile } from "../../accounts/profile.ts";
import { changePassword } from "../../sign_in/change_password.ts";
import {
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
} from "../../sign_in/sessions.ts";
import { EmailAddress } from "./account_email.tsx";
import { NEEDED_PASSWORD, profileOf, requestOf, setCookies } from "./account_form.ts";
import { ServerEmail } from "./server_email.tsx";
import { sendError, sendTooMany } from "../frame/error_page.tsx";
import { ButtonForm, FaultSummary, Form, Submit } from "../forms/forms.tsx";
import { Instant } from "../frame/instant.tsx";
import { sendPage } from "../frame/layout.tsx";
import { Table } from "../frame/table_frame.tsx";
import { PasswordField, WhosePassword } from "./password_field.tsx";
import type { Faults, FaultyForm } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { submit } from "../forms/submit.ts";
import { ACCOUNTS } from "./words.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const { account: words } = ACCOUNTS;

const PASSWORDS = z.object({ password: NEEDED_PASSWORD, new_password: NEEDED_PASSWORD });

/** GET /account: the viewer's own account. */
export function showAccount(web: Web) {
  return (c: WebContext) => sendAccount(c, web);
}

/** POST /account/password: changes it, and ends all other sessions. */
export function changeOwnPassword(web: Web) {
  return submit(web, {
    schema: PASSWORDS,
    fields: { password_too_short: "new_password", password_too_long: "new_password" },
    show: sendAccount,
    async act(c, { password, new_password: newPassword }, typed) {
      const change = { password, newPassword, request: requestOf(c, web) };
      const changed = await changePassword(web.services, viewerOf(c), change);
      switch (changed.kind) {
        case "limited":
          return sendTooMany(c, web, changed.retryAfterSeconds);
        case "wrong":
          return sendAccount(c, web, { typed, faults: { password: words.wrongPassword } });
        case "changed":
          setCookies(c, changed.setCookies);
          return redirectTo(c, "/account", "password_changed");
      }
    },
  });
}

/** POST /account/sessions/:id/end: ends one session. */
export function endOwnSession(web: Web) {
  return async (c: WebContext) => {
    const id = c.req.param("id") ?? "";
    const isEnded = await endSession(web.services, viewerOf(c), { id });
    return isEnded ? redirectTo(c, "/account", "session_ended") : sendError(c, web, "notFound");
  };
}

/** POST /account/other-sessions/end: ends all sessions but this one. */
export function endAllOtherSessions(web: Web) {
  return async (c: WebContext) => {
    await endOtherSessions(web.services, viewerOf(c));
    return redirectTo(c, "/account", "sessions_ended");
  };
}

async function sendAccount(c: WebContext, web: Web, form?: FaultyForm) {
  const [profile, sessions] = await Promise.all([
    profileOf(c, web),
    listSessions(web.services.sql, viewerOf(c), { now: web.services.now() }),
  ]);
  return sendPage(c, web, {
    title: words.title,
    status: form ? 422 : 200,
    body: <AccountPage profile={profile} sessions={sessions} faults={form?.faults} />,
  });
}

function AccountPage({ profile, sessions, faults }: {
  profile: Profile;
  sessions: Session[];
  faults: Faults | undefined;
}) {
  return (
    <>
      <h1>{words.title}</h1>
      <FaultSummary faults={faults} />
      <section class="card">
        <h2>{words.nameHeading}</h2>
        <p>
          {ACCOUNTS.name.youVoteAs} <strong>{profile.username}</strong>. {ACCOUNTS.name.question}
        </p>
        <p>
          <a class="button secondary" href="/account/name">{words.changeName}</a>
        </p>
      </section>
      <EmailAddress profile={profile} />
      <ServerEmail profile={profile} />
      <section class="card">
        <h2>{words.passwordHeading}</h2>
        <p>{words.passwordLead}</p>
        <Form action="/account/password">
          <WhosePassword username={profile.username} />
          <PasswordField label={ACCOUNTS.currentPassword} faults={faults} />
          <PasswordField name="new_password" label={ACCOUNTS.newPassword} isNew faults={faults} />
          <Submit>{words.changePassword}</Submit>
        </Form>
      </section>
      <Sessions sessions={sessions} />
      <section class="card">
        <h2>{words.dataHeading}</h2>
        <p>{words.dataLead}</p>
        <p>
          <a class="button secondary" href="/account/export">{words.download}</a>
        </p>
      </section>
      <section class="card">
        <h2>{words.deleteHeading}</h2>
        <p>{words.deleteLead}</p>
        <p>
          <a class="button danger" href="/account/deletion">{words.delete}</a>
        </p>
      </section>
    </>
  );
}

function Sessions({ sessions }: { sessions: Session[] }) {
  return (
    <section>
      <h2>{words.sessionsHeading}</h2>
      <Table
        label={words.sessionsHeading}
        heads={[words.since, words.lastSeen, words.address, words.browser, ""]}
        rows={sessions.map((session) => [
          <Instant at={session.createdAt} />,
          session.lastSeenAt.toISOString().slice(0, 10),
          session.ip ?? words.unknown,
          session.userAgent || words.unknown,
          session.isThis
            ? <span class="badge good">{words.thisOne}</span>
            : <ButtonForm action={`/account/sessions/${session.id}/end`} label={words.end} />,
        ])}
      />
      {sessions.length < 2
        ? null
        : <ButtonForm action="/account/other-sessions/end" label={words.endOthers} />}
    </section>
  );
}
