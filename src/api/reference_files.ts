import type { ReferenceFiles } from "./reference.ts";

/** Reads the reference's files from beside the program: the contract as written, and as generated JSON. */
export async function readReferenceFiles(): Promise<ReferenceFiles> {
  const root = new URL("../../", import.meta.url);
  const [yaml, json] = await Promise.all([
    Deno.readFile(new URL("openapi.yaml", root)),
    Deno.readFile(new URL("generated/openapi.json", root)),
  ]);
  return { yaml, json, assets: new URL("static/", root) };
}
