import { join } from "node:path";
import { PROJECT } from "../../embedded/launcher/project.ts";
import { REWARD_SAMPLES } from "../../src/web/rewards/samples_section.tsx";
import { onceInRun } from "./run.ts";

/** A sample's name. */
export type SampleFile = typeof REWARD_SAMPLES[number]["file"];

/** The libraries that the games bring along, where Debian has them. */
export const GSON = "/usr/share/java/gson.jar";
export const NEWTONSOFT = "/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll";

const STUBS = join(PROJECT, "tests/samples/stubs");

/**
 * Writes what the sample needs into `folder`, and returns the command that runs it there. Site and slug are read from its
 * environment.
 */
export async function prepareSample(file: SampleFile, folder: string): Promise<string[]> {
  // Compilers take seconds, and each test has a folder of its own.
  const made = await onceInRun(`sample ${file}`, (made) => makeSample(file, made));
  switch (file) {
    case "rewards.py":
      await Deno.writeTextFile(join(folder, "give.sh"), GIVE);
      return ["python3", join(made, file), "sh", "give.sh", "{player}"];
    case "server.lua":
      return ["lua5.4", join(STUBS, "fivem/fivem.lua"), join(made, file)];
    case "Voteboard.cs":
      return ["mono", join(made, "Game.exe")];
    default: {
      const fast = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"];
      return ["java", ...fast, "-cp", `${made}:${GSON}`, "Game", file.replace(".java", "")];
    }
  }
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
    const flags = ["-J-XX:TieredStopAtLevel=1", "-encoding", "UTF-8", "-Xlint:all", "-Werror"];
    const paths = ["-cp", GSON, "-sourcepath", stubs, "-d", folder];
    const others = ["Game.java", "com/vexsoftware/votifier/model/VotifierEvent.java"]
      .map((path) => join(stubs, path));
    await compile("javac", [...flags, ...paths, source, ...others]);
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
