import { putPicture } from "../src/site/pictures/put_picture.ts";
import { createRewriter } from "../src/site/pictures/rewrite.ts";
import type { Operator } from "../src/service/cli/operator.ts";

/** The drawings of the demo's servers: `<slug>-logo.webp` and `<slug>-banner.webp`. */
const FOLDER = new URL("./pictures/", import.meta.url);

/** Uploads the pictures of the demo's servers, as their owners would. */
export async function seedPictures(operator: Operator, slugs: readonly string[]): Promise<void> {
  const context = { sql: operator.sql, rewritePicture: createRewriter() };
  for await (const { name } of Deno.readDir(FOLDER)) {
    const [, slug = "", kind] = /^(.+)-(logo|banner)\.webp$/.exec(name) ?? [];
    if (!slugs.includes(slug)) continue;
    const upload = await Deno.readFile(new URL(name, FOLDER));
    const picture = kind === "logo" ? kind : "banner";
    await putPicture(context, slug, { kind: picture, upload, ...operator.act });
  }
}
