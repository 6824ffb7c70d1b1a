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
  "read settings beside its program": () => Deno.readTextFile(`${project}/deploy/.env`),
  "read its history": () => Deno.readTextFile(`${project}/.git`),
  "read the machine": () => Promise.resolve().then(() => Deno.osRelease()),
  "import code from elsewhere": () => import("https://esm.sh/" + "zod").catch(named),
  "reach a metadata service": () => askToReach("169.254.169.254:80"),
  "reach another one": () => askToReach("168.63.129.16:32526"),
  "reach a link-local address": () => askToReach("169.254.1.1:80"),
  "reach it by its IPv6 form": () => Deno.connect({ hostname: "::ffff:169.254.169.254", port: 80 }),
  "read its program": () => Deno.readTextFile(`${project}/src/service/main.ts`),
};

const found: Record<string, string> = {};
for (const [name, act] of Object.entries(ATTEMPTS)) found[name] = await outcomeOf(act);
console.log(JSON.stringify({ found, home: Deno.env.get("HOME") ?? null }));

/** Asks Deno alone, so that a missing flag sends nothing to that address. */
async function askToReach(host: string): Promise<void> {
  const { state } = await Deno.permissions.query({ name: "net", host });
  if (state !== "granted") throw new Deno.errors.NotCapable(state);
}

/** Deno names the flag that refuses an import in its message alone. */
function named(error: Error): never {
  throw error.message.includes("--no-remote") ? new Deno.errors.NotCapable(error.message) : error;
}

async function outcomeOf(act: () => unknown): Promise<string> {
  try {
    await act();
    return "done";
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}
