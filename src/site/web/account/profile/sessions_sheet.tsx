import { browserOf } from "../../../sign_in/sessions/browser_name.ts";
import {
  endOtherSessions,
  endSession,
  type Session,
} from "../../../sign_in/sessions/active_sessions.ts";
import { action } from "../../forms/action.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import { State } from "../../kit/state.tsx";
import { Icon } from "../../kit/icons.tsx";
import { sendError } from "../../frame/error_page.tsx";
import { Day, Instant } from "../../kit/times.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";

/** Ends a session. */
export const endOne = action({
  path: "/account/sessions/:id/end",
  who: "signed in",
  fields: {},
  copy: () => ({ submit: currentLocale().words.account.sessions.end }),
  async onSubmit({ c, web }) {
    const id = c.req.param("id") ?? "";
    const isEnded = await endSession(web.services, viewerOf(c), { id });
    if (!isEnded) return await sendError(c, web, "notFound");
  },
  then: () => ["/account", "session_ended"],
});

/** Ends all sessions but this one. */
export const endOthers = action({
  path: "/account/other-sessions/end",
  who: "signed in",
  fields: {},
  copy: () => ({ submit: currentLocale().words.account.sessions.endOthers }),
  onSubmit: ({ c, web }) => endOtherSessions(web.services, viewerOf(c)),
  then: () => ["/account", "sessions_ended"],
});

/** The viewer's sessions, the current one first. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const { sessions: words } = currentLocale().words.account;
  const others = sessions.filter(({ isThis }) => !isThis);
  return (
    <Panel
      id="sessions"
      title={words.heading}
      aside={<p class="note">{words.count(sessions.length)}</p>}
    >
      <Rows>
        {sessions.filter(({ isThis }) => isThis).map((session) => <SessionRow session={session} />)}
        {others.map((session) => <SessionRow session={session} />)}
      </Rows>
      {others.length > 0 && <endOthers.Button />}
    </Panel>
  );
}

function SessionRow(
  { session: { id, isThis, userAgent, ip, createdAt, lastSeenAt } }: {
    session: Session;
  },
) {
  const { sessions: words } = currentLocale().words.account;
  return (
    <Row
      art={<Icon name="screen" />}
      title={browserOf(userAgent) ?? words.unknown}
      note={
        <>
          {words.since} <Instant at={createdAt} /> · {words.lastSeen} <Day at={lastSeenAt} /> ·{" "}
          {ip ?? words.unknownAddress}
        </>
      }
      end={isThis ? <State tone="good">{words.thisOne}</State> : <endOne.Button at={{ id }} />}
    />
  );
}
