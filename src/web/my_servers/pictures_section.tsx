import { type PictureKind, SHAPES } from "../../pictures/picture.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { Preview } from "../frame/face.tsx";
import { Section } from "../frame/parts.tsx";
import type { Faults } from "../forms/forms.tsx";
import { ButtonForm, Field, Form, Select, Submit } from "../forms/forms.tsx";
import { LISTING_WORDS } from "./listing_words.ts";

const { pictures: words, parts } = LISTING_WORDS;

/** File types that a browser offers. The actual type is determined from the file's bytes. */
const ACCEPT = "image/png,image/jpeg,image/webp";

/** The server's logo and banner, and a form for each. */
export function PicturesSection({ server, faults }: {
  server: ServerDetails;
  faults: Faults | undefined;
}) {
  return (
    <Section look="card" id="pictures" title={parts.pictures} lead={words.lead}>
      <noscript>
        <p>
          <strong>{words.saveFirst}</strong>
        </p>
      </noscript>
      <p class="notice fault" role="alert" data-failed={words.failed} hidden></p>
      <div class="pictures">
        <PictureForm server={server} kind="logo" faults={faults} />
        <PictureForm server={server} kind="banner" faults={faults} />
      </div>
      <details>
        <summary>{words.rulesTitle}</summary>
        <ul>
          {words.rules.map((rule) => <li>{rule}</li>)}
        </ul>
      </details>
    </Section>
  );
}

function PictureForm({ server, kind, faults }: {
  server: ServerDetails;
  kind: PictureKind;
  faults: Faults | undefined;
}) {
  const action = `/my/servers/${server.slug}/pictures`;
  const { label, none, remove, ...text } = words[kind];
  const { widths: [width], heightPerWidth } = SHAPES[kind];
  return (
    <div>
      <h3>{label}</h3>
      {server[kind] === null ? <p class="note">{none}</p> : null}
      <Preview server={server} kind={kind} />
      <Form action={action} hasFile>
        <Select
          name={`${kind}_crop`}
          value="0.5 0.5"
          label={words.crop.label}
          help={words.crop.help}
          options={words.crop.options}
        />
        <Field
          name={kind}
          type="file"
          accept={ACCEPT}
          label={text.file}
          help={words.help(width, Math.round(width * heightPerWidth), text.best)}
          faults={faults}
        />
        <canvas
          class={`cut cut-${kind}`}
          width={width}
          height={Math.round(width * heightPerWidth)}
          data-own={words.crop.own}
          aria-hidden="true"
          hidden
        />
        <Submit look="secondary">{text.upload}</Submit>
      </Form>
      {server[kind] === null
        ? null
        : <ButtonForm action={`${action}/removal`} label={remove} fields={{ kind }} />}
    </div>
  );
}
