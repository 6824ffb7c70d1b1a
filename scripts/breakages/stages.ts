/** The fast part of the tests: the contract, its generation, and the three operations on a real Postgres. */
const TESTS = [
  "tests/contract_test.ts",
  "tests/contract_clients_test.ts",
  "tests/contract_examples_test.ts",
  "tests/generate_test.ts",
  "tests/generate_operations_test.ts",
  "tests/generated",
  "tests/spec/resources_test.ts",
  "tests/api/answers_test.ts",
  "tests/api/authenticate_test.ts",
  "tests/api/check_vote_test.ts",
  "tests/api/get_server_test.ts",
  "tests/api/get_votes_test.ts",
  "tests/api/limit_requests_test.ts",
];

/** A stage that takes longer has hung or starves, and proves nothing. In milliseconds. */
const STAGE_TIMEOUT_MS = 120_000;

/** One check of the project, run as people run it. */
type Stage = {
  name: string;
  args: string[];
  /** Whether a fault in this file can change what the stage says; of others it only repeats itself. */
  reads: (file: string) => boolean;
};

const STAGES: Stage[] = [
  {
    name: "lint",
    args: ["run", "-A", "npm:@redocly/cli@2.77.0", "lint", "openapi.yaml"],
    reads: isContract,
  },
  // Drift would notice any change of the contract and show nothing, so there generation takes its place.
  { name: "generate", args: ["run", "-A", "scripts/generate.ts"], reads: isContract },
  {
    name: "drift",
    args: ["run", "-A", "scripts/generate.ts", "--check"],
    reads: (file) => file.startsWith("generated/"),
  },
  { name: "types", args: ["check", "--quiet", "src/main.ts", "generated"], reads: () => true },
  {
    name: "tests",
    args: ["run", "-A", "scripts/test.ts", "--no-check", "--fail-fast", "--quiet", ...TESTS],
    reads: () => true,
  },
];

/** A stage that failed, and all it said. */
export type Failure = { stage: string; output: string };

/** What a run needs: a Postgres that tests may make databases on, and the broken file if there is one. */
export type StageOptions = { databaseUrl: string; file?: string };

/**
 * Runs the stages in their order in `folder` up to the first that fails; nothing if all pass.
 *
 * @throws {Error} when a stage does not end in time.
 */
export async function findFailingStage(
  folder: string,
  { databaseUrl, file }: StageOptions,
): Promise<Failure | undefined> {
  for (const { name, args } of STAGES.filter(({ reads }) => file === undefined || reads(file))) {
    const late = AbortSignal.timeout(STAGE_TIMEOUT_MS);
    const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args,
      cwd: folder,
      env: { TEST_DATABASE_URL: databaseUrl, REDOCLY_TELEMETRY: "off", NO_COLOR: "1" },
      signal: late,
    }).output();
    if (late.aborted) throw new Error(`Cannot judge: ${name} took over ${STAGE_TIMEOUT_MS} ms`);
    if (!success) return { stage: name, output: textOf(stdout) + textOf(stderr) };
  }
}

function isContract(file: string): boolean {
  return file === "openapi.yaml";
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
