import { putBack, type Race, RACES } from "../../tests/simulation/races.ts";
import { PROCESSES, runTask } from "./task.ts";

/** Looks for each race whose name has `text`, several at a time. Returns whether one was not found. */
export async function findRaces(
  text: string,
  { first, count }: { first: number; count: number },
): Promise<boolean> {
  const waiting = RACES.filter(({ name }) => name.includes(text));
  let isMissed = false;
  const lookForNext = async () => {
    for (let race = waiting.shift(); race; race = waiting.shift()) {
      const found = await findRace(race, ["--stop", "--seed", `${first}`, "--seeds", `${count}`]);
      isMissed ||= !found;
    }
  };
  await Promise.all(Array.from({ length: PROCESSES }, lookForNext));
  return isMissed;
}

/** Runs seeds in a copy of the project without the guard. Its databases have a separate template. */
async function findRace(race: Race, args: string[]): Promise<boolean> {
  const copy = await putBack(Deno.cwd(), race);
  const { lines, code } = await runTask(args, { cwd: copy, env: { TEST_FOLDER: "" } });
  await Deno.remove(copy, { recursive: true });
  const found = code === 1 ? lines.find((line) => line.startsWith("seed ")) : undefined;
  console.log(`${race.name}: ${found ?? `not found\n${lines.at(-1)}`}`);
  return found !== undefined;
}
