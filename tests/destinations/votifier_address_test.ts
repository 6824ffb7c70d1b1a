import assert from "node:assert/strict";
import {
  parseVotifierAddress,
  splitVotifierUrl,
} from "../../src/reach/destinations/votifier_address.ts";

const PUBLIC = { allowPrivate: false };

Deno.test("a host and a port become one spelling", () => {
  for (
    const [host, url] of [
      ["play.example.com", "votifier://play.example.com:8192"],
      [" Play.Example.COM. ", "votifier://play.example.com:8192"],
      ["bücher.example", "votifier://xn--bcher-kva.example:8192"],
      ["203.0.114.7", "votifier://203.0.114.7:8192"],
      ["2a00:1450:4001:82f::200e", "votifier://[2a00:1450:4001:82f::200e]:8192"],
    ] as const
  ) {
    assert.deepEqual(parseVotifierAddress({ host, port: 8192 }, PUBLIC), { kind: "ok", url });
    assert.ok(splitVotifierUrl(url));
  }
});

Deno.test("what is no host alone is refused", () => {
  for (
    const host of ["", "a b", "user@play.example.com", "play.example.com:8192", "x/y", "x?y", "x#y"]
  ) {
    assert.equal(parseVotifierAddress({ host, port: 8192 }, PUBLIC).kind, "refused", host);
  }
});

Deno.test("inner hosts are refused in any spelling", () => {
  for (
    const host of ["localhost", "db.internal", "nas", "127.0.0.1", "2130706433", "0x7f.1", "::1"]
  ) {
    assert.equal(parseVotifierAddress({ host, port: 8192 }, PUBLIC).kind, "refused", host);
  }
});

Deno.test("ports of other services are refused", () => {
  for (const port of [0, 22, 25, 80, 443, 3306, 5432, 6379, 65_536, 1.5]) {
    const parsed = parseVotifierAddress({ host: "play.example.com", port }, PUBLIC);
    assert.equal(parsed.kind, "refused", String(port));
  }
});
