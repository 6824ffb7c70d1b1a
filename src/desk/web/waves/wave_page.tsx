import { z } from "zod";
import { isolated } from "../../../site/text/shown_text.ts";
import { HOUR_MS } from "../../../core/time/day.ts";
import type { VoteSelection } from "../../voids/void_batch.ts";
import { findHours } from "../../../site/voting/vote_history.ts";
import { listAnsweredNotices } from "../../../site/voting/void_notice.ts";
import { VOTE_TRUSTS } from "../../../core/votes/vote_trust.ts";
import { judgeWave, type Sign, type WaveCounts } from "../../waves/judge_wave.ts";
import { suggestChoice } from "../../waves/suggest_choice.ts";
import { dismissWave, requireWave, voidWave, type Wave } from "../../waves/wave.ts";
import type { FaultyForm, Typed } from "../../../site/web/kit/form.tsx";
import { redirectTo, submit } from "../../../site/web/forms/submit.ts";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { Answers } from "../voids/answers.tsx";
import { PlayerLink } from "../voids/moderated_votes.tsx";
import { sendModeration, typedReason } from "../frame/moderation_frame.tsx";
import { VoidEffect } from "../voids/void_effect.tsx";
import { carryOn, CHOICE } from "../voids/void_many.tsx";
import { findOutlook, pickedIn } from "../voids/void_outlook.ts";
import { VOIDS_FILE } from "../voids/voids_file.ts";
import { Meter, WaveChart } from "../voids/wave_chart.tsx";
import { DismissForm, VoidForm } from "./wave_forms.tsx";
import { Hits } from "../voids/hits_sheet.tsx";
import { State } from "../../../site/web/kit/state.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Table } from "../../../site/web/kit/table.tsx";
import { FactList, FigureList } from "../../../site/web/kit/rows.tsx";

/** Hours in the chart, and how many of them may follow the wave. */
const CHART_HOURS = 48;
const CHART_AFTER_MS = 6 * HOUR_MS;

/** Returns whether a wave's form voids its votes, instead of counting them again. */
export function isWaveVoiding({ act }: Typed): boolean {
  return act === "void";
}

/** POST /moderation/waves/:id/voiding: counts the chosen votes again or, with a reason, voids them. */
export const voidWaveVotes = submit({
  schema: z.object({
    ...CHOICE,
    /** Anything but "void" only counts, or groups the votes by something else. */
    act: z.string().default(""),
    seen: z.coerce.number().int(),
    counted: z.coerce.number().int(),
    reason: z.string().default(""),
  }),
  fields: {
    reason_needed: "reason",
    void_choice_invalid: "",
    void_choice_changed: "",
    wave_decided: "",
    wave_grown: "",
    server_own: "",
  },
  show: showWave,
  async act(c, web, { act, seen, counted: expected, reason, ...choice }, typed) {
    if (act !== "void") return await showWave(c, web, { typed, faults: {} });
    const id = c.req.param("id") ?? "";
    const { by, now } = actOf(c, web);
    const { serverId } = await requireWave(web.services.sql, id, { by });
    const picked = pickedIn(typed, await findOutlook(web, serverId, { by, now, choice, typed }));
    const decision = { choice, expected, picked, seen, reason, ...actOf(c, web) };
    await voidWave(web.services, id, decision);
    carryOn(web);
    return redirectTo(c, `/moderation/waves/${id}`, "votes_voided");
  },
});

/** POST /moderation/waves/:id/dismissal: dismisses an alert. */
export const dismissOneWave = submit({
  schema: z.object({ seen: z.coerce.number().int(), why: z.string().default("") }),
  fields: { reason_needed: "why", wave_decided: "", wave_grown: "", server_own: "" },
  show: showWave,
  async act(c, web, { seen, why }, typed) {
    const id = c.req.param("id") ?? "";
    const reason = typedReason(typed, {
      text: why,
      picks: currentLocale().words.waves.decide.picks,
    });
    await dismissWave(web.services, id, { seen, reason, ...actOf(c, web) });
    return redirectTo(c, "/moderation/waves", "wave_dismissed");
  },
});

/** GET /moderation/waves/:id: shows an alert: the votes by the hour, the signs, the hits, and the decision. */
export async function showWave(c: WebContext, web: Web, sent?: FaultyForm) {
  const locale = currentLocale();
  const { sql } = web.services;
  const { by, now } = actOf(c, web);
  const wave = await requireWave(sql, c.req.param("id") ?? "", { by });
  const upTo = new Date(Math.min(now.getTime(), wave.until.getTime() + CHART_AFTER_MS));
  const [hours, outlook, answered] = await Promise.all([
    findHours(sql, wave.serverId, upTo, CHART_HOURS),
    wave.state === "open"
      ? findOutlook(web, wave.serverId, {
        by,
        now,
        choice: chosenIn(sent?.typed) ?? suggestChoice(wave),
        typed: sent?.typed,
      })
      : undefined,
    listAnsweredNotices(sql, wave.serverId, { by }),
  ]);
  const answers = answered.filter(({ batchId }) => batchId !== null && batchId === wave.batchId)
    .map((notice) => ({ ...notice, slug: wave.slug, serverName: wave.serverName }));
  return await sendModeration(c, web, {
    title: locale.words.waves.heading(wave.votes, wave.counts.hours, isolated(wave.serverName)),
    way: {
      from: [{ href: "/moderation/waves", label: locale.words.moderation.tabs.waves }],
      here: wave.serverName,
    },
    scripts: [VOIDS_FILE.path],
    sent,
    status: sent && (Object.keys(sent.faults).length > 0 ? 422 : 200),
    body: (
      <>
        <About wave={wave} />
        <div class="split">
          <div class="stack">
            <WaveChart hours={hours.toReversed()} since={wave.since} until={wave.until} />
            <Signs signs={judgeWave(wave.counts)} votes={wave.counts.votes} />
            <Trust counts={wave.counts} />
            {outlook && <Hits outlook={outlook} votesInSpan={wave.votes} />}
            <Answers notices={answers} />
          </div>
          <div class="stack">
            {outlook
              ? (
                <>
                  <VoidEffect game={wave.gameName} outlook={outlook} all={wave.votes} />
                  <VoidForm wave={wave} outlook={outlook} sent={sent} />
                  <DismissForm wave={wave} sent={sent} />
                </>
              )
              : <Outcome wave={wave} />}
          </div>
        </div>
      </>
    ),
  });
}

function chosenIn(typed: Typed | undefined): VoteSelection | undefined {
  return typed && "since" in typed ? z.object(CHOICE).safeParse(typed).data : undefined;
}

function About({ wave }: { wave: Wave }) {
  const words = currentLocale().words.waves;
  return (
    <>
      <p>
        <State tone={wave.state === "open" ? "late" : wave.state === "voided" ? "bad" : "good"}>
          {wave.state === "open" ? words.open : words.outcome.says[wave.state]}
        </State>
        {" · "}
        {words.raised} <Instant at={wave.foundAt} />, {words.lastSeen} <Instant at={wave.until} />
      </p>
      <p>
        <a href={`/moderation/servers/${wave.slug}`}>{words.toServer}</a> ·{" "}
        <a href={`/moderation/servers/${wave.slug}/voids`}>{words.toVotes}</a> · {words.owner}{" "}
        <PlayerLink id={wave.ownerId} name={wave.owner} />
        {wave.state === "open" && (
          <>
            · <a href="#decide">{words.toDecision}</a>
          </>
        )}
      </p>
    </>
  );
}

function Signs({ signs, votes }: { signs: readonly Sign[]; votes: number }) {
  const words = currentLocale().words.waves;
  // All signs but the first count a part of the votes.
  const usually = (kind: Sign["kind"], number: number) =>
    kind === "votes" ? words.signs.number(number) : words.signs.part(number, votes);
  return (
    <Panel title={words.signs.title} aside={<span class="note">{words.signs.lead}</span>}>
      <Table
        label={words.signs.title}
        heads={words.signs.heads}
        rows={signs.map(({ kind, seen, usual, line, points }) => [
          words.signs.kinds[kind],
          <>
            {points > 0 ? <b>{words.signs.number(seen)}</b> : words.signs.number(seen)}{" "}
            <Meter seen={seen} line={line} />
          </>,
          usual === null ? words.signs.unknown : usually(kind, usual),
          words.signs.number(line),
          points,
        ])}
      />
    </Panel>
  );
}

/** How well the accounts were known whose votes are in the alert. */
function Trust({ counts: { trust, votes } }: { counts: WaveCounts }) {
  const locale = currentLocale();
  const words = locale.words.waves;
  if (trust === undefined) return null;
  return (
    <Panel title={words.trust.title}>
      <FigureList
        figures={VOTE_TRUSTS.toReversed().map((kind) => [
          locale.words.voids.trusts[kind],
          words.trust.of(trust[kind], votes),
        ])}
      />
      <div class="note">
        {words.trust.lead}
        <details>
          <summary>{words.trust.means}</summary>
          {locale.words.voids.trustMeans}
        </details>
      </div>
    </Panel>
  );
}

function Outcome({ wave }: { wave: Wave }) {
  const locale = currentLocale();
  const { outcome } = locale.words.waves;
  return (
    <Panel title={outcome.title}>
      <div class="stack">
        <FactList
          facts={[
            [outcome.by, wave.decidedBy ?? locale.words.frame.trail.operator],
            [outcome.when, <Instant at={wave.decidedAt} />],
            [outcome.reason, wave.reason],
          ]}
        />
        {wave.batchId && (
          <p>
            <a href={`/moderation/servers/${wave.slug}/voids#${wave.batchId}`}>
              {outcome.toVoids}
            </a>
          </p>
        )}
      </div>
    </Panel>
  );
}
