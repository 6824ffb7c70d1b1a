import { join } from "node:path";
import { PROJECT } from "../../embedded/launcher/project.ts";
import { REWARD_SAMPLES } from "../../src/web/rewards/samples_section.tsx";
import { openFivemHost } from "./fivem_host.ts";
import { type RunningProgram, startProgram } from "./running_program.ts";
import { openFolder, tryCommand } from "./samples.ts";

type File = typeof REWARD_SAMPLES[number]["file"];

/** The settings of a game's life; an undefined key is not set. */
export interface GameSettings {
  site: string;
  slug: string;
  key: string | undefined;
  linkKey: string;
}

/** A sample in a game that stands in for the real one. */
export interface RewardGame extends AsyncDisposable {
  readonly file: File;
  readonly kind: GameKind;
  /** The names by which the game asks. */
  readonly players: readonly string[];
  /** Starts the game as the last end left it. */
  start(settings: GameSettings): RunningProgram;
  /** What players have, in the game as it was last saved. */
  gifts(): Promise<ReadonlyMap<string, number>>;
}

interface GameKind {
  /** The name of the nth player. */
  player: (nth: number) => string;
  /** Whether gifts and log are saved as one: no crash makes any doubtful. */
  savesAsOne: boolean;
  /** Milliseconds within which a life of the game gives, and is killed. */
  givesWithinMs: number;
  /** Seconds after which a claim of a killed game has ended. */
  leaseSeconds: number;
  /** Commands that end well where all is installed that the game needs. */
  needs: string[][];
}

const GSON = "/usr/share/java/gson.jar";
const NEWTONSOFT = "/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll";
const STUBS = join(PROJECT, "tests/samples/stubs");

const JAVA: Omit<GameKind, "savesAsOne"> = {
  player: (nth) => `Player_${nth}`,
  givesWithinMs: 40,
  leaseSeconds: 120,
  needs: [["javac", "--version"], ["test", "-e", GSON]],
};

/** The games by the file of their sample. */
export const GAMES: Readonly<Record<File, GameKind>> = {
  "rewards.py": { ...JAVA, savesAsOne: false, needs: [["python3", "--version"]] },
  "Voteboard.java": { ...JAVA, savesAsOne: true },
  "VotifierBridge.java": { ...JAVA, savesAsOne: false },
  "Voteboard.cs": {
    player: (nth) => String(76561198000000000n + BigInt(nth)),
    savesAsOne: false,
    givesWithinMs: 1_200,
    leaseSeconds: 1_800,
    needs: [["mcs", "--version"], ["mono", "--version"], ["test", "-e", NEWTONSOFT]],
  },
  "server.lua": {
    player: (nth) => `ABC${10_000 + nth}`,
    savesAsOne: true,
    givesWithinMs: 80,
    leaseSeconds: 120,
    needs: [["lua5.4", "-e", 'require("cjson")']],
  },
};

/**
 * Runs `check` as one step for each sample, all at the same time. One whose language is not installed is left out with a
 * notice; where `CI` is `true` none may be, and its step fails.
 */
export async function inEachGame(
  t: Deno.TestContext,
  check: (game: RewardGame) => Promise<void>,
): Promise<void> {
  // The test around them looks for leaks.
  const unwatched = { sanitizeOps: false, sanitizeResources: false, sanitizeExit: false };
  await Promise.all(REWARD_SAMPLES.map(({ file }) => {
    const ignore = Deno.env.get("CI") !== "true" && !GAMES[file].needs.every(isThere);
    const fn = async () => {
      await using game = await openGame(file);
      await check(game);
    };
    return t.step({ name: file, ignore, fn, ...unwatched });
  }));
}

function isThere([command = "", ...args]: string[]): boolean {
  return tryCommand(command, args);
}

/** Compiles a sample into a folder of its own, with forty players. */
async function openGame(file: File): Promise<RewardGame> {
  const folder = await openFolder();
  const host = file === "server.lua" ? openFivemHost() : undefined;
  const kind = GAMES[file];
  const players = Array.from({ length: 40 }, (_, nth) => kind.player(nth));
  const [command = "", ...args] = await prepare(file, folder.path);
  return {
    file,
    kind,
    players,
    start({ site, slug, key, linkKey }) {
      const settings = { SITE: site, SLUG: slug, LINK_KEY: linkKey, VOTEBOARD_LINK_KEY: linkKey };
      const keys: Record<string, string> = key === undefined
        ? {}
        : { KEY: key, VOTEBOARD_KEY: key };
      return startProgram(command, args, {
        folder: folder.path,
        env: {
          PATH: Deno.env.get("PATH") ?? "",
          HOME: Deno.env.get("HOME") ?? "",
          LC_ALL: "C.UTF-8",
          PLAYERS: players.join(" "),
          COMMANDS: "give {player} diamond 1",
          ...settings,
          ...keys,
        },
        ...host ? { answer: host.answer } : {},
      });
    },
    gifts: async () => host?.purses() ?? await readGifts(file, folder.path),
    async [Symbol.asyncDispose]() {
      host?.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Writes the sample into `folder`, asking its environment for site and slug, and returns the command that runs it. */
async function prepare(file: File, folder: string): Promise<string[]> {
  const code = REWARD_SAMPLES.find((sample) => sample.file === file)?.code ?? "";
  const read = READ[file.split(".").at(-1) ?? ""] ?? "";
  const source = join(folder, file);
  await Deno.writeTextFile(
    source,
    code.replace('"https://voteboard.example"', read.replace("_", "SITE"))
      .replace('"your-server"', read.replace("_", "SLUG")).replace(
        "const string Site",
        "static string Site",
      ),
  );
  switch (file) {
    case "rewards.py":
      await Deno.writeTextFile(join(folder, "give.sh"), GIVE);
      return ["python3", source, "sh", "give.sh", "{player}"];
    case "server.lua":
      return ["lua5.4", join(STUBS, "fivem/fivem.lua"), source];
    case "Voteboard.cs": {
      const sources = [source, join(STUBS, "oxide/Oxide.cs"), join(STUBS, "oxide/Game.cs")];
      await compile("mcs", ["-nologo", `-r:${NEWTONSOFT}`, `-out:${folder}/Game.exe`, ...sources]);
      await Deno.copyFile(NEWTONSOFT, join(folder, "Newtonsoft.Json.dll"));
      return ["mono", join(folder, "Game.exe")];
    }
    default: {
      const stubs = join(STUBS, "paper");
      const flags = ["-J-XX:TieredStopAtLevel=1", "-encoding", "UTF-8", "-Xlint:all", "-Werror"];
      const paths = ["-cp", GSON, "-sourcepath", stubs, "-d", folder];
      const others = ["Game.java", "com/vexsoftware/votifier/model/VotifierEvent.java"]
        .map((path) => join(stubs, path));
      await compile("javac", [...flags, ...paths, source, ...others]);
      const fast = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"];
      return ["java", ...fast, "-cp", `${folder}:${GSON}`, "Game", file.replace(".java", "")];
    }
  }
}

/** What reads a variable, by ending. */
const READ: Readonly<Record<string, string>> = {
  py: 'os.environ["_"]',
  java: 'System.getenv("_")',
  cs: 'Environment.GetEnvironmentVariable("_")',
  lua: 'os.getenv("_")',
};

/** Gives, slowly; to one player in three not at the first try. */
const GIVE = `
case "$1" in *[036]) [ -e "tried-$1" ] || { : > "tried-$1"; exit 1; };; esac
sleep 0.01
echo "$1" >> gifts
sleep 0.01
`;

async function compile(command: string, args: string[]): Promise<void> {
  const { success, stdout, stderr } = await new Deno.Command(command, { args }).output();
  const printed = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes)).join("");
  if (!success) throw new Error(`Cannot compile: ${printed}`);
}

async function readGifts(file: File, folder: string): Promise<Map<string, number>> {
  const gifts = new Map<string, number>();
  if (file === "Voteboard.java") {
    for await (const { name } of Deno.readDir(folder)) {
      if (!name.endsWith(".player")) continue;
      const [count] = (await Deno.readTextFile(join(folder, name))).split("\t");
      gifts.set(name.replace(".player", ""), Number(count));
    }
    return gifts;
  }
  const kept = join(folder, file === "Voteboard.cs" ? "world" : "gifts");
  const lines = (await Deno.readTextFile(kept)).split("\n").filter((line) => line !== "");
  for (const line of lines) gifts.set(line, (gifts.get(line) ?? 0) + 1);
  return gifts;
}
