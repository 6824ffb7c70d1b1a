import type { LiveStatus } from "../../polling/live_status.ts";
import { Instant } from "../frame/instant.tsx";
import { LISTING } from "./words.ts";

const { live: words } = LISTING;

/** Rows of facts that come from polls: since when the server is online, its uptime, and whether it is verified. */
export function LiveFacts({ live }: { live: LiveStatus }) {
  return (
    <>
      {live.state === "unknown" ? null : <Presence live={live} />}
      {live.uptime === null ? null : (
        <>
          <dt>{words.uptime}</dt>
          <dd>{words.uptimeOf(percentOf(live.uptime))}</dd>
        </>
      )}
      {live.verified
        ? (
          <>
            <dt>{words.owner}</dt>
            <dd>
              <span class="badge good">{words.verified}</span>{" "}
              <span class="note">{words.verifiedHelp}</span>
            </dd>
          </>
        )
        : null}
    </>
  );
}

function Presence({ live }: { live: LiveStatus }) {
  return (
    <>
      <dt>{live.state === "online" ? words.online : words.offline}</dt>
      <dd>{live.since === null ? words.neverAnswered : <Instant at={live.since} />}</dd>
    </>
  );
}

/** Cut, not rounded: 100% is for those that never missed a poll. */
function percentOf(share: number): string {
  return `${(Math.floor(share * 1_000) / 10).toFixed(1)}%`;
}
