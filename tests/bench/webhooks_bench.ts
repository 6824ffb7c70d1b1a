/**
 * Delivery beside its peers: how fast a backlog drains, and how long a vote takes from its commit to its
 * receiver. Votes are cast by the product's own verb, all limits but the rates of receivers are on, the database is
 * durable, and every side posts by the same sender to the same receiver.
 *
 * @module
 */
import { parseArgs } from "node:util";
import { compareDrains } from "./webhooks/drain.ts";
import { isKind, type KindName, KINDS } from "./webhooks/engines/kinds.ts";
import { compareLatencies } from "./webhooks/latency.ts";
import { measureSideBySide } from "./webhooks/side_by_side.ts";
import { measureSlowEndpoint } from "./webhooks/slow_endpoint.ts";
import type { Table } from "./measure/table.ts";
import { describeRates, OPEN_RATES } from "../support/deliveries/rates.ts";
import { setStage, type Stage } from "./webhooks/stage.ts";

/** Every part in the order in which it runs. */
const PARTS = ["drain", "latency", "slow", "bloat", "pair"];

/** Measures; `show` takes each table when it is there. */
export async function run(args: string[], show: (table: Table) => void): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "5" },
      "no-peers": { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const parts = positionals.length > 0 ? positionals : PARTS;
  const kinds: KindName[] = values["no-peers"] ? ["voteboard"] : Object.keys(KINDS).filter(isKind);
  console.log(describeRates(OPEN_RATES));
  const stage = await setStage(kinds);
  for (const part of PARTS.filter((part) => parts.includes(part))) {
    for (const table of await measure(part, stage, Number(values.rounds))) show(table);
  }
}

async function measure(part: string, stage: Stage, rounds: number): Promise<Table[]> {
  // What an attempt log costs a peer shows in a drain; elsewhere the lighter side is the better peer.
  const lighter = {
    ...stage,
    actors: stage.actors.filter(({ kind }) => kind !== "graphile_logged"),
  };
  switch (part) {
    case "drain":
      return [await compareDrains(stage, { rounds, bloated: false })];
    case "latency":
      return await compareLatencies(lighter, { rounds, bloated: false });
    case "slow":
      return [await measureSlowEndpoint(lighter, { rounds })];
    case "bloat":
      return [
        await compareDrains(lighter, { rounds, bloated: true }),
        ...await compareLatencies(lighter, { rounds, bloated: true }),
      ];
    default:
      return [await measureSideBySide(stage, { rounds })];
  }
}
