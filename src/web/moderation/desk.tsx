import type { LiveStatus } from "../../polling/own_status.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import type { ListingChange } from "../../servers/listing_change.ts";
import { ButtonForm, type FaultyForm } from "../forms/forms.tsx";
import { Instant } from "../frame/parts.tsx";
import { Sheet, State, type StateKind } from "../frame/state.tsx";
import { TRAIL } from "../frame/words.ts";
import { ReasonForm } from "./moderation_frame.tsx";
import { MODERATION } from "./words.ts";
import { isolated } from "../../text/typed_text.ts";

const { desk: words, change: changeWords } = MODERATION;

/** Maximum characters of a description in the queue. */
const PREVIEW_LENGTH = 280;

/** The waiting servers, including the current one. After a decision, the moderator continues with the next. */
export function Waiting({ servers, here }: { servers: readonly ServerDetails[]; here?: string }) {
  return (
    <ol class="queue">
      {servers.map(({ slug, name, gameName, owner, createdAt, ...server }) => (
        <li>
          <a
            href={`/moderation/servers/${slug}`}
            aria-current={slug === here ? "page" : undefined}
          >
            <b dir="auto">{name}</b>
            <span>
              <bdi>{gameName}</bdi> · {owner ?? TRAIL.gone} · <Instant at={createdAt} />
            </span>
            {here === undefined
              ? (
                <span>
                  {[server.host, isolated(previewOf(server.description))].filter(Boolean).join(
                    " · ",
                  )}
                </span>
              )
              : null}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Returns the start of a description as typed, cut between characters. */
function previewOf(description: string): string {
  const preview = [...description.slice(0, 2 * PREVIEW_LENGTH)].slice(0, PREVIEW_LENGTH).join("");
  return preview.length < description.length ? `${preview}…` : preview;
}

/**
 * What the service knows about a listing: whether it responds, whether its owner is verified, and which others have its
 * address.
 */
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
            <bdi>{more}</bdi>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The forms to approve or refuse a pending change. */
export function ChangeForms({ server, change, sent }: {
  server: ServerDetails;
  change: ListingChange;
  sent: FaultyForm | undefined;
}) {
  const action = `/moderation/servers/${server.slug}/change`;
  return (
    <Sheet title={changeWords.decide}>
      <div class="sheet__body">
        <p class="note">{changeWords.lead}</p>
        <ButtonForm
          action={action}
          label={changeWords.approve}
          look="primary"
          fields={{ decision: "approve", change: change.id }}
        />
        <ReasonForm
          action={action}
          readers="owner"
          submit={changeWords.refuse}
          sent={sent}
          name="why"
          hasPicks
          fields={{ decision: "refuse", change: change.id }}
        />
      </div>
    </Sheet>
  );
}
