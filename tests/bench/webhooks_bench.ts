/**
 * Delivery beside its peers: how fast a backlog drains, and how long a vote takes from its commit to its
 * receiver. Votes are cast by the product's own verb, all limits are on, the database is durable, and every
 * side posts by the same sender to the same receiver. Run it with `deno task bench webhooks`.
 *
 * @module
 */
import { parseArgs } from "node:util";
import { compareDrains } from "./webhooks/drain.ts";
import { isKind, type KindName, KINDS } from "./webhooks/engines/kinds.ts";
import { compareLatencies } from "./webhooks/latency.ts";
import { measureSideBySide } from "./webhooks/side_by_side.ts";
import { measureSlowEndpoint } from "./webhooks/slow_endpoint.ts";
import { setStage } from "./webhooks/stage.ts";

/** Every part in the order in which it runs. */
const PARTS = ["drain", "latency", "slow", "bloat", "pair"];

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    "no-peers": { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const parts = positionals.length > 0 ? positionals : PARTS;
const rounds = Number(values.rounds);
const kinds: KindName[] = values["no-peers"] ? ["voteboard"] : Object.keys(KINDS).filter(isKind);

await using stage = await setStage(kinds);
// What an attempt log costs a peer shows in a drain; elsewhere the lighter side is the better peer.
const lighter = { ...stage, actors: stage.actors.filter(({ kind }) => kind !== "graphile_logged") };
for (const part of PARTS.filter((part) => parts.includes(part))) await run(part);

async function run(part: string): Promise<void> {
  switch (part) {
    case "drain":
      return await compareDrains(stage, { rounds, bloated: false });
    case "latency":
      return await compareLatencies(lighter, { rounds, bloated: false });
    case "slow":
      return await measureSlowEndpoint(lighter, { rounds });
    case "bloat":
      await compareDrains(lighter, { rounds, bloated: true });
      return await compareLatencies(lighter, { rounds, bloated: true });
    case "pair":
      return await measureSideBySide(stage, { rounds });
  }
}
