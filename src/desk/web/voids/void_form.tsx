import type { Child } from "hono/jsx";
import { z } from "zod";
import type { RefusalCode } from "../../../core/refusals/refusal.ts";
import type { Act } from "../../../core/rights/actor.ts";
import { utcMoment } from "../../../core/locales/locale.ts";
import { carryOutVoidBatches } from "../../voids/carry_out_void_batches.ts";
import type { NewVoidBatch, VoidBatch } from "../../voids/void_batch.ts";
import { findOutlook, keyOf, type Outlook, pickVotes } from "../../waves/void_outlook.ts";
import { CHOSEN_SOURCES, parseChoice, type VoteChoice } from "../../voids/vote_choice.ts";
import { type Action, action } from "../../../site/web/forms/action.tsx";
import { type FormFields, hidden, moment, oneOf, whole } from "../../../site/web/forms/fields.tsx";
import { proved } from "../../../site/web/account/proof/prove_page.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Timed } from "../../../site/web/kit/times.tsx";
import type { FaultyForm, TypedFields } from "../../../site/web/kit/form.tsx";
import { sentForm } from "../../../site/web/kit/sent_form.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { reasonField, ReasonFields } from "../frame/reason_field.tsx";
import { findChartHours, HourChart } from "./hour_chart.tsx";
import { MatchingVotes, pickedGroups, VOID_FORM } from "./matching_votes.tsx";
import { VoidEffect } from "./void_effect.tsx";

/** The fields that choose votes. A vote has to match all of them. */
const CHOICE = {
  since: moment("time"),
  until: moment("time"),
  youngerDays: whole({ min: 1, isOptional: true }),
  source: oneOf(CHOSEN_SOURCES, { isOptional: true }),
  trust: oneOf(["none"], { isOptional: true }),
};
const CHOSEN = z.object({
  since: CHOICE.since.schema,
  until: CHOICE.until.schema,
  youngerDays: CHOICE.youngerDays.schema,
  source: CHOICE.source.schema,
  trust: CHOICE.trust.schema,
});

/** The parts in which the pages that void votes differ. */
interface VoidPage {
  /** The address of the form. */
  path: string;
  /** The refusals that concern the form as a whole, in addition to those of a choice. */
  refused?: Partial<Record<RefusalCode, string>>;
  /** Finds the server whose votes are chosen. */
  findServer(c: WebContext, web: Web, act: Act): Promise<{ id: string }>;
  /** Voids the votes. `seen` is the number of a wave's votes that the page showed. */
  voidThem(c: WebContext, web: Web, voids: NewVoidBatch & { seen: number }): Promise<unknown>;
  /** Returns the path of the page that shows the result. */
  shownAt(c: WebContext): string;
  page(c: WebContext, web: Web): Promise<Response>;
}

/**
 * Declares the form of a page that voids votes. It counts and shows the chosen votes. If it is sent with "void" and a
 * reason, it voids those in ticked groups.
 */
export function voidForm({ path, refused, findServer, voidThem, shownAt, page }: VoidPage): Action {
  return action({
    path,
    who: { may: "votes" },
    route: { purpose: "voids" },
    guard: (handler) => proved(handler, ({ step }) => step === "void"),
    fields: {
      ...CHOICE,
      /** The number of votes that the moderator saw, and the choice that the ticks belong to. */
      counted: hidden(z.coerce.number().int().optional()),
      of: hidden(z.string().optional()),
      seen: hidden(z.coerce.number().int().default(0)),
      reason: reasonField("owner"),
    },
    refused: {
      reason_needed: "reason",
      void_choice_invalid: "form",
      void_choice_changed: "form",
      ...refused,
    },
    async onSubmit({ c, web, values, typed, sender }) {
      const { of, seen, reason, ...choice } = values;
      const { id } = await findServer(c, web, sender);
      const { by, now } = sender;
      parseChoice(choice, now);
      const isOther = of !== undefined && of !== keyOf(choice);
      if (typed["step"] !== "void" || isOther) return { kind: "previewed" };
      const picked = pickedGroups(typed);
      const outlook = await findOutlook(web.services, id, { by, now, choice, picked });
      const votes = pickVotes(picked, outlook);
      await voidThem(c, web, { votes, seen, reason, ...sender });
      carryOn(web);
    },
    then: (_, { c }) => [shownAt(c), "votes_voided"],
    page,
  });
}

/**
 * Carries out a void batch or its reversal after the response. If the process ends before that, a scheduled job
 * continues.
 */
export function carryOn({ services }: Web): void {
  services.background.run(
    "void votes",
    () => carryOutVoidBatches(services.pools.jobs, services.now()),
  );
}

/** Returns the choice on a page: the one that was sent, or the one in the address, or else the default. */
export function typedChoice(c: WebContext, first: TypedFields = {}): TypedFields {
  const sent = sentForm()?.typed;
  return sent !== undefined && "since" in sent ? sent : { ...first, ...c.req.query() };
}

/** A server's votes by the hour, and the ones that a moderator chose. */
export interface ChosenVotes {
  typed: TypedFields;
  /** Absent if the typed choice is invalid. */
  choice: VoteChoice | undefined;
  hours: Awaited<ReturnType<typeof findChartHours>>;
  /** Absent if votes can't be chosen any more. */
  outlook: Outlook | undefined;
}

/** Finds a server's votes by the hour and, if some can be voided, the chosen ones with the effect of voiding them. */
export async function findChosenVotes(
  { services }: Web,
  serverId: string,
  { typed, canVoid, ...rest }: {
    typed: TypedFields;
    canVoid: boolean;
    /** The number of votes that a network needs to be ticked at first. */
    networkLine?: number | undefined;
  } & Pick<Act, "by" | "now">,
): Promise<ChosenVotes> {
  const choice = CHOSEN.safeParse(typed).data;
  const [hours, outlook] = await Promise.all([
    findChartHours(services.sql, serverId, { now: rest.now, span: choice }),
    canVoid
      ? findOutlook(services, serverId, { choice, picked: pickedGroups(typed), ...rest })
      : undefined,
  ]);
  return { typed, choice, hours, outlook };
}

/** The votes by the hour, the chosen ones in groups to tick, the effect of voiding them, and the form that does it. */
export function VotesToVoid({ votes, form, path, ...page }: {
  votes: ChosenVotes;
  game: string;
  form: Action;
  /** The path of the page, and the values in the path of its form. */
  path: string;
  at: Readonly<Record<string, string>>;
  /** The number of a wave's votes. */
  seen?: number;
  /** Content of the page below the chart, below the votes, and below the form. */
  evidence?: Child;
  below?: Child;
  beside?: Child;
}) {
  const { typed, choice, hours, outlook } = votes;
  return (
    <div class="split">
      <div class="stack">
        <HourChart hours={hours} span={choice} path={outlook && path} />
        {page.evidence}
        {outlook && <MatchingVotes outlook={outlook} />}
        {page.below}
      </div>
      <div class="stack">
        {outlook && <VoidEffect game={page.game} outlook={outlook} />}
        {outlook && (
          <VoidPanel form={form} at={page.at} typed={typed} seen={page.seen} outlook={outlook} />
        )}
        {page.beside}
      </div>
    </div>
  );
}

/** The form: the hours and other conditions of the votes, followed by the reason. */
function VoidPanel({ form, at, typed, seen, outlook: { choice, votes } }: {
  form: Action;
  at: Readonly<Record<string, string>>;
  typed: TypedFields;
  seen: number | undefined;
  outlook: Outlook;
}) {
  const { voids: words, waves, moderation } = currentLocale().words;
  const faults = sentForm()?.faults ?? {};
  const isAtFault = Object.keys(CHOICE).some((name) => Object.hasOwn(faults, name));
  return (
    <Panel title={words.confirm} id="decide">
      <form.Form
        id={VOID_FORM}
        at={at}
        typed={{
          counted: String(votes.length),
          of: choice ? keyOf(choice) : "",
          ...seen !== undefined && { seen: String(seen) },
        }}
        submit={null}
      >
        <details open={choice === undefined || isAtFault}>
          <summary id="which">{choice ? <Which {...choice} /> : words.choose}</summary>
          <div class="form">
            <ChoiceFields typed={typed} faults={faults} />
            <button type="submit" name="step" value="count" class="secondary" formnovalidate>
              {words.count}
            </button>
          </div>
        </details>
        <ReasonFields
          readers="owner"
          name="reason"
          label={moderation.reason.label}
          typed={{ reason: sentForm()?.typed["reason"] ?? "" }}
          faults={faults}
        />
        <details>
          <summary>{words.means}</summary>
          <ul class="note">
            {words.consequences.map((sentence) => <li>{sentence}</li>)}
          </ul>
        </details>
        <button type="submit" name="step" value="void" class="danger" disabled={votes.length === 0}>
          {waves.decide.void(votes.length)}
        </button>
      </form.Form>
    </Panel>
  );
}

function ChoiceFields({ typed, faults }: FaultyForm) {
  const { voids: words } = currentLocale().words;
  const fields: FormFields = CHOICE;
  const shown = {
    since: { label: words.since },
    until: { label: words.until },
    youngerDays: { label: words.youngerDays, help: words.whenVoting },
    source: {
      label: words.source,
      help: words.sourceKnown,
      options: [
        { value: "", label: words.anySource },
        ...CHOSEN_SOURCES.map((value) => ({ value, label: words.sources[value] })),
      ],
    },
    trust: {
      label: words.trust,
      help: words.trustHelp,
      options: [{ value: "", label: words.anyTrust }, { value: "none", label: words.trusts.none }],
    },
  };
  return (
    <>
      {Object.entries(shown).map(([name, copy]) => {
        const Show = fields[name]?.Show;
        return Show && <Show {...copy} name={name} typed={typed} faults={faults} />;
      })}
    </>
  );
}

/** A choice of votes, or the choice of a void batch: "Nov 1, 10:00 AM to Nov 1, 12:00 PM, typed name". */
export function Which(
  {
    since,
    until,
    youngerDays,
    sharing = null,
    networkSharing = null,
    source,
    trust = null,
    isPicked,
  }:
    & VoteChoice
    & Partial<Pick<VoidBatch, "isPicked" | "sharing" | "networkSharing">>,
) {
  const locale = currentLocale();
  const { which: words, sources } = locale.words.voids;
  const sentence = [
    words.span(utcMoment(locale, since), utcMoment(locale, until)),
    ...youngerDays === null ? [] : [words.younger(youngerDays)],
    ...sharing === null ? [] : [words.sharing(sharing)],
    ...networkSharing === null ? [] : [words.network(networkSharing)],
    ...source === null ? [] : [sources[source]],
    ...trust === null ? [] : [words.untrusted],
  ].join(", ");
  return <Timed sentence={isPicked ? words.picked(sentence) : sentence} times={[since, until]} />;
}
