import type { ChaosReport } from "./deaths/run.ts";

/** Prints the events, the services' warnings, and the broken guarantees. */
export function printReport({ figures, warnings, violations }: ChaosReport): void {
  console.log();
  printColumns(figures);
  console.log("\nWarnings and errors in the services' logs:");
  printColumns(warnings);
  console.log();
  for (const violation of violations) console.log(`BROKEN  ${violation}`);
  if (violations.length === 0) console.log("Every guarantee held.");
}

function printColumns(rows: Record<string, string | number>): void {
  const width = Math.max(0, ...Object.keys(rows).map((name) => name.length));
  for (const [name, value] of Object.entries(rows)) {
    console.log(`  ${name.padEnd(width)}  ${value}`);
  }
}
