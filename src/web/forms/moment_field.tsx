import { z } from "zod";
import { MOMENTS } from "../frame/words.ts";
import { type Faults, Field } from "./forms.tsx";

/** A moment to type in UTC; the script has it typed in the reader's own zone, as it shows all moments in that. */
export function MomentField({ label, value, ...field }: {
  name: string;
  label: string;
  value: string | undefined;
  faults: Faults | undefined;
}) {
  const name = (
    <>
      {label} (<span data-zone>{MOMENTS.utc}</span>)
    </>
  );
  return <Field {...field} value={value?.slice(0, 16)} label={name} type="datetime-local" />;
}

/** Parses such a moment: in UTC unless the script named the zone. PostgreSQL has no year 0. */
export function typedMoment(error: string) {
  return z.iso.datetime({ local: true, error })
    .transform((text) => new Date(text.endsWith("Z") ? text : `${text}Z`))
    .refine((at) => at.getTime() >= 0, error);
}
