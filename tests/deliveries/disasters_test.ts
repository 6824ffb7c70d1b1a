import assert from "node:assert/strict";
import type { Disaster } from "../chaos/disasters/disaster.ts";
import { dumpLocks } from "../chaos/disasters/dump_locks.ts";
import { failover } from "../chaos/disasters/failover.ts";
import { fullDisk } from "../chaos/disasters/full_disk.ts";
import { silentNetwork } from "../chaos/disasters/silent_network.ts";
import { SHORT_DISASTER_PLAN, tryDisaster } from "../chaos/scenarios.ts";
import { sideBySide } from "../support/side_by_side.ts";

/** Any seed must do; a fixed one lets a failure come again. */
const SEED = 20261121;

/** Each has a Postgres and two services of its own, and half of its time is waiting. */
const test = sideBySide({ atOnce: 2 });

test("a silent network loses no vote and keeps no request waiting", () =>
  holdsOut(silentNetwork({ silentMs: 2_500 })));

test("a dump over the nightly jobs stops neither votes nor answers", () =>
  holdsOut(dumpLocks({ nightMs: 6_000 })));

test("a failover to a synchronous standby loses no acknowledged vote", () =>
  holdsOut(failover({ noticedMs: 1_500 })));

test("a full disk that ends Postgres loses no vote", () => holdsOut(fullDisk({ logMs: 2_500 })));

async function holdsOut(disaster: Disaster): Promise<void> {
  const plan = { ...SHORT_DISASTER_PLAN, seed: SEED };
  const report = await tryDisaster(disaster, plan);
  assert.deepEqual(report.violations, [], JSON.stringify(report, null, 2));
}
