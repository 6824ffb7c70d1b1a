import { endOtherSessions, endSession, type Session } from "../../sign_in/sessions.ts";
import { sendError } from "../frame/error_page.tsx";
import { ButtonForm } from "../forms/forms.tsx";
import { Instant } from "../frame/instant.tsx";
import { redirectTo } from "../forms/redirect.ts";
import { ACCOUNTS } from "./words.ts";
import { Table } from "../frame/table_frame.tsx";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const { account: words } = ACCOUNTS;

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

/** Lists where someone is signed in. */
export function Sessions({ sessions }: { sessions: Session[] }) {
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
