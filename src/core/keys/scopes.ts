import { refusal } from "../refusals/refusal.ts";

/** The permissions that a key can have: to read the listing and its votes, to hand out rewards, to follow the feed. */
export const SCOPES = ["read", "rewards", "feed"] as const;

/** One permission of a key. */
export type Scope = (typeof SCOPES)[number];

/** Returns the scopes in canonical order without duplicates. Refuses an unknown scope and an empty list. */
export function parseScopes(texts: readonly string[]): Scope[] {
  const scopes = SCOPES.filter((scope) => texts.includes(scope));
  if (scopes.length > 0 && scopes.length === new Set(texts).size) return scopes;
  throw refusal("scopes_invalid", { known: SCOPES.join(", ") });
}
