import { printTable, spread } from "../measure/spread.ts";
import { BACKLOG, drainOnce } from "./drain.ts";
import type { Stage } from "./stage.ts";

/**
 * Drains backlogs by one dispatcher and by two processes on one database, in turn. `drainOnce` throws when a
 * delivery is made twice: then both had claimed it.
 */
export async function measureSideBySide(
  stage: Stage,
  { rounds }: { rounds: number },
): Promise<void> {
  const [ours] = stage.actors;
  if (!ours) throw new Error("Nobody drains");
  const second = await stage.understudy(ours);
  const [alone, together]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    const rates = [
      (await drainOnce(stage, [ours])).perSecond,
      (await drainOnce(stage, [ours, second])).perSecond,
    ];
    // The first round warms up the second process.
    if (round > 0) [alone, together].forEach((own, place) => own.push(rates[place] ?? NaN));
  }
  console.log(
    `\nTwo dispatchers on one database, ${
      BACKLOG.toLocaleString("en")
    } votes: each delivered once in all ` +
      `${rounds} rounds`,
  );
  printTable(["", "1000 deliveries/s"], [
    ["one", spread(alone.map((rate) => rate / 1000), 1)],
    ["two", spread(together.map((rate) => rate / 1000), 1)],
    ["two ÷ one", spread(together.map((rate, n) => rate / (alone[n] ?? NaN)), 2)],
  ]);
}
