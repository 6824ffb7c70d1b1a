import { type Answer, holdAgainstContract } from "../../support/api/answers.ts";
import type { World } from "../../support/world.ts";

/** Asks the public API, below `/public/v1/`, from an address of its own unless one is given. */
export async function ask(
  world: World,
  path: string,
  { address = `2001:db8:${nextNetwork()}::1`, ...init }: RequestInit & { address?: string } = {},
): Promise<Response> {
  const request = new Request(`http://localhost/public/v1/${path}`, init);
  return await world.app.fetch(request, { remoteAddress: address });
}

/** Asks, and holds the answer against the contract. */
export async function hold(world: World, path: string): Promise<Answer> {
  const answer = await ask(world, path);
  return await holdAgainstContract(`/public/v1/${path.split("?")[0]}`, answer);
}

let networks = 0;

function nextNetwork(): string {
  return (++networks).toString(16);
}

/** The servers of a list, by their slugs. */
export function slugsOf({ body }: Answer): string[] {
  const servers = Array.isArray(body["servers"]) ? body["servers"] : [];
  return servers.map(({ slug }) => slug);
}

/** Reads a whole list, part by part; `between` runs before each next one. */
export async function readAll(
  world: World,
  query: string,
  between: () => Promise<void> = async () => {},
): Promise<string[]> {
  const slugs: string[] = [];
  for (let after: unknown = ""; after !== null;) {
    const answer = await hold(world, `servers?${query}${after ? `&after=${after}` : ""}`);
    slugs.push(...slugsOf(answer));
    after = answer.body["cursor"];
    await between();
  }
  return slugs;
}
