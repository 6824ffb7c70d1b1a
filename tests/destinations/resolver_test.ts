import assert from "node:assert/strict";
import { Resolver as NameServers } from "node:dns/promises";
import { createHostLookup, createResolver } from "../../src/core/destinations/resolver.ts";
import { startDnsAnswerer, type Zone } from "../support/network/dns_answerer.ts";

Deno.test("a name's A and AAAA answers are both handed on", async () => {
  const zone: Zone = (_name, type) => type === "A" ? ["9.9.9.9", "1.1.1.1"] : ["2620:fe::fe"];
  await using dns = await startDnsAnswerer(zone);
  const resolution = await createResolver({ lookup: dns.lookup }).resolve("play.example.com");
  assert.deepEqual(resolution, {
    kind: "vetted",
    addresses: [
      { address: "9.9.9.9", family: 4 },
      { address: "1.1.1.1", family: 4 },
      { address: "2620:fe::fe", family: 6 },
    ],
  });
});

const POISONED: Record<string, Zone> = {
  "second A answer": (_name, type) => type === "A" ? ["9.9.9.9", "10.0.0.1"] : [],
  "only AAAA answer": (_name, type) => type === "A" ? ["9.9.9.9"] : ["fd00::1"],
  "IPv4-mapped AAAA answer": (_name, type) => type === "A" ? [] : ["::ffff:127.0.0.1"],
  "metadata answer": (_name, type) => type === "A" ? ["169.254.169.254"] : [],
};

Deno.test("one private answer refuses the whole name", async () => {
  for (const [what, zone] of Object.entries(POISONED)) {
    await using dns = await startDnsAnswerer(zone);
    const resolution = await createResolver({ lookup: dns.lookup }).resolve("play.example.com");
    assert.deepEqual(resolution, { kind: "private_address" }, what);
  }
});

Deno.test("a name without answers is dns_failed", async () => {
  await using dns = await startDnsAnswerer(() => []);
  const asked = await createResolver({ lookup: dns.lookup }).resolve("nobody.example.com");
  assert.deepEqual(asked, { kind: "dns_failed" });
  const lookup = () => Promise.reject(new Error("SERVFAIL"));
  assert.deepEqual(await createResolver({ lookup }).resolve("a.example"), { kind: "dns_failed" });
});

Deno.test("a look-up that never ends is dns_failed after the timeout", async () => {
  const lookup = () => new Promise<never>(() => {});
  const resolver = createResolver({ lookup, timeoutMs: 20 });
  assert.deepEqual(await resolver.resolve("slow.example.com"), { kind: "dns_failed" });
});

Deno.test("literal addresses are judged without a look-up", async () => {
  const lookup = () => Promise.reject(new Error("must not be asked"));
  const resolver = createResolver({ lookup });
  assert.deepEqual(await resolver.resolve("127.0.0.1"), { kind: "private_address" });
  assert.deepEqual(await resolver.resolve("[::1]"), { kind: "private_address" });
  assert.deepEqual(await resolver.resolve("fd00::1"), { kind: "private_address" });
  assert.deepEqual(await resolver.resolve("9.9.9.9"), {
    kind: "vetted",
    addresses: [{ address: "9.9.9.9", family: 4 }],
  });
});

Deno.test("by default the system's resolver is asked and its localhost refused", async () => {
  assert.deepEqual(await createResolver().resolve("localhost"), { kind: "private_address" });
});

Deno.test("look-ups that hang take no more than their threads", async () => {
  const zone: Zone = (_name, type) => type === "A" ? ["9.9.9.9"] : ["2620:fe::fe"];
  await using dns = await startDnsAnswerer(zone);
  const servers = new NameServers();
  servers.setServers([dns.place]);
  const asked: string[] = [];
  const hanging: (() => void)[] = [];
  async function system(name: string) {
    asked.push(name);
    await new Promise<void>((end) => hanging.push(end));
    return [];
  }
  const { resolve } = createResolver({ lookup: createHostLookup({ system, servers, threads: 2 }) });
  const late = [resolve("a.slow.example"), resolve("b.slow.example")];
  assert.deepEqual(await resolve("play.example.com"), {
    kind: "vetted",
    addresses: [{ address: "9.9.9.9", family: 4 }, { address: "2620:fe::fe", family: 6 }],
  });
  for (const end of hanging) end();
  await Promise.all(late);
  void resolve("next.example.com");
  assert.deepEqual(asked, ["a.slow.example", "b.slow.example", "next.example.com"]);
  hanging.at(-1)?.();
});
