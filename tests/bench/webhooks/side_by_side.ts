import { ratio, series, type Table } from "../measure/table.ts";
import { inTurns } from "../measure/turns.ts";
import { BACKLOG, drainOnce } from "./drain.ts";
import type { Stage } from "./stage.ts";

/**
 * Drains backlogs by one dispatcher and by two processes on one database, in turn. `drainOnce` throws when a
 * delivery is made twice: then both had claimed it.
 */
export async function measureSideBySide(
  stage: Stage,
  { rounds }: { rounds: number },
): Promise<Table> {
  const [ours] = stage.actors;
  if (!ours) throw new Error("Nobody drains");
  const second = await stage.understudy(ours);
  const sides = [{ name: "one", actors: [ours] }, { name: "two", actors: [ours, second] }];
  const drains = await inTurns(sides, rounds, ({ actors }) => drainOnce(stage, actors));
  const speeds = [...drains].map(([{ name }, own]) => ({
    name,
    speed: series(own, ({ perSecond }) => perSecond / 1000, 1),
  }));
  const [alone] = speeds;
  return {
    id: "drain-pair",
    title:
      `Dispatchers on one database, ${BACKLOG.toLocaleString("en")} votes, each delivered once; ` +
      `median (range) of ${rounds} rounds`,
    head: ["1,000/s", "× one"],
    rows: speeds.map(({ name, speed }) => ({
      name,
      cells: [speed, alone && alone.name !== name ? ratio(speed, alone.speed) : ""],
    })),
  };
}
