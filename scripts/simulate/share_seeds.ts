import { PROCESSES, runTask } from "./task.ts";

/** Numbers by name, which may be nested. */
interface Sums {
  [name: string]: number | Sums;
}

/**
 * Divides seeds among processes, each with a separate database. Prints their failures, and returns the sum of their
 * reports.
 */
export async function shareSeeds(
  { first, count }: { first: number; count: number },
): Promise<Sums> {
  const startOf = (nth: number) => first + Math.floor(count * nth / PROCESSES);
  const shares = await Promise.all(
    Array.from({ length: PROCESSES }, (_, nth) => {
      const seeds = startOf(nth + 1) - startOf(nth);
      return runTask(["--seed", `${startOf(nth)}`, "--seeds", `${seeds}`]);
    }),
  );
  const total: Sums = {};
  for (const { lines, code } of shares) {
    const report = lines.pop() ?? "";
    for (const line of lines) console.log(line);
    if (report.startsWith("{")) add(total, JSON.parse(report));
    else throw new Error(`a share of the seeds ended with ${code}: ${report}`);
  }
  return total;
}

function add(total: Sums, part: Sums): void {
  for (const [name, value] of Object.entries(part)) {
    const sum = total[name] ?? (typeof value === "number" ? 0 : {});
    if (typeof value === "number") total[name] = Number(sum) + value;
    else if (typeof sum === "object") add(total[name] = sum, value);
  }
}
