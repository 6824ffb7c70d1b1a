import type { VoteSelection } from "../../votes/void_batch.ts";
import type { Wave } from "../../waves/wave.ts";
import { type FaultyForm, Form, Submit, type Typed } from "../forms/forms.tsx";
import { Ticks } from "../forms/ticks.tsx";
import { Sheet } from "../frame/state.tsx";
import { choicesOf, PICKED, ReasonField } from "./moderation_frame.tsx";
import { ChoiceFields, whichOf } from "./void_many.tsx";
import type { Locale } from "../../locales/locale.ts";

/** The form that counts the chosen votes again, or voids them. */
export function VoidForm({ locale, wave, choice, votes, sent }: {
  locale: Locale;
  wave: Wave;
  choice: VoteSelection;
  votes: number;
  sent: FaultyForm | undefined;
}) {
  const { decide: words } = locale.words.waves;
  const isOwn = sent !== undefined && "since" in sent.typed;
  const typed = isOwn ? sent.typed : typedOf(choice);
  const faults = isOwn ? sent.faults : {};
  return (
    <Sheet title={words.title} id="decide">
      <div class="sheet__body">
        <Form
          action={`/moderation/waves/${wave.id}/voiding`}
          fields={{ seen: String(wave.votes), counted: String(votes) }}
        >
          <p class="note">{whichOf(locale, choice)}</p>
          <details open={isOwn}>
            <summary>{words.which}</summary>
            <ChoiceFields locale={locale} sent={{ typed, faults }} />
            <button type="submit" name="act" value="count" class="secondary" formnovalidate>
              {words.again}
            </button>
          </details>
          {votes > 0 && (
            <>
              <p class="note">{words.ownerReads}</p>
              <ReasonField locale={locale} readers="owner" sent={isOwn ? sent : undefined} />
              <button type="submit" name="act" value="void" class="danger">
                {words.void(votes)}
              </button>
            </>
          )}
        </Form>
      </div>
    </Sheet>
  );
}

/** The form that dismisses an alert. */
export function DismissForm(
  { locale, wave, sent }: { locale: Locale; wave: Wave; sent: FaultyForm | undefined },
) {
  const { decide: words } = locale.words.waves;
  const isOwn = sent !== undefined && !("since" in sent.typed);
  return (
    <Sheet title={words.honest}>
      <details class="sheet__body" open={isOwn}>
        <summary>{words.dismiss}</summary>
        <Form
          action={`/moderation/waves/${wave.id}/dismissal`}
          fields={{ seen: String(wave.votes) }}
        >
          <p>{words.dismissLead}</p>
          <Ticks
            name={PICKED}
            label={words.because}
            help={words.becauseHelp}
            choices={choicesOf(words.picks)}
            typed={isOwn ? sent.typed : {}}
            faults={undefined}
          />
          <ReasonField
            locale={locale}
            name="why"
            readers="trail"
            sent={isOwn ? sent : undefined}
            isAlone={false}
          />
          <Submit look="secondary">{words.dismiss}</Submit>
        </Form>
      </details>
    </Sheet>
  );
}

/** Writes a choice into the fields of its form, in UTC. */
function typedOf(
  { since, until, youngerDays, sharing, networkSharing, source }: VoteSelection,
): Typed {
  return {
    since: since.toISOString(),
    until: until.toISOString(),
    youngerDays: textOf(youngerDays),
    sharing: textOf(sharing),
    networkSharing: textOf(networkSharing),
    source: source ?? "",
  };
}

function textOf(number: number | null | undefined): string {
  return number === null || number === undefined ? "" : String(number);
}
