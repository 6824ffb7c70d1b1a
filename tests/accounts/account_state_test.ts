import assert from "node:assert/strict";
import {
  type AccountState,
  accountState,
  isPlaceholder,
  remainsOf,
} from "../../src/core/accounts/account_state.ts";
import { findAccount } from "../../src/core/accounts/named_account.ts";
import { insertPlayer, vouch } from "../../src/core/accounts/players.ts";
import { vacateName } from "../../src/site/accounts/names/claimable_player.ts";
import { giveUpEmail, proveEmail } from "../../src/site/accounts/claim_email.ts";
import {
  disableAccount,
  enableAccount,
} from "../../src/site/accounts/moderation/disable_account.ts";
import { insertVouched } from "../../src/site/accounts/vouched_account.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { PASSWORD, signUp } from "../support/people/people.ts";
import { openWorld, type World } from "../support/world.ts";

Deno.test("a player without a sign-in is named, then vouched for, then loses the name", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const id = await player(world, "Steve_01");
  assert.equal(await stateOf(world, id), "named");
  const { sql } = world.services;
  const named = await findAccount(sql, "Steve_01");
  if (named) await vouch(sql, named, server.id);
  assert.equal(await stateOf(world, id), "vouched");
  await vacateName(sql, id);
  assert.equal(await stateOf(world, id), "vacated");
  assert.equal(await findAccount(sql, "Steve_01"), undefined);
});

Deno.test("an address is unconfirmed, given up for a placeholder, and confirmed", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const accountId = await player(world, "Steve_01");
  const { viewer } = await signUp(world, "Steve_01", { email: "steve@example.com" });
  assert.equal(viewer.accountId, accountId);
  assert.equal(await stateOf(world, accountId), "unconfirmed");
  await giveUpEmail(sql, accountId);
  assert.equal(await stateOf(world, accountId), "placeholder");
  await proveEmail(sql, { accountId, email: "steve@example.com" });
  assert.equal(await stateOf(world, accountId), "confirmed");
});

Deno.test("a provider's person is confirmed with an address, and has a placeholder without one", async () => {
  await using world = await openWorld();
  const states = [];
  for (const email of ["pia@example.com", null]) {
    const username = email ? "Pia_01" : "Pia_02";
    const person = { username, email, isNameProved: false, now: world.clock.now };
    const id = await world.services.sql.begin((tx) => insertVouched(tx, person));
    states.push(await stateOf(world, id));
  }
  assert.deepEqual(states, ["confirmed", "placeholder"]);
});

Deno.test("a disabled account is enabled as it was; a deleted one has nothing but its id", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  const id = viewer.accountId;
  const before = await stateOf(world, id);
  await disableAccount(world.context, id, { reason: "Bought votes", ...world.act });
  assert.equal(await stateOf(world, id), "disabled");
  await enableAccount(world.context, id, { reason: "A mistake", ...world.act });
  assert.equal(await stateOf(world, id), before);
  await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act });
  assert.equal(await stateOf(world, id), "deleted");
  const { email } = remainsOf(id);
  assert.ok(isPlaceholder(email));
  const left = await world.services.sql`select username, username_key, email from account`;
  assert.deepEqual(left.map((row) => ({ ...row })), [remainsOf(id)]);
});

async function player(world: World, username: string): Promise<string> {
  const id = crypto.randomUUID();
  const row = { id, username, vouchedBy: null, now: world.clock.now };
  await insertPlayer(world.services.sql, row);
  return id;
}

async function stateOf(world: World, id: string): Promise<AccountState | undefined> {
  const { sql } = world.services;
  const [account] = await sql<{ state: AccountState }[]>`
    select ${accountState(sql)} as state from account a where id = ${id}`;
  return account?.state;
}
