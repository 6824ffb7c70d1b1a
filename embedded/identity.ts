import { USE_YOUR_OWN } from "./binaries.ts";
import { type Identity, runProgram } from "./program.ts";

/** A user namespace in which root is mapped to another user, while files stay root's. Needs no account and no chown. */
const NAMESPACE = ["unshare", "--user", "--map-user=65534", "--map-group=65534"];

/** Accounts to use where user namespaces are disabled, as in containers. */
const ACCOUNTS = ["postgres", "nobody"];

const ROOT = 0;

/**
 * Chooses the identity that runs Postgres for files that belong to `owner` (a uid). Ordinary users run it themselves.
 * Root runs it as the files' owner, otherwise in a user namespace, otherwise as one of the accounts.
 */
export async function chooseIdentity(
  owner: { uid: number | null; gid: number | null },
): Promise<Identity> {
  if (Deno.uid() !== ROOT) return { prefix: [] };
  if (owner.uid && owner.gid !== null) {
    return { prefix: [], ids: { uid: owner.uid, gid: owner.gid } };
  }
  return await tryNamespace() ?? await borrowAccount();
}

/** Returns whether that identity can reach a folder: a parent folder may be accessible to root only. */
export async function canReach(identity: Identity, folder: string): Promise<boolean> {
  if (!identity.ids) return true;
  return await runProgram(identity, "/bin/sh", { args: ["-c", 'cd "$0"', folder] }).then(
    () => true,
    () => false,
  );
}

/** Gives a folder and everything in it to that identity. Does nothing unless it has separate ids. */
export async function giveTo(identity: Identity, folder: string): Promise<void> {
  if (!identity.ids) return;
  const { uid, gid } = identity.ids;
  await runProgram({ prefix: [] }, "chown", { args: ["-R", `${uid}:${gid}`, folder] });
}

async function tryNamespace(): Promise<Identity | undefined> {
  const inside: Identity = { prefix: NAMESPACE };
  const uid = await runProgram(inside, "id", { args: ["-u"] }).catch(() => "");
  return Number(uid) > ROOT ? inside : undefined;
}

async function borrowAccount(): Promise<Identity> {
  for (const account of ACCOUNTS) {
    const [uid, gid] = await Promise.all(["-u", "-g"].map((which) => readId(which, account)));
    if (uid && gid) return { prefix: [], ids: { uid, gid } };
  }
  throw new Error(
    `Postgres does not run as root, and there is no account to borrow: ${USE_YOUR_OWN}`,
  );
}

async function readId(which: string, account: string): Promise<number> {
  return Number(await runProgram({ prefix: [] }, "id", { args: [which, account] }).catch(() => ""));
}
