import { type PictureKind, SHAPES } from "../../pictures/picture.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { PicturePreview } from "../parts/face.tsx";
import type { Faults } from "../kit/form.tsx";
import type { Action } from "../forms/action.tsx";
import { Field, Form, Submit } from "../kit/form.tsx";
import { currentLocale } from "../current_locale.ts";
import { Panel } from "../kit/panel.tsx";

/** File types that a browser offers. The actual type is determined from the file's bytes. */
const ACCEPT = "image/png,image/jpeg,image/webp";

/** The server's logo and banner, and a form for each. */
export function PicturesSection({ server, faults, remove }: {
  server: ServerDetails;
  faults: Faults | undefined;
  /** Removes a picture. */
  remove: Action;
}) {
  const { pictures: words, parts } = currentLocale().words.listingForm;
  return (
    <Panel id="pictures" title={parts.pictures} lead={words.lead}>
      <noscript>
        <p>
          <strong>{words.saveFirst}</strong>
        </p>
      </noscript>
      <p class="notice bad" role="alert" data-failed={words.failed} hidden></p>
      <div class="pictures">
        <PictureForm server={server} kind="logo" faults={faults} remove={remove} />
        <PictureForm server={server} kind="banner" faults={faults} remove={remove} />
      </div>
      <details>
        <summary>{words.rulesTitle}</summary>
        <ul>
          {words.rules.map((rule) => <li>{rule}</li>)}
        </ul>
      </details>
    </Panel>
  );
}

function PictureForm({ server, kind, faults, remove }: {
  server: ServerDetails;
  kind: PictureKind;
  faults: Faults | undefined;
  remove: Action;
}) {
  const { pictures: words } = currentLocale().words.listingForm;
  const action = `/my/servers/${server.slug}/pictures`;
  const { label, none, ...text } = words[kind];
  const { widths: [width], heightPerWidth } = SHAPES[kind];
  return (
    <div class="picture">
      <div>
        <h3>{label}</h3>
        <PicturePreview server={server} kind={kind} />
        {server[kind] === null
          ? <p class="note">{none}</p>
          : <remove.Button at={{ slug: server.slug }} typed={{ kind }} submit={text.remove} />}
      </div>
      <Form action={action} hasFile>
        <Field
          name={kind}
          type="file"
          accept={ACCEPT}
          label={text.file}
          help={words.help(width, Math.round(width * heightPerWidth), text.best)}
          faults={faults}
        />
        <Submit look="secondary">{text.upload}</Submit>
      </Form>
    </div>
  );
}
