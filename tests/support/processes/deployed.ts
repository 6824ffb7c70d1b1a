/** Reads a file of `deploy/`. */
export async function readDeployed(name: string): Promise<string> {
  return await Deno.readTextFile(new URL(`../../../deploy/${name}`, import.meta.url));
}
