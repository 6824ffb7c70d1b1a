import type { World } from "../../support/world.ts";

/** The languages of the site. */
export const LOCALES = { enabled: ["en", "de", "pt-BR", "ar"], default: "en" } as const;

/** Asks as a browser does, with what it says about itself. */
export function ask(
  world: World,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return world.get(path, { headers: { accept: "text/html", ...headers } });
}

/** Returns the language and the direction of a page, with a comma between. */
export const langOf = (html: string) =>
  /<html lang="([^"]*)" dir="([^"]*)"/.exec(html)?.slice(1).join();
