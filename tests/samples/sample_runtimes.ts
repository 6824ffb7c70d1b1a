import { join } from "node:path";
import { PROJECT } from "../../embedded/launcher/project.ts";

/** The means to run one language's samples as an owner would. */
export interface Runtime {
  /** A command that succeeds where the language and the libraries of its samples are installed. */
  readonly probe: readonly [string, ...string[]];
  /** Returns the command that runs `code`, which is written into `folder`. */
  readonly prepare: (code: string, folder: string) => Promise<readonly [string, ...string[]]>;
  /** Arguments before those, for a receiver at a port. */
  readonly serve?: (port: number) => string[];
  /** A statement that waits for three seconds. */
  readonly pause: string;
  /** Changes to a compiled poller: it looks up site and timeoutFactor as it starts, so that it is compiled once. */
  readonly lookUp?: readonly (readonly [string, string])[];
  /** Why a receiver leaves it to the web server before it to hang up on slow clients. */
  readonly keepsSlowClients?: string;
}

/** The site's address in a poller's code. */
export const PLACEHOLDER = "https://voteboard.example";

/** Compiled samples, by their code: a compiler takes seconds, and each sample starts many times. */
const CACHE = join(PROJECT, ".data/samples");

/** Flags that make Java start fast. */
const JAVA_FLAGS = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

/** A library of Mono's that the poller names in its first line. */
const MONO_LIBRARY = "-r:System.Net.Http";

/** The runtimes by the languages of the samples. */
export const RUNTIMES: Readonly<Record<string, Runtime>> = {
  JavaScript: {
    probe: ["node", "--version"],
    prepare: writeFor("node", "sample.mjs"),
    pause: "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);",
  },
  Python: {
    probe: ["python3", "--version"],
    prepare: writeFor("python3", "sample.py"),
    pause: "time.sleep(3);",
  },
  PHP: {
    probe: ["php", "--version"],
    prepare: writeFor("php", "sample.php"),
    serve: (port) => ["-S", `127.0.0.1:${port}`],
    pause: "sleep(3);",
    keepsSlowClients:
      "PHP is run by a web server, which alone decides when to hang up on a client.",
  },
  Java: {
    probe: ["javac", "--version"],
    prepare: async (code) => {
      const name = /public class (\w+)/.exec(code)?.[1] ?? "Sample";
      const folder = await compile(code, `${name}.java`, (source) => [
        ...["javac", "-J-XX:TieredStopAtLevel=1", "-encoding", "UTF-8", "-Xlint:all", source],
      ]);
      return ["java", ...JAVA_FLAGS, "-cp", folder, name];
    },
    pause: "try { Thread.sleep(3_000); } catch (InterruptedException error) { }",
    lookUp: [
      [`"${PLACEHOLDER}"`, `System.getenv("SITE")`],
      ["TIMEOUT_S = 2", `TIMEOUT_S = Integer.parseInt(System.getenv("TIMEOUT_S"))`],
    ],
  },
  Go: {
    probe: ["go", "version"],
    prepare: async (code) => {
      const build = ["go", "build", "-o", "sample"];
      return [`${await compile(code, "sample.go", (source) => [...build, source])}/sample`];
    },
    pause: "time.Sleep(3 * time.Second);",
    lookUp: [
      [`const site = "${PLACEHOLDER}"`, `var site = os.Getenv("SITE")`],
      [
        "const timeoutS = 2",
        `var timeoutS, _ = time.ParseDuration(os.Getenv("TIMEOUT_S") + "ns")`,
      ],
    ],
  },
  "C#": {
    probe: ["mcs", "--version"],
    prepare: async (code) => {
      const build = ["mcs", "-warn:0", MONO_LIBRARY, "-out:sample.exe"];
      const folder = await compile(code, "sample.cs", (source) => [...build, source]);
      return ["mono", `${folder}/sample.exe`];
    },
    pause: "System.Threading.Thread.Sleep(3000);",
    lookUp: [
      [
        `const string Site = "${PLACEHOLDER}"`,
        `static readonly string Site = ${monoLooksUp("SITE")}`,
      ],
      [
        "const int TimeoutS = 2",
        `static readonly int TimeoutS = int.Parse(${monoLooksUp("TIMEOUT_S")})`,
      ],
    ],
    keepsSlowClients: "HttpListener has no limit on the time that headers take.",
  },
  Lua: {
    probe: ["lua5.1", "-e", `require "http.request"; require "cjson"; require "luasql.sqlite3"`],
    prepare: writeFor("lua5.1", "sample.lua"),
    pause: `require("cqueues").sleep(3);`,
  },
  Rust: {
    probe: ["cargo", "--version"],
    prepare: async (code) => [`${await compileRust(code)}/sample`],
    pause: "std::thread::sleep(Duration::from_secs(3));",
    lookUp: [
      [`"{SITE}/api`, `"{}/api`],
      [`vote-check"))`, `vote-check", env::var("SITE").unwrap()))`],
      ["from_secs(TIMEOUT_S)", `from_secs(env::var("TIMEOUT_S").unwrap().parse().unwrap())`],
    ],
  },
};

function writeFor(command: string, name: string): Runtime["prepare"] {
  return async (code, folder) => {
    await Deno.writeTextFile(`${folder}/${name}`, code);
    return [command, `${folder}/${name}`];
  };
}

function monoLooksUp(name: string): string {
  return `Environment.GetEnvironmentVariable("${name}")`;
}

/**
 * Compiles code once for all workers, in a folder that it returns. A compiler runs once at a time: the next one finds
 * what it compiled of the language's libraries, and perhaps the same code.
 */
async function compile(
  code: string,
  name: string,
  command: (source: string) => string[],
): Promise<string> {
  const done = `${CACHE}/${await hashOf(code)}`;
  if (await exists(done)) return done;
  await Deno.mkdir(CACHE, { recursive: true });
  using turn = await Deno.open(`${CACHE}/${name}.turn`, { write: true, create: true });
  await turn.lock(true);
  if (await exists(done)) return done;
  const folder = await Deno.makeTempDir({ dir: CACHE });
  await Deno.writeTextFile(`${folder}/${name}`, code);
  await runIn(folder, command(name));
  await Deno.rename(folder, done);
  return done;
}

/** Cargo compiles the crates once for all samples, and lets one builder in at a time. */
async function compileRust(code: string): Promise<string> {
  const hash = await hashOf(code);
  const [manifest = "", lock = ""] = await Promise.all(
    ["Cargo.toml", "Cargo.lock"].map((name) => Deno.readTextFile(join(PROJECT, "samples", name))),
  );
  const [head] = manifest.split("[[bin]]");
  const bin = `[[bin]]\nname = "sample_${hash}"\npath = "sample.rs"\n\n`;
  const source = `${CACHE}/cargo_${hash}`;
  await Deno.mkdir(source, { recursive: true });
  await Deno.writeTextFile(
    `${source}/Cargo.toml`,
    head + bin + manifest.slice(manifest.indexOf("[dep")),
  );
  await Deno.writeTextFile(`${source}/Cargo.lock`, lock);
  // A project's path may have spaces.
  const build = `cp sample.rs "$1" &&
    cargo build --quiet --locked --manifest-path "$1/Cargo.toml" --target-dir "$2/target" &&
    cp "$2/target/debug/$3" sample`;
  return await compile(
    code,
    "sample.rs",
    () => ["bash", "-c", build, "build", source, CACHE, `sample_${hash}`],
  );
}

async function runIn(folder: string, [command = "", ...args]: string[]): Promise<void> {
  const { success, stderr } = await new Deno.Command(command, { args, cwd: folder }).output();
  if (!success) throw new Error(`Cannot compile: ${new TextDecoder().decode(stderr)}`);
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(digest).toHex().slice(0, 16);
}
