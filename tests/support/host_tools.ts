/** Folders beside those of PATH in which Debian keeps servers. */
const FOLDERS = [...(Deno.env.get("PATH") ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];

const missing = new Set<string>();

/**
 * Returns whether a program that hosts use is installed. Without it: false after a notice. Throws when `CI` is `true`,
 * where a silent skip would hide that nothing was tested.
 */
export function hasTool(name: string): boolean {
  if (isInstalled(name)) return true;
  if (Deno.env.get("CI") === "true") throw new Error(`Cannot check what hosts use: no ${name}`);
  if (!missing.has(name)) console.warn(`Checks by ${name} skipped: install it to run them`);
  missing.add(name);
  return false;
}

/** Returns whether such a program is installed, without a word about it. */
export function isInstalled(name: string): boolean {
  return findTool(name) !== undefined;
}

/** Runs such a program; returns whether it succeeded, and all it said. */
export async function runTool(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ success: boolean; said: string }> {
  const command = new Deno.Command(findTool(name) ?? name, { args, env });
  const { success, stdout, stderr } = await command.output();
  const said = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes)).join("");
  return { success, said };
}

/** Starts such a program, of whose words nothing is kept. */
export function startTool(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Deno.ChildProcess {
  const silent = { stdout: "null", stderr: "null" } as const;
  return new Deno.Command(findTool(name) ?? name, { args, env, ...silent }).spawn();
}

function findTool(name: string): string | undefined {
  return FOLDERS.map((folder) => `${folder}/${name}`).find((path) => {
    try {
      return Deno.statSync(path).isFile;
    } catch {
      return false;
    }
  });
}
