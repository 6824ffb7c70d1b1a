import type { PictureKind } from "../../../pictures/picture.ts";
import { putPicture } from "../../../pictures/put_picture.ts";
import { Refusal } from "../../../../core/refusals/refusal.ts";
import { showSent } from "../../kit/sent_form.ts";
import { redirectTo } from "../../forms/read_form.ts";
import { fileOf } from "../../forms/take_upload.ts";
import { showEdit } from "./listing_pages.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { ServerAccess, Web, WebContext } from "../../web_env.ts";

/** POST /my/servers/:slug/pictures: uploads the server's logo or banner. */
export async function uploadPicture(c: WebContext, web: Web, own: ServerAccess) {
  const { pictures: words } = currentLocale().words.listingForm;
  const { server: { slug }, act } = own;
  const file = fileOf(c);
  const kind: PictureKind = file?.name === "banner" ? "banner" : "logo";
  const refuse = (fault: string) => {
    c.set("faulty", true);
    const sent = { typed: {}, faults: { [kind]: fault }, action: uploadPicture, path: c.req.path };
    return showSent(sent, () => showEdit(c, web, own));
  };
  if (!file || file.bytes.length === 0) return await refuse(words.choose);
  try {
    await putPicture(web.services, slug, { kind, upload: file.bytes, ...act });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "picture_refused") throw error;
    return await refuse(error.sentenceIn(currentLocale()));
  }
  return redirectTo(c, `/my/servers/${slug}/edit`, "picture_saved");
}
