import assert from "node:assert/strict";
import { openPerson, openVisitor, PASSWORD } from "../../support/people/visitor.ts";
import { accountsOf } from "../../support/votes/vote_links.ts";
import { openSite, signUp, vote } from "./linked_player.ts";

Deno.test("a proved address is not taken by claiming a name", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await openPerson(world, "Alex");
  await world.services.sql`update account set email_verified = true where username = 'Alex'`;
  await vote(world, link("Steve_01"));
  assert.equal((await signUp(world, "Steve_01", "alex@example.com")).status, 202);
  assert.match(world.mails.at(-1)?.text ?? "", /someone created a new account/);
  assert.equal((await signUp(world, "Steve_01", "eve@example.com")).status, 202);
  const { pathname } = new URL(world.mails.at(-1)?.link ?? "");
  await openPerson(world, "Eve");
  await world.services.sql`
    update account set email_verified = true where username = 'Eve'`;
  await world.services.sql`delete from name_claim where email = 'alex@example.com'`;
  assert.equal((await openVisitor(world).submit(pathname, { password: PASSWORD })).status, 410);
  assert.equal((await world.services.sql`select from name_claim`).length, 0);
  assert.equal(
    (await accountsOf(world)).find(({ username }) => username === "Steve_01")?.email,
    null,
  );
});

Deno.test("sign-ups of strangers with an address keep no mail from its owner, who is told when none is sent", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  const signUpFrom = async (address: string, username: string) => {
    const account = { username, email: "s@example.com", password: PASSWORD };
    const visitor = openVisitor(world, { address });
    const sent = await visitor.submit("/sign-up", { ...account, proof: crypto.randomUUID() });
    await world.services.background.settled();
    return { ...sent, mails: world.mails.length };
  };
  for (const n of [1, 2, 3, 4]) await signUpFrom("203.0.113.9", `Junk_${n}`);
  assert.equal(world.mails.length, 3);
  const own = await signUpFrom("198.51.100.4", "Steve_01");
  assert.deepEqual([own.status, own.mails, world.mails.at(-1)?.to], [202, 4, "s@example.com"]);
  for (let network = 1; network <= 9; network++) {
    for (const n of [1, 2, 3]) await signUpFrom(`203.0.${network}.9`, `Junk_${network}${n}`);
  }
  // Twelve that were not their network's first, and eleven that were.
  assert.equal(world.mails.length, 23);
  const again = await signUpFrom("198.51.200.4", "Steve_01");
  assert.deepEqual([again.status, again.mails], [202, 24], "a twelfth network gets its first");
  const late = await signUpFrom("198.51.201.4", "Steve_01");
  assert.deepEqual([late.status, late.mails], [429, 24]);
  assert.match(late.html, /We sent no email/);
});
