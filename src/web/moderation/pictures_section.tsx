import type { ServerDetails } from "../../servers/server_details.ts";
import { type FaultyForm, Select } from "../forms/forms.tsx";
import { Preview } from "../frame/face.tsx";
import { Sheet } from "../frame/state.tsx";
import { ReasonForm } from "./moderation_frame.tsx";
import type { Locale } from "../../locales/locale.ts";

/** A server's pictures, with a form to take one down. */
export function PicturesSection(
  { locale, server, action, sent }: {
    locale: Locale;
    server: ServerDetails;
    /** Returns where a form leads. */
    action: (under: string) => string;
    sent: FaultyForm | undefined;
  },
) {
  const { pictures: words } = locale.words.moderation;
  const shown = (["logo", "banner"] as const).flatMap((kind) => {
    const hash = server[kind];
    return hash === null ? [] : [{ kind, hash }];
  });
  if (shown.length === 0) return null;
  const hashes = Object.fromEntries(shown.map(({ kind, hash }) => [kind, hash]));
  return (
    <Sheet title={words.heading}>
      <div class="sheet__body">
        {shown.map(({ kind }) => <Preview server={server} kind={kind} />)}
        <details open={sent?.faults["picture_reason"] !== undefined}>
          <summary>{words.takeDown}</summary>
          <ReasonForm
            locale={locale}
            action={action("/pictures/removal")}
            readers="owner"
            submit={words.takeDown}
            sent={sent}
            name="picture_reason"
            fields={hashes}
          >
            <Select
              locale={locale}
              name="kind"
              label={words.which}
              options={shown.map(({ kind }) => ({ value: kind, label: words.kinds[kind] }))}
            />
          </ReasonForm>
        </details>
      </div>
    </Sheet>
  );
}
