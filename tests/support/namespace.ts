/** Ways to a namespace in which a program may mount: as root, and as anybody else. */
const NAMESPACES = [["unshare", "-m"], ["unshare", "-Urm"]];

/** The words that run a program where it may mount. Undefined, after a notice, where none may; throws where `CI` is `true`. */
export async function findNamespace(): Promise<string[] | undefined> {
  for (const [program = "", ...flags] of NAMESPACES) {
    const args = [...flags, "mount", "-t", "tmpfs", "tmpfs", "/mnt"];
    const ended = await new Deno.Command(program, { args }).output().catch(() => undefined);
    if (ended?.success) return [program, ...flags];
  }
  if (Deno.env.get("CI") === "true") {
    throw new Error("Cannot test a full disk: none may be mounted");
  }
  console.warn("Test of a full disk skipped: nobody may mount one here (unshare -Urm)");
  return undefined;
}
