import { z } from "zod";
import { fault, type FaultCode } from "./faults.ts";
import type { Faults } from "./form.tsx";
import { Field } from "./inputs.tsx";
import { currentLocale } from "../current_locale.ts";

/** A field for a time in UTC. The script converts it to the reader's time zone, like all times on the page. */
export function MomentField({ label, value, ...field }: {
  name: string;
  label: string;
  value: string | undefined;
  faults: Faults | undefined;
}) {
  const name = (
    <>
      {label} (<span data-zone>{currentLocale().words.frame.moments.utc}</span>)
    </>
  );
  return <Field {...field} value={value?.slice(0, 16)} label={name} type="datetime-local" />;
}

/**
 * Returns the schema of such a field. Its time is in UTC unless the script added a time zone. PostgreSQL has no year 0.
 */
export function typedMoment(code: FaultCode) {
  const error = fault(code);
  return z.iso.datetime({ local: true, error })
    .transform((text) => new Date(text.endsWith("Z") ? text : `${text}Z`))
    .refine((at) => at.getTime() >= 0, error);
}
