/** Tests that start browsers, services, clusters, interpreters or compilers. Each file has a separate worker. */
export const STARTS_PROGRAMS = [
  "tests/abuse/hostile_pictures_test.ts",
  "tests/browser",
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
  "tests/observing/log_test.ts",
  "tests/mail",
  "tests/new_operation_test.ts",
  "tests/process",
  "tests/samples",
  "tests/scripts/doctor_test.ts",
  "tests/scripts/start_test.ts",
  "tests/scripts/test_run_test.ts",
  "tests/sending/votifier/foreign_senders_test.ts",
  "tests/service/listen_test.ts",
  "tests/service/timetable_test.ts",
] as const;

/** Tests that need a large number of attempts, or waiting. */
const SLOW = [
  "tests/abuse",
  "tests/api/documented_answers_test.ts",
  "tests/api/outage_test.ts",
  "tests/api/rewards/bodies_test.ts",
  "tests/database/silence_test.ts",
  "tests/demo",
  "tests/rewards/inbox_mutants_test.ts",
  "tests/rewards/inbox_property_test.ts",
  "tests/rewards/waiting_claims_test.ts",
  "tests/scripts",
  "tests/service/metrics_test.ts",
  "tests/web/forms/form_routes_test.ts",
  "tests/web/frame/late_pages_test.ts",
  "tests/web/my_servers/pictures_page_test.ts",
  "tests/web/page_routes_test.ts",
];

/** The tests that a run leaves out, by its name. A new file is in every run unless a list names it or its folder. */
export const LEFT_OUT = {
  /** `deno task test`, for the inner loop: what needs nothing but Deno, in two minutes. */
  short: [...STARTS_PROGRAMS, ...SLOW],
  /** `deno task test all` */
  all: [],
  /** `--only=database`, for a second kind of Postgres: excludes what uses no database, brings its own, or is slow. */
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
    "tests/pictures",
    "tests/process/escapes_test.ts",
    "tests/process/full_disk_test.ts",
    "tests/process/major_versions_test.ts",
    "tests/process/several_test.ts",
    "tests/samples",
    "tests/scripts/grade_test.ts",
    "tests/scripts/test_run_test.ts",
    "tests/sending",
  ],
} as const satisfies Record<string, readonly string[]>;

/** The choices in a run's arguments. */
export interface Choices {
  run: keyof typeof LEFT_OUT;
  /** Arguments for `deno test`: paths and flags. Paths run whatever `run` leaves out. */
  rest: string[];
}

/** Parses the arguments of a run: `all`, `--only=database`, or paths and flags. Throws on any other `--only`. */
export function readChoices(args: readonly string[]): Choices {
  const only = args.find((arg) => arg.startsWith("--only="));
  if (only !== undefined && only !== "--only=database") {
    throw new RangeError("--only takes database");
  }
  const isAll = args[0] === "all";
  const rest = args.slice(isAll ? 1 : 0).filter((arg) => arg !== only);
  return { run: only ? "database" : isAll ? "all" : "short", rest };
}

/** Returns whether a file is one of those paths or in one of those folders. */
export function isIn(paths: readonly string[], file: string): boolean {
  return paths.some((path) => file === path || file.startsWith(`${path}/`));
}
