/**
 * Reads a dump of Flajakay/minecraftserverlistphp, as its `database/schema.sql` and migrations were in June 2026
 * (commits 0468641 and 55befd4), and of older ones, which have no games.
 */
import { basename, join } from "node:path";
import { slugOf } from "../../src/site/servers/slugs/free_slug.ts";
import { markdownOf, plainOf } from "./plain_text.ts";
import type { DumpRow } from "./open_dump.ts";
import { type DumpFacts, readDump } from "./read_dump.ts";
import type { ArchiveWriter } from "./write_archive.ts";

type Row = DumpRow["row"];

/** The value that marks a vote among the rows of `points`. The others are views. */
const VOTE = "1";

/** Our games by the protocol of a server. Others are found by the game's name. */
const GAMES: Readonly<Record<string, string>> = {
  minecraft_java: "minecraft",
  minecraft_bedrock: "minecraft-bedrock",
};

/** Matches the forms in which databases write false. */
const OFF = /^(?:0+|f|false|\0)$/i;

/** A day, a time and the hours from UTC, as databases write them. */
const TIME = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d(?:\.\d+)?))?(?:([+-]\d\d)(?::?(\d\d))?|Z)?$/;

/** Most tables of a dump that an error names. */
const TABLES_NAMED = 10;

/** Maximum characters of a version here. */
const VERSION_MAX = 30;

/** The rows of other tables that a listing refers to. */
interface Around {
  /** The tags of a category, by its id. */
  tags: Map<string, string>;
  /** The categories of a server. */
  categories: Map<string, string[]>;
  /** Its votes by month, `YYYY-MM`. */
  months: Map<string, Map<string, number>>;
}

/** Numbers of records that were left out, by reason. */
export type LeftOut = Record<
  "inactiveAccounts" | "inactiveListings" | "missingPictures" | "votesWithoutTime",
  number
>;

/**
 * Writes the archive of such a list. `uploads` is its folder `public/uploads`. Returns the numbers of records that were
 * left out, and whether the dump states that it is complete. Throws if it has no accounts or no listings.
 */
export async function convertDump(
  archive: ArchiveWriter,
  { dump, uploads }: { dump: string; uploads: string | undefined },
): Promise<{ left: LeftOut; isComplete: boolean | undefined }> {
  const left: LeftOut = {
    inactiveAccounts: 0,
    inactiveListings: 0,
    missingPictures: 0,
    votesWithoutTime: 0,
  };
  const around = await readAround(dump, left);
  const rows: Record<string, number> = { users: 0, servers: 0 };
  const facts: DumpFacts = { tables: new Set() };
  for await (const { table, row } of readDump(dump, ["users", "servers"], facts)) {
    rows[table] = (rows[table] ?? 0) + 1;
    if (OFF.test(row["active"] ?? "")) {
      left[table === "users" ? "inactiveAccounts" : "inactiveListings"] += 1;
    } else if (table === "users") await archive.write("accounts", accountOf(row));
    else await writeListing(archive, row, { around, uploads, left });
  }
  requireRows(rows, facts);
  return { left, isComplete: facts.isComplete };
}

/**
 * Throws unless there are accounts and listings. A listing without its owner's account can't be imported, and without
 * listings there is nothing to move.
 */
function requireRows(rows: Record<string, number>, { tables }: DumpFacts): void {
  const missing = Object.keys(rows).filter((table) => rows[table] === 0);
  if (missing.length === 0) return;
  const wanted = `the table${missing.length > 1 ? "s" : ""} ${missing.join(" and ")}`;
  const found = [...tables].slice(0, TABLES_NAMED).join(", ") || "no other";
  throw new Error(`The dump has no rows of ${wanted}. It has rows of ${found}`);
}

async function readAround(dump: string, left: LeftOut): Promise<Around> {
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
      const month = monthIn(row["timestamp"] ?? "");
      if (month === undefined) {
        left.votesWithoutTime += 1;
        continue;
      }
      const months = around.months.get(server) ?? new Map<string, number>();
      around.months.set(server, months.set(month, (months.get(month) ?? 0) + 1));
    }
  }
  return around;
}

/** Returns the month of a Unix time or a date, `YYYY-MM`. */
function monthIn(time: string): string | undefined {
  const at = new Date(/^\d+$/.test(time) ? Number(time) * 1_000 : time);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString().slice(0, 7);
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
  // The counter can be reset, and rows of votes can be deleted, so the larger number counts.
  const total = Math.max(votes, Number(row["votes"]) || 0);
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
    // The user who proved their ownership, or else the user who listed the server.
    owner: [row["verified_owner_user_id"], row["user_id"]].find((owner) => owner && owner !== "0"),
    name: plainOf(name ?? ""),
    game: GAMES[protocol || "minecraft_java"] ?? slugOf(game ?? ""),
    port: Number(port),
    // New listings are private until a moderator reviews them.
    status: OFF.test(row["private"] ?? "") ? "published" : "waiting",
    description: markdownOf(plainOf(description ?? "")),
    tags: [...new Set(own.flatMap((category) => tags.get(category) ?? []))].slice(0, 5),
    country: country || null,
    website: website || null,
    video: video && /^[\w-]{5,20}$/.test(video) ? `https://www.youtube.com/watch?v=${video}` : null,
    version: version && version.length <= VERSION_MAX ? version : null,
    created_at: timeOf(createdAt ?? ""),
  };
}

/**
 * Returns a time in the format of the archive. An invalid one stays unchanged, and the import reports it. MySQL writes
 * zeros for an unknown day.
 */
function timeOf(text: string): string | null {
  if (text === "" || text.startsWith("0000-")) return null;
  const [, day, time = "00:00:00", hours, minutes = "00"] = TIME.exec(text) ?? [];
  if (day === undefined) return text;
  return `${day}T${time}${hours === undefined ? "Z" : `${hours}:${minutes}`}`;
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
  // Only the last part, because the name comes from a foreign database.
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
