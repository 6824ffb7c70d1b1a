import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Breakage, breakText } from "./breakage.ts";

/** What a copy does without: history, data, and packages that Deno keeps elsewhere. */
const LEFT_OUT = new Set([".git", ".data", "node_modules"]);

/** A copy of the project that is broken and mended again. */
export type Workbench = {
  folder: string;
  /** Breaks one file. */
  apply(breakage: Breakage): Promise<void>;
  /** Undoes that, and what the generator made of it. */
  restore(): Promise<void>;
};

/** Copies the project as it stands on the disk, committed or not, to a new folder. */
export async function copyProject(project: URL, folder: string): Promise<Workbench> {
  const root = fileURLToPath(project);
  const kept = (path: string) => !LEFT_OUT.has(path.slice(root.length).split(/[\\/]/)[0] ?? "");
  await cp(root, folder, { recursive: true, filter: kept });
  const clean = `${folder} clean`;
  await cp(join(folder, "generated"), clean, { recursive: true });
  let undo = () => Promise.resolve();

  async function apply(breakage: Breakage): Promise<void> {
    const path = join(folder, breakage.file);
    const text = await readFile(path, "utf8");
    await writeFile(path, breakText(text, breakage));
    undo = () => writeFile(path, text);
  }

  async function restore(): Promise<void> {
    await undo();
    await cp(clean, join(folder, "generated"), { recursive: true });
  }

  return { folder, apply, restore };
}
