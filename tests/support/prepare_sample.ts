import { join } from "node:path";
import { PROJECT } from "../../embedded/launcher/project.ts";
import { REWARD_SAMPLES } from "../../src/web/rewards/samples_section.tsx";

/** A sample's name. */
export type SampleFile = typeof REWARD_SAMPLES[number]["file"];

/** The libraries that the games bring along, where Debian has them. */
export const GSON = "/usr/share/java/gson.jar";
export const NEWTONSOFT = "/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll";

const STUBS = join(PROJECT, "tests/samples/stubs");

/** Writes the sample into `folder`, asking its environment for site and slug, and returns the command that runs it. */
export async function prepareSample(file: SampleFile, folder: string): Promise<string[]> {
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
