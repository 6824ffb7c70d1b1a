import type { Child } from "hono/jsx";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { FormProps } from "../../../site/web/forms/action_form.tsx";
import { Fold } from "../../../site/web/kit/panel.tsx";
import { sentForm } from "../../../site/web/kit/sent_form.ts";
import type { FoundListing } from "../frame/found_listing.ts";
import type { ListingDecisions } from "./listing_decisions.ts";
import { canPutBack } from "./listing_text.tsx";

/** An open listing, its forms, and where they are sent to. */
export interface OpenDecisions {
  server: ServerDetails;
  found: FoundListing;
  forms: ListingDecisions;
  to: Pick<FormProps, "at" | "query">;
}

/** The form to put back what a moderator last saw of a listing's texts. */
export function PutBack({ found: { text }, forms: { putBack }, to }: OpenDecisions) {
  const { text: words } = currentLocale().words.moderation;
  if (!text?.editedAt || !canPutBack(text)) return null;
  return (
    <Rare title={words.toPutBack} reason="edits_reason">
      <putBack.Form
        {...to}
        typed={{ seen: text.editedAt.toISOString() }}
        lead={<p class="note">{words.putBackLead}</p>}
        look="danger"
      />
    </Rare>
  );
}

/** The form to take one of a server's pictures down. */
export function PictureRemoval(
  { server: { logo, banner }, forms: { takeDown }, to }: OpenDecisions,
) {
  const { pictures: words } = currentLocale().words.moderation;
  const pictures = { ...logo && { logo }, ...banner && { banner } };
  const kinds = (["logo", "banner"] as const).filter((kind) => pictures[kind]);
  if (kinds.length === 0) return null;
  return (
    <Rare title={words.takeDown} reason="picture_reason">
      <takeDown.Form
        {...to}
        typed={pictures}
        options={{ kind: kinds.map((value) => ({ value, label: words.kinds[value] })) }}
        look="danger"
      />
    </Rare>
  );
}

/** A form that is rarely wanted: it unfolds, and is open while its reason is at fault. */
export function Rare(
  { title, reason, children }: { title: string; reason: string; children: Child },
) {
  return <Fold title={title} isOpen={sentForm()?.faults[reason] !== undefined}>{children}</Fold>;
}
