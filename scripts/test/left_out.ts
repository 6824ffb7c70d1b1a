/** Tests that a shorter run leaves out, by its name; `deno task test` leaves out none. */
export const LEFT_OUT = {
  /** For the inner loop: whatever starts browsers, services, clusters, interpreters or compilers. */
  quick: [
    "tests/browser",
    "tests/abuse/hostile_pictures_test.ts",
    "tests/database/backup_test.ts",
    "tests/database/check_sessions_test.ts",
    "tests/deliveries/chaos_test.ts",
    "tests/deliveries/disasters_test.ts",
    "tests/deploy",
    "tests/embedded",
    "tests/generate_operations_test.ts",
    "tests/generate_test.ts",
    "tests/journey_test.ts",
    "tests/keys/check_secret_key_test.ts",
    "tests/limits/shared_window_test.ts",
    "tests/limits/valkey_test.ts",
    "tests/log_test.ts",
    "tests/mail",
    "tests/new_operation_test.ts",
    "tests/process",
    "tests/samples",
    "tests/scripts/doctor_test.ts",
    "tests/scripts/start_test.ts",
    "tests/sending/votifier/foreign_senders_test.ts",
    "tests/service/timetable_test.ts",
  ],
  /** For a second kind of Postgres: what uses no database or brings its own, and pages that others ask too. */
  database: [
    "tests/abuse/hostile_pictures_test.ts",
    "tests/browser",
    "tests/deliveries/chaos_test.ts",
    "tests/deliveries/disasters_test.ts",
    "tests/demo",
    "tests/deploy",
    "tests/destinations",
    "tests/embedded",
    "tests/generate_operations_test.ts",
    "tests/generate_test.ts",
    "tests/generated",
    "tests/journey_test.ts",
    "tests/limits",
    "tests/lint",
    "tests/new_operation_test.ts",
    "tests/process/escapes_test.ts",
    "tests/pictures",
    "tests/process/full_disk_test.ts",
    "tests/process/major_versions_test.ts",
    "tests/process/several_test.ts",
    "tests/samples",
    "tests/scripts/grade_test.ts",
    "tests/sending",
  ],
} as const;

/** The choices that a run's arguments make. */
export interface Asked {
  /** The run whose files are left out; undefined for all files. */
  only: keyof typeof LEFT_OUT | undefined;
  /** Arguments for `deno test`: paths and flags. */
  rest: string[];
}

/** Reads the arguments of a run. Throws on an unknown `--only`. */
export function readAsked(args: readonly string[]): Asked {
  const only = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
  const rest = args.filter((arg) => !arg.startsWith("--only="));
  if (only !== undefined && !isRun(only)) {
    throw new RangeError(`--only takes ${Object.keys(LEFT_OUT).join(" or ")}.`);
  }
  return { only, rest };
}

/** Whether a file is one of those paths or in one of those folders. */
export function isIn(paths: readonly string[], file: string): boolean {
  return paths.some((path) => file === path || file.startsWith(`${path}/`));
}

function isRun(name: string): name is keyof typeof LEFT_OUT {
  return Object.hasOwn(LEFT_OUT, name);
}
