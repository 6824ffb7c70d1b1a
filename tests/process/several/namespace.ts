import { hasTool, runTool } from "../../support/processes/host_tools.ts";

/** Flags that lead to a namespace in which a program may mount: for root, and for other users. */
const FLAGS = ["-m", "-Urm"];

/**
 * The command that runs a program where it may mount. Undefined, after a notice, where no user may; throws where `CI`
 * is
 * `true`.
 */
export async function findNamespace(): Promise<string[] | undefined> {
  if (!hasTool("unshare") || !hasTool("mount")) return undefined;
  for (const flag of FLAGS) {
    const { success } = await runTool("unshare", [flag, "mount", "-t", "tmpfs", "tmpfs", "/mnt"]);
    if (success) return ["unshare", flag];
  }
  if (Deno.env.get("CI") === "true") {
    throw new Error("Cannot test a full disk: mounting one is forbidden here");
  }
  console.warn("Test of a full disk skipped: mounting one is forbidden here (unshare -Urm)");
  return undefined;
}
