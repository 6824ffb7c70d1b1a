import { USE_YOUR_OWN } from "./binaries.ts";
import { type Identity, runProgram } from "./program.ts";

/** A user namespace in which root is somebody else, while files stay root's: needs no account and no chown. */
const NAMESPACE = ["unshare", "--user", "--map-user=65534", "--map-group=65534"];

/** Accounts to borrow where user namespaces are barred, as containers do. */
const ACCOUNTS = ["postgres", "nobody"];

const ROOT = 0;

/**
 * As whom to run Postgres for files that belong to `owner` (a uid). Ordinary users run it themselves; root
 * runs it as the files' owner, else in a user namespace, else as a borrowed account.
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

/** Whether that identity can reach a folder: a folder above it may be root's alone. */
export async function canReach(identity: Identity, folder: string): Promise<boolean> {
  if (!identity.ids) return true;
  return await runProgram(identity, "/bin/sh", { args: ["-c", 'cd "$0"', folder] }).then(
    () => true,
    () => false,
  );
}

/** Gives a folder and all in it to that identity; nothing to do unless it has ids of its own. */
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
