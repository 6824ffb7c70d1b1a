import assert from "node:assert/strict";
import type { World } from "../world.ts";

/**
 * Returns the token in the latest email to that address with a link to `path`, such as `/reset-password/`. The last
 * email may be another one, because a sign-up writes one in the background, before or after.
 */
export function mailedToken({ mails }: World, email: string, path: string): string {
  const mail = mails.findLast(({ to, link }) => to === email && link.includes(path));
  return mail?.link.split("/").at(-1) ?? assert.fail(`no mail to ${email} has ${path}`);
}
