import assert from "node:assert/strict";
import { loadConfig } from "../../../src/service/config.ts";
import { parseTrustedProxies } from "../../../src/core/limits/trusted_proxies.ts";
import { createProxyWatch, findExposure } from "../../../src/service/limits/proxy_watch.ts";
import { AS_HOST } from "../../support/processes/host.ts";
import { logWhile } from "../../support/processes/log_lines.ts";
import { FROM_HERE, openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";
import { HOUR_MS } from "../../../src/core/time/day.ts";

/** A proxy in the host's network that `TRUSTED_PROXIES` doesn't name. */
const PROXY = "10.0.0.1";

Deno.test("behind a proxy on this machine each visitor has their own limits", async () => {
  for (const HOST of ["", "localhost", "::1", "127.0.0.2"]) {
    const { trustedProxies } = loadConfig({ HOST });
    await using world = await openWorld({ trustedProxies });
    const statuses = await askThrough(world, "127.0.0.1", 7);
    assert.deepEqual(statuses, Array(7).fill(202), HOST);
  }
});

Deno.test("loopback is not trusted by a service that listens elsewhere", () => {
  for (const HOST of ["0.0.0.0", "::", "192.168.1.2", "votes.example.com"]) {
    assert.deepEqual(loadConfig({ HOST }).trustedProxies, [], HOST);
  }
});

Deno.test("an unnamed private proxy is a warning that names the variable", async () => {
  await using world = await openWorld({ now: new Date() });
  const mod = await openPerson(world, "Mod", { isAdministrator: true });
  assert.deepEqual(await readiness(world), { status: "ready" });
  assert.doesNotMatch((await mod.get("/moderation")).html, /TRUSTED_PROXIES/);
  const lines = await logWhile(() => askThrough(world, PROXY, 2));
  assert.equal(lines.match(/"proxy_not_trusted"/g)?.length, 1);
  assert.match(lines, /"level":"warn".*Set TRUSTED_PROXIES/);
  const { status, detail } = await readiness(world);
  assert.equal(status, "ready");
  assert.match(String(detail), /Set TRUSTED_PROXIES/);
  for (const page of ["/moderation", "/moderation/audit", "/moderation/games"]) {
    assert.match((await mod.get(page)).html, /role="alert">[^<]*Set TRUSTED_PROXIES/, page);
  }
});

Deno.test("a proxy that strangers share refuses no valid key", async () => {
  await using world = await openWorld();
  const { secret } = await world.key(await world.server());
  const ask = (key: string) =>
    world.app.fetch(
      new Request("http://localhost/api/v1/votes", {
        headers: { Authorization: `Bearer ${key}`, "X-Forwarded-For": "203.0.113.9" },
      }),
      { remoteAddress: PROXY },
    );
  const lines = await logWhile(async () => {
    for (let count = 0; count < 31; count++) await (await ask("vb_wrong")).body?.cancel();
  });
  assert.match(lines, /"proxy_not_trusted"/);
  assert.equal((await ask("vb_wrong")).status, 429);
  assert.equal((await ask(secret)).status, 200);
});

Deno.test("the warning is logged once an hour and ends an hour later", async () => {
  let now = 0;
  const watch = createProxyWatch([], () => now);
  const headers = new Headers({ "X-Real-IP": "203.0.113.9" });
  const lines = await logWhile(() => {
    for (; now < 2 * HOUR_MS; now += HOUR_MS / 4) watch.see(PROXY, headers);
    return Promise.resolve();
  });
  assert.equal(lines.match(/"proxy_not_trusted"/g)?.length, 2);
  assert.match(watch.warning() ?? "", /TRUSTED_PROXIES/);
  now += HOUR_MS;
  assert.equal(watch.warning(), undefined);
});

Deno.test("each forwarded header warns, and strangers on the internet cannot", async () => {
  const warning = (remote: string, header: string) => {
    const watch = createProxyWatch(parseTrustedProxies("10.9.9.9"), () => 0);
    watch.see(remote, new Headers({ [header]: "for=203.0.113.9" }));
    return watch.warning();
  };
  await logWhile(() => {
    for (const header of ["X-Forwarded-For", "Forwarded", "X-Real-IP"]) {
      for (const remote of [PROXY, "127.0.0.1", "::ffff:192.168.1.1", "fd00::1", "100.64.0.1"]) {
        assert.match(warning(remote, header) ?? "", /Set TRUSTED_PROXIES/, `${remote} ${header}`);
      }
      assert.equal(warning("203.0.113.1", header), undefined);
    }
    assert.equal(warning("10.9.9.9", "X-Forwarded-For"), undefined);
    assert.match(warning("10.9.9.9", "X-Real-IP") ?? "", /sends no X-Forwarded-For/);
    return Promise.resolve();
  });
});

Deno.test("a public site that trusts no proxy is told of, and no other", () => {
  const isExposed = (settings: Record<string, string>) =>
    findExposure(loadConfig(settings)) !== undefined;
  const BASE_URL = "https://votes.example.com";
  assert.ok(isExposed({ HOST: "0.0.0.0", BASE_URL }));
  assert.ok(isExposed({ HOST: "203.0.113.9", BASE_URL: "http://203.0.113.9:8000" }));
  assert.ok(isExposed({ HOST: "::", BASE_URL: "http://[2001:db8::1]:8000" }));
  const others: Record<string, string>[] = [
    { BASE_URL }, // loopback: only a proxy on this machine leads there
    { HOST: "0.0.0.0", BASE_URL, TRUSTED_PROXIES: "172.30.47.0/24" },
    { HOST: "0.0.0.0" },
    { HOST: "0.0.0.0", BASE_URL: "http://localhost:8000" },
    { HOST: "0.0.0.0", BASE_URL: "http://192.168.1.7:8000" },
    { HOST: "::", BASE_URL: "http://[fd00::1]:8000" },
  ];
  for (const settings of others) assert.equal(isExposed(settings), false, JSON.stringify(settings));
});

/** Has people ask for a link through a proxy, each from an address of their own, of which each has five an hour. */
async function askThrough(world: World, proxy: string, people: number): Promise<number[]> {
  const statuses = [];
  for (let person = 1; person <= people; person++) {
    const visitor = openVisitor(world, { address: proxy });
    const form = { email: `steve${person}@example.com` };
    const headers = { ...FROM_HERE, "X-Forwarded-For": `203.0.113.${person}` };
    statuses.push((await visitor.submit("/reset-password", form, headers)).status);
  }
  return statuses;
}

async function readiness(world: World): Promise<Record<string, unknown>> {
  return await (await world.get("/readyz", { headers: AS_HOST })).json();
}
