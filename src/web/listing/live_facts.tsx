import type { LiveStatus } from "../../polling/live_status.ts";
import type { Fact } from "../frame/fact_list.tsx";
import { Instant } from "../frame/instant.tsx";
import { LISTING } from "./words.ts";

const { live: words } = LISTING;

/** Facts that come from polls: since when the server is online, its uptime, and whether it is verified. */
export function liveFacts({ state, since, uptime, verified }: LiveStatus): Fact[] {
  const sinceWhen = since === null ? words.neverAnswered : <Instant at={since} />;
  const proof = (
    <>
      <span class="badge good">{words.verified}</span>{" "}
      <span class="note">{words.verifiedHelp}</span>
    </>
  );
  return [
    state === "unknown" ? null : [words[state], sinceWhen],
    uptime === null ? null : [words.uptime, words.uptimeOf(percentOf(uptime))],
    verified ? [words.owner, proof] : null,
  ];
}

/** Cut, not rounded: 100% is for those that never missed a poll. */
function percentOf(share: number): string {
  return `${(Math.floor(share * 1_000) / 10).toFixed(1)}%`;
}
