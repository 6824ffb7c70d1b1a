import { z } from "zod";
import { isolated } from "../../../site/text/shown_text.ts";
import { DAY_MS, MINUTE_MS } from "../../../core/time/day.ts";
import { SPAN_MAX_DAYS } from "../../voids/vote_choice.ts";
import { listAnsweredNotices } from "../../../site/voting/moderation/void_notice.ts";
import { VOTE_TRUSTS } from "../../../core/votes/vote_trust.ts";
import { judgeWave, networkLine, type WaveCounts } from "../../waves/judge_wave.ts";
import { dismissWave, requireWave, voidWave, type Wave } from "../../waves/wave.ts";
import type { TypedFields } from "../../../site/web/kit/form.tsx";
import { tickName } from "../../../site/web/kit/ticks.tsx";
import { action } from "../../../site/web/forms/action.tsx";
import { hidden } from "../../../site/web/forms/fields.tsx";
import { Instant } from "../../../site/web/kit/times.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { Answers } from "../voids/answers.tsx";
import { PlayerLink } from "../voids/moderated_votes.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { PICKED, reasonField, typedReason } from "../frame/reason_field.tsx";
import {
  type ChosenVotes,
  findChosenVotes,
  typedChoice,
  voidForm,
  VotesToVoid,
} from "../voids/void_form.tsx";
import { VOIDS_FILE } from "../voids/voids_file.ts";
import { State } from "../../../site/web/kit/state.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Table } from "../../../site/web/kit/table.tsx";
import { FactList, FigureList } from "../../../site/web/kit/rows.tsx";
import { WAVE_TONES } from "./waves_page.tsx";

/** Counts chosen votes of a wave's server or, with a reason, voids them and closes the wave. */
export const voidWaveVotes = voidForm({
  path: "/moderation/waves/:id/voiding",
  refused: { wave_decided: "form", wave_grown: "form", server_own: "form" },
  async findServer(c, web, act) {
    const { serverId } = await requireWave(web.services.sql, idIn(c), act);
    return { id: serverId };
  },
  voidThem: (c, web, voids) => voidWave(web.services, idIn(c), voids),
  shownAt: (c) => `/moderation/waves/${idIn(c)}`,
  page: showWave,
});

/** Dismisses a wave. For a common reason this takes one click. */
export const dismissAlert = action({
  path: "/moderation/waves/:id/dismissal",
  who: { may: "votes" },
  fields: { seen: hidden(z.coerce.number().int()), why: reasonField("trail") },
  refused: { reason_needed: "why", wave_decided: "form", wave_grown: "form", server_own: "form" },
  copy() {
    const { moderation, waves } = currentLocale().words;
    return { why: { label: moderation.reason.label }, submit: waves.decide.dismiss };
  },
  async onSubmit({ c, web, values: { seen, why }, typed, sender }) {
    const { picks } = currentLocale().words.waves.decide;
    const reason = typedReason(typed, { text: why, picks });
    await dismissWave(web.services, idIn(c), { seen, reason, ...sender });
  },
  then: () => ["/moderation/waves", "wave_dismissed"],
  page: showWave,
});

function idIn(c: WebContext): string {
  return c.req.param("id") ?? "";
}

/**
 * GET /moderation/waves/:id: shows a wave with the votes by the hour, the reason why it is one, and the decision.
 */
export async function showWave(c: WebContext, web: Web): Promise<Response> {
  const view = await findWaveView(c, web);
  const { state, votes, counts, serverName } = view.wave;
  return await sendModeration(c, web, {
    title: currentLocale().words.waves.heading(votes, counts.hours, isolated(serverName)),
    scripts: state === "open" ? [VOIDS_FILE.path] : [],
    body: <WaveBody {...view} />,
  });
}

/** The view of a wave. */
interface WaveView {
  wave: Wave;
  /** Answers of the owner to the void batch that the wave led to. */
  answered: Awaited<ReturnType<typeof listAnsweredNotices>>;
  votes: ChosenVotes;
}

async function findWaveView(c: WebContext, web: Web): Promise<WaveView> {
  const { sql } = web.services;
  const { by, now } = actOf(c, web);
  const wave = await requireWave(sql, idIn(c), { by });
  const canVoid = wave.state === "open";
  const typed = canVoid ? typedChoice(c, spanOf(wave)) : spanOf(wave);
  const [notices, votes] = await Promise.all([
    listAnsweredNotices(sql, wave.serverId, { by }),
    findChosenVotes(web, wave.serverId, {
      by,
      now,
      typed,
      canVoid,
      networkLine: networkLine(wave.counts),
    }),
  ]);
  const answered = notices.filter(({ batchId }) => batchId !== null && batchId === wave.batchId);
  return { wave, answered, votes };
}

function WaveBody({ wave, answered, votes }: WaveView) {
  const { id } = wave;
  return (
    <>
      <About wave={wave} />
      <VotesToVoid
        votes={votes}
        game={wave.gameName}
        form={voidWaveVotes}
        path={`/moderation/waves/${id}`}
        at={{ id }}
        seen={wave.votes}
        evidence={<Evidence counts={wave.counts} />}
        below={<Answers notices={answered} />}
        beside={wave.state === "open" ? <Dismissal wave={wave} /> : <Outcome wave={wave} />}
      />
    </>
  );
}

/**
 * Returns the span of a wave in whole minutes, as values of the fields. If it lasted for weeks, one void batch voids
 * only the last ones.
 */
function spanOf({ since, until }: Wave): TypedFields {
  const ends = Math.ceil(until.getTime() / MINUTE_MS) * MINUTE_MS;
  const whole = Math.floor(since.getTime() / MINUTE_MS) * MINUTE_MS;
  const begins = Math.max(whole, ends - SPAN_MAX_DAYS * DAY_MS);
  return { since: new Date(begins).toISOString(), until: new Date(ends).toISOString() };
}

function About({ wave }: { wave: Wave }) {
  const words = currentLocale().words.waves;
  return (
    <div class="note stack">
      <p>
        <State tone={WAVE_TONES[wave.state]}>
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
            {" · "}
            <a href="#decide">{words.toDecision}</a>
          </>
        )}
      </p>
    </div>
  );
}

/** The reasons why it is a wave, and the trust of the accounts that voted. */
function Evidence({ counts }: { counts: WaveCounts }) {
  const { waves: words, voids } = currentLocale().words;
  const { trust, votes } = counts;
  return (
    <>
      <Panel title={words.signs.title} lead={words.signs.lead}>
        <Table
          label={words.signs.title}
          heads={words.signs.heads}
          rows={judgeWave(counts).map(({ kind, seen, usual, line, points }) => [
            words.signs.kinds[kind],
            points > 0
              ? <State tone="bad">{words.signs.number(seen)}</State>
              : words.signs.number(seen),
            usual === null
              ? words.signs.unknown
              // All signs except the first count a part of the votes.
              : kind === "votes"
              ? words.signs.number(usual)
              : words.signs.part(usual, votes),
            words.signs.number(line),
            points,
          ])}
        />
      </Panel>
      {trust && (
        <Panel title={words.trust.title} lead={words.trust.lead}>
          <FigureList
            figures={VOTE_TRUSTS.toReversed().map((kind) => [
              voids.trusts[kind],
              words.trust.of(trust[kind], votes),
            ])}
          />
        </Panel>
      )}
    </>
  );
}

/** The form that dismisses the wave: for a common reason with one click, or for another one. */
function Dismissal({ wave }: { wave: Wave }) {
  const { decide: words } = currentLocale().words.waves;
  return (
    <Panel title={words.honest} lead={words.dismissLead}>
      <dismissAlert.Form
        at={{ id: wave.id }}
        typed={{ seen: String(wave.votes) }}
        look="secondary"
        lead={Object.entries(words.picks).map(([slug, because]) => (
          <button
            type="submit"
            class="secondary"
            name={tickName(PICKED, slug)}
            value="1"
            formnovalidate
          >
            {because}
          </button>
        ))}
      />
    </Panel>
  );
}

function Outcome({ wave }: { wave: Wave }) {
  const { waves: { outcome }, frame } = currentLocale().words;
  return (
    <Panel title={outcome.title}>
      <FactList
        facts={[
          [outcome.by, wave.decidedBy ?? frame.trail.operator],
          [outcome.when, <Instant at={wave.decidedAt} />],
          [outcome.reason, wave.reason],
        ]}
      />
      {wave.batchId && (
        <p>
          <a href={`/moderation/servers/${wave.slug}/voids#${wave.batchId}`}>{outcome.toVoids}</a>
        </p>
      )}
    </Panel>
  );
}
