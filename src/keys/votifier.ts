import type { Query, Sql } from "../database/connect.ts";
import { parseVotifierAddress } from "../destinations/votifier_address.ts";
import { Refusal, refusal } from "../refusals/refusal.ts";
import { violatesUnique } from "../database/unique.ts";
import { opens } from "../secrets/secret_key.ts";
import { readVotifierSecret } from "../sending/votifier/votifier_message.ts";
import { requireOwnServer } from "../servers/require_server.ts";
import type { Act, Actor } from "../rights/actor.ts";
import { changeKey, enabled, urlSet } from "./change_key.ts";
import { type KeyContext, makeKey, originOf } from "./issue_key.ts";
import { type Attempt, readAttempts } from "../deliveries/list_attempts.ts";
import { type OwnDelivery, requireOwnDelivery } from "../deliveries/own_delivery.ts";
import { type KeyStatus, requireKeyOf } from "./list_keys.ts";
import { isVotifierName } from "../sending/votifier/votifier_line.ts";

/** Name of the key that represents the connection. Its secret is discarded, so it can't be used for requests. */
const KEY_NAME = "Votifier";

/**
 * Connects an approved server to its Votifier, or changes the connection. Each vote is then sent there, as the only way
 * to its reward, and a connection that was paused or disabled is active again. Returns the id of its key. A server has
 * at most one such connection, because a Votifier packet is a reward. Refuses a server that is unknown, owned by
 * someone else, not approved or full of keys, an invalid address or secret, and a new connection without a secret.
 */
export async function connectVotifier(
  context: KeyContext,
  slug: string,
  { host, port, secret, ...act }: Act & {
    host: string;
    port: number;
    /** A token or a public key. Without one, the current one stays. */
    secret?: string | undefined;
  },
): Promise<{ id: string; url: string }> {
  const url = acceptAddress({ host, port }, context.allowPrivate);
  const text = secret === undefined ? undefined : acceptSecret(secret);
  const server = await requireOwnServer(context.sql, slug, act);
  const id = await findVotifierKey(context.sql, server.id);
  if (id !== undefined) {
    await repoint(context, { id, url, text, act });
    await rewardByPush(context, server.id);
    return { id, url };
  }
  if (text === undefined) {
    throw refusal("votifier_secret_refused", { why: "missing" });
  }
  const made = await makeKey(context, server, {
    name: KEY_NAME,
    kind: "votifier",
    url,
    sendingSecret: text,
    act,
  })
    .catch((error) => {
      if (!isSecond(error)) throw error;
      throw refusal("votifier_connected");
    });
  await rewardByPush(context, server.id);
  return { id: made.id, url };
}

async function rewardByPush({ sql }: KeyContext, serverId: string): Promise<void> {
  await sql`update server set rewards_by = 'push' where id = ${serverId} and rewards_by <> 'push'`;
}

/** Finds the id of the active key that represents a server's Votifier. Returns undefined if it is not connected. */
export async function findVotifierKey(sql: Sql, serverId: string): Promise<string | undefined> {
  const [found] = await sql<{ keyId: string }[]>`
    select key_id from endpoint where server_id = ${serverId} and kind = 'votifier' and url is not null`;
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
        set ${urlSet(tx, url, act.now)}, secret = coalesce(${sealed}, secret),
          paused_at = null, ${enabled(tx)}
        where key_id = ${id}`,
  });
}

/** Refuses a connection whose secret was sealed with a lost key, because nothing would arrive. */
async function requireSecret({ sql, box }: KeyContext, id: string): Promise<void> {
  const [stored] = await sql<{ secret: Uint8Array }[]>`
    select secret from endpoint where key_id = ${id}`;
  if (!stored || opens(box, stored.secret, id)) return;
  throw refusal("votifier_secret_refused", { why: "lost" });
}

function acceptAddress(address: { host: string; port: number }, allowPrivate: boolean): string {
  const parsed = parseVotifierAddress(address, { allowPrivate });
  if (parsed.kind === "ok") return parsed.url;
  throw refusal("votifier_address_refused", { fault: parsed.why });
}

function acceptSecret(pasted: string): string {
  const read = readVotifierSecret(pasted);
  if (read.kind === "ok") return read.text;
  throw refusal("votifier_secret_refused", { fault: read.why });
}

/** Returns whether another connection, to the same address or elsewhere, was created first. */
function isSecond(error: unknown): boolean {
  return violatesUnique(error, "endpoint_votifier") ||
    error instanceof Refusal && error.code === "webhook_url_taken";
}

/** How a server's players get their rewards. */
export interface Rewards {
  /** The key that represents its Votifier, if connected. */
  votifier?: KeyStatus;
  /** Its last test, with the attempt once that was made. */
  test?: { delivery: OwnDelivery; attempts: Attempt[] };
}

/** Finds how players of the actor's server get their rewards. The caller has checked that it is the actor's. */
export async function findRewards(
  sql: Sql,
  serverId: string,
  { by, now }: { by: Actor; now: Date },
): Promise<Rewards> {
  const id = await findVotifierKey(sql, serverId);
  if (id === undefined) return {};
  const votifier = await requireKeyOf(sql, serverId, { id, now });
  const testId = await findLastTest(sql, { serverId, keyId: id });
  if (testId === undefined) return { votifier };
  const delivery = await requireOwnDelivery(sql, testId, { by, doing: "show delivery" });
  return { votifier, test: { delivery, attempts: await readAttempts(sql, delivery) } };
}

async function findLastTest(
  sql: Sql,
  { serverId, keyId }: { serverId: string; keyId: string },
): Promise<string | undefined> {
  const [found] = await sql<{ id: string }[]>`
    select id from (
      select id, created_at from outbox where server_id = ${serverId} and key_id = ${keyId} and is_test
      union all
      select id, created_at from delivery where server_id = ${serverId} and key_id = ${keyId} and is_test
    ) as tests order by created_at desc limit 1`;
  return found?.id;
}

/**
 * Returns whether a server's reward can't reach a player of that name: Votifier and its listeners accept 16 letters,
 * digits and underscores. Such a vote is refused while the voter can still choose another name.
 */
export async function isOutOfReach(
  sql: Query,
  { serverId, username }: { serverId: string; username: string },
): Promise<boolean> {
  if (isVotifierName(username)) return false;
  const found = await sql`
    select from endpoint e join server s on s.id = e.server_id
    where s.id = ${serverId} and s.rewards_by = 'push' and e.kind = 'votifier' and e.url is not null
    limit 1`;
  return found.length > 0;
}
