import { refusal } from "../refusals/refusal.ts";
import type { Viewer } from "./viewer.ts";
import type { Doing } from "../refusals/doing.ts";

/** A person who makes changes: the host, on the command line, or a signed-in user. */
export type Actor =
  | { kind: "operator" }
  | { kind: "account"; id: string; isModerator: boolean };

/** The person on the command line, who may do everything. */
export const OPERATOR: Actor = { kind: "operator" };

/** The actor and the time. Every function that changes something of an owner's takes it. */
export interface Act {
  by: Actor;
  now: Date;
  /** A UUID from a form. If it is sent a second time, nothing changes and it is refused as `form_used`. */
  formId?: string | undefined;
}

/** Returns the actor of a session. */
export function actorOf({ accountId, isModerator }: Viewer): Actor {
  return { kind: "account", id: accountId, isModerator };
}

/** Returns whether the actor may see and change that account's things. Being a moderator does not count here. */
export function actsFor(by: Actor, accountId: string): boolean {
  return by.kind === "operator" || by.id === accountId;
}

/** Returns whether the actor may decide about listings and read the whole audit trail. */
export function isInOffice(by: Actor): boolean {
  return by.kind === "operator" || by.isModerator;
}

/** Refuses everyone except moderators and the operator, naming the action. */
export function requireOffice(by: Actor, doing: Doing): void {
  if (isInOffice(by)) return;
  throw refusal("moderators_only", { doing });
}

/** Returns the account to store as the actor. Null for the operator. */
export function accountOf(by: Actor): string | null {
  return by.kind === "operator" ? null : by.id;
}
