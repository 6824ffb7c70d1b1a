import { MOMENTS } from "./words.ts";

/** A moment to the minute in UTC; the script shows it in the reader's own time. */
export function Instant({ at }: { at: Date | null }) {
  if (at === null) return <>{MOMENTS.never}</>;
  const iso = at.toISOString();
  return <time datetime={iso}>{`${iso.slice(0, 10)} ${iso.slice(11, 16)} ${MOMENTS.utc}`}</time>;
}
