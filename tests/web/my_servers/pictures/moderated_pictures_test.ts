import assert from "node:assert/strict";
import { decideStatus } from "../../../../src/site/servers/review/decide_status.ts";
import { pngOf } from "../../../support/pages/pictures.ts";
import { openVisitor } from "../../../support/people/visitor.ts";
import { openWorld } from "../../../support/world.ts";
import { MODERATED, openPictured, PICTURES, statusOf, upload } from "./pictured_listing.ts";

Deno.test("a moderator looks at new pictures, and takes one down with a reason", async () => {
  await using world = await openWorld();
  const { steve, mod, large } = await openPictured(world);
  assert.match((await mod.get("/moderation/listings?status=pictures")).html, /New pictures \(1\)/);
  const seenIn = ({ html }: { html: string }) =>
    /action="[^"]*servers\/caves\/pictures"[^]*?name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const first = seenIn(await mod.get(MODERATED));
  world.pass(1);
  await upload(steve, pngOf(480, 160), { kind: "banner" });
  const stale = await mod.submit(`${MODERATED}/pictures`, { seen: first });
  assert.match(stale.html, /have changed in the meantime\. Look at them again/);
  const accepted = await mod.submit(`${MODERATED}/pictures`, { seen: seenIn(stale) });
  assert.equal(accepted.location, `${MODERATED}?notice=pictures_accepted`);
  assert.match((await mod.get("/moderation/listings?status=pictures")).html, /No new pictures/);

  const act = { kind: "logo", logo: /[0-9a-f]{64}/.exec(large)?.[0] ?? "" };
  const silent = await mod.submit(`${MODERATED}/pictures/removal`, { ...act, picture_reason: "" });
  assert.match(silent.html, /Say why, in 3 to 500 characters\./);
  await mod.submit(`${MODERATED}/pictures/removal`, { ...act, picture_reason: "A stolen logo" });
  assert.equal(await statusOf(openVisitor(world), large), 404);
  assert.match((await mod.get(`${MODERATED}`)).html, /took down a picture/);
  const told = await world.services.sql`select reason from news where kind = 'picture_taken_down'`;
  assert.deepEqual([...told], [{ reason: "A stolen logo" }]);
});

Deno.test("a picture that is gone waits no more, but another that no moderator has seen still does", async () => {
  await using world = await openWorld();
  const { steve, mod } = await openPictured(world);
  const waiting = async () =>
    /New pictures \((\d)\)/.exec((await mod.get("/moderation/listings?status=pictures")).html)?.[1];
  const remove = async (kind: string) => {
    world.pass(1);
    await steve.submit(`${PICTURES}/removal`, { kind });
  };
  await upload(steve, pngOf(480, 160), { kind: "banner" });
  await remove("logo");
  assert.equal(await waiting(), "1", "the banner");
  await remove("banner");
  assert.equal(await waiting(), "0");
  assert.doesNotMatch((await mod.get(MODERATED)).html, /new pictures|They may stay/);
  await upload(steve, pngOf(480, 160), { kind: "banner" });
  const page = await mod.get(MODERATED);
  const seen =
    /action="[^"]*servers\/caves\/pictures"[^]*?name="seen" value="([^"]+)"/.exec(page.html)?.[1] ??
      "";
  await mod.submit(`${MODERATED}/pictures`, { seen });
  await upload(steve, pngOf(64, 64));
  assert.equal(await waiting(), "1");
  const [caves] = await world.services.sql<[{ logo: string }]>`
    select logo from server where slug = 'caves'`;
  const act = { kind: "logo", logo: caves.logo, picture_reason: "A stolen logo" };
  await mod.submit(`${MODERATED}/pictures/removal`, act);
  assert.equal(await waiting(), "0", "the banner was seen");
});

Deno.test("a listing isn't approved with pictures that came after the look", async () => {
  await using world = await openWorld();
  const { steve, mod } = await openPictured(world);
  await mod.submit(`${MODERATED}/decisions`, { decision: "suspend", reason: "Look at it" });
  const { html } = await mod.get(MODERATED);
  const seen = /decisions"[^]*?name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
  world.pass(1);
  await upload(steve, pngOf(64, 64));
  const approval = await mod.submit(`${MODERATED}/decisions`, { decision: "approve", seen });
  assert.match(approval.html, /was changed or decided since you opened it/);
});

Deno.test("only a moderator's approval counts as a look at the pictures", async () => {
  await using world = await openWorld();
  const { steve, mod } = await openPictured(world);
  const waiting = async () =>
    /New pictures \((\d)\)/.exec((await mod.get("/moderation/listings?status=pictures")).html)?.[1];
  const suspend = () => decideStatus(world.context, "caves", { decision: "suspend", ...world.act });
  await suspend();
  await decideStatus(world.context, "caves", { decision: "approve", ...world.act });
  assert.equal(await waiting(), "1");
  await suspend();
  await upload(steve, pngOf(64, 64));
  await mod.submit(`${MODERATED}/decisions`, { decision: "approve" });
  assert.equal(await waiting(), "0");
});
