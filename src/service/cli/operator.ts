import type { Config } from "../config.ts";
import { type Act, OPERATOR } from "../../core/rights/actor.ts";
import { createPasswords, type Passwords } from "../../site/accounts/passwords/password.ts";
import type { Clock } from "../../core/time/clock.ts";
import { keepClock } from "../keep_clock.ts";
import { checkSessions } from "../database/check_sessions.ts";
import { connect, type Sql } from "../../core/database/connect.ts";
import { readClock } from "../database/check_postgres.ts";
import { createLocales, loadLanguages } from "../../site/locales/site_locales.ts";
import { createMailer, type Mailer, type MailSite } from "../../site/mail/mailer.ts";
import { migrateAt } from "../database/migrate.ts";
import type { KeyContext } from "../../core/keys/issue_key.ts";
import { checkSecretKey } from "../secrets/check_secret_key.ts";
import { createSiteLook, DEFAULT_NAME } from "../../site/settings/site_look.ts";
import { createSecretBox, type SecretKeys } from "../../core/secrets/secret_key.ts";
import { findSecretKey } from "../secrets/find_secret_key.ts";
import { notifyDue } from "../../core/deliveries/wake.ts";

/** Context of the commands: the dependencies of the domain's functions, and the current time. */
export interface Operator extends KeyContext {
  now: Date;
  /** The operator and the current time. */
  act: Act;
  /** Decides whether `now` is right. */
  clock: Clock;
  /** The site's public URL, without a trailing slash. */
  baseUrl: string;
  /** Reads standard input to its end. */
  readInput: () => Promise<string>;
  /** Prints a line while a command runs, separate from its result. */
  note: (text: string) => void;
  passwords: Passwords;
  /** Sends mail by the environment's mail server, or logs its link. */
  mailer: Mailer;
  /** Facts about the site that mails contain. */
  site: MailSite;
  /** The current key, and the one that is also accepted. */
  secretKeys: SecretKeys;
  /** Notifies running services, before this process ends, that there are deliveries to send. */
  nudge: () => void;
}

/** Outside dependencies of the command line. */
export interface Surroundings {
  env: Record<string, string | undefined>;
  readInput: () => Promise<string>;
  /** Prints a line of standard error. */
  note: (text: string) => void;
  /** Whether the command runs even if SECRET_KEY can't decrypt the secrets in the database. */
  takesAnyKey?: boolean | undefined;
  /** Opens the database named in the environment, or the embedded one. */
  openDatabase(
    env: Record<string, string | undefined>,
    options: { takesAnyKey: boolean | undefined },
  ): Promise<{
    /** Bypasses a pooler, if the environment sets such an address. */
    directUrl: string;
    /** Absolute path. */
    dataDir: string;
    /** Absent if the environment names a database. */
    embedded?: unknown;
    close(): Promise<void>;
  }>;
}

/** Opens the operator's database for one command. Throws an error at once if the secret key is wrong. */
export async function withOperator<T>(
  config: Config,
  { env, readInput, note, openDatabase, takesAnyKey }: Surroundings,
  work: (operator: Operator) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(env, { takesAnyKey });
  const sql = connect(database.directUrl, { applicationName: "voteboard-admin", max: 2 });
  try {
    if (!database.embedded) await checkSessions(database.directUrl);
    await migrateAt(database.directUrl);
    const secretKey = await findSecretKey({ ...config, dataDir: database.dataDir });
    if (!takesAnyKey) await checkSecretKey(sql, secretKey);
    let isDue = false;
    const now = new Date();
    const { baseUrl } = config;
    await loadLanguages(config.locales.enabled);
    const locales = createLocales(config.locales);
    const site = { name: await findSiteName(sql, config.site), baseUrl, locales };
    const done = await work({
      site,
      mailer: createMailer({
        smtpUrl: config.mail.smtpUrl,
        from: { name: site.name, address: config.mail.from },
      }),
      sql,
      box: createSecretBox(...secretKey.values),
      secretKeys: secretKey.values,
      allowPrivate: config.webhookAllowPrivate,
      baseUrl: config.baseUrl,
      now,
      act: { by: OPERATOR, now },
      passwords: createPasswords(),
      clock: keepClock({ read: () => readClock(sql), now: () => new Date() }),
      readInput,
      note,
      nudge: () => void (isDue = true),
    });
    if (isDue) await notifyDue(sql);
    return done;
  } finally {
    await sql.end({ timeout: 5 });
    await database.close();
  }
}

/** Finds the site's name: from the host's settings, or else from the administrators'. */
async function findSiteName(sql: Sql, { name }: Config["site"]): Promise<string> {
  if (name !== undefined) return name;
  const look = createSiteLook(sql);
  await look.freshen();
  return look.current().name ?? DEFAULT_NAME;
}
