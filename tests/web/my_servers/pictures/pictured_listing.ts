import assert from "node:assert/strict";
import { openOwner } from "../../../support/people/owner.ts";
import { type Bytes, pngOf } from "../../../support/pages/pictures.ts";
import { openPerson, type Visitor } from "../../../support/people/visitor.ts";
import type { World } from "../../../support/world.ts";

/** The owner's form of Caves. */
export const LISTING = "/my/servers/caves/edit";

/** Where pictures of Caves are sent. */
export const PICTURES = "/my/servers/caves/pictures";

/** The moderators' page of Caves. */
export const MODERATED = "/moderation/servers/caves";

/** Sends a file as a picture, by default as the logo of Caves. */
export function upload(
  visitor: Visitor,
  file: Bytes,
  { kind = "logo", path = PICTURES } = {},
) {
  const form = new FormData();
  form.set(kind, new File([file], "picture.png", { type: "image/png" }));
  return visitor.submit(path, form);
}

/** The paths of the pictures on a page, each once. */
export function picturesOn({ html }: { html: string }): string[] {
  return [...new Set(html.match(/\/pictures\/[0-9a-f]{64}-\d+\.webp/g))].sort();
}

/** Returns the status of the response to a visitor. */
export function statusOf(visitor: Visitor, path: string | undefined): Promise<number> {
  return visitor.get(path ?? "").then(({ status }) => status);
}

/** Steve's approved Caves with a logo. */
export async function openPictured(world: World) {
  const steve = await openOwner(world);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  assert.equal((await upload(steve, pngOf(300, 300))).location, `${LISTING}?notice=picture_saved`);
  const [large = "", small = ""] = picturesOn(await steve.get(LISTING));
  return { steve, mod, small, large };
}
