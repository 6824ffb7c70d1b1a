import { findOwnStatus, type LiveStatus, type OwnStatus } from "../../../polling/own_status.ts";
import { awaitsProof } from "../../../servers/review/approve_server.ts";
import { COUNT_KEPT_MS } from "../../../../core/servers/presence.ts";
import type { Action } from "../../forms/action.tsx";
import { Instant } from "../../kit/times.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { ServerAccess, Web } from "../../web_env.ts";
import { isolated } from "../../../text/shown_text.ts";
import type { Words } from "../../../../core/locales/locale.ts";
import { Notice, Panel } from "../../kit/panel.tsx";
import { State, type Tone } from "../../kit/state.tsx";
import { FactList } from "../../kit/rows.tsx";
import { Ownership } from "./ownership_panel.tsx";
import { MINUTE_MS } from "../../../../core/time/day.ts";

/** The tone of each state. */
const LOOKS: Record<LiveStatus["state"], Tone> = {
  unknown: "late",
  online: "good",
  offline: "bad",
};

/** A server's last query, and what a proof of ownership would do. */
export interface OnlineView {
  slug: string;
  status: OwnStatus;
  /** Whether a proof would approve the listing. */
  awaits: boolean;
  /** Whether the server may be queried now. */
  canCheck: boolean;
}

/** Finds a server's last query. */
export async function findOnlineView(
  services: Web["services"],
  server: ServerAccess["server"],
  now: Date,
): Promise<OnlineView> {
  const status = await findOwnStatus(services.sql, server.id, now);
  const awaits = await awaitsProof(services, server);
  const canCheck = server.status === "approved" || awaits;
  return { slug: server.slug, status, awaits, canCheck };
}

/** The panels with the result of the last query of an owner's server, and with its ownership token. */
export function OnlinePanels({ view, check }: { view: OnlineView; check: Action }) {
  const { status: words, ownership } = currentLocale().words.status;
  const { slug, status, awaits, canCheck } = view;
  const { live, verification } = status;
  return (
    <>
      <Panel
        id="online"
        title={words.heading}
        lead={status.isAskable ? words.lead : words.notAskable(isolated(status.gameName))}
        aside={canCheck && <check.Button at={{ slug }} submit={words.check} />}
      >
        <p>
          <Head live={live} />
        </p>
        <LastQuery status={status} live={live} />
        {canCheck ? null : <p class="note">{words.notApproved}</p>}
      </Panel>
      {status.isWaiting ? <Notice>{ownership.waits(status.provenHost)}</Notice> : null}
      {awaits ? <Notice>{ownership.approves}</Notice> : null}
      {(canCheck || verification.verifiedBy !== null) && (
        <Ownership
          host={status.provenHost}
          verification={verification}
          check={<check.Button at={{ slug }} submit={ownership.look} look="primary" />}
        />
      )}
    </>
  );
}

/**
 * The heading with the state that players see. If the last check failed and the state is still online, it shows both.
 */
function Head({ live }: { live: LiveStatus }) {
  const { status: words } = currentLocale().words.status;
  if (live.state === "online" && live.outcome !== "answered") {
    return (
      <>
        <State tone="late">{words.failed}</State> {words.stillOnline(COUNT_KEPT_MS / MINUTE_MS)}
      </>
    );
  }
  return (
    <>
      <State tone={LOOKS[live.state]}>{words.states[live.state]}</State> <Since live={live} />
    </>
  );
}

function LastQuery({ status, live }: { status: OwnStatus; live: LiveStatus }) {
  const { status: words } = currentLocale().words.status;
  const { askedAt, outcome, message } = live;
  return (
    <FactList
      facts={[
        [words.address, <code>{`${status.host}, ${status.port}`}</code>],
        [words.lastAsked, <Instant at={askedAt} />],
        [words.lastAnswer, outcome && <Outcome live={live} outcome={outcome} />],
        [words.message, outcome === "answered" ? message : null],
      ]}
    />
  );
}

function Since({ live }: { live: LiveStatus }) {
  const { status: words } = currentLocale().words.status;
  if (live.state === "unknown") return null;
  if (live.since === null) return <>({words.neverAnswered})</>;
  return (
    <>
      {words.since} <Instant at={live.since} />
    </>
  );
}

function Outcome({ live, outcome }: {
  live: LiveStatus;
  outcome: keyof Words["status"]["outcomes"];
}) {
  const { status: words, outcomes } = currentLocale().words.status;
  return <>{outcomes[outcome]} {outcome === "answered" ? countedOf(words, live) : null}</>;
}

function countedOf(words: Words["status"]["status"], { counted: { online, max } }: LiveStatus) {
  if (online === null) return words.uncounted;
  return max === null ? words.countedOnline(online) : words.counted(online, max);
}
