/**
 * Reads a dump of Flajakay/minecraftserverlistphp, as its `database/schema.sql` and migrations were in June 2026 (commits
 * 0468641 and 55befd4), and of older ones, which have no games.
 */
import { basename, join } from "node:path";
import { slugOf } from "../../src/servers/slug.ts";
import { markdownOf, plainOf } from "./plain_text.ts";
import { type DumpRow, readDump } from "./read_dump.ts";
import type { ArchiveWriter } from "./write_archive.ts";

type Row = DumpRow["row"];

/** Votes among the rows of `points`; the others are views. */
const VOTE = "1";

/** Our games by the protocol of a server. Others are found by the game's name. */
const GAMES: Readonly<Record<string, string>> = {
  minecraft_java: "minecraft",
  minecraft_bedrock: "minecraft-bedrock",
};

/** Maximum characters of a version here. */
const VERSION_MAX = 30;

/** Rows of other tables that a listing refers to. */
interface Around {
  /** The tags of a category, by its id. */
  tags: Map<string, string>;
  /** The categories of a server. */
  categories: Map<string, string[]>;
  /** Its votes by month, `YYYY-MM`. */
  months: Map<string, Map<string, number>>;
}

/** What was left out, by reason. */
export type LeftOut = Record<"inactiveAccounts" | "inactiveListings" | "missingPictures", number>;

/** Writes the archive of such a list. `uploads` is its folder `public/uploads`. */
export async function convertDump(
  archive: ArchiveWriter,
  { dump, uploads }: { dump: string; uploads: string | undefined },
): Promise<LeftOut> {
  const around = await readAround(dump);
  const left: LeftOut = { inactiveAccounts: 0, inactiveListings: 0, missingPictures: 0 };
  let rows = 0;
  for await (const { table, row } of readDump(dump, ["users", "servers"])) {
    rows += 1;
    if (row["active"] === "0") {
      left[table === "users" ? "inactiveAccounts" : "inactiveListings"] += 1;
    } else if (table === "users") await archive.write("accounts", accountOf(row));
    else await writeListing(archive, row, { around, uploads, left });
  }
  if (rows === 0) throw new Error("The dump has no rows of the tables users and servers");
  return left;
}

async function readAround(dump: string): Promise<Around> {
  const around: Around = { tags: new Map(), categories: new Map(), months: new Map() };
  const tables = ["categories", "server_categories", "points"];
  for await (const { table, row } of readDump(dump, tables)) {
    const server = row["server_id"] ?? "";
    if (table === "categories") {
      around.tags.set(row["id"] ?? "", slugOf(plainOf(row["name"] ?? "")));
    } else if (table === "server_categories") {
      around.categories.set(server, [
        ...around.categories.get(server) ?? [],
        row["category_id"] ?? "",
      ]);
    } else if (row["type"] === VOTE) {
      const month = new Date(Number(row["timestamp"]) * 1_000).toISOString().slice(0, 7);
      const months = around.months.get(server) ?? new Map<string, number>();
      around.months.set(server, months.set(month, (months.get(month) ?? 0) + 1));
    }
  }
  return around;
}

function accountOf({ id, username, email, password }: Row) {
  return { id, username: plainOf(username ?? "").trim().replaceAll(" ", "_"), email, password };
}

async function writeListing(
  archive: ArchiveWriter,
  row: Row,
  { around, uploads, left }: { around: Around; uploads: string | undefined; left: LeftOut },
): Promise<void> {
  const id = row["id"] ?? "";
  const host = row["address"] ?? "";
  const picture = (kind: "icons" | "banners", name: string | null | undefined) =>
    takePicture(archive, { from: uploads, kind, name: name ?? "", left });
  const logo = await picture("icons", row["icon"]);
  const banner = await picture("banners", row["image"]);
  await archive.write("listings", { ...listingOf(row, around), host, logo, banner });
  const months = around.months.get(id) ?? new Map<string, number>();
  const votes = [...months.values()].reduce((sum, some) => sum + some, 0);
  // Its counter can be reset, and its votes can be deleted.
  const total = Math.max(votes, Number(row["votes"] ?? 0));
  if (total > 0) await archive.write("totals", { listing: id, votes: total });
  for (const [month, some] of months) {
    await archive.write("months", { listing: id, month, votes: some });
  }
  await archive.write("addresses", { path: `/server/${host}:${row["port"]}`, listing: id });
}

function listingOf(row: Row, { tags, categories }: Around) {
  const { id, port, name, description, website, country, youtube_id: video, version } = row;
  const { protocol, game_name: game, created_at: createdAt } = row;
  const own = categories.get(id ?? "") ?? [row["category_id"] ?? ""];
  return {
    id,
    // Who proved that the server is theirs, or else who listed it.
    owner: row["verified_owner_user_id"] || row["user_id"],
    name: plainOf(name ?? ""),
    game: GAMES[protocol || "minecraft_java"] ?? slugOf(game ?? ""),
    port: Number(port),
    // New listings are private until somebody reviews them.
    status: row["private"] === "0" ? "published" : "waiting",
    description: markdownOf(plainOf(description ?? "")),
    tags: [...new Set(own.flatMap((category) => tags.get(category) ?? []))].slice(0, 5),
    country: country || null,
    website: website || null,
    video: video && /^[\w-]{5,20}$/.test(video) ? `https://www.youtube.com/watch?v=${video}` : null,
    version: version && version.length <= VERSION_MAX ? version : null,
    // MySQL writes zeros for a day that it doesn't know.
    created_at: createdAt && !createdAt.startsWith("0000-")
      ? `${createdAt.replace(" ", "T")}Z`
      : null,
  };
}

/** Copies an upload into the archive and returns its path there, or null if there is none. */
async function takePicture(
  { folder }: ArchiveWriter,
  { from, kind, name, left }: {
    from: string | undefined;
    kind: string;
    name: string;
    left: LeftOut;
  },
): Promise<string | null> {
  // The name comes from a database that is not ours.
  const file = basename(name);
  if (file === "" || from === undefined) return null;
  const path = join("pictures", kind, file);
  try {
    await Deno.mkdir(join(folder, "pictures", kind), { recursive: true });
    await Deno.copyFile(join(from, kind, file), join(folder, path));
    return path;
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    left.missingPictures += 1;
    return null;
  }
}
