import { endOtherSessions, endSession, type Session } from "../../sign_in/sessions.ts";
import { sendError } from "../frame/error_page.tsx";
import { ButtonForm } from "../forms/forms.tsx";
import { Instant } from "../frame/instant.tsx";
import { redirectTo } from "../forms/redirect.ts";
import { ACCOUNTS } from "./words.ts";
import { TableFrame } from "../frame/table_frame.tsx";
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
      <TableFrame label={words.sessionsHeading}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.since}</th>
              <th scope="col">{words.lastSeen}</th>
              <th scope="col">{words.address}</th>
              <th scope="col">{words.browser}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => <SessionRow session={session} />)}
          </tbody>
        </table>
      </TableFrame>
      {sessions.length < 2
        ? null
        : <ButtonForm action="/account/other-sessions/end" label={words.endOthers} />}
    </section>
  );
}

function SessionRow({ session }: { session: Session }) {
  return (
    <tr>
      <td>
        <Instant at={session.createdAt} />
      </td>
      <td>{session.lastSeenAt.toISOString().slice(0, 10)}</td>
      <td>{session.ip ?? words.unknown}</td>
      <td>{session.userAgent || words.unknown}</td>
      <td>
        {session.isThis
          ? <span class="badge good">{words.thisOne}</span>
          : <ButtonForm action={`/account/sessions/${session.id}/end`} label={words.end} />}
      </td>
    </tr>
  );
}
