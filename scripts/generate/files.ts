import { readContract } from "./contract.ts";
import { refuseUnhandled } from "./enums.ts";
import { format } from "./format.ts";
import { refuseUnexplained } from "./inputs.ts";
import { limitsSource } from "./limits.ts";
import { problemsSource } from "./problems.ts";
import { routesSource } from "./routes.ts";
import { typesSource } from "./types.ts";
import { asVersion30 } from "./version_3_0.ts";
import { validatorsSource } from "./validators.ts";

/**
 * Returns every generated file of a contract, by its name in the contract's folder, formatted like `deno fmt`. The same
 * contract gives the same bytes. Throws an `Error` with one line for a part of the contract that the generator does not
 * support or the service's `code` does not handle.
 */
export async function generate(
  yaml: string,
  { source = "openapi.yaml", code }: { source?: string; code?: string } = {},
): Promise<Record<string, string>> {
  const contract = readContract(yaml);
  if (code !== undefined) refuseUnhandled(contract, code);
  const sources = {
    "limits.ts": limitsSource(contract),
    "problems.ts": problemsSource(contract),
    "routes.ts": routesSource(contract),
    "zod.ts": validatorsSource(contract),
    // Last, because openapi-typescript prints what it refuses, and our messages are clearer.
    "types.ts": await typesSource(yaml),
  };
  // After the validators, which refuse a circle of schemas.
  refuseUnexplained(contract);
  const header = `// Written by \`deno task generate\` from ${source}. Do not edit.\n`;
  const files = Object.entries(sources).map(async ([name, text]) =>
    [name, await format(header + text, "ts")] as const
  );
  const json = await format(JSON.stringify(contract.document), "json");
  const older = await format(JSON.stringify(asVersion30(contract.document)), "json");
  return {
    "openapi.json": json,
    "openapi-3.0.json": older,
    ...Object.fromEntries(await Promise.all(files)),
  };
}
