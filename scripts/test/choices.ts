/** The tests of the main guarantees: the contracts, keys, limits, votes and deliveries, and the most common pages. */
export const MAIN = [
  "tests/api/answers_test.ts",
  "tests/api/authenticate_test.ts",
  "tests/api/check_vote_test.ts",
  "tests/api/get_server_test.ts",
  "tests/api/get_votes_test.ts",
  "tests/api/health_test.ts",
  "tests/api/limit_requests_test.ts",
  "tests/api/log_request_test.ts",
  "tests/api/paths_test.ts",
  "tests/contract/contract_clients_test.ts",
  "tests/contract/contract_examples_test.ts",
  "tests/contract/contract_test.ts",
  "tests/contract/contract_validators_test.ts",
  "tests/contract/contract_versions_test.ts",
  "tests/database/batch_test.ts",
  "tests/database/connect_test.ts",
  "tests/database/database_address_test.ts",
  "tests/database/driver/idle_timer_test.ts",
  "tests/database/driver/protocol_reader_test.ts",
  "tests/database/migrate_test.ts",
  "tests/database/schema_test.ts",
  "tests/database/session_settings_test.ts",
  "tests/database/transactions_test.ts",
  "tests/deliveries",
  "tests/destinations",
  "tests/generated",
  "tests/keys",
  "tests/limits",
  "tests/observing",
  "tests/polling/ask_server_test.ts",
  "tests/polling/protocols/hostile_server_test.ts",
  "tests/polling/protocols/minecraft_status_test.ts",
  "tests/polling/protocols/read_status_test.ts",
  "tests/rewards/feed_test.ts",
  "tests/rewards/inbox_test.ts",
  "tests/scripts/generate/generate_enums_test.ts",
  "tests/secrets",
  "tests/sending",
  "tests/servers/edit_server_test.ts",
  "tests/servers/review_test.ts",
  "tests/servers/search_test.ts",
  "tests/servers/servers_test.ts",
  "tests/service/config_test.ts",
  "tests/service/near_names_test.ts",
  "tests/sign_in/first_moderator_test.ts",
  "tests/sign_in/password_rules_test.ts",
  "tests/sign_in/session_test.ts",
  "tests/sign_in/sign_in_test.ts",
  "tests/sign_in/sign_up_test.ts",
  "tests/spec",
  "tests/time",
  "tests/votes/ballot/cast_ballot_test.ts",
  "tests/votes/ballot/cast_probe_test.ts",
  "tests/votes/cast_together_test.ts",
  "tests/votes/cast_vote_test.ts",
  "tests/votes/counters_test.ts",
  "tests/votes/voids/given_back_test.ts",
  "tests/votes/identity_votes_test.ts",
  "tests/votes/imported_votes_test.ts",
  "tests/votes/own_votes_test.ts",
  "tests/votes/voids/void_vote_test.ts",
  "tests/votes/trust",
  "tests/web/account/account_links_test.ts",
  "tests/web/account/accounts_test.ts",
  "tests/web/account/sign_in_page_test.ts",
  "tests/web/account/sign_up_page_test.ts",
  "tests/web/account/sign_up_to_vote_test.ts",
  "tests/web/deliveries/deliveries_test.ts",
  "tests/web/deliveries/drawings_test.ts",
  "tests/web/forms/next_path_test.ts",
  "tests/web/forms/other_sites_test.ts",
  "tests/web/forms/unsent_pages_test.ts",
  "tests/web/headers_test.ts",
  "tests/web/keys/code_samples_test.ts",
  "tests/web/listing/filters_test.ts",
  "tests/web/listing/server_page_test.ts",
  "tests/web/moderation/moderation_test.ts",
  "tests/web/my_servers/kept_input_test.ts",
  "tests/web/my_servers/my_servers_test.ts",
  "tests/web/my_servers/submit_page_test.ts",
  "tests/web/pages_test.ts",
  "tests/web/read_only_test.ts",
  "tests/web/refusals_test.ts",
  "tests/web/voting/receipt_test.ts",
  "tests/web/voting/solver_test.ts",
  "tests/web/voting/links",
  "tests/web/voting/receipt_outcomes_test.ts",
  "tests/web/voting/refused_ballot_test.ts",
  "tests/web/voting/voting_test.ts",
  "tests/work",
];

/** Tests that start browsers, services, clusters, interpreters or compilers. They share no worker with others. */
export const STARTS_PROGRAMS = [
  "tests/abuse/requests/hostile_pictures_test.ts",
  "tests/browser",
  "tests/contract/new_operation_test.ts",
  "tests/database/backup_test.ts",
  "tests/database/check_sessions_test.ts",
  "tests/deliveries/chaos_test.ts",
  "tests/deliveries/disasters_test.ts",
  "tests/deploy",
  "tests/embedded",
  "tests/keys/check_secret_key_test.ts",
  "tests/limits/shared_window_test.ts",
  "tests/limits/valkey_test.ts",
  "tests/mail",
  "tests/observing/log_test.ts",
  "tests/process",
  "tests/samples",
  "tests/scripts/doctor_test.ts",
  "tests/scripts/generate/generate_operations_test.ts",
  "tests/scripts/generate/generate_test.ts",
  "tests/scripts/languages_test.ts",
  "tests/scripts/start_test.ts",
  "tests/scripts/test_run_test.ts",
  "tests/sending/votifier/foreign_senders_test.ts",
  "tests/service/listen_test.ts",
  "tests/service/timetable_test.ts",
  "tests/web/listing/atom_xml_test.ts",
];

/**
 * Tests of the tools, and tests with many attempts or long waits. On another Postgres they would only repeat statements
 * that other tests run there.
 */
export const REPEATS = [
  "tests/abuse",
  "tests/api/documented_answers_test.ts",
  "tests/api/outage_test.ts",
  "tests/api/public",
  "tests/api/rewards/bodies_test.ts",
  "tests/api/rewards/claim_players_test.ts",
  "tests/api/rewards/read_body_test.ts",
  "tests/bench",
  "tests/database/refusing_hosts_test.ts",
  "tests/database/several_hosts_test.ts",
  "tests/database/silence_test.ts",
  "tests/deliveries/chats",
  "tests/demo",
  "tests/lint",
  "tests/moving",
  "tests/pictures/rewrite_test.ts",
  "tests/polling/protocols/odd",
  "tests/rewards/inbox_mutants_test.ts",
  "tests/rewards/inbox_property_test.ts",
  "tests/rewards/waiting",
  "tests/scripts",
  "tests/scripts/generate/version_3_0_test.ts",
  "tests/sending/votifier/votifier_secret_test.ts",
  "tests/servers/translations_test.ts",
  "tests/service/metrics_test.ts",
  "tests/service/watch_test.ts",
  "tests/sign_in/providers/imitated_providers_test.ts",
  "tests/simulation",
  "tests/waves/judge_wave_test.ts",
  "tests/web/chats",
  "tests/web/forms/form_rates_test.ts",
  "tests/web/forms/form_routes_test.ts",
  "tests/web/frame/late_pages_test.ts",
  "tests/web/hostile_requests_test.ts",
  "tests/web/keys/grade_test.ts",
  "tests/web/listing/framing_test.ts",
  "tests/web/listing/translations_page_test.ts",
  "tests/web/locale/chosen_language_test.ts",
  "tests/web/locale/page_addresses_test.ts",
  "tests/web/locale/page_locale_test.ts",
  "tests/web/moderation/setup_page_test.ts",
  "tests/web/my_servers/pictures",
  "tests/web/my_servers/translations_form_test.ts",
  "tests/web/page_routes_test.ts",
  "tests/web/rewards/port_scan_test.ts",
  "tests/web/right_to_left_test.ts",
  "tests/web/view_limits_test.ts",
  "tests/web/voting/ballot_policy_test.ts",
];

/** Tests of rooms in `MAIN` that take longer than the short run should. */
const LONG = [
  "tests/deliveries/dispatcher_load_test.ts",
  "tests/deliveries/endpoint_health_test.ts",
  "tests/deliveries/leases_test.ts",
  "tests/deliveries/listening_test.ts",
  "tests/deliveries/lost_claim_test.ts",
  "tests/deliveries/settle_waiting_test.ts",
  "tests/keys/connect_votifier_test.ts",
  "tests/keys/owner_tools_test.ts",
  "tests/keys/several_votifiers_test.ts",
  "tests/sending/hostile_receiver_test.ts",
];

/**
 * Tests of `STARTS_PROGRAMS` and `REPEATS` that depend on the version of Postgres: statements of emails and of the
 * operator's commands, locks of `pg_dump`, and backups, which read and write its catalog and its COPY format.
 */
export const DEPENDS_ON_VERSION = [
  "tests/database/backup_test.ts",
  "tests/mail/postman_test.ts",
  "tests/process/commands/admin_test.ts",
  "tests/process/backups/backup_test.ts",
  "tests/process/commands/rewards_admin_test.ts",
  "tests/process/start_test.ts",
  "tests/scripts/backup",
  "tests/scripts/doctor_test.ts",
  "tests/scripts/languages_test.ts",
];

/**
 * A run of the tests. `short` is `deno task test`, for the inner loop: tests that need only Deno, in 60 to 90 seconds.
 * `all` is `deno task test all`. `database` is `--only=database`, for the oldest Postgres that a host may have, after
 * the short run: the other tests, without those that start programs or repeat the same statements.
 */
export type Run = "short" | "all" | "database";

/**
 * Returns whether a run includes a test file. A new file is in `all` and `database`, and in `short` if `MAIN` has its
 * folder.
 */
export function isInRun(run: Run, file: string): boolean {
  if (run === "all") return true;
  if (isIn(STARTS_PROGRAMS, file) || isIn(REPEATS, file)) {
    return run === "database" && isIn(DEPENDS_ON_VERSION, file);
  }
  const isShort = isIn(MAIN, file) && !isIn(LONG, file);
  return isShort === (run === "short");
}

/** The choices in a run's arguments. */
export interface Choices {
  run: Run;
  /** Arguments for `deno test`: paths and flags. Paths run even if `run` excludes them. */
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

/** Returns whether a file is one of the paths or in one of them. */
export function isIn(paths: readonly string[], file: string): boolean {
  return paths.some((path) => file === path || file.startsWith(`${path}/`));
}
