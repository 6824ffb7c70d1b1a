/**
 * How fast the service is there, and how much memory it holds: idle, and after 100,000 requests on 2,000
 * keys. The database is there already. Run it with `deno task bench start`.
 *
 * @module
 */
import { join } from "node:path";
import { TEST_LOCK } from "../../embedded/launcher/project.ts";
import { setStage, type Stage } from "./load/stage.ts";
import { runLoad } from "./load/wrk.ts";
import { residentMb } from "./measure/processor_time.ts";
import { printTable, spread } from "./measure/spread.ts";
import { startService } from "./sides/service.ts";
import { freePort, type Side, startSide } from "./sides/side.ts";

const KEYS = 2_000;
const REQUESTS = 100_000;

/** Starts of each side; the very first one, which fills Deno's caches, is not among them. */
const STARTS = 7;

/** An idle service is looked at this late, in milliseconds: the timetable and the pools have settled. */
const SETTLED_MS = 3_000;

await using stage = await setStage(KEYS);
await compareStarts(stage);
await reportMemory(stage);

/** What Deno itself takes to start and to answer is the floor. */
async function compareStarts(stage: Stage): Promise<void> {
  await timeStart(() => startOurs(stage));
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < STARTS; round++) {
    ours.push(await timeStart(() => startOurs(stage)));
    floor.push(await timeStart(startPlainText));
  }
  console.log(
    `\nFrom the start of the process to its first answer, ms, median (range) of ${STARTS}`,
  );
  printTable(["", "ms"], [
    ["voteboard, its first vote check", spread(ours, 0)],
    ["Deno.serve, plain text", spread(floor, 0)],
  ]);
}

async function timeStart(start: () => Promise<Side>): Promise<number> {
  const side = await start();
  await side.stop();
  return side.startedInMs;
}

function startOurs({ database, questions }: Stage): Promise<Side> {
  return startService(database, { secret: questions[0]?.secret ?? "" });
}

function startPlainText(): Promise<Side> {
  const port = freePort();
  const path = join(import.meta.dirname ?? "", "sides/plain_text.ts");
  return startSide({
    name: "plain text",
    program: Deno.execPath(),
    args: ["run", ...TEST_LOCK, "-A", path, String(port)],
    port,
  });
}

async function reportMemory(stage: Stage): Promise<void> {
  const side = await startOurs(stage);
  try {
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    const idle = await residentMb(side.pid);
    const requests = await ask(side, stage.questionsFile);
    const loaded = await residentMb(side.pid);
    console.log("\nMemory in RAM, MB");
    printTable(["", "MB"], [
      ["idle", idle.toFixed(0)],
      [`after ${requests.toLocaleString("en")} requests on ${KEYS} keys`, loaded.toFixed(0)],
    ]);
  } finally {
    await side.stop();
  }
}

/** A second at a time: 2,000 keys allow 240,000 requests a minute, and a refused one would be void. */
async function ask({ origin }: Side, questions: string): Promise<number> {
  let asked = 0;
  while (asked < REQUESTS) {
    const { requests, failed } = await runLoad(origin, questions, { seconds: 1 });
    if (failed > 0) throw new Error(`${failed} of ${requests} answers are not 200; void`);
    asked += requests;
  }
  return asked;
}
