import type { Resources } from "../../site/web/resources.ts";
import type { Examination } from "../../desk/health/findings.ts";
import type { Config } from "../config.ts";
import { createExamination } from "./examine.ts";
import type { ResourceAddresses } from "../wiring/create_resources.ts";

/** Creates the examination of an installation from what its host configured. */
export function wireExamination(
  { sql, now }: Resources,
  { databaseUrl, directUrl, valkeyUrl, secretKeys, keySource }: ResourceAddresses & {
    /** For error messages: the variable or the file of the secret key. */
    keySource: string;
  },
  { mail, providers, ...config }:
    & Pick<Config, "baseUrl" | "trustedProxies" | "mail">
    & Partial<Pick<Config, "providers" | "nearNames">>
    & { sendsMail: boolean },
): Examination {
  return createExamination({
    ...config,
    ...mail,
    sql,
    now,
    fetch,
    key: { values: secretKeys, source: keySource, isNew: false, discard: async () => {} },
    oidc: providers?.oidc,
    valkeyUrl,
    databaseAt: directUrl ?? databaseUrl,
    urls: [databaseUrl, directUrl, valkeyUrl, mail.smtpUrl],
  });
}
