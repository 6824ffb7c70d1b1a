import { type PictureKind, SHAPES } from "../../../pictures/picture.ts";
import type { ServerDetails } from "../../../servers/server_details.ts";
import { PicturePreview } from "../../servers/face.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import { sentForm } from "../../kit/sent_form.ts";
import type { Action } from "../../forms/action.tsx";
import { Form, Submit } from "../../kit/form.tsx";
import { Field } from "../../kit/inputs.tsx";
import { currentLocale } from "../../current_locale.ts";
import { Panel } from "../../kit/panel.tsx";

/** File types in the browser's file dialog. The actual type is determined from the file's bytes. */
const ACCEPT = "image/png,image/jpeg,image/webp";

/** The server's logo and banner, and a form for each. */
export function PicturesSection({ server, remove }: {
  server: ServerDetails;
  /** The form that removes a picture. */
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
      <Rows>
        <PictureRow server={server} kind="logo" remove={remove} />
        <PictureRow server={server} kind="banner" remove={remove} />
      </Rows>
      <details>
        <summary>{words.rulesTitle}</summary>
        <ul>
          {words.rules.map((rule) => <li>{rule}</li>)}
        </ul>
      </details>
    </Panel>
  );
}

function PictureRow({ server, kind, remove }: {
  server: ServerDetails;
  kind: PictureKind;
  remove: Action;
}) {
  const { pictures: words } = currentLocale().words.listingForm;
  const { label, none, ...text } = words[kind];
  const { widths: [width], heightPerWidth } = SHAPES[kind];
  const at = { slug: server.slug };
  return (
    <Row
      title={<h3>{label}</h3>}
      note={server[kind] === null ? none : null}
      end={server[kind] !== null && <remove.Button at={at} typed={{ kind }} submit={text.remove} />}
    >
      <PicturePreview server={server} kind={kind} />
      <Form action={`/my/servers/${server.slug}/pictures`} hasFile>
        <Field
          name={kind}
          type="file"
          accept={ACCEPT}
          label={text.file}
          help={words.help(width, Math.round(width * heightPerWidth), text.best)}
          faults={sentForm()?.faults}
        />
        <Submit look="secondary">{text.upload}</Submit>
      </Form>
    </Row>
  );
}
