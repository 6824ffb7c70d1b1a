import assert from "node:assert/strict";
import { checkIssuer } from "../../../src/site/sign_in/providers/check_issuer.ts";
import { createProviders } from "../../../src/site/sign_in/providers/enabled_providers.ts";
import type { OpenidSettings } from "../../../src/site/sign_in/providers/settings.ts";
import { examine } from "../../../src/service/doctor/examine.ts";
import { freshDatabase } from "../../support/database/database.ts";
import { CLIENT } from "./lying_issuer.ts";
import { startOpenidIssuer } from "./openid_issuer.ts";
import { patientOf } from "../../support/processes/patients.ts";
import { logWhile } from "../../support/processes/log_lines.ts";
import { HOOK_CERTIFICATE, HOOK_KEY } from "../../support/network/tls_identity.ts";
import { openVisitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";
import { serve } from "../../support/network/loopback.ts";

const SITE = { baseUrl: "https://votes.example.com" };

/** An issuer that answers with a document below a path, and to a code with an error. */
function startIssuer(
  { path = "", called, client = { error: "invalid_grant" }, status = 400 }: {
    path?: string;
    /** The issuer that its document names; absent: its address. `ORIGIN` is its origin. */
    called?: string;
    client?: Record<string, unknown>;
    status?: number;
  } = {},
) {
  const codes: string[] = [];
  const server = serve(async (request) => {
    const { pathname, origin } = new URL(request.url);
    if (pathname === "/token") {
      codes.push(await request.text());
      return Response.json(client, { status });
    }
    if (pathname !== `${path}/.well-known/openid-configuration`) {
      return new Response("nothing here", { status: 404 });
    }
    return Response.json({
      issuer: called?.replace("ORIGIN", origin) ?? origin + path,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/jwks`,
    });
  });
  const { origin } = server;
  const settings: OpenidSettings = {
    ...CLIENT,
    issuer: origin + path,
    name: "Kite",
    allowPrivate: true,
  };
  return { ...server, settings, codes };
}

Deno.test("the doctor says that an issuer knows our client, and opens no session", async () => {
  await using issuer = await startOpenidIssuer([`${SITE.baseUrl}/sign-in/with/oidc/back`]);
  const { settings } = issuer;
  assert.deepEqual(await checkIssuer(settings, SITE), {
    kind: "ok",
    message: `${settings.issuer} knows our client`,
  });
  const wrong = await checkIssuer({ ...settings, clientSecret: "another" }, SITE);
  assert.equal(wrong.kind, "client");
  assert.match(wrong.message, /OIDC_CLIENT_ID or OIDC_CLIENT_SECRET: copy both from it again/);
});

/** Typed issuers, and the doctor's findings. `HERE` is the issuer's origin. */
const TYPED: readonly [string, Parameters<typeof startIssuer>[0], string, string, RegExp][] = [
  [
    "a slash too many",
    { path: "/realms/x" },
    "HERE/realms/x/",
    "issuer",
    /calls itself HERE\/realms\/x: they differ in the slash at the end\. Write OIDC_ISSUER=HERE\/realms\/x$/,
  ],
  [
    "a slash too few",
    { path: "/o/vb", called: "ORIGIN/o/vb/" },
    "HERE/o/vb",
    "issuer",
    /Write OIDC_ISSUER=HERE\/o\/vb\/$/,
  ],
  ["https for http", { path: "/x" }, "HTTPS/x", "issuer", /write OIDC_ISSUER=HERE\/x$/],
  [
    "the address of its sign-in page",
    { path: "/realms/x" },
    "HERE/realms/x/protocol/openid-connect",
    "issuer",
    /it answers 404.*write OIDC_ISSUER=HERE\/realms\/x$/,
  ],
  [
    "another name of the host",
    { called: "https://id.example.com" },
    "HERE",
    "issuer",
    /calls itself https:\/\/id\.example\.com\. Write/,
  ],
  [
    "another case of the path",
    { path: "/realms/X", called: "ORIGIN/realms/x" },
    "HERE/realms/X",
    "issuer",
    /Write OIDC_ISSUER=HERE\/realms\/x$/,
  ],
  [
    "a path where nothing is",
    { path: "/realms/x" },
    "HERE/realms/y",
    "issuer",
    /no discovery document: it answers 404$/,
  ],
  ["a port where nothing is", {}, "http://127.0.0.1:1", "away", /cannot be reached: ECONNREFUSED$/],
];

for (const [name, made, typed, kind, message] of TYPED) {
  Deno.test(`the doctor names what is different about an issuer: ${name}`, async () => {
    await using issuer = startIssuer(made);
    const { origin } = issuer;
    const at = typed.replace("HERE", origin).replace("HTTPS", origin.replace("http", "https"));
    const found = await checkIssuer({ ...issuer.settings, issuer: at }, SITE);
    assert.equal(found.kind, kind, found.message);
    assert.match(found.message, new RegExp(message.source.replaceAll("HERE", origin)));
    assert.deepEqual(issuer.codes, []);
  });
}

Deno.test("a provider may answer to a made-up code as it likes", async () => {
  for (
    const [client, status, kind] of [
      [{ error: "invalid_grant" }, 400, "ok"],
      [{ error: "invalid_request" }, 400, "ok"],
      [{ access_token: "a", token_type: "Bearer" }, 200, "ok"],
      [{ error: "invalid_client" }, 401, "client"],
      [{ error: "unauthorized_client" }, 400, "client"],
    ] as const
  ) {
    await using issuer = startIssuer({ client, status });
    const found = await checkIssuer(issuer.settings, SITE);
    assert.equal(found.kind, kind, JSON.stringify(client));
    assert.equal(issuer.codes.length, 1);
    assert.doesNotMatch(found.message, new RegExp(CLIENT.clientSecret.replace("+", "\\+")));
  }
});

Deno.test("an issuer in a private network is not asked without OIDC_ALLOW_PRIVATE", async () => {
  await using issuer = startIssuer();
  const https = issuer.settings.issuer.replace("http", "https");
  const found = await checkIssuer({ ...issuer.settings, issuer: https, allowPrivate: false }, SITE);
  assert.equal(found.kind, "away");
  assert.match(found.message, /set OIDC_ALLOW_PRIVATE=1$/);
});

Deno.test("the doctor says what to do about an issuer's own certificate, and of http for https", async () => {
  const tls = { cert: HOOK_CERTIFICATE, key: HOOK_KEY };
  await using server = serve(() => new Response("nothing"), tls);
  const { host } = new URL(server.origin);
  const ask = (issuer: string) =>
    checkIssuer({ ...CLIENT, issuer, name: "Kite", allowPrivate: true }, SITE);
  const found = await ask(`https://${host}`);
  assert.match(found.message, /cannot be reached: UNABLE_TO_VERIFY_LEAF_SIGNATURE\. .*DENO_CERT$/);
  const { message } = await ask(`http://${host}`);
  assert.match(message, new RegExp(`begins with TLS: write OIDC_ISSUER=https://${host}\\. `));
});

Deno.test("the doctor's check and remedy of sign-in belong to what was found", async () => {
  await using database = await freshDatabase();
  await using issuer = startIssuer({ client: { error: "invalid_client" }, status: 401 });
  const found = await examine({ ...patientOf(database.sql), oidc: issuer.settings });
  assert.equal(found["sign-in"].state, "fail");
  assert.equal(found["sign-in"].remedy, "sign_in_client");
});

Deno.test("people aren't told to try again where a setting is wrong, and the log says which", async () => {
  await using issuer = startIssuer({ path: "/realms/x" });
  const wrong = { ...issuer.settings, issuer: `${issuer.settings.issuer}/` };
  await using world = await openWorld({ providers: { oidc: wrong } });
  const visitor = openVisitor(world);
  const log = await logWhile(async () => {
    const page = await visitor.submit("/sign-in/with/oidc");
    assert.equal(page.status, 503);
    assert.match(page.html, /Kite isn&#39;t set up right on this site/);
    assert.doesNotMatch(page.html, /minute|later/);
  });
  assert.match(
    log,
    /"sign_in_provider_unavailable".*"says":"OIDC_ISSUER is not what the provider calls itself/,
  );
});

Deno.test("an answer that a browser brings says nothing about our settings", async () => {
  await using issuer = startIssuer();
  const providers = createProviders({ steam: false, oidc: issuer.settings }, {
    now: () => new Date(),
  });
  const round = { state: "s", nonce: "n", verifier: "v".repeat(43), isProof: false };
  const answer = new URLSearchParams({ error: "invalid_client", state: "s" });
  const finishing = providers.find("oidc")?.finish(
    { ...round, returnTo: `${SITE.baseUrl}/sign-in/with/oidc/back` },
    answer,
  );
  await assert.rejects(async () => await finishing, { kind: "unavailable", setting: undefined });
  await providers.close();
});
