import type { Sql } from "../database/connect.ts";
import { parseWebhookUrl } from "../destinations/webhook_url.ts";
import { Refusal, violatesUnique } from "../errors.ts";
import type { SecretBox } from "../secret_key.ts";
import { requireServer } from "../servers/decide_status.ts";
import { insertKey } from "./key_repository.ts";
import { endingOf, hashKeySecret, makeKeySecret } from "./key_secret.ts";
import { makeWebhookSecret } from "./webhook_secret.ts";

/** Characters of a key's name. */
const NAME_MAX = 60;

/** What the verbs about keys need beside their own arguments. */
export interface KeyContext {
  sql: Sql;
  box: SecretBox;
  /** Whether webhooks may point into private networks: for the demo and tests. */
  allowPrivate: boolean;
}

/** A key that was just made: the only time that either secret is shown. */
export interface IssuedKey {
  id: string;
  secret: string;
  webhookSecret: string;
}

/**
 * Makes a key of an approved server (SPEC §5.3), with a webhook secret and, where given, a webhook URL.
 * Refuses a server that is unknown or not approved, a bad name, and a URL that is bad or another key's.
 */
export async function issueKey(
  { sql, box, allowPrivate }: KeyContext,
  slug: string,
  { name, webhookUrl, now }: { name: string; webhookUrl?: string; now: Date },
): Promise<IssuedKey> {
  const keyName = parseKeyName(name);
  const url = webhookUrl === undefined ? null : acceptUrl(webhookUrl, allowPrivate);
  const server = await requireServer(sql, slug);
  const id = crypto.randomUUID();
  const secret = makeKeySecret();
  const webhookSecret = makeWebhookSecret();
  const row = {
    id,
    serverId: server.id,
    name: keyName,
    hash: hashKeySecret(secret),
    ending: endingOf(secret),
    url,
    sealedSecret: box.seal(webhookSecret, id),
    now,
  };
  const made = await insertKey(sql, row).catch((error) => {
    throw urlTaken(error, url);
  });
  if (!made) {
    throw new Refusal(
      "server_not_approved",
      `Cannot issue key: server "${slug}" is ${server.status}`,
    );
  }
  return { id, secret, webhookSecret };
}

/** The URL in its canonical spelling; refuses one that the destinations' rules refuse. */
export function acceptUrl(text: string, allowPrivate: boolean): string {
  const parsed = parseWebhookUrl(text, { allowPrivate });
  if (parsed.kind === "ok") return parsed.url;
  throw new Refusal("webhook_url_refused", `Cannot use that webhook URL: ${parsed.why}`);
}

/** Two active keys of a server cannot share a URL: each vote would arrive twice. */
export function urlTaken(error: unknown, url: string | null): unknown {
  if (!violatesUnique(error, "endpoint_url")) return error;
  return new Refusal(
    "webhook_url_taken",
    `Cannot use ${url}: another key of this server sends there already`,
  );
}

function parseKeyName(text: string): string {
  const name = text.trim();
  if (name.length >= 1 && name.length <= NAME_MAX) return name;
  throw new Refusal(
    "key_name_invalid",
    `Cannot issue key: a key's name has 1 to ${NAME_MAX} characters`,
  );
}
