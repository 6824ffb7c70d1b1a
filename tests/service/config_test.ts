import assert from "node:assert/strict";
import { loadConfig } from "../../src/service/config.ts";
import { documentedVariables } from "../../scripts/generate/environment.ts";
import { environment, ENVIRONMENT_VARIABLES } from "../../src/service/environment.ts";
import { SECRET_KEY } from "../support/world.ts";

const DATABASE_URL = "postgres://app@db.example/votes";

Deno.test("nothing has to be set in the environment", () => {
  const { port, host, baseUrl, databaseUrl, dataDir, secretKey, embedded } = loadConfig({});
  assert.deepEqual([port, host, baseUrl], [8000, "127.0.0.1", "http://localhost:8000"]);
  assert.deepEqual([databaseUrl, secretKey, dataDir], [undefined, undefined, ".data"]);
  assert.equal(embedded, true);
});

Deno.test("by default loopback alone is trusted and no private webhook allowed", () => {
  const { trustedProxies, webhookAllowPrivate } = loadConfig({});
  assert.deepEqual(trustedProxies.map(String), ["127.0.0.0,8", "::1,128"]);
  assert.equal(webhookAllowPrivate, false);
});

Deno.test("an empty variable counts as absent", () => {
  const empty = Object.fromEntries(ENVIRONMENT_VARIABLES.map((name) => [name, ""]));
  assert.deepEqual(loadConfig(empty), loadConfig({}));
});

Deno.test("a switch is 1 or true, 0 or false, and nothing else", () => {
  const allows = (value: string) =>
    loadConfig({ WEBHOOK_ALLOW_PRIVATE: value }).webhookAllowPrivate;
  assert.deepEqual(["1", "true", "0", "false"].map(allows), [true, true, false, false]);
  for (const value of ["yes", "on", "TRUE", "2", " 1"]) {
    assert.throws(
      () => allows(value),
      /^SettingsError: The environment is invalid:\n- WEBHOOK_ALLOW_PRIVATE must be 1, true, 0 or false$/,
    );
  }
});

Deno.test("a base URL loses its final slash", () => {
  const baseUrl = (env: Record<string, string>) => loadConfig(env).baseUrl;
  assert.equal(baseUrl({ BASE_URL: "https://votes.example/" }), "https://votes.example");
  assert.equal(baseUrl({ PORT: "9001" }), "http://localhost:9001");
});

Deno.test("by default no email is sent, and voting needs none", () => {
  const env = { BASE_URL: "https://votes.example:8443" };
  const { mail, voting } = loadConfig(env);
  assert.deepEqual(mail, { smtpUrl: undefined, from: "no-reply@votes.example" });
  assert.equal(voting.needsVerifiedEmail, false);
});

Deno.test("by default an address casts 20 votes per server and day", () => {
  const { voting } = loadConfig({});
  assert.deepEqual([voting.perAddress, voting.turnstile], [250, undefined]);
  assert.equal(loadConfig({ VOTES_PER_ADDRESS: "1" }).voting.perAddress, 1);
});

Deno.test("votes of signed-in players rank, and all votes where names are typed or the host says so", () => {
  const counts = (env: Record<string, string>) => loadConfig(env).voting.rankCounts;
  assert.equal(counts({}), "signed-in");
  assert.equal(counts({ VOTING: "open" }), "all");
  assert.equal(counts({ VOTING: "open", RANK_COUNTS: "signed-in" }), "signed-in");
  assert.equal(counts({ RANK_COUNTS: "all" }), "all");
});

Deno.test("pages are English unless the host sets languages, and the default one is among them", () => {
  const locales = (env: Record<string, string>) => loadConfig(env).locales;
  assert.deepEqual(locales({}), { enabled: ["en"], default: "en" });
  assert.deepEqual(locales({ DEFAULT_LOCALE: "de" }), { enabled: ["de"], default: "de" });
  assert.deepEqual(locales({ LOCALES: "en, de,PT-br" }), {
    enabled: ["en", "de", "pt-BR"],
    default: "en",
  });
  assert.deepEqual(locales({ LOCALES: "en,ar", DEFAULT_LOCALE: "ar" }).default, "ar");
  assert.throws(() => locales({ LOCALES: "de" }), /\n- LOCALES must contain DEFAULT_LOCALE/);
});

Deno.test("half a pair of Turnstile keys is refused without showing it", () => {
  const keys = {
    TURNSTILE_SITE_KEY: "0x4-value-of-site",
    TURNSTILE_SECRET_KEY: "0x4-value-of-secret",
  };
  assert.deepEqual(loadConfig(keys).voting.turnstile, {
    siteKey: "0x4-value-of-site",
    secretKey: "0x4-value-of-secret",
  });
  for (const alone of Object.keys(keys)) {
    assert.throws(() => loadConfig({ ...keys, [alone]: "" }), ({ message }: Error) => {
      assert.match(message, /- TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY must both be set/);
      assert.doesNotMatch(message, /value-of/);
      return true;
    });
  }
});

Deno.test("by default all providers are off; each is switched on by its settings alone", () => {
  const { providers } = loadConfig({});
  assert.deepEqual(providers, { discord: undefined, steam: false, oidc: undefined });
  assert.equal(loadConfig({ STEAM_SIGN_IN: "1" }).providers.steam, true);
  const discord = { DISCORD_CLIENT_ID: "157730590492196864", DISCORD_CLIENT_SECRET: "a secret" };
  assert.deepEqual(loadConfig(discord).providers.discord, {
    clientId: "157730590492196864",
    clientSecret: "a secret",
  });
  const { oidc } = loadConfig(OIDC).providers;
  assert.deepEqual(oidc, {
    issuer: "https://id.example/realms/games",
    clientId: "votes",
    clientSecret: "a secret",
    name: "id.example",
    allowPrivate: false,
  });
  assert.equal(loadConfig({ ...OIDC, OIDC_NAME: "Our forum" }).providers.oidc?.name, "Our forum");
});

const OIDC = {
  OIDC_ISSUER: "https://id.example/realms/games",
  OIDC_CLIENT_ID: "votes",
  OIDC_CLIENT_SECRET: "a secret",
};

Deno.test("half a provider is refused in one sentence that shows no value", () => {
  const discord = { DISCORD_CLIENT_ID: "157730590492196864", DISCORD_CLIENT_SECRET: "value-of-it" };
  for (const whole of [discord, { ...OIDC, OIDC_CLIENT_SECRET: "value-of-it" }]) {
    for (const name of Object.keys(whole)) {
      assert.throws(() => loadConfig({ ...whole, [name]: "" }), ({ message }: Error) => {
        const [, ...faults] = message.split("\n");
        assert.equal(faults.length, 1, message);
        assert.match(message, /must (both|all) be set, or (neither|none)$/);
        assert.doesNotMatch(message, /value-of/);
        return true;
      });
    }
  }
});

Deno.test("an issuer without TLS needs OIDC_ALLOW_PRIVATE", () => {
  const env = { ...OIDC, OIDC_ISSUER: "http://keycloak:8080/realms/games" };
  assert.throws(() => loadConfig(env), /- OIDC_ISSUER must be an https:\/\/ address, or/);
  const { oidc } = loadConfig({ ...env, OIDC_ALLOW_PRIVATE: "1" }).providers;
  assert.deepEqual([oidc?.issuer, oidc?.allowPrivate], [env.OIDC_ISSUER, true]);
});

Deno.test("an issuer keeps its path as it is, and its host without a slash", () => {
  const issuer = (value: string) =>
    loadConfig({ ...OIDC, OIDC_ISSUER: value }).providers.oidc?.issuer;
  assert.equal(issuer("https://ID.example/"), "https://id.example");
  assert.equal(issuer("https://id.example/a/"), "https://id.example/a/");
  assert.equal(issuer("https://id.example/a"), "https://id.example/a");
});

/** Passwords with a letter that ends the part of an address. */
const CUT_PASSWORDS = ["p#s", "p%s", "p/s", "p?s", "5/s", "5?s"]
  .map((password) => `postgres://app:${password}@db.example/votes`);

Deno.test("each variable refuses what it cannot be", () => {
  const refused: Record<string, string[]> = {
    PORT: ["65536", "-1", "80.5", "0x50", "123456", " 80"],
    BASE_URL: [
      "votes.example",
      "https://votes.example/list",
      "https://votes.example/?list",
      "https://votes.example#list",
      "https://boss:secret@votes.example",
      "ftp://votes.example",
      "javascript:alert(1)",
    ],
    DATABASE_URL: ["mysql://db", "db.example", "postgres:/db", ...CUT_PASSWORDS],
    SECRET_KEY: [
      "short",
      btoa("31 bytes are one byte too few.."),
      "not base64!",
      `${SECRET_KEY}AAAA`,
    ],
    SMTP_URL: ["mail.example", "http://mail.example", "smtp:mail.example", "smtp://"],
    MAIL_FROM: ["nobody", "Votes <votes@example.com>", "a@b"],
    VOTE_REQUIRES_VERIFIED_EMAIL: ["yes"],
    VOTING: ["1", "Open", "closed"],
    DEFAULT_LOCALE: ["xa", "ja", "de,en", " de", "__proto__"],
    LOCALES: ["xa", "en,xa", "en,,de", "en;de", "en,ja", ",", "de"],
    VOTES_PER_ADDRESS: ["0", "-1", "1.5", "1e3", "many", "1000000", " 5"],
    DISCORD_CLIENT_ID: ["votes", "123", "157730590492196864x"],
    STEAM_SIGN_IN: ["yes"],
    OIDC_ISSUER: [
      "id.example",
      "ftp://id.example",
      "https://",
      "https://boss:secret@id.example",
      "https://id.example?realm=games",
      "https://id.example#games",
      "https://id.example/.well-known/openid-configuration",
      `https://id.example/${"x".repeat(300)}`,
    ],
    OIDC_NAME: ["x".repeat(41)],
    OIDC_ALLOW_PRIVATE: ["on"],
    TRUSTED_PROXIES: ["proxy.example", "10.0.0.0/33", "10.0.0.1;10.0.0.2"],
  };
  for (const [name, values] of Object.entries(refused)) {
    for (const value of values) {
      const env = { SECRET_KEY, [name]: value };
      assert.throws(() => loadConfig(env), new RegExp(`- ${name} must`), `${name}=${value}`);
    }
  }
});

Deno.test("an unusable environment lists all faults and never a value", () => {
  const env = {
    PORT: "value-of-port",
    BASE_URL: "value-of-base",
    DATABASE_URL: "mysql://value-of-database",
    TRUSTED_PROXIES: "value-of-proxies",
    WEBHOOK_ALLOW_PRIVATE: "value-of-switch",
  };
  const expected = [...Object.keys(env), "SECRET_KEY"];
  assert.throws(() => loadConfig(env), ({ message }: Error) => {
    const [head, ...lines] = message.split("\n");
    assert.equal(head, "The environment is invalid:");
    assert.deepEqual(lines.map((line) => line.split(" ")[1]), expected);
    assert.doesNotMatch(message, /value-of/);
    return true;
  });
});

Deno.test("DATABASE_URL needs SECRET_KEY, unless the launcher brings both", () => {
  assert.throws(() => loadConfig({ DATABASE_URL }), /SECRET_KEY is required with DATABASE_URL/);
  assert.equal(loadConfig({ DATABASE_URL, SECRET_KEY }).embedded, false);
  const launched = { DATABASE_URL, VOTEBOARD_EMBEDDED: "1", VOTEBOARD_LAUNCHER: "1" };
  const { embedded, launched: isLaunched } = loadConfig(launched);
  assert.deepEqual([embedded, isLaunched], [true, true]);
});

Deno.test(".env.example explains every variable that a host may set", async () => {
  const example = await Deno.readTextFile(new URL("../../.env.example", import.meta.url));
  for (const name of ENVIRONMENT_VARIABLES.filter((name) => !name.startsWith("VOTEBOARD_"))) {
    assert.match(example, new RegExp(`^# .*\n${name}=`, "m"));
  }
});

Deno.test("a copy of .env.example needs nothing but what is required", async () => {
  const example = await Deno.readTextFile(new URL("../../.env.example", import.meta.url));
  const set = example.matchAll(/^(\w+)=(.*)$/gm).map(([, name = "", value = ""]) => [name, value]);
  const copied = Object.fromEntries(set);
  assert.equal(loadConfig({ ...copied, DATABASE_URL, SECRET_KEY }).port, 8000);
  // Deno reads this one itself, and refuses other words.
  assert.equal(copied["OTEL_DENO"], "false");
});

Deno.test("a variable is said to have no default only where it has none", () => {
  const values: Record<string, unknown> = environment.parse({});
  for (const { name, default: told } of documentedVariables()) {
    if (told === "none") assert.equal(values[name], undefined, name);
  }
});
