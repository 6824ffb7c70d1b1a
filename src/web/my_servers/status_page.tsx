import { isIP } from "node:net";
import { z } from "zod";
import { findOwnStatus, type LiveStatus, type OwnStatus } from "../../polling/own_status.ts";
import type { Verification } from "../../polling/verification.ts";
import { awaitsProof } from "../../servers/approve_server.ts";
import { deadlineOf } from "../frame/answer_in_time.ts";
import { ButtonForm, FaultSummary, type FaultyForm } from "../forms/forms.tsx";
import { Copyable } from "../frame/join.tsx";
import { State, type StateKind } from "../frame/state.tsx";
import { Facts, Instant, Section } from "../frame/parts.tsx";
import { sendOwnPage } from "./subject.tsx";
import { redirectTo, submitOwn } from "../forms/submit.ts";
import { STATUS_PAGE } from "./status_words.ts";
import type { Own, Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/typed_text.ts";

/** Milliseconds for a check: the game server has 5 s to respond, and its name and token are looked up. */
const CHECK_WITHIN_MS = 15_000;

const { status: words, ownership, outcomes } = STATUS_PAGE;

/** The appearance of each state. */
const LOOKS: Record<LiveStatus["state"], StateKind> = {
  unknown: "late",
  online: "good",
  offline: "bad",
};

/** POST /my/servers/:slug/checks: queries the server now, and looks for the token. */
export const checkServer = submitOwn({
  schema: z.object({}),
  fields: { server_not_approved: "", check_too_soon: "" },
  show: showStatus,
  async act(c, web, { server: { slug }, act }) {
    deadlineOf(c).restart(CHECK_WITHIN_MS);
    await web.services.checkNow(slug, act.by);
    return redirectTo(c, `/my/servers/${slug}/status`, "checked");
  },
});

/** GET /my/servers/:slug/status: shows the last query's result for an owner's server, and its ownership token. */
export async function showStatus(c: WebContext, web: Web, { server, act }: Own, form?: FaultyForm) {
  const status = await findOwnStatus(web.services.sql, server.id, act.now);
  const { live, verification } = status;
  const awaits = await awaitsProof(web.services, server);
  const canCheck = server.status === "approved" || awaits;
  return sendOwnPage(c, web, {
    server,
    title: words.title(isolated(server.name)),
    status: form ? 422 : 200,
    body: (
      <>
        <FaultSummary faults={form?.faults} />
        <p>{status.isAskable ? words.lead : words.notAskable(isolated(status.gameName))}</p>
        <LastQuery status={status} live={live} />
        {canCheck
          ? <ButtonForm action={`/my/servers/${server.slug}/checks`} label={words.check} />
          : <p class="notice warn">{words.notApproved}</p>}
        {status.isWaiting ? <p class="notice">{ownership.waits(status.provenHost)}</p> : null}
        {awaits ? <p class="notice">{ownership.approves}</p> : null}
        {(canCheck || verification.verifiedBy !== null) && (
          <Ownership host={status.provenHost} verification={verification} />
        )}
      </>
    ),
  });
}

function LastQuery({ status, live }: { status: OwnStatus; live: LiveStatus }) {
  const { askedAt, outcome, message } = live;
  return (
    <Facts
      facts={[
        [
          words.state,
          <>
            <State kind={LOOKS[live.state]}>{words.states[live.state]}</State> <Since live={live} />
          </>,
        ],
        [words.address, <code>{`${status.host}, ${status.port}`}</code>],
        [words.lastAsked, <Instant at={askedAt} />],
        [words.lastAnswer, outcome && <Outcome live={live} outcome={outcome} />],
        [words.message, outcome === "answered" && message !== "" ? message : null],
      ]}
    />
  );
}

function Since({ live }: { live: LiveStatus }) {
  if (live.state === "unknown") return null;
  if (live.since === null) return <>({words.neverAnswered})</>;
  return (
    <>
      {words.since} <Instant at={live.since} />
    </>
  );
}

function Outcome({ live, outcome }: { live: LiveStatus; outcome: keyof typeof outcomes }) {
  const { online, max } = live.counted;
  return <>{outcomes[outcome]} {outcome === "answered" ? words.counted(online, max) : null}</>;
}

function Ownership({ host, verification }: { host: string; verification: Verification }) {
  const { token, verifiedBy } = verification;
  // An IP address has no DNS records that its owner could edit.
  const isName = isIP(host) === 0;
  if (verifiedBy !== null) {
    return (
      <Section title={ownership.heading}>
        <p>
          <State kind="good">{ownership.verified}</State> {ownership.by[verifiedBy]}
        </p>
        <p class="note">{ownership.kept}</p>
      </Section>
    );
  }
  return (
    <Section
      look="card"
      title={ownership.heading}
      lead={isName ? ownership.lead : ownership.leadOfAddress}
    >
      <Copyable id="token" label={ownership.token} value={token} />
      {isName && (
        <ul>
          <li>{ownership.message}</li>
          <li>{ownership.dns(host)}</li>
        </ul>
      )}
    </Section>
  );
}
