/** Stands in for the service in tests of the launcher: prints what it may do, then waits to be ended. */
import { closing, connect } from "../../src/core/database/connect.ts";
import { LAUNCHER_VARIABLE, whenLauncherGone } from "../../src/service/serving/shutdown.ts";

const dataDir = Deno.env.get("DATA_DIR") ?? "";
const sql = connect(Deno.env.get("DATABASE_URL") ?? "", { applicationName: "stub", max: 1 });
const [row] = await sql<{ name: string }[]>`select current_database() as name`;
await closing(sql);

Deno.addSignalListener("SIGTERM", () => Deno.exit(7));
print({
  database: row?.name,
  dataDir,
  embedded: Deno.env.get("VOTEBOARD_EMBEDDED"),
  run: await attempt(() => new Deno.Command("true").output()),
  ffi: await attempt(() => Deno.dlopen("libc.so.6", {})),
  writeBeside: await attempt(() => Deno.writeTextFile(`${dataDir}/../beside`, "")),
  writeData: await attempt(() => Deno.writeTextFile(`${dataDir}/within`, "")),
  otherVariable: Deno.env.get("PATH") ?? null,
});
await whenLauncherGone({ launched: Deno.env.get(LAUNCHER_VARIABLE) === "1" });
print("launcher gone");
Deno.exit(0);

async function attempt(act: () => unknown): Promise<string> {
  try {
    await act();
    return "done";
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

function print(line: unknown): void {
  Deno.stdout.writeSync(new TextEncoder().encode(JSON.stringify(line) + "\n"));
}
