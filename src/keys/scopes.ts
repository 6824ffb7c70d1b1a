import { Refusal } from "../errors.ts";

/** Everything that a key can be made for: reading listing and votes, handing out rewards, following the feed. */
export const SCOPES = ["read", "rewards", "feed"] as const;

/** One thing that a key was made for. */
export type Scope = (typeof SCOPES)[number];

/** Returns the scopes in their order, each once. Refuses an unknown one, and none at all. */
export function parseScopes(texts: readonly string[]): Scope[] {
  const scopes = SCOPES.filter((scope) => texts.includes(scope));
  if (scopes.length > 0 && scopes.length === new Set(texts).size) return scopes;
  const sentence = `Cannot issue key: choose what it is for, of ${SCOPES.join(", ")}`;
  throw new Refusal("scopes_invalid", sentence);
}
