import type { Sql } from "../../core/database/connect.ts";
import type { Cidr } from "../../core/limits/trusted_proxies.ts";
import type { SecretKey } from "../secrets/find_secret_key.ts";
import type { OpenidSettings } from "../../site/sign_in/providers/settings.ts";
import type { CheckResult } from "../../desk/health/findings.ts";

/** Everything that checks examine. */
export interface Installation {
  sql: Sql;
  now: () => Date;
  fetch: typeof fetch;
  key: SecretKey;
  baseUrl: string;
  trustedProxies: readonly Cidr[];
  smtpUrl: string | undefined;
  /** The sender's address of emails; absent: as the service's own default. */
  from?: string;
  /** The OpenID Connect provider that people may sign in with. */
  oidc?: OpenidSettings | undefined;
  /** Absent if each process limits by itself. */
  valkeyUrl?: string | undefined;
  /** The database's own address, of which every host is asked; absent: there is one. */
  databaseAt?: string | undefined;
  /** Variables whose names are nearly those of settings, as `findNearNames` returns them. */
  nearNames?: readonly string[];
  /** Whether mail is sent; absent: if `smtpUrl` is set. A mailer that a test replaces needs no address. */
  sendsMail?: boolean;
  /** Addresses whose passwords no finding may contain. */
  urls: (string | undefined)[];
  /** Checks of what a service can't access. Available in a shell. */
  shell?: Record<"sessions" | "disk", () => Promise<CheckResult>>;
}
