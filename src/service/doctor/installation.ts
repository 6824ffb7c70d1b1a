import type { Sql } from "../../core/database/connect.ts";
import type { Cidr } from "../../core/limits/trusted_proxies.ts";
import type { SecretKey } from "../secrets/find_secret_key.ts";
import type { OpenidSettings } from "../../site/sign_in/providers/settings.ts";
import type { CheckResult } from "../../desk/health/findings.ts";

/** The installation that checks examine. */
export interface Installation {
  sql: Sql;
  now: () => Date;
  fetch: typeof fetch;
  key: SecretKey;
  baseUrl: string;
  trustedProxies: readonly Cidr[];
  smtpUrl: string | undefined;
  /** The sender's address of emails. By default the same as the service's default. */
  from?: string;
  /** The OpenID Connect provider that people may sign in with. */
  oidc?: OpenidSettings | undefined;
  /** Absent if each process limits by itself. */
  valkeyUrl?: string | undefined;
  /** The database's own address, whose hosts are all checked. Absent if there is one host. */
  databaseAt?: string | undefined;
  /** Variables whose names resemble those of settings, as `findNearNames` returns them. */
  nearNames?: readonly string[];
  /** Whether mail is sent. By default it is if `smtpUrl` is set. A mailer that a test replaces needs no address. */
  sendsMail?: boolean;
  /** Addresses whose passwords no finding may contain. */
  urls: (string | undefined)[];
  /** Checks that only a shell can run. */
  shell?: Record<"sessions" | "disk", () => Promise<CheckResult>>;
}
