/** Tests that start browsers, services, clusters, interpreters or compilers. They share no worker with others. */
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
  "tests/scripts/languages_test.ts",
  "tests/scripts/start_test.ts",
  "tests/scripts/test_run_test.ts",
  "tests/sending/votifier/foreign_senders_test.ts",
  "tests/service/listen_test.ts",
  "tests/service/timetable_test.ts",
  "tests/web/listing/atom_xml_test.ts",
] as const;

/** Tests that need a large number of attempts, or waiting, and those of the tools. */
const SLOW = [
  "tests/abuse",
  "tests/accounts/site_role_test.ts",
  "tests/api/documented_answers_test.ts",
  "tests/api/outage_test.ts",
  "tests/api/public",
  "tests/api/rewards/bodies_test.ts",
  "tests/bench",
  "tests/database/refusing_hosts_test.ts",
  "tests/database/several_hosts_test.ts",
  "tests/database/silence_test.ts",
  "tests/deliveries/chats_load_test.ts",
  "tests/deliveries/chats_test.ts",
  "tests/deliveries/endpoint_health_test.ts",
  "tests/deliveries/leases_test.ts",
  "tests/deliveries/listening_test.ts",
  "tests/deliveries/lost_claim_test.ts",
  "tests/deliveries/settle_waiting_test.ts",
  "tests/demo",
  "tests/desk",
  "tests/lint",
  "tests/moving",
  "tests/pictures/rewrite_test.ts",
  "tests/polling/edit_game_test.ts",
  "tests/polling/odd_answers_test.ts",
  "tests/rewards/inbox_mutants_test.ts",
  "tests/rewards/inbox_property_test.ts",
  "tests/rewards/waiting_claims_test.ts",
  "tests/scripts",
  "tests/sending/votifier/votifier_secret_test.ts",
  "tests/servers/listed_orders_test.ts",
  "tests/servers/translations_test.ts",
  "tests/service/metrics_test.ts",
  "tests/service/watch_test.ts",
  "tests/sign_in/foreign_password_test.ts",
  "tests/sign_in/providers",
  "tests/sign_in/take_over_test.ts",
  "tests/simulation",
  "tests/version_3_0_test.ts",
  "tests/waves/judge_wave_test.ts",
  "tests/waves/waves_test.ts",
  "tests/web/account/imitated_providers_test.ts",
  "tests/web/account/provider_test.ts",
  "tests/web/chats",
  "tests/web/forms/form_rates_test.ts",
  "tests/web/forms/form_routes_test.ts",
  "tests/web/frame/late_pages_test.ts",
  "tests/web/hostile_requests_test.ts",
  "tests/web/keys/api_panel_test.ts",
  "tests/web/keys/grade_test.ts",
  "tests/web/listing/framing_test.ts",
  "tests/web/listing/sitemap_test.ts",
  "tests/web/listing/translations_page_test.ts",
  "tests/web/listing/visits_test.ts",
  "tests/web/locale/page_locale_test.ts",
  "tests/web/moderation/audit_page_test.ts",
  "tests/web/moderation/setup_page_test.ts",
  "tests/web/moderation/void_many_test.ts",
  "tests/web/moderation/waves_page_test.ts",
  "tests/web/my_servers/listing_form_test.ts",
  "tests/web/my_servers/pictures_page_test.ts",
  "tests/web/my_servers/translations_form_test.ts",
  "tests/web/page_routes_test.ts",
  "tests/web/rewards/port_scan_test.ts",
  "tests/web/right_to_left_test.ts",
  "tests/web/view_limits_test.ts",
  "tests/web/voting/ballot_policy_test.ts",
];

/**
 * Tests that the short run leaves out, but that depend on the version of Postgres: the statements of emails, of the
 * operator's commands and of slower tests of rooms, locks of `pg_dump`, and backups, which read and write its catalog and
 * its COPY format.
 */
const DEPENDS_ON_VERSION = [
  "tests/accounts/site_role_test.ts",
  "tests/database/backup_test.ts",
  "tests/deliveries/endpoint_health_test.ts",
  "tests/deliveries/leases_test.ts",
  "tests/deliveries/listening_test.ts",
  "tests/deliveries/lost_claim_test.ts",
  "tests/deliveries/settle_waiting_test.ts",
  "tests/desk",
  "tests/mail/postman_test.ts",
  "tests/polling/edit_game_test.ts",
  "tests/process/admin_test.ts",
  "tests/process/backup_test.ts",
  "tests/process/rewards_admin_test.ts",
  "tests/process/start_test.ts",
  "tests/scripts/backup",
  "tests/scripts/doctor_test.ts",
  "tests/scripts/languages_test.ts",
  "tests/servers/listed_orders_test.ts",
  "tests/sign_in/foreign_password_test.ts",
  "tests/sign_in/providers",
  "tests/sign_in/take_over_test.ts",
  "tests/waves/waves_test.ts",
  "tests/web/account/provider_test.ts",
  "tests/web/keys/api_panel_test.ts",
  "tests/web/listing/sitemap_test.ts",
  "tests/web/listing/visits_test.ts",
  "tests/web/moderation/audit_page_test.ts",
  "tests/web/moderation/void_many_test.ts",
  "tests/web/moderation/waves_page_test.ts",
  "tests/web/my_servers/listing_form_test.ts",
];

/** The tests of a run. A new file is in every run unless a list names it or its folder. */
interface Run {
  leavesOut: readonly string[];
  /** Tests that it runs although `leavesOut` has their folder. */
  keeps: readonly string[];
}

export const RUNS = {
  /** `deno task test`, for the inner loop: what needs nothing but Deno, in two minutes. */
  short: { leavesOut: [...STARTS_PROGRAMS, ...SLOW], keeps: [] },
  /** `deno task test all` */
  all: { leavesOut: [], keeps: [] },
  /**
   * `--only=database`, for the oldest Postgres that a host may bring, after the short run: what that one leaves out, and
   * depends on the version. Floods, outages and processes, which repeat the same statements, run on the embedded Postgres
   * alone.
   */
  database: { leavesOut: ["tests"], keeps: DEPENDS_ON_VERSION },
} as const satisfies Record<string, Run>;

/** Returns whether a run includes a test file. */
export function isInRun(run: keyof typeof RUNS, file: string): boolean {
  const { leavesOut, keeps } = RUNS[run];
  return isIn(keeps, file) || !isIn(leavesOut, file);
}

/** The choices in a run's arguments. */
export interface Choices {
  run: keyof typeof RUNS;
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
