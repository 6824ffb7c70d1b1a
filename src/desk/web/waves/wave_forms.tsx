import type { VoteSelection } from "../../voids/void_batch.ts";
import type { Wave } from "../../waves/wave.ts";
import { type FaultyForm, Form, Submit, type Typed } from "../../../site/web/kit/form.tsx";
import { tickName } from "../../../site/web/kit/ticks.tsx";
import { PICKED, ReasonField } from "../frame/moderation_frame.tsx";
import { VoidButton } from "../voids/void_effect.tsx";
import { VoteSelectionFields, whichOf } from "../voids/void_many.tsx";
import type { Outlook } from "../voids/void_outlook.ts";
import { VOID_FORM } from "../voids/hits_sheet.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";

/** The form that counts the chosen votes again, or voids those that are ticked. */
export function VoidForm({ wave, outlook: { choice, votes }, sent }: {
  wave: Wave;
  outlook: Outlook;
  sent: FaultyForm | undefined;
}) {
  const { decide: words } = currentLocale().words.waves;
  const isOwn = sent !== undefined && "since" in sent.typed;
  const typed = isOwn ? sent.typed : typedSelection(choice);
  const faults = isOwn ? sent.faults : {};
  return (
    <Panel title={words.title} id="decide">
      <div class="stack">
        <Form
          id={VOID_FORM}
          action={`/moderation/waves/${wave.id}/voiding`}
          fields={{ seen: String(wave.votes) }}
        >
          <p class="note">{whichOf(choice)}</p>
          <details open={isOwn}>
            <summary>{words.which}</summary>
            <VoteSelectionFields sent={{ typed, faults }} />
            <button type="submit" name="act" value="count" class="secondary" formnovalidate>
              {words.again}
            </button>
          </details>
          <p class="note">{words.ownerReads}</p>
          <ReasonField readers="owner" sent={isOwn ? sent : undefined} />
          <VoidButton votes={votes} />
        </Form>
      </div>
    </Panel>
  );
}

/** The form that dismisses an alert. */
export function DismissForm({ wave, sent }: { wave: Wave; sent: FaultyForm | undefined }) {
  const { decide: words } = currentLocale().words.waves;
  const isOwn = sent !== undefined && !("since" in sent.typed);
  return (
    <Panel title={words.honest}>
      <Form
        class="form stack"
        action={`/moderation/waves/${wave.id}/dismissal`}
        fields={{ seen: String(wave.votes) }}
      >
        <p class="note">{words.dismissLead}</p>
        {Object.entries(words.picks).map(([slug, because]) => (
          <button type="submit" class="secondary" name={tickName(PICKED, slug)} value="1">
            {because}
          </button>
        ))}
        <details open={isOwn}>
          <summary>{words.otherReason}</summary>
          <ReasonField name="why" readers="trail" sent={isOwn ? sent : undefined} isAlone={false} />
          <Submit look="secondary">{words.dismiss}</Submit>
        </details>
      </Form>
    </Panel>
  );
}

/** Writes a choice into the fields of its form, in UTC. */
export function typedSelection(
  { since, until, youngerDays, sharing, networkSharing, source, trust }: VoteSelection,
): Typed {
  return {
    since: since.toISOString(),
    until: until.toISOString(),
    youngerDays: textOf(youngerDays),
    sharing: textOf(sharing),
    networkSharing: textOf(networkSharing),
    source: source ?? "",
    trust: trust ?? "",
  };
}

function textOf(number: number | null | undefined): string {
  return number === null || number === undefined ? "" : String(number);
}
