import assert from "node:assert/strict";
import { parse } from "yaml";
import { ENVIRONMENT_VARIABLES } from "../../src/service/environment.ts";
import { loadConfig } from "../../src/service/config.ts";
import { findNearNames } from "../../src/service/near_names.ts";
import { readDeployed } from "../support/processes/deployed.ts";

function meantBy(name: string, value = "secret"): string | undefined {
  const [found] = findNearNames({ [name]: value });
  return found?.slice(name.length + 2, -2);
}

Deno.test("a variable that is nearly a setting is named with that setting, and without its value", () => {
  const meant = {
    WEBHOOK_ALLOW_PRIVAT: "WEBHOOK_ALLOW_PRIVATE",
    SMTPURL: "SMTP_URL",
    smtp_url: "SMTP_URL",
    VOTEBOARD_PORT: "PORT",
    VOTEBOARD_SITE_NAME: "SITE_NAME",
    "SITE-NAME": "SITE_NAME",
    SITE_NAEM: "SITE_NAME",
    TRUSTED_PROXY: "TRUSTED_PROXIES",
    DATABASE_URI: "DATABASE_URL",
    LOCALE: "LOCALES",
    LOGLEVEL: "LOG_LEVEL",
    BASE_URLS: "BASE_URL",
    SECRETKEY: "SECRET_KEY",
    BACKUP_PASSPHRAS: "BACKUP_PASSPHRASE",
    OIDC_CLIENT_SECRTE: "OIDC_CLIENT_SECRET",
    PROT: "PORT",
  };
  const found = Object.keys(meant).map((name) => [name, meantBy(name)]);
  assert.deepEqual(Object.fromEntries(found), meant);
  assert.doesNotMatch(findNearNames({ SMTPURL: "smtp://a:secret@b" }).join(), /secret/);
});

Deno.test("settings, and variables of systems and other programs, are no alarm", async () => {
  const { services } = parse(await readDeployed("compose.yaml"), { merge: true });
  const compose = Object.values(services).flatMap((one) =>
    Object.keys(Object(one).environment ?? {})
  );
  const others =
    `PATH HOME USER SHELL TERM LANG LC_ALL LC_CTYPE PWD OLDPWD SHLVL LOGNAME HOSTNAME HOSTTYPE MAIL MAILTO EDITOR TZ
    TMPDIR TEMP DISPLAY COLORTERM LS_COLORS NO_COLOR CI DENO_DIR DENO_NO_UPDATE_CHECK NODE_ENV INIT_CWD
    http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY SSL_CERT_FILE LD_LIBRARY_PATH
    INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET LISTEN_PID LISTEN_FDS MANAGERPID SYSTEMD_EXEC_PID STATE_DIRECTORY
    CACHE_DIRECTORY RUNTIME_DIRECTORY LOGS_DIRECTORY CREDENTIALS_DIRECTORY MEMORY_PRESSURE_WATCH WATCHDOG_USEC
    XDG_RUNTIME_DIR XDG_SESSION_ID DBUS_SESSION_BUS_ADDRESS SSH_CONNECTION SSH_CLIENT SSH_TTY SUDO_USER SUDO_UID
    PORT_8000 PORT_WEB OTEL_DENO OTEL_SERVICE_NAME OTEL_EXPORTER_OTLP_ENDPOINT PGHOST PGPORT PGUSER PGPASSWORD PGDATA
    PGDATABASE PGSSLMODE KUBERNETES_PORT KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT POSTGRES_PORT POSTGRES_HOST
    REDIS_HOST REDIS_PORT VOTEBOARD_SERVICE_HOST VOTEBOARD_SERVICE_PORT VOTEBOARD_PORT_8000_TCP_PORT
    VOTEBOARD_PORT_8000_TCP_ADDR DATABASE_PASSWORD DOMAIN DENO_IMAGE POSTGRES_IMAGE CADDY_IMAGE VALKEY_IMAGE
    CONTAINER HOSTS_FILE GPG_TTY WSL_DISTRO_NAME NAME LESS PAGER VISUAL PS1 _ container AWS_REGION`
      .split(/\s+/);
  const names = [...others, ...compose, ...ENVIRONMENT_VARIABLES];
  assert.deepEqual(names.filter((name) => meantBy(name) !== undefined), []);
  // Variables that Docker and Kubernetes set for a service of that name.
  assert.equal(meantBy("VOTEBOARD_PORT", "tcp://10.0.0.1:8000"), undefined);
  assert.equal(meantBy("SMTPURL", ""), undefined, "an empty one counts as absent");
});

Deno.test("the service knows of them although the launcher hands it only its own variables", () => {
  const { nearNames } = loadConfig({ VOTEBOARD_NEAR_NAMES: "SMTPURL (SMTP_URL?), PROT (PORT?)" });
  assert.deepEqual(nearNames, ["SMTPURL (SMTP_URL?)", "PROT (PORT?)"]);
});

Deno.test("the thousands of variables that Kubernetes sets delay no start", () => {
  const names = Array.from(
    { length: 4_000 },
    (_, nth) => `A_SERVICE_${nth}_${"LONG_".repeat(30)}HOST`,
  );
  const env = Object.fromEntries(names.map((name) => [name, "10.0.0.1"]));
  const begun = performance.now();
  assert.deepEqual(findNearNames({ ...env, SMTPURL: "x" }), ["SMTPURL (SMTP_URL?)"]);
  // Comparing each with each setting took half a minute.
  assert.ok(performance.now() - begun < 5_000);
});
