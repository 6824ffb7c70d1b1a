import assert from "node:assert/strict";
import {
  insertImported,
  putBackUntold,
  takeUntoldOwner,
} from "../../../src/site/accounts/imported_accounts.ts";
import { NIL_UUID } from "../../../src/core/database/uuid_v7.ts";
import {
  resetPassword,
  sendResetLink,
} from "../../../src/site/sign_in/passwords/password_reset.ts";
import { deleteAccount } from "../../../src/site/sign_in/delete_account.ts";
import { writeAccountData } from "../../../src/site/voting/export_account.ts";
import { PASSWORD, signIn } from "../../support/people/people.ts";
import { openVisitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const LIST = "old.example";

/** An account that was moved here and whose password is set by the link in an email. */
async function openImported(world: World, username = "Steve_01") {
  const id = crypto.randomUUID();
  const email = `${username.toLowerCase()}@example.com`;
  const { services: { sql }, clock: { now } } = world;
  await insertImported(sql, [{ id, username, email, password: null }], { list: LIST, now });
  return { id, email };
}

async function setPassword(world: World, email: string) {
  await sendResetLink(world.context, email);
  const token = world.mails.at(-1)?.link?.split("/").at(-1) ?? "";
  assert.equal(
    (await resetPassword(world.context, token, { newPassword: PASSWORD })).kind,
    "reset",
  );
}

Deno.test("an account that was moved here opens by a link in an email, and has no special rights", async () => {
  await using world = await openWorld();
  const { id, email } = await openImported(world);
  const [row] = await world.services.sql`
    select email_verified, is_moderator, is_administrator, on_boards from account where id = ${id}`;
  const nobody = { emailVerified: false, isModerator: false, isAdministrator: false };
  assert.deepEqual({ ...row }, { ...nobody, onBoards: null });
  await setPassword(world, email);
  assert.equal((await signIn(world, "steve_01")).viewer.accountId, id);
});

Deno.test("every page says who keeps a moved account's data now, until its owner has read it", async () => {
  await using world = await openWorld({ name: "Votes" });
  const { email } = await openImported(world);
  await setPassword(world, email);
  const visitor = openVisitor(world);
  const typed = { name: "Steve_01", password: PASSWORD };
  await visitor.submit("/sign-in", typed);
  for (const path of ["/", "/account"]) {
    const { html } = await visitor.get(path);
    assert.match(html, /moved here from .?old\.example.?\. .?Votes.? keeps your data now/, path);
    assert.match(html, /href="\/privacy">What is stored, and why/);
  }
  const read = await visitor.submit("/account/move-notice/removal", { next: "/account" });
  assert.deepEqual([read.status, read.location], [303, "/account"]);
  assert.doesNotMatch((await visitor.get("/account")).html, /old\.example/);
  const elsewhere = { next: "//evil.example/" };
  assert.equal((await visitor.submit("/account/move-notice/removal", elsewhere)).location, "/");
});

Deno.test("an export says where an account came from, and its deletion forgets it", async () => {
  await using world = await openWorld();
  const { id, email } = await openImported(world);
  await setPassword(world, email);
  const { services: { sql }, clock: { now } } = world;
  const json = (await Array.fromAsync(writeAccountData(sql, id, now))).join("");
  assert.equal(JSON.parse(json).account.moved_from, LIST);
  const { viewer } = await signIn(world, "Steve_01");
  const deleted = await deleteAccount(world.context, viewer, { password: PASSWORD, now });
  assert.equal(deleted.kind, "deleted");
  assert.equal((await sql`select from imported_account`).length, 0);
});

Deno.test("names and addresses that are taken stay with whom they belong to", async () => {
  await using world = await openWorld();
  const { services: { sql }, clock: { now } } = world;
  const { id, email } = await openImported(world);
  const [sameName, sameEmail, fine] = [1, 2, 3].map(() => crypto.randomUUID());
  const made = await insertImported(sql, [
    { id: sameName ?? "", username: "STEVE_01", email: null, password: null },
    { id: sameEmail ?? "", username: "Alex_02", email, password: null },
    { id: fine ?? "", username: "Kim_03", email: null, password: null },
  ], { list: LIST, now });
  assert.deepEqual([...made], [fine]);
  const again = { id, username: "Other_04", email: null, password: null };
  assert.deepEqual([...await insertImported(sql, [again], { list: LIST, now })], []);
  const names = await sql<{ username: string }[]>`select username from account order by username`;
  assert.deepEqual(names.map(({ username }) => username), ["Kim_03", "Steve_01"]);
});

Deno.test("no owner is told twice by email, and none without an address", async () => {
  await using world = await openWorld();
  const { services: { sql }, clock: { now } } = world;
  await openImported(world, "Steve_01");
  await openImported(world, "Alex_02");
  const nameless = { id: crypto.randomUUID(), username: "Kim_03", email: null, password: null };
  await insertImported(sql, [nameless], { list: LIST, now });
  const take = () => takeUntoldOwner(sql, { list: LIST, after: NIL_UUID, now });
  const first = await take();
  const second = await take();
  assert.deepEqual([first?.username, second?.username].sort(), ["Alex_02", "Steve_01"]);
  assert.equal(await take(), undefined);
  await putBackUntold(sql, second?.id ?? "");
  assert.equal((await take())?.username, second?.username);
});
