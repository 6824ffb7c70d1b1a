import assert from "node:assert/strict";
import { insertIdentity } from "../../src/site/accounts/identities.ts";
import { requestReset, resetPassword } from "../../src/site/sign_in/passwords/password_reset.ts";
import { enterAccount } from "../../src/site/sign_in/entry/enter_account.ts";
import { findProofWays } from "../../src/site/sign_in/proof/recent_proof.ts";
import { removePasskey } from "../../src/site/sign_in/ways_in/remove_passkey.ts";
import { linkIdentity, unlinkIdentity } from "../../src/site/sign_in/ways_in/ways_in.ts";
import { turnOnFactors } from "../support/people/factors.ts";
import { mailedToken } from "../support/people/mailed_links.ts";
import { requestFrom, signUp } from "../support/people/people.ts";
import { doubleProviders, PIA, SAM } from "../support/people/provider_double.ts";
import { openWorld } from "../support/world.ts";

Deno.test("of two requests that unlink the last two ways in at once, one is refused", async () => {
  await using world = await openWorld({ rounds: doubleProviders() });
  const { sql } = world.services;
  const { viewer } = await signUp(world, "Steve_01");
  await sql`delete from credential`;
  const { now } = world.clock;
  for (let turn = 0; turn < 10; turn++) {
    for (const one of [PIA, SAM]) await insertIdentity(sql, viewer.accountId, { ...one, now });
    const both = await Promise.allSettled(
      [PIA, SAM].map((one) => unlinkIdentity(world.context, viewer, one)),
    );
    assert.deepEqual(both.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
    const refused = both.find((one) => one.status === "rejected");
    assert.equal(refused?.reason.code, "last_way_in");
    assert.equal((await sql`select from identity`).length, 1);
  }
});

Deno.test("an identity of a former issuer and a passkey of a former host are no ways in", async () => {
  await using world = await openWorld({
    rounds: doubleProviders(),
    baseUrl: "https://new.example",
  });
  const { sql } = world.services;
  const { viewer } = await signUp(world, "Steve_01");
  const { accountId } = viewer;
  const { now } = world.clock;
  await sql`delete from credential`;
  for (const provider of ["https://former.example", "https://guild.example"]) {
    await insertIdentity(sql, accountId, { provider, subject: "steve", now });
  }
  const addPasskey = (id: string, host: string | null) =>
    sql`
      insert into passkey (id, account_id, public_key, counter, name, made_at, host)
      values (${id}, ${accountId}, ''::bytea, 0, 'Phone', ${now}, ${host})`;
  await addPasskey("former", "old.example");
  const unlink = () =>
    unlinkIdentity(world.context, viewer, {
      provider: "https://guild.example",
      subject: "steve",
    });
  await assert.rejects(unlink, { code: "last_way_in" });
  assert.deepEqual((await findProofWays(world.context, viewer)).passkey, false);
  assert.deepEqual((await findProofWays(world.context, viewer)).providers, [
    "https://guild.example",
  ]);
  // A version that noted no host made it here, as far as the row shows.
  await addPasskey("here", null);
  assert.equal((await unlink()).kind, "unlinked");
  await assert.rejects(() => removePasskey(world.context, viewer, "here"), { code: "last_way_in" });
  assert.equal((await removePasskey(world.context, viewer, "former")).kind, "removed");
});

Deno.test("an identity that is unlinked and linked to another account votes once a day", async () => {
  await using world = await openWorld({ rounds: doubleProviders() });
  const server = await world.server();
  const first = await signUp(world, "First_01");
  const second = await signUp(world, "Second_02");
  await linkIdentity(world.context, first.viewer.accountId, PIA);
  assert.equal((await world.vote(server, "First_01")).kind, "cast");
  await unlinkIdentity(world.context, first.viewer, PIA);
  await linkIdentity(world.context, second.viewer.accountId, PIA);
  assert.equal((await world.vote(server, "Second_02")).kind, "already_voted");
});

Deno.test("an identity that is unlinked finishes no sign-in that waits for the second step", async () => {
  await using world = await openWorld({ rounds: doubleProviders() });
  const { viewer } = await signUp(world, "Steve_01");
  await linkIdentity(world.context, viewer.accountId, PIA);
  await turnOnFactors(world, viewer);
  const request = requestFrom();
  const entered = await enterAccount(world.context, viewer.accountId, { request, way: "provider" });
  assert.equal(entered.kind, "second_factor");
  await unlinkIdentity(world.context, viewer, PIA);
  assert.equal((await world.services.sql`select from half_sign_in`).length, 0);
});

Deno.test("no mail moves a person into an account in which a stranger with their address stays", async () => {
  await using world = await openWorld({ rounds: doubleProviders() });
  const email = "victim@example.com";
  const { viewer } = await signUp(world, "Stranger", { email });
  const askReset = async () => {
    world.mails.length = 0;
    await requestReset(world.context, email, requestFrom());
    await world.services.background.settled();
    return world.mails.filter(({ link }) => link.includes("/reset-password/")).length;
  };
  await world.services.background.settled();
  assert.equal(await askReset(), 1);
  const token = mailedToken(world, email, "/reset-password/");
  await linkIdentity(world.context, viewer.accountId, PIA);
  const reset = await resetPassword(world.context, token, { newPassword: "another horse battery" });
  assert.equal(reset.kind, "link_dead");
  assert.equal(await askReset(), 0);
  await world.services.sql`update account set email_verified = true`;
  assert.equal(await askReset(), 1);
});
