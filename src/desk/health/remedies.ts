import { isUnavailable } from "../../core/database/unavailable.ts";
import { propertiesOf } from "../../core/text/properties_of.ts";

/** Instructions for the host about one finding. */
export interface Remedy {
  /** A sentence. */
  says: string;
  /** A command or a line of the environment to copy. */
  command?: string;
  /** The part of a guide about it, as a path below `/docs/`. */
  guide: string;
}

/** The command for the checks that a page can't run. */
export const DOCTOR_COMMAND = "deno task doctor";

const WHEN_VOTES_FAIL = "observing#when-votes-fail";

/** The remedy for each finding. `deno task doctor` and the page Health both print it. */
export const REMEDIES = {
  settings: {
    says: "Correct the names in the service's environment, and restart.",
    guide: "hosting#settings",
  },
  database_away: {
    says: "Start PostgreSQL if it is stopped, then check that DATABASE_URL leads to it from here.",
    guide: "hosting#database",
  },
  database_login: {
    says: "Correct the user, the password and the name of the database in DATABASE_URL.",
    guide: "hosting#database",
  },
  database_full: {
    says: "Raise max_connections, the role's or the pooler's limit, or run fewer processes.",
    guide: "hosting#database",
  },
  database_slow: {
    says: "Look in pg_stat_activity for statements that run long or hold locks.",
    command: "select pid, state, wait_event_type, xact_start, query from pg_stat_activity",
    guide: WHEN_VOTES_FAIL,
  },
  database_rights: {
    says: "Let the service's role own its database.",
    guide: "hosting#database",
  },
  database_empty: {
    says: "Start the service, which makes its tables, or restore a backup.",
    guide: "backup#restore",
  },
  database_too_old: {
    says: "Move to a version of PostgreSQL from 15 to 18.",
    guide: "upgrading#a-new-major-version-of-postgresql",
  },
  restore: {
    says: "Wait until the restore ends; if it broke off, run the same command again.",
    guide: "backup#restore",
  },
  superuser: {
    says:
      "Make a role that isn't a superuser, let it own the database, and name it in DATABASE_URL.",
    guide: "hosting#database",
  },
  pooler_mode: {
    says: "Put the pooler into session mode, or name the database itself in DATABASE_DIRECT_URL.",
    guide: "hosting#database",
  },
  pooler_settings: {
    says: "Run the statements that the finding names, then let the pooler reconnect.",
    guide: "hosting#database",
  },
  two_databases: {
    says: "Name the same database in DATABASE_URL and DATABASE_DIRECT_URL, and restart.",
    guide: "hosting#database",
  },
  member_away: {
    says: "Bring that host back before another one fails.",
    guide: "cluster#when-a-host-does-not-come-back",
  },
  two_primaries: {
    says: "Stop the host that was promoted by mistake, or let Patroni do it.",
    guide: "cluster#when-a-host-does-not-come-back",
  },
  clock: {
    says: "Let both hosts keep their clocks by NTP.",
    command: "timedatectl set-ntp true",
    guide: WHEN_VOTES_FAIL,
  },
  read_only: {
    says: "Let DATABASE_URL name the primary, or lift default_transaction_read_only.",
    guide: WHEN_VOTES_FAIL,
  },
  disk_full: {
    says: "Free room on the database's disk.",
    guide: WHEN_VOTES_FAIL,
  },
  votes_fail: {
    says: "Read votes_fail in the log for the error, and report it to the project.",
    guide: "observing#events-of-the-log",
  },
  jobs: {
    says: "Read job_failed and job_waits in the log of the process with ROLE=worker or all.",
    guide: "observing#when-a-job-is-late",
  },
  worker: {
    says: "Start a process with ROLE=worker or all: web processes send nothing.",
    guide: "observing#when-deliveries-wait",
  },
  deliveries_late: {
    says:
      "If most webhooks wait, read dispatch_failed in the worker's log and restart it; a few slow receivers catch up by themselves.",
    guide: "observing#when-deliveries-wait",
  },
  secret_key: {
    says: "Start the service with the SECRET_KEY that its database was written with.",
    guide: "hosting#secret-key",
  },
  disk: {
    says: "Free space on the disk that holds DATA_DIR, or move it to a larger one.",
    guide: "hosting#what-it-takes",
  },
  site: {
    says: "Make BASE_URL lead to this service, over https, and restart.",
    command: "BASE_URL=https://votes.example.com",
    guide: "deploy#behind-a-proxy",
  },
  site_name: {
    says:
      "Point the domain of BASE_URL at this machine, or correct it, and wait for its name servers.",
    guide: "deploy#behind-a-proxy",
  },
  site_refused: {
    says: "Check that the proxy and the service run, and that a firewall lets requests to them in.",
    guide: "deploy#behind-a-proxy",
  },
  site_certificate: {
    says:
      "Give the proxy a valid certificate for the host of BASE_URL; its log tells why it has none.",
    guide: "deploy#behind-a-proxy",
  },
  site_leaving: {
    says: "Wait until the process has restarted, and ask again.",
    guide: "deploy#restart-and-update-without-an-outage",
  },
  proxy: {
    says: "Put a proxy in front, name its address in TRUSTED_PROXIES, and restart.",
    guide: "deploy#behind-a-proxy",
  },
  proxy_unnamed: {
    says: "Name the proxy's address in TRUSTED_PROXIES, and restart.",
    command: "TRUSTED_PROXIES=10.0.0.5",
    guide: "hosting#proxy",
  },
  proxy_header: {
    says: "Let the proxy set X-Forwarded-For to the visitor's address, as the samples do.",
    guide: "hosting#proxy",
  },
  valkey: {
    says:
      "Start Valkey if it is stopped or hangs, then check that VALKEY_URL leads to it from here.",
    guide: "hosting#several-processes",
  },
  mail: {
    says: "Set SMTP_URL in the service's environment to your mail server's address, and restart.",
    command: "SMTP_URL=smtp://user:password@mail.example.com:587",
    guide: "hosting#email",
  },
  mail_login: {
    says: "Correct the user and the password in SMTP_URL, percent-encoded, and restart.",
    guide: "hosting#email",
  },
  mail_certificate: {
    says: "Let the service trust the mail server's certificate, or name the host that it is for.",
    guide: "hosting#mail-servers-that-are-hard-to-reach",
  },
  mail_tls: {
    says: "Use smtps:// at a port that begins with TLS (465), and smtp:// at any other (587, 25).",
    guide: "hosting#mail-servers-that-are-hard-to-reach",
  },
  mail_clear: {
    says: "Use smtps:// or a port with STARTTLS, or add ?ignoreTLS=true if the network is yours.",
    guide: "hosting#mail-servers-that-are-hard-to-reach",
  },
  mail_sender: {
    says: "Set MAIL_FROM to an address that the mail server lets this login send from.",
    guide: "hosting#email",
  },
  mail_turned_away: {
    says: "Ask whoever runs the mail server whether this host may send by it.",
    guide: "hosting#email",
  },
  mail_away: {
    says:
      "Check that the host and the port in SMTP_URL are right, and that no firewall is between.",
    command: "SMTP_URL=smtp://user:password@mail.example.com:587",
    guide: "hosting#email",
  },
  mail_waits: {
    says: "Read letter_not_sent in the log for what the mail server answers.",
    guide: "observing#events-of-the-log",
  },
  sign_in_away: {
    says: "Check that this host reaches the provider, and that OIDC_ISSUER is its address.",
    guide: "sign-in#an-openid-connect-provider",
  },
  sign_in_issuer: {
    says: "Set OIDC_ISSUER to the issuer exactly as the provider's document names it, and restart.",
    guide: "sign-in#an-openid-connect-provider",
  },
  sign_in_client: {
    says:
      "Copy the client's ID and secret from the provider into OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.",
    guide: "sign-in#an-openid-connect-provider",
  },
  backups: {
    says: "Make one now, then let cron make one each night.",
    command: "deno task backup /backups/voteboard-$(date +%F)",
    guide: "backup",
  },
  unknown: {
    says: "Look for the same error in the service's log.",
    guide: "observing#events-of-the-log",
  },
} as const satisfies Record<string, Remedy>;

/** The name of a remedy. */
export type RemedyName = keyof typeof REMEDIES;

/** Remedies for errors of Postgres itself, by SQLSTATE. */
const OF_SQLSTATE: Partial<Record<string, RemedyName>> = {
  "28000": "database_login",
  "28P01": "database_login",
  "3D000": "database_login",
  "42501": "database_rights",
  "53300": "database_full",
  "53100": "disk_full",
  "25006": "read_only",
  "55P03": "database_slow",
  "57014": "database_slow",
  SERVER_READ_ONLY: "read_only",
};

/** Returns the remedy for an error of a statement or a connection. Undefined if the database is not at fault. */
export function remedyOfDatabase(error: unknown): RemedyName | undefined {
  const { code, cause } = propertiesOf(error);
  const known = OF_SQLSTATE[String(code)];
  if (known || cause === undefined) {
    return known ?? (isUnavailable(error) ? "database_away" : undefined);
  }
  return remedyOfDatabase(cause);
}
