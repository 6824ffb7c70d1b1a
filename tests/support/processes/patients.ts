import type { Sql } from "../../../src/core/database/connect.ts";
import type { Installation } from "../../../src/service/doctor/installation.ts";
import { parseTrustedProxies } from "../../../src/core/limits/trusted_proxies.ts";
import { SECRET_KEY } from "../world.ts";

/** Returns a healthy installation except for its mail. No other host is queried. */
export function patientOf(sql: Sql): Installation {
  return {
    sql,
    now: () => new Date(),
    fetch: () => Promise.resolve(Response.json({ status: "ready" })),
    key: {
      values: [SECRET_KEY],
      source: "SECRET_KEY",
      isNew: false,
      discard: () => Promise.resolve(),
    },
    baseUrl: "https://votes.example.com",
    trustedProxies: parseTrustedProxies("127.0.0.1"),
    smtpUrl: undefined,
    urls: [],
  };
}
