import assert from "node:assert/strict";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { revokeKey } from "../../src/core/keys/revoke_key.ts";
import { holdAgainstContract, holdProblem } from "../support/api/answers.ts";
import { openWorld } from "../support/world.ts";

const PATHS = ["/api/v1/server", "/api/v1/votes", "/api/v1/vote-check"];
const NO_SUCH_KEY = "vb_0000000000000000000000000000000000000000000000";

Deno.test("without a key every operation is a 401 with WWW-Authenticate: Bearer", async () => {
  await using world = await openWorld();
  for (const path of PATHS) {
    const { headers } = await holdProblem(await world.get(path), "missing_key");
    assert.equal(headers.get("www-authenticate"), "Bearer");
    assert.equal((await holdAgainstContract(path, await world.get(path))).status, 401);
  }
});

Deno.test("only a client that sent a key is told that its token is invalid", async () => {
  await using world = await openWorld();
  const revoked = await world.key(await world.server());
  await revokeKey(world.context, revoked.id, world.act);
  const challenge = async (headers: Record<string, string>) =>
    (await world.get("/api/v1/server", { headers })).headers.get("www-authenticate");
  for (const key of [NO_SUCH_KEY, revoked.secret, "garbage"]) {
    const headers = { Authorization: `Bearer ${key}` };
    assert.equal(await challenge(headers), 'Bearer error="invalid_token"');
  }
  assert.equal(await challenge({}), "Bearer");
  for (const name of ["Authorization", "X-API-Key"]) {
    assert.equal(await challenge({ [name]: NO_SUCH_KEY }), "Bearer");
  }
});

Deno.test("garbage in Authorization is a 401 that does not repeat it", async () => {
  await using world = await openWorld();
  const garbage = [
    "Bearer",
    "Bearer  ",
    "Basic dXNlcjpwYXNz",
    `Bearer ${"x".repeat(60_000)}`,
    "Bearer a b",
    "\u00ff\u00fe",
    "Bearer %00",
  ];
  for (const value of garbage) {
    const response = await world.get("/api/v1/server", { headers: { Authorization: value } });
    assert.equal(response.status, 401, value.slice(0, 40));
    assert.ok(!(await response.text()).includes("x".repeat(20)));
  }
});

Deno.test("a 401 names the usual mistake in the header, and repeats nothing of it", async () => {
  await using world = await openWorld();
  const { secret } = await world.key(await world.server());
  const rest = secret.slice(3);
  let host = 0;
  const mistakes: Record<string, string[]> = {
    "says `Bearer` twice": [`Bearer Bearer ${secret}`, `bearer: bearer ${secret}`],
    "another word than `Bearer`": [
      `Token ${secret}`,
      `ApiKey ${secret}`,
      `token=${secret}`,
      `Token "${secret}"`,
    ],
    "without `Bearer`": [secret, `"${secret}"`, `<${secret}>`],
    "characters around the key": [
      ...[`"${secret}"`, `'${secret}'`, `<${secret}>`, `{${secret}}`, `[${secret}]`],
      ...[`${secret},`, `${secret};`, `${secret}\\n`, `${secret}%0A`, `%22${secret}%22`],
    ].map((token) => `Bearer ${token}`),
    "one space and the key": [
      `Bearer: ${secret}`,
      `Bearer:${secret}`,
      `Bearer=${secret}`,
      `Bearer${secret}`,
    ],
    "within the key": [`Bearer ${secret.slice(0, 20)} ${secret.slice(20)}`, `Bearer ${secret} x`],
    "repeats its name": [`Authorization: Bearer ${secret}`],
    "more than one key": [`Bearer ${secret}, Bearer ${secret}`, `Bearer ${secret} ${secret}`],
    "as a name or password": [`Basic ${btoa(`${secret}:`)}`, `Basic ${btoa(`user:${secret}`)}`],
    "This is a URL key": [
      `Bearer vbu_${rest}`,
      `vbu_${rest}`,
      `Token vbu_${rest}`,
      `Bearer "vbu_${rest}"`,
    ],
    "This is a link key": [`Bearer vbl_${rest}`],
    "This is a webhook's secret": [`Bearer whsec_${rest}`, `Bearer: whsec_${rest}`],
    "Was it copied whole": [
      `Bearer ${secret.slice(0, -1)}`,
      "Bearer YOUR_API_KEY",
      `Bearer ${secret}x`,
    ],
  };
  for (const [said, values] of Object.entries(mistakes)) {
    for (const Authorization of values) {
      const request = new Request("http://localhost/api/v1/server", { headers: { Authorization } });
      const response = await world.app.fetch(request, { remoteAddress: `192.0.2.${++host}` });
      const body = await response.text();
      assert.equal(response.status, 401, Authorization);
      assert.ok(JSON.parse(body).detail.includes(said), `${Authorization}: ${body}`);
      assert.ok(!body.includes(rest.slice(0, 10)), Authorization);
    }
  }
});

Deno.test("the scheme's name is matched without case", async () => {
  await using world = await openWorld();
  const { secret } = await world.key(await world.server());
  for (const scheme of ["Bearer", "bearer", "BEARER"]) {
    const response = await world.get("/api/v1/server", {
      headers: { Authorization: `${scheme} ${secret}` },
    });
    assert.equal(response.status, 200, scheme);
  }
});

Deno.test("a key in the query opens nothing", async () => {
  await using world = await openWorld();
  const { secret } = await world.key(await world.server());
  await holdProblem(
    await world.get(`/api/v1/server?key=${secret}&api_key=${secret}`),
    "missing_key",
  );
});

Deno.test("unknown, revoked and suspended keys each have their own code", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const revoked = await world.key(server);
  const open = await world.key(server);
  await holdProblem(await world.get("/api/v1/server", { key: NO_SUCH_KEY }), "invalid_key");
  await revokeKey(world.context, revoked.id, world.act);
  await holdProblem(await world.get("/api/v1/server", { key: revoked.secret }), "revoked_key");
  await decideStatus(world.context, server.slug, {
    decision: "suspend",
    ...world.act,
  });
  const { body } = await holdProblem(
    await world.get("/api/v1/server", { key: open.secret }),
    "server_not_approved",
  );
  assert.match(String(body["detail"]), /suspended/);
});

Deno.test("the 31st failed authentication in a minute is a 429", async () => {
  await using world = await openWorld();
  const { secret } = await world.key(await world.server());
  const from = (address: string, key?: string) => {
    const headers: HeadersInit = key === undefined ? {} : { Authorization: `Bearer ${key}` };
    return world.app.fetch(new Request("http://localhost/api/v1/server", { headers }), {
      remoteAddress: address,
    });
  };
  for (let failure = 0; failure < 30; failure++) {
    assert.equal((await from("192.0.2.1", "vb_nonsense")).status, 401);
  }
  const { headers } = await holdProblem(await from("192.0.2.1"), "too_many_failed_authentications");
  assert.match(headers.get("retry-after") ?? "", /^[1-9][0-9]?$/);
  assert.equal((await from("192.0.2.1", secret)).status, 200);
  assert.equal((await from("192.0.2.2")).status, 401);
});

Deno.test("failed authentications of IPv6 addresses count by /64", async () => {
  await using world = await openWorld();
  const from = (address: string) =>
    world.app.fetch(new Request("http://localhost/api/v1/server"), { remoteAddress: address });
  for (let host = 1; host <= 30; host++) await from(`2001:db8:1:2::${host.toString(16)}`);
  assert.equal((await from("2001:db8:1:2:ffff::1")).status, 429);
  assert.equal((await from("2001:db8:1:3::1")).status, 401);
});
