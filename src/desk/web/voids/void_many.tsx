import { z } from "zod";
import { requireModerated } from "../../queue/moderation_queue.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { HOUR_MS } from "../../../core/time/day.ts";
import { carryOutVoids } from "../../voids/carry_out_voids.ts";
import { listAnsweredNotices } from "../../../site/voting/void_notice.ts";
import { findHours } from "../../../site/voting/vote_history.ts";
import type { VoidBatch, VoteSelection } from "../../voids/void_batch.ts";
import {
  CHOSEN_SOURCES,
  countChosen,
  liftVoids,
  listVoids,
  voidMany,
} from "../../voids/void_batch.ts";
import { VOTES_MIN } from "../../waves/judge_wave.ts";
import {
  type FaultyForm,
  Field,
  fieldsOf,
  Form,
  Select,
  type Typed,
} from "../../../site/web/kit/form.tsx";
import { action } from "../../../site/web/forms/action.tsx";
import { proved } from "../../../site/web/account/prove_page.tsx";
import { linkWith } from "../../../site/web/parts/page_links.tsx";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { Answers } from "./answers.tsx";
import { ReasonField, sendModeration } from "../frame/moderation_frame.tsx";
import { VoidButton, VoidEffect } from "./void_effect.tsx";
import { emptyOutlook, findOutlook, type Outlook, pickedIn } from "./void_outlook.ts";
import { VOIDS_FILE } from "./voids_file.ts";
import { WaveChart } from "./wave_chart.tsx";
import { Hits, VOID_FORM } from "./hits_sheet.tsx";
import { MomentField, typedMoment } from "../../../site/web/kit/moment_field.tsx";
import { redirectTo, submit } from "../../../site/web/forms/submit.ts";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { asciiValue } from "../../../site/text/ascii_value.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { fault } from "../../../site/web/parts/faults.ts";
import { Empty, Panel } from "../../../site/web/kit/panel.tsx";
import { Chip, State } from "../../../site/web/kit/state.tsx";
import { Table } from "../../../site/web/kit/table.tsx";

const TIME = typedMoment("time");
const NUMBER = z.string().transform(asciiValue).pipe(z.string().regex(/^\d{0,6}$/, fault("number")))
  .transform((text) => text === "" ? null : Number(text));
/** The fields of a choice of votes. */
export const CHOICE = {
  since: TIME,
  until: TIME,
  youngerDays: NUMBER,
  sharing: NUMBER,
  // Forms from before networks could be chosen mean any.
  networkSharing: NUMBER.default(null),
  // Forms from before sources could be chosen mean any source.
  source: z.union([z.literal(""), z.enum(CHOSEN_SOURCES)]).default("")
    .transform((source) => source === "" ? null : source),
  // Forms from before trust could be chosen mean any.
  trust: z.enum(["", "none"]).default("").transform((trust) => trust === "" ? null : trust),
};

const VOIDING = z.object({
  ...CHOICE,
  /** Absent, or anything but "void": only counts the votes. */
  act: z.string().default(""),
  reason: z.string().default(""),
  /** The votes that the moderator counted. */
  counted: z.coerce.number().int().optional(),
});

/** Returns whether a form voids votes, instead of counting them first. */
export function isVoiding({ act }: Typed): boolean {
  return act === "void";
}

/** POST /moderation/servers/:slug/voids: counts the selected votes or, with a reason, voids those that are ticked. */
export const voidChosen = submit({
  schema: VOIDING,
  fields: { reason_needed: "reason", void_choice_invalid: "", void_choice_changed: "" },
  show: showVoids,
  async act(c, web, { act: pressed, reason, counted: expected, ...choice }, typed) {
    const { services } = web;
    const act = actOf(c, web);
    const { id, slug } = await requireModerated(services.sql, c.req.param("slug") ?? "", act);
    if (pressed !== "void") {
      // Refuses a choice that means nothing.
      await countChosen(services.sql, id, { ...act, choice });
      return showVoids(c, web, { typed, faults: {} });
    }
    const { by, now } = act;
    const picked = pickedIn(typed, await findOutlook(web, id, { by, now, choice, typed }));
    await voidMany(services, slug, { choice, expected, picked, reason, ...act });
    carryOn(web);
    return redirectTo(c, `/moderation/servers/${slug}/voids`, "votes_voided");
  },
});

/** Counts the votes of a voiding again. */
export const liftVoiding = action({
  path: "/moderation/servers/:slug/voids/:id/lifting",
  who: { may: "votes" },
  guard: proved,
  fields: {},
  refused: { void_batch_lifted: "", server_own: "" },
  async act({ c, web, sender }) {
    await liftVoids(web.services, c.req.param("id") ?? "", sender);
    carryOn(web);
  },
  then: (_, { c }) => [`/moderation/servers/${c.req.param("slug")}/voids`, "votes_restored"],
  page: showVoids,
});

/**
 * Carries out a voiding or its reversal after the response. If the process ends meanwhile, a scheduled job continues.
 */
export function carryOn({ services }: Web): void {
  services.background.run("void votes", () => carryOutVoids(services.pools.jobs, services.now()));
}

/**
 * GET /moderation/servers/:slug/voids: shows the votes by hour, a form to choose some, what voiding them would do, and
 * previous voidings. The address may name the hours.
 */
export async function showVoids(c: WebContext, web: Web, sent?: FaultyForm): Promise<Response> {
  const locale = currentLocale();
  const words = locale.words.voids;
  const { sql } = web.services;
  const { by, now } = actOf(c, web);
  const server = await requireModerated(sql, c.req.param("slug") ?? "", { by });
  const { id, slug, name } = server;
  const days = daysIn(sent?.typed["days"] ?? c.req.query("days"));
  const typed = sent?.typed ?? c.req.query();
  const choice = z.object(CHOICE).safeParse({ ...NOTHING, ...typed }).data;
  const [hours, outlook, acts, answered] = await Promise.all([
    findHours(sql, id, now, days * HOURS_OF_DAY),
    choice && findOutlook(web, id, { by, now, choice, typed }),
    listVoids(sql, id, { by }),
    listAnsweredNotices(sql, id, { by }),
  ]);
  const path = `/moderation/servers/${slug}/voids`;
  // Votes of other days can still be chosen.
  const isNone = !sent && !choice && hours.every(({ votes }) => votes === 0);
  const form = (
    <ChoiceForm
      path={path}
      server={server}
      days={days}
      hours={hours.toReversed()}
      sent={{ faults: {}, ...sent, typed }}
      outlook={outlook ?? emptyOutlook(now)}
    />
  );
  return await sendModeration(c, web, {
    title: words.title(isolated(name)),
    way: {
      from: [
        { href: "/moderation", label: locale.words.moderation.tabs.servers },
        { href: `/moderation/servers/${slug}`, label: name },
      ],
      here: words.here,
    },
    scripts: [VOIDS_FILE.path],
    sent,
    status: sent && (Object.keys(sent.faults).length > 0 ? 422 : 200),
    body: (
      <>
        <p class="lead">{words.lead}</p>
        {isNone
          ? (
            <>
              <Empty lead={words.none(days)} />
              <details>
                <summary>{words.earlier}</summary>
                {form}
              </details>
            </>
          )
          : form}
        {acts.length > 0 ? <Acts slug={slug} acts={acts} /> : null}
        <Answers notices={answered.map((notice) => ({ ...notice, slug, serverName: name }))} />
      </>
    ),
  });
}

/** Days of the chart, of which the first is shown unless another is chosen. */
const SHOWN_DAYS = [2, 7] as const;
const HOURS_OF_DAY = 24;

/** The fields that an address leaves out. */
const NOTHING = { youngerDays: "", sharing: "", networkSharing: "", source: "", trust: "" };

function daysIn(text: string | undefined): typeof SHOWN_DAYS[number] {
  return SHOWN_DAYS.find((days) => String(days) === text) ?? SHOWN_DAYS[0];
}

/** The form: the hours and what else is true of the votes, the groups among them, and beside it what voiding does. */
function ChoiceForm({ path, server, days, hours, sent, outlook }: {
  path: string;
  server: Pick<ServerDetails, "slug" | "gameName">;
  days: number;
  hours: readonly ShownHour[];
  sent: FaultyForm;
  outlook: Outlook;
}) {
  const words = currentLocale().words.voids;
  const { since, until } = outlook.choice;
  return (
    <Form id={VOID_FORM} action={path} class="split" fields={{ days: String(days) }}>
      <div class="stack">
        <WaveChart
          hours={hours}
          since={since}
          until={until}
          isPickable
          aside={<Shown path={path} days={days} hours={hours} />}
        />
        <Panel title={words.choose} aside={<span class="note">{words.chooseLead}</span>}>
          <div class="fields">
            <VoteSelectionFields sent={sent} />
            <button type="submit" name="act" value="count" class="secondary" formnovalidate>
              {words.count}
            </button>
          </div>
        </Panel>
        <Hits outlook={outlook} />
      </div>
      <div class="stack">
        <VoidEffect game={server.gameName} outlook={outlook} />
        <Panel title={words.confirm}>
          <div class="stack">
            <details>
              <summary>{words.means}</summary>
              <ul class="note">
                {words.consequences.map((sentence) => <li>{sentence}</li>)}
              </ul>
            </details>
            <ReasonField readers="owner" sent={sent} />
            <VoidButton votes={outlook.votes} />
            <p class="note">{words.undo}</p>
          </div>
        </Panel>
      </div>
    </Form>
  );
}

/** Which days the chart shows, and the hours that stand out in it. */
function Shown({ path, days, hours }: {
  path: string;
  days: number;
  hours: readonly ShownHour[];
}) {
  const words = currentLocale().words.voids;
  const peak = peakOf(hours);
  const shown = days === SHOWN_DAYS[0] ? undefined : String(days);
  return (
    <div class="actions">
      {SHOWN_DAYS.map((one) => (
        <Chip
          href={linkWith(path, { days: one === SHOWN_DAYS[0] ? undefined : String(one) })}
          isCurrent={one === days}
        >
          {words.lastDays(one)}
        </Chip>
      ))}
      {peak && (
        <p>
          {words.peak(peak.votes, peak.usual)}{" "}
          <a
            href={linkWith(path, {
              since: momentOf(peak.since),
              until: momentOf(peak.until),
              days: shown,
            })}
          >
            {words.choosePeak}
          </a>
        </p>
      )}
    </div>
  );
}

interface ShownHour {
  hour: Date;
  votes: number;
  usual: number;
}

/** Returns the busiest hour that stands out, with those around it that do too. Undefined: none does. */
function peakOf(hours: readonly ShownHour[]) {
  const isHigh = ({ votes, usual }: ShownHour) => votes >= VOTES_MIN && votes >= PEAK_TIMES * usual;
  const top = hours.filter(isHigh).toSorted((one, other) => other.votes - one.votes)[0];
  if (top === undefined) return undefined;
  let [first, last] = [hours.indexOf(top), hours.indexOf(top)];
  const isHighAt = (nth: number) => hours[nth] !== undefined && isHigh(hours[nth]);
  while (isHighAt(first - 1)) first -= 1;
  while (isHighAt(last + 1)) last += 1;
  const span = hours.slice(first, last + 1);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const from = (span[0] ?? top).hour;
  return {
    since: from,
    until: new Date(from.getTime() + span.length * HOUR_MS),
    votes: sum(span.map(({ votes }) => votes)),
    usual: sum(span.map(({ usual }) => usual)),
  };
}

/** Times the usual from which an hour stands out. */
const PEAK_TIMES = 3;

/** Writes a time as a field has it. */
function momentOf(at: Date): string {
  return at.toISOString().slice(0, 16);
}

/** The fields that choose votes. */
export function VoteSelectionFields({ sent }: { sent: Partial<FaultyForm> | undefined }) {
  const words = currentLocale().words.voids;
  const bare = fieldsOf(sent);
  const field = (name: keyof VoteSelection) => ({ ...bare(name), label: words[name] });
  return (
    <>
      <MomentField {...field("since")} />
      <MomentField {...field("until")} />
      <Field
        {...field("youngerDays")}
        help={words.whenVoting}
        type="number"
        min={1}
        required={false}
      />
      <Field {...field("sharing")} help={words.known} type="number" min={1} required={false} />
      <Field
        {...field("networkSharing")}
        help={words.knownNetwork}
        type="number"
        min={1}
        required={false}
      />
      <Select
        {...field("source")}
        help={words.sourceKnown}
        options={[
          { value: "", label: words.anySource },
          ...CHOSEN_SOURCES.map((value) => ({ value, label: words.sources[value] })),
        ]}
        required={false}
      />
      <Select
        {...field("trust")}
        help={words.trustHelp}
        options={[
          { value: "", label: words.anyTrust },
          { value: "none", label: words.trusts.none },
        ]}
        required={false}
      />
    </>
  );
}

const STATE_KINDS = { voiding: "under", void: "bad", lifting: "under", lifted: "good" } as const;

/** Voidings of many votes, each with a button to reverse it. */
function Acts({ slug, acts }: { slug: string; acts: VoidBatch[] }) {
  const locale = currentLocale();
  const words = locale.words.voids;
  const rows = acts.map((act) => {
    const { id, state } = act;
    const which = act.isPicked ? locale.words.voids.which.picked(whichOf(act)) : whichOf(act);
    const lifts = { void: words.lift, voiding: words.stop, lifting: null, lifted: null };
    const lift = lifts[state];
    return [
      <span id={id}>
        <Instant at={act.voidedAt} />
      </span>,
      act.voidedBy ?? locale.words.frame.trail.operator,
      which,
      act.reason,
      <State tone={STATE_KINDS[state]}>{words.states[state](act.votes)}</State>,
      lift && <liftVoiding.Button at={{ slug, id }} submit={lift} />,
    ];
  });
  return (
    <Panel title={words.acts}>
      <Table
        label={words.acts}
        heads={words.actHeads}
        rows={rows}
      />
    </Panel>
  );
}

/** Describes a choice of votes: "2026-11-01 10:00 to 2026-11-01 12:00 UTC, typed name". */
export function whichOf(
  { since, until, youngerDays, sharing, networkSharing = null, source, trust = null }:
    VoteSelection,
): string {
  const { which: words, sources } = currentLocale().words.voids;
  return [
    words.span(minuteOf(since), minuteOf(until)),
    ...youngerDays === null ? [] : [words.younger(youngerDays)],
    ...sharing === null ? [] : [words.sharing(sharing)],
    ...networkSharing === null ? [] : [words.network(networkSharing)],
    ...source === null ? [] : [sources[source]],
    ...trust === null ? [] : [words.untrusted],
  ].join(", ");
}

/** Formats a time in UTC to the minute. */
function minuteOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace("T", " ");
}
