/**
 * The single definition of a passing build. Stops at the first stage that fails. CI runs it, and then what needs a clean
 * machine: other clients, a fuzzer, the demos, another Postgres and the image (.ci/run).
 */

import { SERVICE_LOCK, TEST_LOCK } from "../embedded/launcher/project.ts";

/** A stage: its name, and the command that runs it. */
type Stage = [name: string, args: string[]];

const READS = ["--allow-read", "--allow-env", "--allow-sys"];

const STAGES: Stage[] = [
  ["format", ["fmt", "--check", "--quiet"]],
  ["lint", ["lint", "--quiet"]],
  ["cycles", ["run", ...SERVICE_LOCK, "-A", "scripts/check_cycles.ts"]],
  ["types", [
    "check",
    "--quiet",
    ...TEST_LOCK,
    "demo",
    "embedded",
    "src",
    "scripts",
    "tests",
    "generated",
  ]],
  ["contract", [
    "run",
    "--quiet",
    ...TEST_LOCK,
    ...READS,
    "npm:@redocly/cli@2.77.0",
    "lint",
    "openapi.yaml",
    "openapi-rewards.yaml",
    "generated/openapi-3.0.json",
    "generated/rewards/openapi-3.0.json",
  ]],
  ["drift", ["run", ...TEST_LOCK, ...READS, "--allow-run", "scripts/generate.ts", "--check"]],
  ["docs", ["run", ...SERVICE_LOCK, "-A", "scripts/check_docs.ts"]],
  ["examples", ["test", "--quiet", "--doc", ...TEST_LOCK, "--allow-read", "--ignore-env", "src"]],
  ["tests", ["run", ...SERVICE_LOCK, "-A", "scripts/test.ts", "all"]],
];

for (const [name, args] of STAGES) {
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
