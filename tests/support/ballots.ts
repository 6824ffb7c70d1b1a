import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Visitor } from "./visitor.ts";

/** The challenge on a ballot that was just shown. */
export function challengeOf(html: string): string {
  const attribute = /<altcha-widget[^>]* challenge="([^"]+)"/.exec(html)?.[1];
  if (attribute === undefined) throw new Error("the page shows no ballot");
  return attribute.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

/** Does the work that a browser would do, and answers what the widget would put into the form. */
export async function solve(posed: string): Promise<string> {
  const challenge: Challenge = JSON.parse(posed);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("the challenge has no solution");
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Opens a server's ballot and does the work. */
export async function proveFor(visitor: Visitor, slug: string): Promise<string> {
  const { html } = await visitor.get(`/servers/${slug}/vote`);
  return await solve(challengeOf(html));
}
