import assert from "node:assert/strict";
import { betterAuth } from "better-auth";
import { username } from "better-auth/plugins";
import { PostgresJSDialect } from "kysely-postgres-js";
import postgres from "postgres";
import { createAccount } from "../../src/accounts/create_account.ts";
import { accountKey, parseUsername } from "../../src/accounts/username.ts";
import { openWorld } from "../support/world.ts";

const steve = {
  username: "Steve_01",
  email: "Steve@Example.com",
  password: "correct horse battery",
  isModerator: false,
};

Deno.test("an account made on the command line can sign in by better-auth, with its tables in our words", async () => {
  await using world = await openWorld();
  await createAccount(world.services.sql, steve, world.clock.now);
  const { host, port, path, database, user } = world.services.sql.options;
  const connection = {
    host: host[0],
    port: port[0],
    database,
    username: user,
    max: 2,
    onnotice: () => {},
  };
  const pool = postgres(path ? { ...connection, path: String(path) } : connection);
  try {
    const auth = openAuth(pool);
    const body = { username: "steve_01", password: steve.password };
    const session = await auth.api.signInUsername({ body });
    assert.equal(session?.user.name, "Steve_01");
    await assert.rejects(
      auth.api.signInUsername({ body: { ...body, password: "wrong password" } }),
    );
    const [row] = await world.services.sql`select count(*) as sessions from session`;
    assert.equal(row?.["sessions"], 1);
  } finally {
    await pool.end({ timeout: 1 });
  }
});

/** better-auth over our tables: its `user` is our account, its `account` our credential. */
function openAuth(pool: postgres.Sql) {
  const times = { createdAt: "created_at", updatedAt: "updated_at" };
  return betterAuth({
    baseURL: "http://localhost",
    secret: "a secret of the tests that is long enough and not low in entropy: 7c9e6679-7425-40de",
    telemetry: { enabled: false },
    database: { dialect: new PostgresJSDialect({ postgres: pool }), type: "postgres" },
    user: {
      modelName: "account",
      fields: { name: "username", emailVerified: "email_verified", ...times },
    },
    session: {
      modelName: "session",
      fields: {
        userId: "account_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        ...times,
      },
    },
    account: {
      modelName: "credential",
      fields: {
        userId: "account_id",
        accountId: "provider_account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        ...times,
      },
    },
    verification: { modelName: "verification", fields: { expiresAt: "expires_at", ...times } },
    emailAndPassword: { enabled: true },
    advanced: { database: { generateId: "uuid" } },
    plugins: [
      username({
        usernameNormalization: accountKey,
        schema: {
          user: { fields: { username: "username_key", displayUsername: "display_username" } },
        },
      }),
    ],
  });
}

Deno.test("names are 2 to 32 of ASCII and do not begin with a hyphen; look-alikes and spaces are refused", () => {
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
    assert.throws(() => parseUsername(bad), /Cannot use the name/, bad);
  }
});

Deno.test("Voteboard_Test and its like are reserved", () => {
  for (const name of ["Voteboard_Test", "voteboard_test", "VOTEBOARD", "Voteboard-Test"]) {
    assert.throws(() => parseUsername(name), /it is reserved/, name);
  }
});

Deno.test("names are unique without case, and addresses too", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  await createAccount(sql, steve, world.clock.now);
  await assert.rejects(
    createAccount(sql, { ...steve, username: "STEVE_01", email: "b@example.com" }, world.clock.now),
    /the name "STEVE_01" is taken/,
  );
  await assert.rejects(
    createAccount(
      sql,
      { ...steve, username: "Other", email: "steve@example.COM" },
      world.clock.now,
    ),
    /has an account already/,
  );
});

Deno.test("an account with a bad address or password is refused in a sentence that does not repeat the password", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  for (const email of ["", "x", "a@b", "a b@example.com", "a@@example.com"]) {
    await assert.rejects(
      createAccount(sql, { ...steve, email }, world.clock.now),
      /is not an e-mail address/,
    );
  }
  await assert.rejects(
    createAccount(sql, { ...steve, password: "hunter2" }, world.clock.now),
    (error) =>
      error instanceof Error && error.message.includes("at least 10") &&
      !error.message.includes("hunter2"),
  );
});
