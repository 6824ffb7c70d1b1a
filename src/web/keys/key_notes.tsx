import { HELD_COUNTED_MAX } from "../../keys/held_votes.ts";
import { ButtonForm } from "../forms/forms.tsx";
import { Instant } from "../frame/parts.tsx";
import type { KeyView } from "./key_forms.tsx";
import { KEYS } from "./words.ts";

const { key: words } = KEYS;

/** What is wrong with a webhook, and what waits for it, with the one thing to do. */
export function KeyNotes({ apiKey: key, path, held }: KeyView) {
  const { gone, failing } = words.disabled;
  const isOff = key.webhookState === "paused" || key.webhookState === "disabled";
  return (
    <>
      {key.webhookState === "disabled"
        ? <p class="notice fault">{key.disabledBecause === "gone" ? gone : failing}</p>
        : key.failingSince && (
          <p class="notice fault">
            {words.failingSince} <Instant at={key.failingSince} />. {key.webhookState === "waiting"
              ? (
                <>
                  {words.asksAgain} <Instant at={key.asksAgainAt} />.
                </>
              )
              : null}
          </p>
        )}
      {held && (
        <div class="notice warn held">
          <p>
            {words.held(held.count, HELD_COUNTED_MAX)} <Instant at={held.keptUntil} />.{" "}
            {isOff ? words.heldOff : null}
          </p>
          {isOff ? null : (
            <ButtonForm
              action={`${path}/replays`}
              label={words.sendHeld}
              fields={{ only: "held" }}
              once
            />
          )}
        </div>
      )}
    </>
  );
}
