import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { type FaultyForm, Select } from "../../../site/web/kit/form.tsx";
import { ReasonForm } from "../frame/moderation_frame.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";

/** A form to take one of a server's pictures down, which unfolds. */
export function PictureRemoval(
  { server, action, sent }: {
    server: ServerDetails;
    /** Returns where a form leads. */
    action: (under: string) => string;
    sent: FaultyForm | undefined;
  },
) {
  const { pictures: words } = currentLocale().words.moderation;
  const shown = (["logo", "banner"] as const).flatMap((kind) => {
    const hash = server[kind];
    return hash === null ? [] : [{ kind, hash }];
  });
  if (shown.length === 0) return null;
  const hashes = Object.fromEntries(shown.map(({ kind, hash }) => [kind, hash]));
  return (
    <details
      class="panel decide decide--folded"
      open={sent?.faults["picture_reason"] !== undefined}
    >
      <summary>{words.takeDown}</summary>
      <ReasonForm
        action={action("/pictures/removal")}
        readers="owner"
        submit={words.takeDown}
        sent={sent}
        name="picture_reason"
        fields={hashes}
      >
        <Select
          name="kind"
          label={words.which}
          options={shown.map(({ kind }) => ({ value: kind, label: words.kinds[kind] }))}
        />
      </ReasonForm>
    </details>
  );
}
