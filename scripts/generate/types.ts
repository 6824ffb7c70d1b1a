import openapiTS, { astToString } from "openapi-typescript";

/** Returns the TypeScript types of every schema, operation and webhook, as openapi-typescript reads the contract. */
export async function typesSource(yaml: string): Promise<string> {
  return astToString(await openapiTS(yaml));
}
