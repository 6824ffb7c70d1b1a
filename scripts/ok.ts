/**
 * The gate for a change, `deno task ok`: a change is green when all stages pass. Stops at the first one that fails.
 * `deno task ci` (.ci/run) runs the same command on a clean machine, and then the README's commands, another Postgres,
 * other clients, a fuzzer and the image.
 */

import { SERVICE_LOCK, TEST_LOCK } from "../embedded/launcher/project.ts";

/** A stage: its name, and the command that runs it. */
type Stage = [name: string, args: string[]];

const READS = ["--allow-read", "--allow-env", "--allow-sys"];

/** The static checks that run beside the type check, which keeps only one processor busy. */
const BESIDE_TYPES: Stage[] = [
  ["format", ["fmt", "--check", "--quiet"]],
  ["lint", ["lint", "--quiet"]],
  ["cycles", ["run", ...SERVICE_LOCK, "-A", "scripts/check_cycles.ts"]],
  ["contract", [
    "run",
    "--quiet",
    ...TEST_LOCK,
    ...READS,
    "npm:@redocly/cli@2.77.0",
    "lint",
    "openapi.yaml",
    "openapi-rewards.yaml",
    "openapi-public.yaml",
    "generated/openapi-3.0.json",
    "generated/rewards/openapi-3.0.json",
    "generated/public/openapi-3.0.json",
  ]],
  ["drift", ["run", ...TEST_LOCK, ...READS, "--allow-run", "scripts/generate.ts", "--check"]],
  ["docs", ["run", ...SERVICE_LOCK, "-A", "scripts/check_docs.ts"]],
];

/** Includes the examples, which the next stage runs. */
const TYPES: Stage = [
  "types",
  [
    "check",
    "--doc",
    "--quiet",
    ...TEST_LOCK,
    "demo",
    "embedded",
    "src",
    "scripts",
    "tests",
    "generated",
  ],
];

const TESTS: Stage[] = [
  ["examples", [
    "test",
    "--quiet",
    "--doc",
    "--no-check",
    ...TEST_LOCK,
    "--allow-read",
    "--ignore-env",
    "src",
  ]],
  ["tests", ["run", ...SERVICE_LOCK, "-A", "scripts/test.ts", "all"]],
];

await Promise.all([runStages(BESIDE_TYPES), runStages([TYPES])]);
await runStages(TESTS);

/** Runs stages one after the other. Ends the process at the first that fails. */
async function runStages(stages: Stage[]): Promise<void> {
  for (const [name, args] of stages) {
    const startedAt = performance.now();
    const { success } = await new Deno.Command(Deno.execPath(), {
      args,
      env: { REDOCLY_TELEMETRY: "off" },
    })
      .spawn().status;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${success ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
    if (!success) Deno.exit(1);
  }
}
