import { fileURLToPath } from "node:url";

const CONFIG = new URL("../../deno.json", import.meta.url);

/** Formats text as `deno fmt` would with the project's settings. */
export async function format(
  text: string,
  extension: "ts" | "js" | "json" | "md" | "svg",
): Promise<string> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["fmt", "--quiet", "--config", fileURLToPath(CONFIG), "--ext", extension, "-"],
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const [output] = await Promise.all([child.output(), write(child.stdin, text)]);
  const decoder = new TextDecoder();
  if (!output.success) {
    throw new Error(`deno fmt refuses what was generated: ${decoder.decode(output.stderr)}`);
  }
  return decoder.decode(output.stdout);
}

async function write(stream: WritableStream<Uint8Array>, text: string): Promise<void> {
  const writer = stream.getWriter();
  await writer.write(new TextEncoder().encode(text));
  await writer.close();
}
