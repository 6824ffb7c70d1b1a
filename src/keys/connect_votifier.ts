import type { Sql } from "../database/connect.ts";
import { parseVotifierAddress } from "../destinations/votifier_address.ts";
import { Refusal, violatesUnique } from "../errors.ts";
import { opens } from "../secret_key.ts";
import { readVotifierSecret } from "../sending/votifier/votifier_secret.ts";
import { requireOwnServer } from "../servers/require_server.ts";
import type { Act } from "../trail/actor.ts";
import { changeKey } from "./change_key.ts";
import { enabled } from "./key_repository.ts";
import { type KeyContext, makeKey, originOf } from "./issue_key.ts";

/** Name of the key that stands for the connection. Nobody knows its secret: it opens nothing. */
const KEY_NAME = "Votifier";

/** Where a server's Votifier listens, and what lets us in. */
export interface VotifierSettings extends Act {
  host: string;
  port: number;
  /** A token or a public key; without one the present one stays. */
  secret?: string | undefined;
}

/**
 * Connects an approved server to its Votifier, or changes the connection: each vote is then told there, and one that
 * was paused or switched off is active again. Returns the id of its key. A server has one such connection, for a packet
 * of Votifier is a reward. Refuses a server that is unknown, someone else's, not approved or full of keys, an address
 * or a secret that cannot be one, and a new connection without a secret.
 */
export async function connectVotifier(
  context: KeyContext,
  slug: string,
  { host, port, secret, ...act }: VotifierSettings,
): Promise<{ id: string; url: string }> {
  const url = acceptAddress({ host, port }, context.allowPrivate);
  const text = secret === undefined ? undefined : acceptSecret(secret);
  const server = await requireOwnServer(context.sql, slug, act);
  const id = await findVotifierKey(context.sql, server.id);
  if (id !== undefined) {
    await repoint(context, { id, url, text, act });
    return { id, url };
  }
  if (text === undefined) {
    throw new Refusal("votifier_secret_refused", "Cannot connect: paste the token or public key");
  }
  const made = await makeKey(context, server, { name: KEY_NAME, url, sendingSecret: text, act })
    .catch((error) => {
      throw isSecond(error) ? connectedMeanwhile() : error;
    });
  return { id: made.id, url };
}

/** Finds the id of the open key that stands for a server's Votifier; undefined when it is not connected. */
export async function findVotifierKey(sql: Sql, serverId: string): Promise<string | undefined> {
  const [found] = await sql<{ keyId: string }[]>`
    select key_id from endpoint where server_id = ${serverId} and url like 'votifier:%'`;
  return found?.keyId;
}

async function repoint(
  context: KeyContext,
  { id, url, text, act }: { id: string; url: string; text: string | undefined; act: Act },
): Promise<void> {
  const sealed = text === undefined ? null : context.box.seal(text, id);
  if (sealed === null) await requireSecret(context, id);
  await changeKey(context, id, {
    act,
    doing: "change the Votifier of",
    action: "webhook_set",
    details: () => originOf(url),
    change: (tx) =>
      tx`
        update endpoint
        set url = ${url}, secret = coalesce(${sealed}, secret), paused_at = null, ${enabled(tx)}
        where key_id = ${id}`,
  });
}

/** Refuses a connection whose secret was sealed with a key that is lost: nothing would arrive. */
async function requireSecret({ sql, box }: KeyContext, id: string): Promise<void> {
  const [stored] = await sql<{ secret: Uint8Array }[]>`
    select secret from endpoint where key_id = ${id}`;
  if (!stored || opens(box, stored.secret, id)) return;
  throw new Refusal("votifier_secret_refused", "Cannot connect: paste the token or key once more");
}

function acceptAddress(place: { host: string; port: number }, allowPrivate: boolean): string {
  const parsed = parseVotifierAddress(place, { allowPrivate });
  if (parsed.kind === "ok") return parsed.url;
  throw new Refusal("votifier_address_refused", `Cannot connect: ${parsed.why}`);
}

function acceptSecret(pasted: string): string {
  const read = readVotifierSecret(pasted);
  if (read.kind === "ok") return read.text;
  throw new Refusal("votifier_secret_refused", `Cannot connect: ${read.why}`);
}

/** Whether another connection, at the same place or elsewhere, was made first. */
function isSecond(error: unknown): boolean {
  return violatesUnique(error, "endpoint_votifier") ||
    error instanceof Refusal && error.code === "webhook_url_taken";
}

function connectedMeanwhile(): Refusal {
  return new Refusal("votifier_connected", "Cannot connect: this was just done in another window");
}
