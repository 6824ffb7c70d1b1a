/**
 * A generator, and how to run its client. Its folder in tests/clients contains the program and `build`, which builds
 * it.
 */
export interface Stack {
  /** Its folder's name. */
  readonly name: string;
  /** Commands that it requires. Without them it is skipped, but never in CI. */
  readonly needs: readonly (readonly [string, ...string[]])[];
  readonly run: readonly [string, ...string[]];
  /** Whether its clients hide the headers of an error, including `Retry-After`. */
  readonly hidesHeaders?: boolean;
  /** Whether it is built only before a release. */
  readonly isRare?: boolean;
}

const NODE = [["npm", "--version"]] as const;
const PYTHON = [["python3", "-m", "pip", "--version"]] as const;
const JAVA = [...PYTHON, ["mvn", "--version"], ["javac", "--version"]] as const;
const GO = [["go", "version"]] as const;
const PHP = [["php", "-r", "require 'GuzzleHttp/autoload.php';"]] as const;
const RUST = [["cargo", "--version"]] as const;

/** All generators, the slowest to build first. */
export const STACKS: readonly Stack[] = [
  { name: "openapi-generator-java", needs: JAVA, run: ["java", "-cp", "classes:lib/*", "Main"] },
  { name: "oapi-codegen", needs: GO, run: ["./client"] },
  { name: "openapi-python-client", needs: PYTHON, run: ["bash", "run"] },
  { name: "openapi-fetch", needs: NODE, run: ["node", "main.js"] },
  { name: "hey-api", needs: NODE, run: ["npx", "tsx", "main.ts"] },
  {
    name: "openapi-generator-kotlin",
    needs: JAVA,
    run: ["java", "-cp", "target/classes:lib/*", "MainKt"],
    isRare: true,
  },
  {
    name: "openapi-generator-rust",
    needs: [...PYTHON, ...RUST],
    run: ["target/debug/client"],
    isRare: true,
    hidesHeaders: true,
  },
  { name: "progenitor", needs: RUST, run: ["target/debug/client"], isRare: true },
  { name: "openapi-generator-go", needs: [...PYTHON, ...GO], run: ["./client"], isRare: true },
  { name: "ogen", needs: GO, run: ["./client"], isRare: true },
  { name: "openapi-generator-python", needs: PYTHON, run: ["bash", "run"], isRare: true },
  {
    name: "openapi-generator-php",
    needs: [...PYTHON, ...PHP],
    run: ["php", "main.php"],
    isRare: true,
  },
];
