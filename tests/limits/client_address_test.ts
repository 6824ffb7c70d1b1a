import assert from "node:assert/strict";
import { addressKey, clientAddress } from "../../src/core/limits/client_address.ts";
import { parseTrustedProxies } from "../../src/core/limits/trusted_proxies.ts";

const trusted = parseTrustedProxies("10.0.0.0/8, 2001:db8:ffff::/48");

Deno.test("without a trusted proxy X-Forwarded-For is ignored", () => {
  const forwardedFor = "198.51.100.1";
  assert.equal(clientAddress({ remote: "203.0.113.9", forwardedFor, trusted }), "203.0.113.9");
  assert.equal(clientAddress({ remote: "10.0.0.1", forwardedFor, trusted: [] }), "10.0.0.1");
});

Deno.test("a client cannot choose its address by sending X-Forwarded-For itself", () => {
  const forwardedFor = "6.6.6.6, 10.9.9.9, 203.0.113.9, 10.0.0.2";
  assert.equal(clientAddress({ remote: "10.0.0.1", forwardedFor, trusted }), "203.0.113.9");
});

Deno.test("the walk crosses proxies of both families and every spelling", () => {
  const cases = [
    ["203.0.113.9:4711", "203.0.113.9"],
    ["[2001:db8::9]:443, 10.1.1.1:80", "2001:db8::9"],
    ["2001:db8::9, 2001:db8:ffff::1", "2001:db8::9"],
    ["203.0.113.9, ::ffff:10.0.0.7", "203.0.113.9"],
  ] as const;
  for (const [forwardedFor, client] of cases) {
    assert.equal(clientAddress({ remote: "::ffff:10.0.0.1", forwardedFor, trusted }), client);
  }
});

Deno.test("an entry that is no address ends the walk", () => {
  for (
    const entry of ["unknown", "", "_hidden", "010.0.0.1", "10.1", "fe80::1%eth0", "1.2.3.4:x"]
  ) {
    const forwardedFor = `203.0.113.9, ${entry}, 10.0.0.2`;
    assert.equal(clientAddress({ remote: "10.0.0.1", forwardedFor, trusted }), "10.0.0.2");
  }
});

Deno.test("where every hop is trusted the leftmost is the client", () => {
  const forwardedFor = "10.0.0.4, 10.0.0.3";
  assert.equal(clientAddress({ remote: "10.0.0.1", forwardedFor, trusted }), "10.0.0.4");
});

Deno.test("thousands of trusted hops are not walked to the end", () => {
  const forwardedFor = ["203.0.113.9", ...Array.from({ length: 5_000 }, () => "10.0.0.2")].join();
  assert.equal(clientAddress({ remote: "10.0.0.1", forwardedFor, trusted }), "10.0.0.2");
});

Deno.test("one IPv4 client is one key however it is spelled", () => {
  assert.equal(addressKey("192.0.2.7"), "192.0.2.7");
  assert.equal(addressKey("::ffff:192.0.2.7"), "192.0.2.7");
  assert.equal(addressKey("::FFFF:C000:207"), "192.0.2.7");
});

Deno.test("all IPv6 addresses of a /64 are one key", () => {
  assert.equal(addressKey("2001:DB8:1:2:3:4:5:6"), addressKey("2001:db8:1:2::9"));
  assert.notEqual(addressKey("2001:db8:1:2::9"), addressKey("2001:db8:1:3::9"));
});

Deno.test("text that is no address is a key of its own", () => {
  assert.equal(addressKey("unknown"), "unknown");
});

Deno.test("TRUSTED_PROXIES takes addresses and ranges, and blank means none", () => {
  assert.deepEqual(parseTrustedProxies(" , "), []);
  const [one, range, mapped] = parseTrustedProxies("192.0.2.1,2001:db8::/32,::ffff:10.0.0.0/104");
  assert.deepEqual([one, range, mapped].map((cidr) => cidr?.join("/")), [
    "192.0.2.1/32",
    "2001:db8::/32",
    "10.0.0.0/8",
  ]);
});

Deno.test("a bad entry of TRUSTED_PROXIES is refused by name", () => {
  const bad = [
    "x",
    "10.1",
    "10.0.0.0/33",
    "10.0.0.0/",
    "1.1.1.1/8/8",
    "::/129",
    "::ffff:10.0.0.0/8",
  ];
  for (const entry of bad) {
    assert.throws(() => parseTrustedProxies(`10.0.0.1, ${entry}`), {
      message: `"${entry}" is neither an address nor a CIDR range such as 10.0.0.0/8`,
    });
  }
});
