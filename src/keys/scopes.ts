import { Refusal } from "../errors.ts";

/** Everything that a key can be made for: reading listing and votes, handing out rewards, following the feed. */
export const SCOPES = ["read", "rewards", "feed"] as const;

/** One thing that a key was made for. */
export type Scope = (typeof SCOPES)[number];

/** Returns the scopes in their order, each once. Refuses an unknown one, and none at all. */
export function parseScopes(texts: readonly string[]): Scope[] {
  const unknown = texts.find((text) => !SCOPES.some((scope) => scope === text));
  if (unknown === undefined && texts.length > 0) {
    return SCOPES.filter((scope) => texts.includes(scope));
  }
  throw new Refusal(
    "scopes_invalid",
    unknown === undefined
      ? "Cannot issue key: choose what it is for"
      : `Cannot issue key: "${unknown}" is not one of ${SCOPES.join(", ")}`,
  );
}
