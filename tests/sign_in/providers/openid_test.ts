import assert from "node:assert/strict";
import { beginRound } from "../../../src/site/sign_in/providers/round.ts";
import { logWhile } from "../../support/processes/log_lines.ts";
import { startLyingIssuer } from "./lying_issuer.ts";
import { startOpenidIssuer } from "./openid_issuer.ts";
import { openRounds, ROUNDS_SITE, signedInTo } from "./rounds.ts";

const REDIRECTS = [`${ROUNDS_SITE}/sign-in/with/oidc/back`];
const SIGN_IN = { purpose: { kind: "sign_in" }, next: "/" } as const;

Deno.test("a real OpenID Connect provider tells who came, and nothing else is kept", async () => {
  await using issuer = await startOpenidIssuer(REDIRECTS);
  await using rounds = await openRounds({ settings: { oidc: issuer.settings } });
  issuer.person = { sub: "rita-1", email: "Rita@example.org", email_verified: true, name: "Rita" };
  const finished = await rounds.signIn("oidc", { next: "/servers/caves?x=1" });
  assert.deepEqual(finished, {
    kind: "person",
    person: {
      provider: issuer.settings.issuer,
      subject: "rita-1",
      name: "Rita",
      email: "Rita@example.org",
      emailVerified: true,
    },
    purpose: { kind: "sign_in" },
    next: "/servers/caves?x=1",
  });
  assert.equal((await rounds.sql`select from sign_in_round`).length, 0);
});

Deno.test("the browser goes to the issuer with state, nonce and PKCE, and an exact address to come back to", async () => {
  await using issuer = await startOpenidIssuer(REDIRECTS);
  await using rounds = await openRounds({ settings: { oidc: issuer.settings } });
  const begun = await beginRound(rounds.context, "oidc", SIGN_IN);
  assert.equal(begun.kind, "begun");
  const { origin, searchParams } = new URL("url" in begun ? begun.url : "");
  const { state, nonce, code_challenge: challenge, ...rest } = Object.fromEntries(searchParams);
  assert.equal(origin, issuer.settings.issuer);
  assert.deepEqual(rest, {
    response_type: "code",
    client_id: "voteboard",
    redirect_uri: REDIRECTS[0],
    scope: "openid profile email",
    code_challenge_method: "S256",
  });
  for (const secret of [state, nonce, challenge]) assert.match(secret ?? "", /^[\w-]{43}$/);
  assert.equal(new Set([state, nonce, challenge]).size, 3);
});

Deno.test("an address counts only if the issuer says that it is verified", async () => {
  await using issuer = await startLyingIssuer();
  await using rounds = await openRounds({ settings: { oidc: issuer.settings } });
  const told: [Record<string, unknown>, string | undefined][] = [
    [{}, "liar@example.org"],
    [{ email_verified: false }, undefined],
    [{ email_verified: undefined }, undefined],
    [{ email_verified: "true" }, undefined],
    [{ email: "" }, undefined],
    [{ email: "nobody" }, undefined],
    [{ email: "a\u0000b@example.org" }, undefined],
    [{ email: ["liar@example.org"] }, undefined],
    [{ email: `${"x".repeat(300)}@example.org` }, undefined],
  ];
  for (const [claims, email] of told) {
    issuer.claims = claims;
    const finished = await rounds.signIn("oidc");
    assert.ok(finished.kind === "person", JSON.stringify(claims));
    const { person } = finished;
    assert.deepEqual([person.email, person.emailVerified], [email, email !== undefined]);
  }
});

Deno.test("the userinfo endpoint adds what the ID token lacks, of the same person only, and stops no sign-in", async () => {
  await using issuer = await startLyingIssuer();
  await using rounds = await openRounds({ settings: { oidc: issuer.settings } });
  issuer.claims = { email: undefined, email_verified: undefined, name: undefined };
  const told = { email: "liar@example.org", email_verified: true, name: "Liar" };
  const emailOf = async () => {
    const finished = await rounds.signIn("oidc");
    assert.ok(finished.kind === "person");
    assert.equal(finished.person.subject, "liar-1");
    return finished.person.email;
  };
  issuer.userinfo = { sub: "liar-1", ...told };
  assert.equal(await emailOf(), "liar@example.org");
  for (const userinfo of [{ sub: "liar-2", ...told }, told, { sub: "liar-1" }]) {
    issuer.userinfo = userinfo;
    assert.equal(await emailOf(), undefined, JSON.stringify(userinfo));
  }
  // An address counts by the word beside it, not by one about another.
  issuer.claims = { email: undefined, email_verified: true, name: undefined };
  issuer.userinfo = { sub: "liar-1", email: "typed@example.org" };
  assert.equal(await emailOf(), undefined);
  issuer.fault = "500 /userinfo";
  const text = await logWhile(async () => assert.equal(await emailOf(), undefined));
  assert.match(text, /"sign_in_userinfo_not_read","provider":"oidc","code":"OAUTH_\w+"/);
  assert.doesNotMatch(text, /example\.org/);
});

Deno.test("null for what a provider doesn't have, and an odd member that nothing uses, stop no sign-in", async () => {
  await using issuer = await startLyingIssuer();
  const odd = [
    ...["refresh_token", "scope", "expires_in", "session_state"].map((name) => ({ [name]: null })),
    { scope: ["openid", "email"] },
    { expires_in: "soon", refresh_token: 7 },
    { authorization_details: {} },
  ];
  const documents = [
    { token_endpoint_auth_methods_supported: null, end_session_endpoint: null },
    { userinfo_endpoint: null, claims_supported: null, scopes_supported: null },
  ];
  for (
    const [tokens, document] of [
      ...odd.map((one) => [one, {}]),
      ...documents.map((one) => [{}, one]),
    ]
  ) {
    Object.assign(issuer, { tokens, document });
    await using rounds = await openRounds({ settings: { oidc: issuer.settings } });
    const finished = await rounds.signIn("oidc");
    assert.equal(finished.kind, "person", JSON.stringify([tokens, document]));
  }
  for (const tokens of [{ id_token: null }, { access_token: null }, { id_token: "no.to.ken" }]) {
    Object.assign(issuer, { tokens, document: {} });
    await using rounds = await openRounds({ settings: { oidc: issuer.settings } });
    assert.notEqual((await rounds.signIn("oidc")).kind, "person", JSON.stringify(tokens));
  }
});

Deno.test("an id that no provider may give belongs to no person", async () => {
  await using issuer = await startLyingIssuer();
  await using rounds = await openRounds({ settings: { oidc: issuer.settings } });
  for (const sub of ["x".repeat(256), "a\u0000b", "ü", "", undefined]) {
    issuer.claims = { sub };
    assert.equal((await rounds.signIn("oidc")).kind, "refused", sub);
  }
  issuer.claims = { sub: "uid=Rita, ou=players" };
  assert.equal((await rounds.signIn("oidc")).kind, "person");
});

Deno.test("a person who says no at the provider has declined; their next try begins again", async () => {
  await using issuer = await startOpenidIssuer(REDIRECTS);
  await using rounds = await openRounds({ settings: { oidc: issuer.settings } });
  issuer.person = undefined;
  const declined = await rounds.signIn("oidc");
  assert.deepEqual(declined, { kind: "refused", why: "declined", next: "/" });
  issuer.person = { sub: "rita-1" };
  assert.equal((await rounds.signIn("oidc")).kind, "person");
});

Deno.test("an issuer is asked for its endpoints at the first sign-in, and again after an hour", async () => {
  let now = new Date();
  await using issuer = await startLyingIssuer();
  await using rounds = await openRounds({ settings: { oidc: issuer.settings }, now: () => now });
  const asked = () => issuer.hits.filter((path) => path.includes("well-known")).length;
  assert.equal(asked(), 0);
  await Promise.all([1, 2, 3].map(() => beginRound(rounds.context, "oidc", SIGN_IN)));
  assert.equal(asked(), 1);
  now = new Date(now.getTime() + 3_599_999);
  await beginRound(rounds.context, "oidc", SIGN_IN);
  assert.equal(asked(), 1);
  now = new Date(now.getTime() + 1);
  await beginRound(rounds.context, "oidc", SIGN_IN);
  assert.equal(asked(), 2);
});

Deno.test("keys are fetched once; new keys of an issuer are accepted at the second try at the latest", async () => {
  await using issuer = await startLyingIssuer();
  await using rounds = await openRounds({ settings: { oidc: issuer.settings } });
  const asked = () => issuer.hits.filter((path) => path === "/jwks").length;
  assert.equal((await rounds.signIn("oidc")).kind, "person");
  assert.equal((await rounds.signIn("oidc")).kind, "person");
  assert.equal(asked(), 1);
  await issuer.rotateKey();
  await rounds.signIn("oidc");
  assert.equal((await rounds.signIn("oidc")).kind, "person");
  assert.equal(asked(), 2);
});

Deno.test("a proof asks the person to sign in again there, and an old sign-in proves nothing", async () => {
  await using issuer = await startLyingIssuer();
  await using rounds = await openRounds({ settings: { oidc: issuer.settings } });
  const purpose = await signedInTo(rounds.sql, "prove");
  const begun = await beginRound(rounds.context, "oidc", { purpose, next: "/account" });
  assert.match("url" in begun ? begun.url : "", /[?&]prompt=login(&|$)/);
  const now = Math.floor(Date.now() / 1000);
  issuer.claims = { auth_time: now - 3_600 };
  const old = await rounds.signIn("oidc", { purpose });
  assert.deepEqual([old.kind, "why" in old && old.why], ["refused", "not_proven"]);
  issuer.claims = { auth_time: now - 10 };
  const fresh = await rounds.signIn("oidc", { purpose });
  assert.deepEqual([fresh.kind, "purpose" in fresh && fresh.purpose], ["person", purpose]);
});
