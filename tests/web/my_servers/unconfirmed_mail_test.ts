import assert from "node:assert/strict";
import { setMailbox } from "../../../src/site/mail/news.ts";
import { formIdOf, openOwner } from "../../support/people/owner.ts";
import { wordsOf } from "../../support/pages/read_page.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const UNCONFIRMED = /Your email address isn't confirmed, so we can't write to you/;

Deno.test("an owner whose address isn't confirmed is told that no email comes", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const steve = await openOwner(world);
  const read = async (path: string) =>
    wordsOf((await steve.get(path)).html).replaceAll("&#39;", "'");
  await sql`update account set email_verified = false`;
  for (const path of ["/my/servers", "/my/servers/caves"]) {
    assert.match(await read(path), UNCONFIRMED, path);
  }
  assert.match(await read("/account"), /You get it once your address is confirmed/);
  const form_id = formIdOf((await steve.get("/my/servers/new")).html, "/my/servers");
  const added = await steve.submit("/my/servers", {
    form_id,
    name: "Second",
    game: "minecraft",
    host: "two.example.com",
    port: "",
    description: "",
  });
  const next = await read(added.location ?? "");
  assert.match(next, /You sent the listing/);
  assert.match(next, UNCONFIRMED);

  await sql`update account set email_verified = true`;
  for (const path of ["/my/servers", "/my/servers/caves"]) {
    assert.doesNotMatch(await read(path), UNCONFIRMED, path);
  }
});

Deno.test("a moderator is told when a decision reaches no mailbox", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  await openOwner(world);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const read = async () =>
    wordsOf((await mod.get("/moderation/servers/caves")).html).replaceAll("&#39;", "'");
  await sql`update account set email_verified = false`;
  assert.match(await read(), /No email will go to its owner, whose address isn't confirmed/);
  await sql`update account set email_verified = true`;
  assert.doesNotMatch(await read(), /No email will go/);
  const [steve] = await sql<{ id: string }[]>`select id from account where username = 'Steve_01'`;
  await setMailbox(sql, steve?.id ?? "", false);
  assert.match(await read(), /No email will go to its owner, who stopped it/);
});
