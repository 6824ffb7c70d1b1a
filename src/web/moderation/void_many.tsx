import { z } from "zod";
import { requireModerated } from "../../servers/moderation_queue.ts";
import { carryOutVoids } from "../../votes/carry_out_voids.ts";
import { listAnswered } from "../../votes/void_notice.ts";
import { findHours } from "../../votes/vote_history.ts";
import type { VoidBatch, VoteSelection } from "../../votes/void_batch.ts";
import {
  CHOSEN_SOURCES,
  countChosen,
  liftVoids,
  listVoids,
  voidMany,
} from "../../votes/void_batch.ts";
import {
  ButtonForm,
  type FaultyForm,
  Field,
  fieldsOf,
  Form,
  Select,
  Submit,
  type Typed,
} from "../forms/forms.tsx";
import { Instant, LinkLine, Section, Table } from "../frame/parts.tsx";
import { Answers } from "./answers.tsx";
import { ReasonField, sendModeration } from "./moderation_frame.tsx";
import { MomentField, typedMoment } from "../forms/moment_field.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { actOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/typed_text.ts";
import { fault } from "../forms/faults.ts";
import type { Locale } from "../../locales/locale.ts";

const TIME = typedMoment("time");
const NUMBER = z.string().trim().regex(/^\d{0,6}$/, fault("number"))
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
};

const VOIDING = z.object({
  ...CHOICE,
  /** Absent: only counts the votes. */
  reason: z.string().optional(),
  /** The votes that the moderator counted. */
  counted: z.coerce.number().int().optional(),
});

/** Returns whether a form voids votes, instead of counting them first. */
export function isVoiding({ reason }: Typed): boolean {
  return reason !== undefined;
}

/** POST /moderation/servers/:slug/voids: counts the selected votes or, with a reason, voids them. */
export const voidChosen = submit({
  schema: VOIDING,
  fields: { reason_needed: "reason", void_choice_invalid: "", void_choice_changed: "" },
  show: showVoids,
  async act(c, web, { reason, counted: expected, ...choice }, typed) {
    const { services } = web;
    const act = actOf(c, web);
    const { id, slug } = await requireModerated(services.sql, c.req.param("slug") ?? "", act);
    if (reason === undefined) {
      const votes = await countChosen(services.sql, id, { ...act, choice });
      return showVoids(c, web, { typed, faults: {} }, votes);
    }
    await voidMany(services, slug, { choice, expected, reason, ...act });
    carryOn(web);
    return redirectTo(c, `/moderation/servers/${slug}/voids`, "votes_voided");
  },
});

/** POST /moderation/servers/:slug/voids/:id/lifting: counts the votes of a voiding again. */
export const liftAct = submit({
  schema: z.object({}),
  fields: { void_batch_lifted: "", server_own: "" },
  show: showVoids,
  async act(c, web) {
    await liftVoids(web.services, c.req.param("id") ?? "", actOf(c, web));
    carryOn(web);
    return redirectTo(
      c,
      `/moderation/servers/${c.req.param("slug")}/voids`,
      "votes_restored",
    );
  },
});

/**
 * Carries out a voiding or its reversal after the response. If the process ends meanwhile, a scheduled job continues.
 */
export function carryOn({ services }: Web): void {
  services.background.run("void votes", () => carryOutVoids(services.pools.jobs, services.now()));
}

/** GET /moderation/servers/:slug/voids: shows votes by hour, a form to select some, and previous voidings. */
export async function showVoids(c: WebContext, web: Web, sent?: FaultyForm, votes?: number) {
  const locale = c.get("locale");
  const words = locale.words.voids;
  const { sql } = web.services;
  const { by, now } = actOf(c, web);
  const { id, slug, name } = await requireModerated(sql, c.req.param("slug") ?? "", { by });
  const [hours, acts, answered] = await Promise.all([
    findHours(sql, id, now),
    listVoids(sql, id, { by }),
    listAnswered(sql, id, { by }),
  ]);
  const path = `/moderation/servers/${slug}/voids`;
  const byHour = hours.map(({ hour, ...count }) => [
    <Instant locale={locale} at={hour} />,
    locale.formats.count(count.votes),
    words.usual(count.usual),
  ]);
  return await sendModeration(c, web, {
    title: words.title(isolated(name)),
    sent,
    status: sent && votes === undefined ? 422 : 200,
    body: (
      <>
        <LinkLine href={`/moderation/servers/${slug}#votes`} label={words.back} />
        <ChoiceForm locale={locale} path={path} sent={sent} votes={votes} />
        <h2>{words.hours}</h2>
        <p class="note">{words.hoursLead}</p>
        <Table
          label={words.hours}
          heads={words.hourHeads}
          rows={byHour}
        />
        {acts.length > 0 ? <Acts locale={locale} path={path} acts={acts} /> : null}
        <Answers
          locale={locale}
          notices={answered.map((notice) => ({ ...notice, slug, serverName: name }))}
        />
      </>
    ),
  });
}

/** The selection and, once its votes are counted, the reason to void them. */
function ChoiceForm({ locale, path, sent, votes }: {
  locale: Locale;
  path: string;
  sent: FaultyForm | undefined;
  votes: number | undefined;
}) {
  const words = locale.words.voids;
  const isCounted = votes !== undefined || sent?.typed["reason"] !== undefined;
  const counted = votes ?? sent?.typed["counted"];
  return (
    <Section title={words.choose}>
      <Form
        action={path}
        class="form card"
        fields={counted === undefined ? {} : { counted: String(counted) }}
      >
        <p>{words.chooseLead}</p>
        <ChoiceFields locale={locale} sent={sent} />
        {isCounted
          ? (
            <>
              {votes === undefined ? null : <p class="notice">{words.found(votes)}</p>}
              <ul>
                {words.consequences.map((sentence) => <li>{sentence}</li>)}
              </ul>
              <ReasonField locale={locale} readers="owner" sent={sent} />
              <Submit look="danger">{words.submit}</Submit>
            </>
          )
          : <Submit>{words.count}</Submit>}
      </Form>
    </Section>
  );
}

/** The fields that choose votes. */
export function ChoiceFields(
  { locale, sent }: { locale: Locale; sent: Partial<FaultyForm> | undefined },
) {
  const words = locale.words.voids;
  const bare = fieldsOf(sent);
  const field = (name: keyof VoteSelection) => ({ ...bare(name), label: words[name] });
  return (
    <>
      <MomentField locale={locale} {...field("since")} />
      <MomentField locale={locale} {...field("until")} />
      <Field locale={locale} {...field("youngerDays")} type="number" min={1} required={false} />
      <Field
        locale={locale}
        {...field("sharing")}
        help={words.known}
        type="number"
        min={1}
        required={false}
      />
      <Field
        locale={locale}
        {...field("networkSharing")}
        help={words.known}
        type="number"
        min={1}
        required={false}
      />
      <Select
        locale={locale}
        {...field("source")}
        help={words.sourceKnown}
        options={[
          { value: "", label: words.anySource },
          ...CHOSEN_SOURCES.map((value) => ({ value, label: words.sources[value] })),
        ]}
        required={false}
      />
    </>
  );
}

/** Voidings of many votes, each with a button to reverse it. */
function Acts({ locale, path, acts }: { locale: Locale; path: string; acts: VoidBatch[] }) {
  const words = locale.words.voids;
  const rows = acts.map((act) => {
    const { id, state } = act;
    const which = whichOf(locale, act);
    const canLift = state === "void" || state === "voiding";
    return [
      <span id={id}>
        <Instant locale={locale} at={act.voidedAt} />
      </span>,
      act.voidedBy ?? locale.words.frame.trail.operator,
      [which, act.reason].join(". "),
      words.states[state](act.votes),
      canLift ? <ButtonForm action={`${path}/${id}/lifting`} label={words.lift} /> : "",
    ];
  });
  return (
    <Section title={words.acts}>
      <Table
        label={words.acts}
        heads={words.actHeads}
        rows={rows}
        cards="named"
      />
    </Section>
  );
}

/** Describes a choice of votes: "2026-11-01 10:00 to 2026-11-01 12:00 UTC, typed name". */
export function whichOf(
  locale: Locale,
  { since, until, youngerDays, sharing, networkSharing = null, source }: VoteSelection,
): string {
  const { which: words, sources } = locale.words.voids;
  return [
    words.span(minuteOf(since), minuteOf(until)),
    ...youngerDays === null ? [] : [words.younger(youngerDays)],
    ...sharing === null ? [] : [words.sharing(sharing)],
    ...networkSharing === null ? [] : [words.network(networkSharing)],
    ...source === null ? [] : [sources[source]],
  ].join(", ");
}

/** Formats a time in UTC to the minute. */
function minuteOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace("T", " ");
}
