/**
 * Makes the archive of a list (docs/moving-a-list.md) from the data of another program.
 *
 *     deno task convert-list minecraftserverlistphp dump.sql --list old.example --to archive [--uploads public/uploads]
 */
import { parseArgs } from "node:util";
import { convertDump } from "./convert_list/minecraftserverlistphp.ts";
import { answerHelp } from "../src/service/cli/help.ts";
import { createArchive } from "./convert_list/write_archive.ts";

const USAGE =
  "Usage: deno task convert-list minecraftserverlistphp DUMP.sql --list DOMAIN --to FOLDER [--uploads FOLDER]";

const CUT =
  "The dump may be cut: its last line doesn't say that it is complete. Compare the numbers";

/**
 * Converts the list that the arguments name and prints the numbers of records that were left out. Returns the exit
 * status: 0 done, 1 failed, 2 misused.
 */
export async function convertList(
  args: string[],
  { print, complain }: { print: (text: string) => void; complain: (text: string) => void },
): Promise<number> {
  const read = readArguments(args);
  if (!read) {
    complain(USAGE);
    return 2;
  }
  try {
    await using archive = await createArchive(read.to, read.list);
    const { left, isComplete } = await convertDump(archive, read);
    await archive.finish();
    print(`Wrote ${read.to}. Left out: ${JSON.stringify(left)}`);
    if (isComplete === false) complain(CUT);
    return 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function readArguments(args: string[]) {
  const options = {
    list: { type: "string" },
    to: { type: "string" },
    uploads: { type: "string" },
  } as const;
  try {
    const { values: { list, to, uploads }, positionals: [program, dump, ...rest] } = parseArgs({
      args,
      options,
      allowPositionals: true,
    });
    if (program !== "minecraftserverlistphp" || !dump || !list || !to || rest.length > 0) {
      return undefined;
    }
    return { dump, list, to, uploads };
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  answerHelp(USAGE);
  Deno.exit(
    await convertList(Deno.args, {
      print: (text) => console.log(text),
      complain: (text) => console.error(text),
    }),
  );
}
