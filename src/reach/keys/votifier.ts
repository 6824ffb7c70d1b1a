import type { Query } from "../../core/database/connect.ts";
import { parseVotifierAddress } from "../destinations/votifier_address.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { opens } from "../../core/secrets/secret_key.ts";
import { readVotifierSecret } from "../sending/votifier/votifier_message.ts";
import { requireOwnServer } from "../../core/servers/require_server.ts";
import type { Act } from "../../core/rights/actor.ts";
import { changeKey } from "../../core/keys/change_key.ts";
import { enabled, urlSet } from "../../site/keys/webhook.ts";
import { type KeyContext, makeKey } from "../../core/keys/issue_key.ts";
import { originOf, parseKeyName, urlTaken } from "../../core/keys/key_inputs.ts";
import { findVotifierKeys } from "./connected_votifiers.ts";

/** Default name of a key that represents a receiver. Its secret is discarded, so it can't be used for requests. */
const KEY_NAME = "Votifier";

/**
 * Maximum Votifier receivers of a server. Every vote is sent to each, and they count among its keys.
 *
 * ```text
 * limit                  value  protects                     used up by
 * receivers of a server  8      deliveries of other servers  an owner's game servers
 *   test: a server has no more receivers than allowed, however many are added at once
 * ```
 */
export const VOTIFIERS_MAX = 8;

/**
 * The receiver to connect or change: one that is already connected, by the id of its key, or the first one, or another
 * one.
 */
export type ReceiverChoice = { id: string } | "first" | "another";

/** A receiver's settings as its owner typed them. */
interface ReceiverSettings {
  host: string;
  port: number;
  /** A token or a public key. Without one, the current one stays. */
  secret?: string | undefined;
  /** Without a name, the current one stays. */
  name?: string | undefined;
}

/**
 * Connects a server to a Votifier receiver, or changes a connection (without a choice, the only one). A server that
 * waits for its approval can be connected, too. From then on each vote is sent to all of the server's receivers, no
 * other method rewards it, and a paused or disabled connection is active again. Returns the id of its key. Refuses a
 * server that is unknown, owned by another account, rejected, suspended or full of keys or receivers. Refuses an
 * invalid address, secret or name, a new connection without a secret, and a second "first" receiver, because each one
 * rewards every vote.
 */
export async function connectVotifier(
  context: KeyContext,
  slug: string,
  { receiver, host, port, secret, name, ...act }: Act & ReceiverSettings & {
    receiver?: ReceiverChoice | undefined;
  },
): Promise<{ id: string; url: string }> {
  const url = acceptAddress({ host, port }, context.allowPrivate);
  const text = secret === undefined ? undefined : acceptSecret(secret);
  const keyName = name === undefined ? undefined : parseKeyName(name);
  const server = await requireOwnServer(context.sql, slug, act);
  const id = chooseKey(await findVotifierKeys(context.sql, server.id), receiver);
  if (id !== undefined) {
    await repoint(context, { id, url, text, name: keyName, act });
    await rewardByPush(context, server.id);
    return { id, url };
  }
  if (text === undefined) {
    throw refusal("votifier_secret_refused", { why: "missing" });
  }
  const most = receiver === "another" ? VOTIFIERS_MAX : 1;
  const made = await makeKey(context, server, {
    name: keyName ?? KEY_NAME,
    kind: "votifier",
    url,
    sendingSecret: text,
    admit: (tx) => refuseMore(tx, server.id, most),
    act,
  });
  await rewardByPush(context, server.id);
  return { id: made.id, url };
}

async function rewardByPush({ sql }: KeyContext, serverId: string): Promise<void> {
  await sql`update server set rewards_by = 'push' where id = ${serverId} and rewards_by <> 'push'`;
}

/** Returns the chosen key, or undefined for a new one. Refuses one that is not a receiver of the server. */
function chooseKey(keys: string[], receiver: ReceiverChoice | undefined): string | undefined {
  if (receiver === undefined) return keys.length === 1 ? keys[0] : undefined;
  if (typeof receiver === "string") return undefined;
  if (keys.includes(receiver.id)) return receiver.id;
  throw refusal("key_unknown", { id: receiver.id });
}

async function refuseMore(tx: Query, serverId: string, most: number): Promise<void> {
  if ((await findVotifierKeys(tx, serverId)).length < most) return;
  if (most === 1) throw refusal("votifier_connected");
  throw refusal("votifiers_too_many", { max: most });
}

async function repoint(
  context: KeyContext,
  { id, url, text, name, act }: {
    id: string;
    url: string;
    text: string | undefined;
    name: string | undefined;
    act: Act;
  },
): Promise<void> {
  const sealed = text === undefined ? null : context.box.seal(text, id);
  if (sealed === null) await requireSecret(context, id);
  const changing = changeKey(context, id, {
    act,
    action: "webhook_set",
    details: () => ({
      ...originOf(url),
      ...name && { name },
      ...text === undefined ? {} : { token: "new" },
    }),
    async change(tx) {
      await tx`
        update endpoint
        set ${urlSet(tx, url, act.now)}, secret = coalesce(${sealed}, secret),
          paused_at = null, ${enabled(tx)}
        where key_id = ${id}`;
      if (name) await tx`update api_key set name = ${name} where id = ${id} and name <> ${name}`;
    },
  });
  await changing.catch((error) => {
    throw urlTaken(error);
  });
}

/** Refuses a connection whose secret was sealed with a lost key, because no vote would arrive. */
async function requireSecret({ sql, box }: KeyContext, id: string): Promise<void> {
  const [stored] = await sql<{ secret: Uint8Array }[]>`
    select secret from endpoint where key_id = ${id}`;
  if (!stored || opens(box, stored.secret, id)) return;
  throw refusal("votifier_secret_refused", { why: "lost" });
}

function acceptAddress(address: { host: string; port: number }, allowPrivate: boolean): string {
  const parsed = parseVotifierAddress(address, { allowPrivate });
  if (parsed.kind === "ok") return parsed.url;
  throw refusal("votifier_address_refused", parsed.fault);
}

function acceptSecret(pasted: string): string {
  const read = readVotifierSecret(pasted);
  if (read.kind === "ok") return read.text;
  throw refusal("votifier_secret_refused", read.fault);
}
