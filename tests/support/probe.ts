/** Tries what the process that serves HTTP must not be able to do, and prints the results. */
import { fileURLToPath } from "node:url";

const dataDir = Deno.env.get("DATA_DIR") ?? "";
const project = fileURLToPath(new URL("../../", import.meta.url));

const ATTEMPTS: Record<string, () => unknown> = {
  "run a program": () => new Deno.Command("true").output(),
  "load native code": () => Deno.dlopen("libc.so.6", {}),
  "read /etc/passwd": () => Deno.readTextFile("/etc/passwd"),
  "read the folder above its data": () => Array.fromAsync(Deno.readDir(`${dataDir}/..`)),
  "write beside its data": () => Deno.writeTextFile(`${dataDir}/../beside`, ""),
  "write its own program": () => Deno.writeTextFile(`${project}/src/written.ts`, ""),
  "write to /tmp": () => Deno.writeTextFile("/tmp/written-by-probe", ""),
  "leave its data by a link": () => Deno.symlink("/etc", `${dataDir}/link`),
  "write its data": () => Deno.writeTextFile(`${dataDir}/written`, ""),
  "read its program": () => Deno.readTextFile(`${project}/deno.json`),
};

const found: Record<string, string> = {};
for (const [name, act] of Object.entries(ATTEMPTS)) found[name] = await outcomeOf(act);
console.log(JSON.stringify({ found, home: Deno.env.get("HOME") ?? null }));

async function outcomeOf(act: () => unknown): Promise<string> {
  try {
    await act();
    return "done";
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}
