import assert from "node:assert/strict";
import { lazily } from "../../src/work/lazily.ts";
import { createLazyAuth } from "../../src/sign_in/auth.ts";
import { openWorld, PASSWORDS, SECRET_KEY, SITE } from "../support/world.ts";

Deno.test("what fails when it is first needed is made for whoever comes next", async () => {
  let made = 0;
  const find = lazily(() =>
    ++made === 1 ? Promise.reject(new Error("no room")) : Promise.resolve(made)
  );
  await assert.rejects(find(), /no room/);
  assert.deepEqual(await Promise.all([find(), find()]), [2, 2]);
});

Deno.test("a sign-in that could not be loaded is loaded for the next", async () => {
  await using world = await openWorld();
  let isFull = true;
  const auth = createLazyAuth({
    sql: world.services.sql,
    passwords: PASSWORDS,
    secretKeys: [SECRET_KEY],
    get baseUrl() {
      if (isFull) throw new Error("Too many open files");
      return SITE.baseUrl;
    },
    sendResetLink: () => Promise.resolve(),
    onPasswordReset: () => Promise.resolve(),
  });
  await assert.rejects(auth(), /open files/);
  isFull = false;
  assert.ok((await auth()).api);
});
