import type { FieldOption, FormField, ShownField } from "../../../site/web/forms/fields.tsx";
import { z } from "zod";
import type { TypedFields } from "../../../site/web/kit/form.tsx";
import { TextArea } from "../../../site/web/kit/inputs.tsx";
import { ticked, Ticks } from "../../../site/web/kit/ticks.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { REASON_MAX, REASON_MIN } from "../../../site/trail/reason.ts";
import type { Words } from "../../../core/locales/locale.ts";

/** Name of the checkboxes for common reasons. */
export const PICKED = "picked";

/** Common reasons to tick, by slug. */
type Picks = Readonly<Record<string, string>>;

/** Returns the ticked reasons and the typed text as one text. `picks` defaults to the reasons for a rejection. */
export function typedReason(
  typed: TypedFields,
  { text = "", picks = currentLocale().words.moderation.reason.picks }: {
    text?: string | undefined;
    picks?: Picks;
  },
): string {
  const picked = ticked(typed, PICKED);
  const sentences = Object.entries(picks).filter(([slug]) => picked.includes(slug));
  return [...sentences.map(([, sentence]) => sentence), text.trim()].join(" ").trim();
}

/** The reader of a reason. */
type ReasonReader = keyof Words["moderation"]["reason"]["help"];

/**
 * Returns the field of a reason that a moderator types, in addition to the reasons that they tick if the page offers
 * some. `typedReason` joins them. `readers` names the readers. Only one form per page may have reasons to tick.
 */
export function reasonField(readers: ReasonReader): FormField<string> {
  return {
    schema: z.string().default(""),
    Show: (field) => <ReasonFields {...field} readers={readers} />,
  };
}

/** The fields of a reason: boxes to tick, and a text. */
export function ReasonFields(
  { name, label, typed, faults, options, readers }: ShownField & { readers: ReasonReader },
) {
  const { reason: words } = currentLocale().words.moderation;
  return (
    <>
      {options && (
        <Ticks
          name={PICKED}
          label={String(label)}
          help={words.becauseHelp[readers]}
          choices={options.map(({ value, label }) => ({ slug: value, name: label }))}
          typed={typed}
          faults={undefined}
          hasKeys
        />
      )}
      <TextArea
        name={name}
        label={options ? words.own : words.label}
        required={!options}
        help={words.help[readers](REASON_MIN, REASON_MAX)}
        value={typed[name]}
        faults={faults}
        rows={2}
        maxlength={REASON_MAX}
      />
    </>
  );
}

/** Returns common reasons, by slug, as options to tick. */
export function picksOf(picks: Readonly<Record<string, string>>): FieldOption[] {
  return Object.entries(picks).map(([value, label]) => ({ value, label }));
}
