import type { LiveStatus } from "../../polling/own_status.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { Instant } from "../frame/parts.tsx";
import { Sheet, State, type StateKind } from "../frame/state.tsx";
import { TRAIL } from "../frame/words.ts";
import { MODERATION } from "./words.ts";

const { desk: words } = MODERATION;

/** The servers that wait, the one that is looked at among them: whoever decides goes on to the next. */
export function Waiting({ servers, here }: { servers: readonly ServerDetails[]; here?: string }) {
  return (
    <ol class="queue">
      {servers.map(({ slug, name, gameName, owner, createdAt }) => (
        <li>
          <a
            href={`/moderation/servers/${slug}`}
            aria-current={slug === here ? "page" : undefined}
            aria-label={words.review(name)}
          >
            <b dir="auto">{name}</b>
            <span>
              {gameName} · {owner ?? TRAIL.gone} · <Instant at={createdAt} />
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** What the service itself knows of a listing: whether it answers, whose it is, who else has its address. */
export function Checks({ live, twins }: { live: LiveStatus; twins: readonly string[] }) {
  const answers = ({ online: "good", offline: "bad", unknown: "off" } as const)[live.state];
  const checks: [StateKind, string, string][] = [
    [answers, words.answers[live.state], live.state === "unknown" ? "" : live.message],
    [live.verified ? "good" : "off", words.proven[live.verified ? "yes" : "no"], ""],
    [twins.length === 0 ? "good" : "late", words.twins(twins.length), twins.join(", ")],
  ];
  return (
    <Sheet title={words.checks}>
      <ul class="checks">
        {checks.map(([kind, what, more]) => (
          <li>
            <State kind={kind}>{what}</State>
            <span>{more}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
