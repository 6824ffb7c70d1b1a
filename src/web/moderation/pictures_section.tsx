import type { ServerDetails } from "../../servers/server_details.ts";
import { ButtonForm, type FaultyForm, Select } from "../forms/forms.tsx";
import { Preview } from "../frame/face.tsx";
import { Section } from "../frame/parts.tsx";
import { ReasonForm } from "./moderation_frame.tsx";
import type { Locale } from "../../locales/locale.ts";

/** A server's pictures, with a button to accept new ones and a form to take one down. */
export function PicturesSection(
  { locale, server, sent }: { locale: Locale; server: ServerDetails; sent: FaultyForm | undefined },
) {
  const { pictures: words } = locale.words.moderation;
  const shown = (["logo", "banner"] as const).flatMap((kind) => {
    const hash = server[kind];
    return hash === null ? [] : [{ kind, hash }];
  });
  if (shown.length === 0) return null;
  const isNew = server.status === "approved" && server.picturesAt !== null;
  const action = `/moderation/servers/${server.slug}/pictures`;
  const hashes = Object.fromEntries(shown.map(({ kind, hash }) => [kind, hash]));
  return (
    <Section title={words.heading} lead={isNew ? words.isNew : undefined}>
      {shown.map(({ kind }) => <Preview server={server} kind={kind} />)}
      {isNew && server.picturesAt && (
        <ButtonForm
          action={action}
          label={words.accept}
          fields={{ seen: server.picturesAt.toISOString() }}
        />
      )}
      <details open={sent?.faults["picture_reason"] !== undefined}>
        <summary>{words.takeDown}</summary>
        <ReasonForm
          locale={locale}
          action={`${action}/removal`}
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
    </Section>
  );
}
