import { join, sep } from "node:path";
import type { PictureKind } from "../../site/pictures/picture.ts";
import type { WrittenPicture } from "../../site/pictures/rewrite.ts";
import { Refusal } from "../../core/refusals/refusal.ts";
import type { ImportContext } from "./import_context.ts";

/** Most bytes of a picture's file, as for an upload. */
const FILE_MAX_BYTES = 8_000_000;

/** Reads a picture of an archive and encodes it again, like an upload. Returns a sentence if it can't be used. */
export async function readPicture(
  { archive: { folder }, rewritePicture }: ImportContext,
  { path, kind }: { path: string; kind: PictureKind },
): Promise<WrittenPicture | string> {
  const bytes = await readInside(folder, path);
  if (typeof bytes === "string") return bytes;
  try {
    return await rewritePicture(bytes, { kind, network: undefined });
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** Reads a file of a folder. Refuses links that lead out of the folder, because an archive comes from another site. */
async function readInside(folder: string, path: string): Promise<Uint8Array<ArrayBuffer> | string> {
  if (path.includes("\0")) return "is no file of the archive";
  try {
    const real = await Deno.realPath(join(folder, path));
    if (!real.startsWith(await Deno.realPath(folder) + sep)) return "is no file of the archive";
    const { isFile, size } = await Deno.stat(real);
    if (!isFile) return "is no file of the archive";
    return size > FILE_MAX_BYTES ? "is larger than 8 MB" : await Deno.readFile(real);
  } catch {
    // Any error of the file system, such as for a name that is too long, is the fault of one line. The other lines are
    // imported.
    return "is no file of the archive";
  }
}
