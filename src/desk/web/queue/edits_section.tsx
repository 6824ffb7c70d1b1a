import { RESTORED } from "../../queue/put_edits_back.ts";
import type { ComparedText } from "../../../site/servers/unreviewed_edit.ts";
import type { FaultyForm } from "../../../site/web/kit/form.tsx";
import { changedParts } from "./listing_text.tsx";
import { ReasonForm } from "../frame/moderation_frame.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";

/** Whether a listing has texts that a moderator has not seen, and that can be put back. */
export function canPutBack({ now, was }: ComparedText): boolean {
  const parts: readonly string[] = RESTORED;
  return changedParts(now, was).some((part) => parts.includes(part));
}

/** A form to put back what a moderator last saw of a listing's texts, which unfolds. */
export function EditsSection({ text, action, sent }: {
  text: ComparedText | undefined;
  action: string;
  sent: FaultyForm | undefined;
}) {
  const { text: words } = currentLocale().words.moderation;
  if (!text?.editedAt || !canPutBack(text)) return null;
  return (
    <details
      class="panel decide decide--folded"
      open={sent?.faults["edits_reason"] !== undefined}
    >
      <summary>{words.toPutBack}</summary>
      <ReasonForm
        action={action}
        readers="owner"
        submit={words.putBack}
        sent={sent}
        name="edits_reason"
        fields={{ seen: text.editedAt.toISOString() }}
      >
        <p class="note">{words.putBackLead}</p>
      </ReasonForm>
    </details>
  );
}
