import { refusal } from "../refusals/refusal.ts";
import { hasRight, type InOffice, type Right, RIGHTS } from "./rights.ts";
import type { Viewer } from "./viewer.ts";

/** A person who makes changes: the host, on the command line, or a signed-in user. */
export type Actor =
  | { kind: "operator" }
  | { kind: "account"; id: string } & InOffice;

/** The person on the command line, who may do everything. */
export const OPERATOR: Actor = { kind: "operator" };

/** The actor and the time of a change. Every function that changes an owner's data takes it. */
export interface Act {
  by: Actor;
  now: Date;
  /** A UUID from a form. A form that is sent a second time is refused as `form_used`. */
  formId?: string | undefined;
}

/** Returns the actor of a session. */
export function actorOf({ accountId, isModerator, isAdministrator }: Viewer): Actor {
  return { kind: "account", id: accountId, isModerator, isAdministrator };
}

/** Returns whether the actor may see and change an account's data. Being a moderator isn't enough. */
export function actsFor(by: Actor, accountId: string): boolean {
  return by.kind === "operator" || by.id === accountId;
}

/** Returns whether the actor has a right on the whole site. The operator has all. */
export function may(by: Actor, right: Right): boolean {
  return by.kind === "operator" || hasRight(by, right);
}

/** Refuses an actor without a right. */
export function requireRight(by: Actor, right: Right): void {
  if (may(by, right)) return;
  const isForModerators = RIGHTS[right].roles.some((role) => role === "moderator");
  throw refusal(isForModerators ? "moderators_only" : "administrators_only");
}

/** Returns the account to store as the actor. Null for the operator. */
export function accountOf(by: Actor): string | null {
  return by.kind === "operator" ? null : by.id;
}
