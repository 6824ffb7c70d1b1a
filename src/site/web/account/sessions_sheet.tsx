import { browserOf } from "../../sign_in/browser_name.ts";
import {
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
} from "../../sign_in/sessions.ts";
import { ButtonForm } from "../kit/form.tsx";
import { redirectTo } from "../forms/submit.ts";
import { sendError } from "../frame/error_page.tsx";
import { Day, Instant } from "../parts/parts.tsx";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { Badge, SettingsSheet, SheetLine } from "./settings_sheet.tsx";

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

/** The browsers in which the viewer is signed in, this one first. */
export async function Sessions({ c, web }: { c: WebContext; web: Web }) {
  const { sessions: words } = currentLocale().words.account;
  const { sql, now } = web.services;
  const sessions = await listSessions(sql, viewerOf(c), { now: now() });
  const others = sessions.filter(({ isThis }) => !isThis);
  const end = <ButtonForm action="/account/other-sessions/end" label={words.endOthers} />;
  return (
    <SettingsSheet
      id="sessions"
      title={words.heading}
      note={words.count(sessions.length)}
      foot={others.length === 0 ? null : end}
    >
      {sessions.filter(({ isThis }) => isThis).map((session) => <SessionLine session={session} />)}
      {others.map((session) => <SessionLine session={session} />)}
    </SettingsSheet>
  );
}

function SessionLine(
  { session: { id, isThis, userAgent, ip, createdAt, lastSeenAt } }: {
    session: Session;
  },
) {
  const { sessions: words } = currentLocale().words.account;
  return (
    <SheetLine
      icon="screen"
      title={<bdi>{browserOf(userAgent) || words.unknown}</bdi>}
      badge={isThis && <Badge look="good">{words.thisOne}</Badge>}
      note={
        <>
          {words.since} <Instant at={createdAt} /> · {words.lastSeen} <Day at={lastSeenAt} /> ·{" "}
          {ip ?? words.unknownAddress}
        </>
      }
    >
      {isThis ? null : <ButtonForm action={`/account/sessions/${id}/end`} label={words.end} />}
    </SheetLine>
  );
}
