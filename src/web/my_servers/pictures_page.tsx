import { z } from "zod";
import { type PictureKind, SHAPES } from "../../pictures/picture.ts";
import { putPicture, removePicture } from "../../pictures/put_picture.ts";
import { Refusal } from "../../refusals/refusal.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { Preview } from "../frame/face.tsx";
import { Section } from "../frame/parts.tsx";
import type { Faults, FaultyForm } from "../forms/forms.tsx";
import { ButtonForm, FaultSummary, Field, Form, Submit } from "../forms/forms.tsx";
import { redirectTo, submitOwn } from "../forms/submit.ts";
import { fileOf } from "../forms/take_upload.ts";
import { sendOwnPage } from "./subject.tsx";
import { MY_SERVERS } from "./words.ts";
import type { Own, Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/typed_text.ts";

const { pictures: words } = MY_SERVERS;

/** File types that a browser offers. The actual type is determined from the file's bytes. */
const ACCEPT = "image/png,image/jpeg,image/webp";

/** POST /my/servers/:slug/pictures: uploads the server's logo or banner. */
export async function uploadPicture(c: WebContext, web: Web, own: Own) {
  const { server: { slug }, act } = own;
  const file = fileOf(c);
  const kind: PictureKind = file?.name === "banner" ? "banner" : "logo";
  if (!file || file.bytes.length === 0) {
    return await refuse(c, web, own, { [kind]: words.choose });
  }
  try {
    await putPicture(web.services, slug, { kind, upload: file.bytes, ...act });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "picture_refused") throw error;
    return await refuse(c, web, own, { [kind]: error.message });
  }
  return redirectTo(c, `/my/servers/${slug}/pictures`, "picture_saved");
}

function refuse(c: WebContext, web: Web, own: Own, faults: Faults) {
  c.set("faulty", true);
  return showPictures(c, web, own, { typed: {}, faults });
}

/** POST /my/servers/:slug/pictures/removal: removes the logo or the banner. */
export const removeOwnPicture = submitOwn({
  schema: z.object({ kind: z.enum(["logo", "banner"]) }),
  fields: { picture_unknown: "" },
  show: showPictures,
  async act(c, web, { server: { slug }, act }, { kind }) {
    await removePicture(web.services, slug, { kind, ...act });
    return redirectTo(c, `/my/servers/${slug}/pictures`, "picture_removed");
  },
});

/** GET /my/servers/:slug/pictures: shows the server's logo and banner, and a form for each. */
export async function showPictures(c: WebContext, web: Web, { server }: Own, sent?: FaultyForm) {
  return await sendOwnPage(c, web, {
    server,
    title: words.title(isolated(server.name)),
    status: sent ? 422 : 200,
    body: (
      <>
        <h2>{words.heading}</h2>
        <p class="lead">{words.lead}</p>
        <FaultSummary faults={sent?.faults} />
        <div class="cards pictures">
          <PictureForm server={server} kind="logo" faults={sent?.faults} />
          <PictureForm server={server} kind="banner" faults={sent?.faults} />
        </div>
        <Section title={words.rulesTitle}>
          <ul>
            {words.rules.map((rule) => <li>{rule}</li>)}
          </ul>
        </Section>
      </>
    ),
  });
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
    <Section look="card" title={label} lead={server[kind] === null ? none : undefined}>
      <Preview server={server} kind={kind} />
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
      {server[kind] === null
        ? null
        : <ButtonForm action={`${action}/removal`} label={remove} fields={{ kind }} />}
    </Section>
  );
}
