import { join } from "node:path";
import { PROJECT } from "../../embedded/launcher/project.ts";
import { REWARD_SAMPLES } from "../../src/reach/web/rewards/samples_section.tsx";
import { onceInRun } from "../support/run.ts";

/** A sample's name, or the plugin of samples/rewards/plugin on one of its hosts. */
export type SampleFile = typeof REWARD_SAMPLES[number]["file"] | keyof typeof PLUGIN_HOSTS;

/** The program that imitates each host of the plugin, and the plugin's class for it. */
export const PLUGIN_HOSTS = {
  "plugin on Paper": ["Game", "voteboard.paper.PaperPlugin"],
  "plugin on Velocity": ["Proxy", "voteboard.velocity.VelocityPlugin"],
} as const;

/** The libraries that the games bring along, where Debian has them. */
export const GSON = "/usr/share/java/gson.jar";
export const NEWTONSOFT = "/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll";

const STUBS = join(PROJECT, "tests/samples/stubs");
const PLUGIN = join(PROJECT, "samples/rewards/plugin/src/main");

/** Flags for programs that live for seconds. */
const FAST = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"];

/**
 * Writes what the sample needs into `folder`, and returns the command that runs it there. Site and slug are read from
 * its environment.
 */
export async function prepareSample(file: SampleFile, folder: string): Promise<string[]> {
  const made = await compiled(file);
  if (isPluginHost(file)) {
    const paths = [join(made, "voteboard-plugin.jar"), join(made, "hosts"), GSON].join(":");
    return ["java", ...FAST, "-cp", paths, ...PLUGIN_HOSTS[file]];
  }
  switch (file) {
    case "rewards.py":
      await Deno.writeTextFile(join(folder, "give.sh"), GIVE);
      return ["python3", join(made, file), "sh", "give.sh", "{player}"];
    case "server.lua":
      return ["lua5.4", join(STUBS, "fivem/fivem.lua"), join(made, file)];
    case "Voteboard.cs":
      return ["mono", join(made, "Game.exe")];
    default:
      return ["java", ...FAST, "-cp", `${made}:${GSON}`, "Game", file.replace(".java", "")];
  }
}

/** Compiles a sample, once in a run because compilers take seconds. Returns the folder that has it and its stubs. */
export function compiled(file: SampleFile): Promise<string> {
  if (isPluginHost(file)) return onceInRun("plugin", makePlugin);
  return onceInRun(`sample ${file}`, (made) => makeSample(file, made));
}

export function isPluginHost(file: SampleFile): file is keyof typeof PLUGIN_HOSTS {
  return file in PLUGIN_HOSTS;
}

/** Makes the plugin's jar as `mvn package` does, against stubs of what its hosts offer, and those hosts. */
async function makePlugin(folder: string): Promise<void> {
  const stubs = ["paper", "velocity"].map((host) => join(STUBS, host));
  const hosts = [
    "paper/Game.java",
    "paper/com/vexsoftware/votifier/model/VotifierEvent.java",
    "velocity/Proxy.java",
    "velocity/com/google/inject/Inject.java",
    "velocity/com/velocitypowered/api/plugin/annotation/DataDirectory.java",
  ].map((path) => join(STUBS, path));
  const hostPaths = ["-cp", GSON, "-sourcepath", stubs.join(":"), "-d", join(folder, "hosts")];
  const classes = join(folder, "classes");
  const main = [join(PLUGIN, "java/voteboard/paper/PaperPlugin.java")];
  main.push(join(PLUGIN, "java/voteboard/velocity/VelocityPlugin.java"));
  await compile("javac", [...JAVAC, ...hostPaths, ...hosts]);
  const libraries = `${join(folder, "hosts")}:${GSON}`;
  const paths = ["-cp", libraries, "-sourcepath", join(PLUGIN, "java"), "-d", classes];
  await compile("javac", [...JAVAC, "--release", "17", ...paths, ...main]);
  const jar = ["--create", "--file", join(folder, "voteboard-plugin.jar")];
  await compile("jar", [...jar, "-C", classes, ".", "-C", join(PLUGIN, "resources"), "."]);
}

/** Writes the sample into `folder`, and compiles it if its language is compiled. */
async function makeSample(file: SampleFile, folder: string): Promise<void> {
  const code = REWARD_SAMPLES.find((sample) => sample.file === file)?.code ?? "";
  const ending = file.split(".").at(-1) ?? "";
  const read = READ[ending] ?? "";
  const source = join(folder, file);
  await Deno.writeTextFile(
    source,
    code.replace('"https://voteboard.example"', read.replace("_", "SITE"))
      .replace('"your-server"', read.replace("_", "SLUG")).replace(
        "const string Site",
        "static string Site",
      ),
  );
  if (ending === "cs") {
    const sources = [source, join(STUBS, "oxide/Oxide.cs"), join(STUBS, "oxide/Game.cs")];
    await compile("mcs", ["-nologo", `-r:${NEWTONSOFT}`, `-out:${folder}/Game.exe`, ...sources]);
    await Deno.copyFile(NEWTONSOFT, join(folder, "Newtonsoft.Json.dll"));
  }
  if (ending === "java") {
    const stubs = join(STUBS, "paper");
    const paths = ["-cp", GSON, "-sourcepath", stubs, "-d", folder];
    const others = ["Game.java", "com/vexsoftware/votifier/model/VotifierEvent.java"]
      .map((path) => join(stubs, path));
    await compile("javac", [...JAVAC, ...paths, source, ...others]);
  }
}

const JAVAC = ["-J-XX:TieredStopAtLevel=1", "-encoding", "UTF-8", "-Xlint:all", "-Werror"];

/** Expression that reads a variable, by the file's ending. */
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
