import assert from "node:assert/strict";
import { goThrough, PIA } from "../../../support/people/provider_double.ts";
import { openPerson, openVisitor } from "../../../support/people/visitor.ts";
import { accountsOf, openSite, signUp } from "./provider_site.ts";

Deno.test("an address at a provider never leads to an account", async () => {
  const { world } = await openSite();
  await using _ = world;
  await openPerson(world, "Pia");
  await world.services.sql`update account set email_verified = true`;
  const stranger = openVisitor(world);
  const done = await signUp(stranger, "Somebody");
  assert.equal(done.location, "/");
  const [own, other] = await accountsOf(world);
  assert.deepEqual([own?.username, own?.email], ["Pia", "pia@example.com"]);
  assert.match(other?.email ?? "", /@unconfirmed\.invalid$/);
  assert.equal(other?.emailVerified, false);
});

Deno.test("a provider's address is confirmed only if the provider says so and no account has it", async () => {
  const { world, providers } = await openSite();
  await using _ = world;
  await signUp(openVisitor(world), "Pia_1");
  providers.answer = { ...PIA, subject: "2", email: "other@example.com", emailVerified: false };
  await signUp(openVisitor(world), "Pia_2");
  const [first, second] = await accountsOf(world);
  assert.deepEqual([first?.email, first?.emailVerified], ["pia@example.com", true]);
  assert.match(second?.email ?? "", /@unconfirmed\.invalid$/);
});

Deno.test("an address goes to the person whose provider proves it, not to the one who typed it", async () => {
  const { world } = await openSite();
  await using _ = world;
  const squatter = await openPerson(world, "Squatter");
  const { sql } = world.services;
  await sql`update account set email = 'pia@example.com' where username = 'Squatter'`;
  const person = openVisitor(world);
  assert.equal((await signUp(person, "Pia_1")).location, "/");
  const [own, other] = await accountsOf(world);
  assert.deepEqual([own?.username, own?.email, own?.emailVerified], [
    "Pia_1",
    "pia@example.com",
    true,
  ]);
  assert.match(other?.email ?? "", /@unconfirmed\.invalid$/);
  assert.equal((await squatter.get("/account")).status, 200, "it keeps its account");
});

Deno.test("a provider confirms the address that its person's account has or wants", async () => {
  const { world } = await openSite();
  await using _ = world;
  const { sql } = world.services;
  await signUp(openVisitor(world), "Pia_1");
  await openPerson(world, "Squatter");
  await sql`
    update account set email = id || '@unconfirmed.invalid', typed_email = 'pia@example.com', email_verified = false
    where username = 'Pia_1'`;
  await sql`update account set email = 'pia@example.com' where username = 'Squatter'`;
  await goThrough(openVisitor(world));
  const [own, other] = await accountsOf(world);
  assert.deepEqual([own?.email, own?.emailVerified], ["pia@example.com", true]);
  assert.match(other?.email ?? "", /@unconfirmed\.invalid$/);
});
