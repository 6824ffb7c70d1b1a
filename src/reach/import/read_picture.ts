import { join, sep } from "node:path";
import type { PictureKind } from "../../site/pictures/picture.ts";
import type { WrittenPicture } from "../../site/pictures/rewrite.ts";
import { Refusal } from "../../core/refusals/refusal.ts";
import type { ImportContext } from "./import_context.ts";

/** Bytes that a picture's file may have: as many as an upload. */
const FILE_MAX_BYTES = 8_000_000;

/** Reads a picture of an archive and encodes it again, as an upload. Returns a sentence if it can't be used. */
export async function readPicture(
  { archive: { folder }, rewritePicture }: ImportContext,
  { path, kind }: { path: string; kind: PictureKind },
): Promise<WrittenPicture | string> {
  const bytes = await readInside(folder, path);
  if (typeof bytes === "string") return bytes;
  try {
    return await rewritePicture(bytes, { kind, network: "" });
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

/** Reads a file of a folder, wherever links lead: an archive comes from another site. */
async function readInside(folder: string, path: string): Promise<Uint8Array<ArrayBuffer> | string> {
  if (path.includes("\0")) return "is no file of the archive";
  try {
    const real = await Deno.realPath(join(folder, path));
    if (!real.startsWith(await Deno.realPath(folder) + sep)) return "is no file of the archive";
    const { isFile, size } = await Deno.stat(real);
    if (!isFile) return "is no file of the archive";
    return size > FILE_MAX_BYTES ? "is larger than 8 MB" : await Deno.readFile(real);
  } catch {
    // A name that is too long or leads in a circle is one line's fault, and the other lines come in.
    return "is no file of the archive";
  }
}
