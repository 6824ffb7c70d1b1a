import { DAY_MS } from "../../core/time/day.ts";
import { SPAN_MAX_DAYS, type VoteSelection } from "../voids/void_batch.ts";
import { judgeWave, type SignKind, type WaveCounts } from "./judge_wave.ts";

const MINUTE_MS = 60_000;

/** By how much a place's threshold lies below that of the busiest one, so that its neighbours are found too. */
const PLACE_PART = 4;
const PLACE_MIN = 4;

/**
 * Suggests which votes of an alert to void: those of its span that carry the signs which raised it, without those of
 * confirmed and established accounts. A moderator may change every part.
 */
export function suggestChoice(
  { since, until, counts }: { since: Date; until: Date; counts: WaveCounts },
): VoteSelection {
  const raised = judgeWave(counts).filter(({ points }) => points > 0);
  const has = (kind: SignKind) => raised.some((sign) => sign.kind === kind);
  const shared = (top: number) => Math.max(PLACE_MIN, Math.round(top / PLACE_PART));
  const ofNetwork = has("network");
  const ends = Math.ceil(until.getTime() / MINUTE_MS) * MINUTE_MS;
  const begins = Math.floor(since.getTime() / MINUTE_MS) * MINUTE_MS;
  return {
    // Of an alert that went on for weeks, one act voids the last ones.
    since: new Date(Math.max(begins, ends - SPAN_MAX_DAYS * DAY_MS)),
    until: new Date(ends),
    youngerDays: null,
    sharing: has("address") && !ofNetwork ? shared(counts.topAddress) : null,
    networkSharing: ofNetwork ? shared(counts.topNetwork) : null,
    source: null,
    // If all are of such accounts, the moderator looks at them: no group of theirs is ticked at first.
    trust: counts.trust && counts.trust.none > 0 ? "none" : null,
  };
}
