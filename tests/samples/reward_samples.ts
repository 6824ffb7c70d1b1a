import { existsSync } from "node:fs";
import { join } from "node:path";
import { openFivemHost } from "./fivem_host.ts";
import {
  GSON,
  isPluginHost,
  NEWTONSOFT,
  prepareSample,
  type SampleFile,
} from "./prepare_sample.ts";
import { type RunningProgram, startProgram } from "./running_program.ts";
import { openFolder, tryCommand } from "./samples.ts";

/** The settings of a game's life; an undefined key is not set. */
export interface GameSettings {
  site: string;
  slug: string;
  key: string | undefined;
  linkKey: string;
  /** The plugin's name for this game server, in a network. */
  gameServer?: string;
  /** The players who are there, if not all are; on Velocity all or none. */
  online?: readonly string[];
}

/** A sample in an imitation of its game. */
export interface RewardGame extends AsyncDisposable {
  readonly file: SampleFile;
  readonly kind: GameKind;
  /** The names by which the game asks. */
  readonly players: readonly string[];
  /** Starts the game as the last end left it. */
  start(settings: GameSettings): RunningProgram;
  /** Disables the plugin as its host does: the game ends with 0 if nothing of the plugin is left. */
  disable(life: RunningProgram): void;
  /** Lets only these players be online from now on, on Paper. */
  meet(online: readonly string[]): void;
  /** Players' items, as the game last saved them. */
  gifts(): Promise<ReadonlyMap<string, number>>;
}

interface GameKind {
  /** The name of the nth player. */
  player: (nth: number) => string;
  /** Whether gifts and log are saved as one: no crash makes any doubtful. */
  savesAsOne: boolean;
  /** Milliseconds within which a life of the game gives, and is killed. */
  givesWithinMs: number;
  /** Seconds of the game in one of ours. */
  speed: number;
  /** Seconds after which a claim of a killed game has ended. */
  leaseSeconds: number;
  /** Commands that end well where all is installed that the game needs. */
  needs: string[][];
}

const JAVA: Omit<GameKind, "savesAsOne"> = {
  player: (nth) => `Player_${nth}`,
  givesWithinMs: 40,
  speed: 1,
  leaseSeconds: 120,
  needs: [["javac", "--version"], ["test", "-e", GSON]],
};

/** The games by the file of their sample. */
export const GAMES: Readonly<Record<SampleFile, GameKind>> = {
  "rewards.py": { ...JAVA, savesAsOne: false, needs: [["python3", "--version"]] },
  "Voteboard.java": { ...JAVA, savesAsOne: true },
  "VotifierBridge.java": { ...JAVA, savesAsOne: false },
  "plugin on Paper": { ...JAVA, savesAsOne: false },
  "plugin on Velocity": { ...JAVA, savesAsOne: false },
  "Voteboard.cs": {
    player: (nth) => String(76561198000000000n + BigInt(nth)),
    savesAsOne: false,
    givesWithinMs: 1_200,
    speed: 200,
    leaseSeconds: 1_800,
    needs: [["mcs", "--version"], ["mono", "--version"], ["test", "-e", NEWTONSOFT]],
  },
  "server.lua": {
    player: (nth) => `ABC${10_000 + nth}`,
    savesAsOne: true,
    givesWithinMs: 80,
    speed: 1,
    leaseSeconds: 120,
    needs: [["lua5.4", "-e", 'require("cjson")']],
  },
};

/**
 * Runs `check` as one step for each sample, all at the same time. One whose language is not installed is left out with
 * a notice; where `CI` is `true` none may be, and its step fails.
 */
export async function inEachGame(
  t: Deno.TestContext,
  check: (game: RewardGame) => Promise<void>,
): Promise<void> {
  // The test around them looks for leaks.
  const unwatched = { sanitizeOps: false, sanitizeResources: false, sanitizeExit: false };
  await Promise.all(
    typedKeys(GAMES).map((file) => {
      const ignore = Deno.env.get("CI") !== "true" && !isGameInstalled(file);
      const fn = async () => {
        await using game = await openGame(file);
        await check(game);
      };
      return t.step({ name: file, ignore, fn, ...unwatched });
    }),
  );
}

function typedKeys<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(record) as K[];
}

/** Returns whether all is installed that a game needs. */
export function isGameInstalled(file: SampleFile): boolean {
  return GAMES[file].needs.every(isThere);
}

function isThere([command = "", ...args]: string[]): boolean {
  return tryCommand(command, args);
}

/** Compiles a sample into a folder of its own, with forty players. */
export async function openGame(file: SampleFile): Promise<RewardGame> {
  const folder = await openFolder();
  const host = file === "server.lua" ? openFivemHost() : undefined;
  const kind = GAMES[file];
  const players = Array.from({ length: 40 }, (_, nth) => kind.player(nth));
  const [command = "", ...args] = await prepareSample(file, folder.path);
  return {
    file,
    kind,
    players,
    start({ site, slug, key, linkKey, gameServer = "", online }) {
      host?.start();
      if (isPluginHost(file)) configurePlugin(folder.path, { site, key, gameServer });
      if (online) meet(folder.path, online);
      disableFile(folder.path, false);
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
          PLAYERS: (online?.length === 0 ? [] : players).join(" "),
          COMMANDS: "give {player} diamond 1",
          ...settings,
          ...keys,
        },
        ...host ? { answer: host.answer } : {},
      });
    },
    disable(life) {
      if (file === "rewards.py") life.end();
      else if (host) host.stop();
      else disableFile(folder.path, true);
    },
    meet: (online) => meet(folder.path, online),
    gifts: async () => host?.purses() ?? await readGifts(file, folder.path),
    async [Symbol.asyncDispose]() {
      host?.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Writes the plugin's settings, as its owner does. */
function configurePlugin(
  folder: string,
  { site, key, gameServer }: { site: string; key: string | undefined; gameServer: string },
): void {
  Deno.mkdirSync(join(folder, "plugin"), { recursive: true });
  const lines = [
    `url=${site}`,
    `key=${key ?? ""}`,
    `game-server=${gameServer}`,
    "command.1=give {player} diamond 1",
  ];
  Deno.writeTextFileSync(join(folder, "plugin/voteboard.properties"), lines.join("\n"));
}

function meet(folder: string, online: readonly string[]): void {
  Deno.writeTextFileSync(join(folder, "next-online"), online.join(" "));
  Deno.renameSync(join(folder, "next-online"), join(folder, "online"));
}

/** Puts the file there by which a game is told to disable its plugin, or takes it away. */
function disableFile(folder: string, isThere: boolean): void {
  const file = join(folder, "disable");
  if (isThere) Deno.writeTextFileSync(file, "");
  else if (existsSync(file)) Deno.removeSync(file);
}

async function readGifts(file: SampleFile, folder: string): Promise<Map<string, number>> {
  const gifts = new Map<string, number>();
  if (file === "Voteboard.java" || file === "plugin on Paper") {
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
