import type { Viewer } from "./viewer.ts";

/** Who asks for a change: whoever runs the service, on its command line, or somebody who is signed in. */
export type Actor =
  | { kind: "operator" }
  | { kind: "account"; id: string; isModerator: boolean };

/** Whoever has the command line may do everything. */
export const OPERATOR: Actor = { kind: "operator" };

/** Who does something, and when; part of the options of every verb that changes what an owner has. */
export interface Act {
  by: Actor;
  now: Date;
  /** A UUID that a form carries: sent a second time, it changes nothing and is refused as `form_used`. */
  formId?: string | undefined;
}

/** The person of a session, as the domain's verbs ask for one. */
export function actorOf({ accountId, isModerator }: Viewer): Actor {
  return { kind: "account", id: accountId, isModerator };
}

/** Whether that account's things are the actor's to see and to change. A moderator's office does not reach there. */
export function actsFor(by: Actor, accountId: string): boolean {
  return by.kind === "operator" || by.id === accountId;
}

/** Whether the actor may decide about listings and read the whole trail. */
export function isInOffice(by: Actor): boolean {
  return by.kind === "operator" || by.isModerator;
}
