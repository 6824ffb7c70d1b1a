import type { Child } from "hono/jsx";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { FormProps } from "../../../site/web/forms/action_form.tsx";
import { Fold } from "../../../site/web/kit/panel.tsx";
import { sentForm } from "../../../site/web/kit/sent_form.ts";
import type { FoundListing } from "../frame/found_listing.ts";
import type { ListingDecisions } from "./listing_decisions.ts";
import { canPutBack } from "./listing_text.tsx";

/** An open listing, its forms, and the path that they are sent to. */
export interface OpenDecisions {
  server: ServerDetails;
  found: FoundListing;
  forms: ListingDecisions;
  to: Pick<FormProps, "at" | "query">;
}

/** The form to put a listing's texts back to the version that a moderator last saw. */
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

/** The form to remove one of a server's pictures. */
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

/** A form that is rarely used. It is folded, unless its reason has a fault or something waits for it. */
export function Rare({ title, reason, isDue = false, children }: {
  title: string;
  reason: string;
  isDue?: boolean;
  children: Child;
}) {
  const isOpen = isDue || sentForm()?.faults[reason] !== undefined;
  return <Fold title={title} isOpen={isOpen}>{children}</Fold>;
}
