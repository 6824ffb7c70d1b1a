import { Refusal } from "../errors.ts";
import type { Viewer } from "./viewer.ts";

/** Somebody who makes changes: the person who runs the service, on its command line, or a signed-in user. */
export type Actor =
  | { kind: "operator" }
  | { kind: "account"; id: string; isModerator: boolean };

/** The person at the command line, who may do everything. */
export const OPERATOR: Actor = { kind: "operator" };

/** The actor and the time; an option of every function that changes something of an owner's. */
export interface Act {
  by: Actor;
  now: Date;
  /** A UUID carried by a form: sent a second time, it changes nothing and is refused as `form_used`. */
  formId?: string | undefined;
}

/** Returns the actor of a session. */
export function actorOf({ accountId, isModerator }: Viewer): Actor {
  return { kind: "account", id: accountId, isModerator };
}

/** Whether the actor may see and change that account's things. Being a moderator does not count here. */
export function actsFor(by: Actor, accountId: string): boolean {
  return by.kind === "operator" || by.id === accountId;
}

/** Whether the actor may decide about listings and read the whole trail. */
export function isInOffice(by: Actor): boolean {
  return by.kind === "operator" || by.isModerator;
}

/** Refuses everybody but moderators and the operator, naming the action. */
export function requireOffice(by: Actor, doing: string): void {
  if (isInOffice(by)) return;
  throw new Refusal("moderators_only", `Cannot ${doing}: only moderators may`);
}

/** Returns the account that is stored as having done something; null for the operator. */
export function accountOf(by: Actor): string | null {
  return by.kind === "operator" ? null : by.id;
}
