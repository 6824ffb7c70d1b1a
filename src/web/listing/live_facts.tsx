import type { Child } from "hono/jsx";
import type { LiveStatus } from "../../polling/live_status.ts";
import { Instant } from "../frame/instant.tsx";
import { LISTING } from "./words.ts";

const { live: words } = LISTING;

/** Facts that come from polls: since when the server is online, its uptime, and whether it is verified. */
export function liveFacts({ state, since, uptime, verified }: LiveStatus): [string, Child][] {
  const presence = since === null ? words.neverAnswered : <Instant at={since} />;
  return [
    [state === "online" ? words.online : words.offline, state === "unknown" ? null : presence],
    [words.uptime, uptime === null ? null : words.uptimeOf(percentOf(uptime))],
    [words.owner, verified ? <Verified /> : null],
  ];
}

function Verified() {
  return (
    <>
      <span class="badge good">{words.verified}</span>{" "}
      <span class="note">{words.verifiedHelp}</span>
    </>
  );
}

/** Cut, not rounded: 100% is for those that never missed a poll. */
function percentOf(share: number): string {
  return `${(Math.floor(share * 1_000) / 10).toFixed(1)}%`;
}
