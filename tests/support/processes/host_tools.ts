/** The folders of PATH, and those in which Debian keeps servers. */
const FOLDERS = [...(Deno.env.get("PATH") ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];

const missing = new Set<string>();

/**
 * Returns whether a program that hosts use is installed. If not, prints a notice. Throws if `CI` is `true`, where a
 * silent skip would hide that nothing was tested.
 */
export function hasTool(name: string): boolean {
  if (isInstalled(name)) return true;
  if (Deno.env.get("CI") === "true") throw new Error(`Cannot check what hosts use: no ${name}`);
  if (!missing.has(name)) console.warn(`Checks by ${name} skipped: install it to run them`);
  missing.add(name);
  return false;
}

/** Returns whether a program is installed, without a notice. */
export function isInstalled(name: string): boolean {
  return findTool(name) !== undefined;
}

/** Runs a program. Returns whether it succeeded, and its output. */
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

/** Starts a program and discards its output. */
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
