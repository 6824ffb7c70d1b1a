import assert from "node:assert/strict";
import {
  CLAIMED_MAX,
  DELIVERY_RATES,
  LANES,
  LOOP_LIMITS,
  PER_ENDPOINT,
} from "../../src/core/deliveries/policy.ts";

const readText = (path: string) => Deno.readTextFile(new URL(`../../${path}`, import.meta.url));

Deno.test("hosts read the limits of deliveries that the code has", async () => {
  const [, section = ""] = (await readText(".github/SCALE.md")).split(
    "## How owners share deliveries",
  );
  const rows = section.split("\n## ")[0]?.split("\n").filter((line) => line.startsWith("| ")) ?? [];
  const values = rows.slice(2).map((row) => row.split("|")[2]?.trim());
  const { first, top, unproven, unprovenAddress } = DELIVERY_RATES;
  assert.deepEqual(values, [
    String(CLAIMED_MAX),
    ...[LANES.quick, LANES.unproven, LANES.chat].map(String),
    `${PER_ENDPOINT.quick}, ${PER_ENDPOINT.unproven}, ${PER_ENDPOINT.slow}`,
    `${first}–${top}`,
    ...[unproven, unprovenAddress].map(String),
  ]);
  assert.match(section, new RegExp(`at most ${LOOP_LIMITS.atOnce} POSTs at once`));
});
