/**
 * The samples for Paper are compiled against stubs here: what they call must exist in Bukkit by that very signature, or
 * a real server couldn't link them.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { runTool } from "../support/processes/host_tools.ts";
import { onceInRun } from "../support/run.ts";
import { compiled, type SampleFile } from "./prepare_sample.ts";

/** Implements Bukkit's interfaces for tests of plugins. The API itself isn't in Maven Central. */
const MOCKBUKKIT = "org.mockbukkit.mockbukkit:mockbukkit-v1.21:4.116.3";
const COPY = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy";

const PACKAGE = "org.mockbukkit.mockbukkit.";

/** The mock that implements each type. `Bukkit` has the methods of its server as static ones. */
const MOCKS: Readonly<Record<string, string>> = {
  "org/bukkit/Bukkit": "ServerMock",
  "org/bukkit/Server": "ServerMock",
  "org/bukkit/command/CommandSender": "command.ConsoleCommandSenderMock",
  "org/bukkit/entity/Player": "entity.PlayerMock",
  "org/bukkit/persistence/PersistentDataContainer": "persistence.PersistentDataContainerMock",
  "org/bukkit/plugin/PluginManager": "plugin.PluginManagerMock",
  "org/bukkit/scheduler/BukkitScheduler": "scheduler.BukkitSchedulerMock",
};

/** What no mock implements, as the Javadoc of Bukkit's API has it. */
const IN_JAVADOC = [
  "org/bukkit/NamespacedKey.<init>:(Lorg/bukkit/plugin/Plugin;Ljava/lang/String;)V",
  "org/bukkit/configuration/file/FileConfiguration.getString:(Ljava/lang/String;)Ljava/lang/String;",
  "org/bukkit/configuration/file/FileConfiguration.getString:(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
  "org/bukkit/configuration/file/FileConfiguration.getStringList:(Ljava/lang/String;)Ljava/util/List;",
  "org/bukkit/plugin/java/JavaPlugin.<init>:()V",
];

/** The class files that ship, by the sample. The others in its folder are stubs. */
const SHIPPED: readonly (readonly [SampleFile, RegExp])[] = [
  ["plugin on Paper", /^classes\/voteboard\/(core|paper)\/.*\.class$/],
  ["Voteboard.java", /^Voteboard.*\.class$/],
  ["VotifierBridge.java", /^VotifierBridge.*\.class$/],
];

Deno.test({
  name: "what the samples for Paper call exists in Bukkit by that signature",
  ignore: Deno.env.get("CI") !== "true", // it needs Maven Central
  fn: async () => {
    const jar = join(await onceInRun("mockbukkit", download), "mockbukkit-v1.21-4.116.3.jar");
    const mocks = [...new Set(Object.values(MOCKS))];
    const methods = new Map(
      await Promise.all(
        mocks.map(async (mock) => [mock, await methodsOf(jar, PACKAGE + mock)] as const),
      ),
    );
    for (const [file, shipped] of SHIPPED) {
      const references = await referencesIn(await compiled(file), shipped);
      assert(references.length > 3, `${file}: ${references}`);
      const missing = references.filter((reference) => !isDeclared(methods, reference));
      assert.deepEqual(missing, [], file);
    }
  },
});

async function download(folder: string): Promise<void> {
  const into = [`-Dartifact=${MOCKBUKKIT}`, `-DoutputDirectory=${folder}`];
  const { success, said } = await runTool("mvn", ["-q", "-B", COPY, ...into]);
  assert(success, said);
}

/** Returns the methods of Bukkit's that class files call, as `type.name:descriptor`. */
async function referencesIn(folder: string, shipped: RegExp): Promise<string[]> {
  const files = (await filesIn(folder)).filter((path) => shipped.test(path));
  const printed = await javap(["-v", "-p", ...files.map((path) => join(folder, path))]);
  const references = printed.matchAll(/ = (?:Interface)?Methodref .*\/\/ (org\/bukkit\/.*)$/gm);
  return [...new Set([...references].map(([, found = ""]) => found.replaceAll('"', "")))];
}

async function filesIn(folder: string, within = ""): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(join(folder, within)));
  const found = entries.map(({ name, isDirectory }) =>
    isDirectory ? filesIn(folder, join(within, name)) : [join(within, name)]
  );
  return (await Promise.all(found)).flat();
}

function isDeclared(methods: ReadonlyMap<string, ReadonlySet<string>>, reference: string): boolean {
  if (IN_JAVADOC.includes(reference)) return true;
  const [, type = "", method = ""] = /^(.*?)\.(.*)$/.exec(reference) ?? [];
  return methods.get(MOCKS[type] ?? "")?.has(method) ?? false;
}

/** Returns the methods of a mock and of the mocks that it extends, as `name:descriptor`. */
async function methodsOf(jar: string, mock: string): Promise<Set<string>> {
  const printed = await javap(["-s", "-p", "-cp", jar, mock]);
  const own = printed.matchAll(/([\w$]+)\([^)]*\)[^;\n]*;\n\s+descriptor: (\S+)/g);
  const [head = ""] = /^.* (?:class|interface) .*$/m.exec(printed) ?? [];
  const wider = head.matchAll(/[ ,](org\.mockbukkit\.[\w.$]+)/g);
  const others = [...wider].map(([, name = ""]) => name).filter((name) => name !== mock);
  const inherited = await Promise.all(others.map((other) => methodsOf(jar, other)));
  return new Set([
    ...[...own].map(([, name, descriptor]) => `${name}:${descriptor}`),
    ...inherited.flatMap((methods) => [...methods]),
  ]);
}

async function javap(args: string[]): Promise<string> {
  const { success, said } = await runTool("javap", ["-J-XX:TieredStopAtLevel=1", ...args]);
  assert(success, said);
  return said;
}
