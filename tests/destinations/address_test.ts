import assert from "node:assert/strict";
import { isPublicAddress } from "../../src/core/destinations/address.ts";

const PUBLIC = [
  ...["1.1.1.1", "9.9.9.9", "93.184.215.14", "172.15.255.255", "172.32.0.0", "100.63.255.255"],
  ...["100.128.0.0", "169.253.255.255", "198.17.255.255", "223.255.255.254", "192.0.1.1"],
  ...["2606:4700:4700::1111", "2001:4860:4860::8888", "2a00:1450:4001:800::200e"],
  ...["::ffff:9.9.9.9", "64:ff9b::909:909"],
];

const NOT_PUBLIC: Record<string, readonly string[]> = {
  "this host": ["0.0.0.0", "0.1.2.3", "::"],
  loopback: ["127.0.0.1", "127.255.255.254", "::1"],
  private: ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.0.1", "fc00::1", "fd12::1"],
  "shared (CGNAT)": ["100.64.0.1", "100.127.255.255"],
  "link-local": ["169.254.1.1", "fe80::1", "febf::1", "fec0::1"],
  metadata: ["169.254.169.254", "100.100.100.200", "192.0.0.192", "168.63.129.16", "fd00:ec2::254"],
  multicast: ["224.0.0.1", "239.255.255.255", "ff02::1", "ff0e::1"],
  "class E and broadcast": ["240.0.0.1", "255.255.255.255"],
  documentation: ["192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"],
  benchmarking: ["198.18.0.1", "198.19.255.255", "2001:2::1"],
  "IPv4-mapped": ["::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:a9fe:a9fe"],
  "IPv4-compatible and translated": ["::7f00:1", "::9.9.9.9", "::ffff:0:127.0.0.1"],
  NAT64: ["64:ff9b::7f00:1", "64:ff9b::10.0.0.1", "64:ff9b::a9fe:a9fe"],
  "local NAT64": ["64:ff9b:1::909:909", "64:ff9b:1::7f00:1"],
  "6to4": ["2002:7f00:1::", "2002:909:909::1"],
  Teredo: ["2001::1", "2001:0:53aa:64c::1"],
  ISATAP: ["2a00:1450::5efe:7f00:1", "2a00:1450:0:0:200:5efe:9.9.9.9"],
  "discard and segment routing": ["100::1", "5f00::1"],
  "unassigned outside 2000::/3": ["4000::1", "e000::1"],
  "no address": ["", "localhost", "1.2.3", "0x7f.1", "2130706433", "[::1]", "fe80::1%eth0"],
};

Deno.test("addresses next to special ranges are public", () => {
  for (const address of PUBLIC) assert.equal(isPublicAddress(address), true, address);
});

Deno.test("no address of a special range is public", () => {
  for (const [kind, addresses] of Object.entries(NOT_PUBLIC)) {
    for (const address of addresses) {
      assert.equal(isPublicAddress(address), false, `${kind}: ${address}`);
    }
  }
});
