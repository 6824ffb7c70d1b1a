import assert from "node:assert/strict";
import { createAccount } from "../../src/site/accounts/create_account.ts";
import { allowPrefixes, parseUsername } from "../../src/core/accounts/username.ts";
import { signIn } from "../support/people/people.ts";
import { openWorld } from "../support/world.ts";

const steve = {
  username: "Steve_01",
  email: "Steve@Example.com",
  password: "correct horse battery",
  isModerator: false,
};

Deno.test("an account from the command line signs in", async () => {
  await using world = await openWorld();
  await createAccount(world.context, { ...steve, isModerator: true }, world.act);
  const { viewer } = await signIn(world, "steve_01", steve.password);
  assert.deepEqual([viewer.username, viewer.isModerator], ["Steve_01", true]);
  const [row] = await world.services.sql`select count(*) as sessions from session`;
  assert.equal(row?.["sessions"], 1);
});

Deno.test("names are 2 to 32 ASCII characters without look-alikes", () => {
  for (const good of ["Al", "Steve_01", ".Bedrock", "a-b", "x".repeat(32)]) {
    assert.equal(parseUsername(good), good);
  }
  for (
    const bad of [
      "",
      "a",
      "x".repeat(33),
      "-ab",
      "a b",
      "Stеve",
      "Stève",
      "a\nb",
      "a;b",
      "ab\u0000",
      "$(x)",
    ]
  ) {
    assert.throws(
      () => parseUsername(bad),
      /^Refusal: (Use 2 to 32 letters|Choose a name that doesn't begin with)/,
      bad,
    );
  }
});

Deno.test("a name begins with another prefix of Bedrock's where the host says so, and never with a command's", () => {
  const prefixed = ["*Pocket_Pia", "~Pia"];
  for (const name of prefixed) {
    assert.throws(
      () => parseUsername(name),
      /^Refusal: (Use 2 to 32 letters|Choose a name that doesn't begin with)/,
      name,
    );
  }
  try {
    allowPrefixes("*.");
    assert.equal(parseUsername("*Pocket_Pia"), "*Pocket_Pia");
    assert.throws(
      () => parseUsername("~Pia"),
      /^Refusal: (Use 2 to 32 letters|Choose a name that doesn't begin with)/,
    );
    allowPrefixes("._*~");
    for (const name of prefixed) assert.equal(parseUsername(name), name);
    for (
      const bad of [
        "/op",
        "@a",
        "&4red",
        "§4red",
        "+Pia",
        "-Pia",
        "#Pia",
        "$Pia",
        "%Pia",
        "Pi*a",
        "**a",
        "*",
        "<Pia",
        "'Pia",
      ]
    ) {
      assert.throws(
        () => parseUsername(bad),
        /^Refusal: (Use 2 to 32 letters|Choose a name that doesn't begin with)/,
        bad,
      );
    }
  } finally {
    allowPrefixes(".");
  }
});

Deno.test("Voteboard_Test and its like are reserved", () => {
  for (const name of ["Voteboard_Test", "voteboard_test", "VOTEBOARD", "Voteboard-Test"]) {
    assert.throws(() => parseUsername(name), /is kept for the site/, name);
  }
});

Deno.test("names are unique without case, and addresses too", async () => {
  await using world = await openWorld();
  await createAccount(world.context, steve, world.act);
  await assert.rejects(
    createAccount(world.context, {
      ...steve,
      username: "STEVE_01",
      email: "b@example.com",
    }, world.act),
    /"STEVE_01" is taken\./,
  );
  await assert.rejects(
    createAccount(
      world.context,
      { ...steve, username: "Other", email: "steve@example.COM" },
      world.act,
    ),
    /This address has an account\./,
  );
});

Deno.test("a refused account's sentence does not repeat the password", async () => {
  await using world = await openWorld();
  for (const email of ["", "x", "a@b", "a b@example.com", "a@@example.com"]) {
    await assert.rejects(
      createAccount(world.context, { ...steve, email }, world.act),
      /^Refusal: Type an email address, such as/,
    );
  }
  await assert.rejects(
    createAccount(world.context, { ...steve, password: "hunter2" }, world.act),
    (error) =>
      error instanceof Error && error.message.includes("at least 10") &&
      !error.message.includes("hunter2"),
  );
});
