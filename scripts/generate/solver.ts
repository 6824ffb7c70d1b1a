import { main as compile } from "assemblyscript/asc";

/**
 * Features beyond WebAssembly's first version, vectors and bulk memory. Every browser has supported them since 2023.
 */
const FLAGS = ["-O3", "--noAssert", "--runtime", "stub", "--enable", "simd,bulk-memory"];

/** Compiles the solver's inner loop, AssemblyScript as text, to a script that contains it in base64. */
export async function compileSolver(source: string): Promise<string> {
  let code = new Uint8Array();
  const args = ["romix.ts", ...FLAGS, "--initialMemory", "1", "-o", "romix.wasm"];
  const { error, stderr } = await compile(args, {
    readFile: (name: string) => name === "romix.ts" ? source : null,
    writeFile: (_: string, written: Uint8Array | string) =>
      void (code = new Uint8Array(written as Uint8Array)),
    listFiles: () => [],
  });
  if (error) throw new Error(`romix.as: ${error.message}\n${stderr}`);
  return `self.ROMIX = "${code.toBase64()}";\n`;
}
