import assert from "node:assert/strict";
import { ANY_INSTANT } from "../../src/core/time/clock.ts";
import type { Sql } from "../../src/core/database/connect.ts";
import { createFairClaims } from "../../src/core/deliveries/claim_fairly.ts";
import { createLeases } from "../../src/core/deliveries/leases.ts";
import { createPacing } from "../../src/core/deliveries/pacing.ts";
import type { PacedRow } from "../../src/core/deliveries/send_slots.ts";
import { DELIVERY_RATES } from "../../src/core/deliveries/policy.ts";

Deno.test("owners with all they may have cost no claims without a nudge", async () => {
  let asked = 0;
  const sql = ((texts: TemplateStringsArray) => {
    if (texts[0]?.includes("with recursive waiting")) asked++;
    return [];
  }) as unknown as Sql;
  const times = { leaseMs: 13_000, now: () => new Date(0), monotonic: () => 0 };
  const pacing = createPacing({ addressOf: () => undefined, rates: DELIVERY_RATES, ...times });
  const leases = createLeases(sql, { ...times, renewed: () => {} });
  const options = { leases, pacing, rates: DELIVERY_RATES, clock: ANY_INSTANT, ...times };
  const claims = createFairClaims(sql, options);
  await claims.claim(10); // sees that no other owner waits
  const row: PacedRow = {
    keyId: "a",
    ownerId: "a",
    url: null,
    destination: null,
    rate: 10,
    lane: "quick",
    isSlow: false,
  };
  const rows = Array.from({ length: 448 }, () => ({ ...row }));
  pacing.claimed(rows);
  await claims.claim(10);
  assert.equal(asked, 1);
  claims.nudged();
  await claims.claim(10);
  assert.equal(asked, 2);
  pacing.dropped(rows);
  await claims.claim(10);
  assert.equal(asked, 3);
});
