import assert from "node:assert/strict";
import {
  FORMS_PER_MINUTE,
  PREVIEWS_PER_MINUTE,
  WORK_PER_MINUTE,
} from "../../../src/site/web/forms/limit_forms.ts";
import { VIEWS } from "../../../src/site/web/guards/limit_views.ts";
import { ALL_ROUTES } from "../../../src/service/web/routes.ts";
import { stopClock } from "../../support/pages/stopped_views.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const FORMS = ALL_ROUTES
  .filter(([method]) => method === "POST")
  .map(([, path, audience]) => ({ path: path.replace(/:\w+/g, "some"), audience }));

/** Forms that share the rate of costly work. */
const WORK = "/my/servers/some/rewards/test-votes";

/** A form whose rate is that of previews. */
const PREVIEW = "/my/servers/new/preview";

Deno.test("an account's rate holds for every form, whatever its audience", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01", { isModerator: true });
  for (let sent = 0; sent < FORMS_PER_MINUTE; sent++) await steve.submit("/reset-password");
  for (let sent = 0; sent < WORK_PER_MINUTE; sent++) await steve.submit(WORK);
  for (let sent = 0; sent < PREVIEWS_PER_MINUTE; sent++) await steve.submit(PREVIEW);
  const passed = [];
  for (const { path, audience } of FORMS) {
    const { status } = await steve.submit(path);
    if (status !== 429) passed.push([audience, path, status]);
  }
  assert.deepEqual(passed, []);
});

Deno.test("an address's rate holds for every form, whatever its audience", async () => {
  await using world = await openWorld();
  const site = stopClock(world);
  const nobody = openVisitor(site);
  for (let sent = 0; sent < VIEWS; sent++) await nobody.submit("/sign-out");
  const passed = [];
  for (const { path, audience } of FORMS) {
    const { status } = await nobody.submit(path);
    if (status !== 429) passed.push([audience, path, status]);
  }
  assert.deepEqual(passed, []);
});

Deno.test("a session's forms from other sites have the rate of views", async () => {
  await using world = await openWorld();
  const site = stopClock(world);
  const steve = await openPerson(site, "Steve_01");
  for (let sent = 0; sent < VIEWS; sent++) {
    assert.equal((await steve.submit("/account/boards", {}, {})).status, 403);
  }
  assert.equal((await steve.submit("/account/boards", {}, {})).status, 429);
});
