import {
  type AccountPurpose,
  type BotCheck,
  spendProof,
} from "../../../voting/ballot/bot_check.ts";
import { addressKeyOf } from "../../request_actor.ts";
import type { Web, WebContext } from "../../web_env.ts";

/** The bot check of an account form. */
export interface AccountCheck {
  check: BotCheck;
  /** The challenge of the check, or its site key. */
  posed: string;
  purpose: AccountPurpose;
}

/** Poses the bot check of an account form. A form that is shown again gets a new one. */
export async function poseCheck(
  c: WebContext,
  web: Web,
  purpose: AccountPurpose,
): Promise<AccountCheck> {
  const judging = judgingOf(c, web);
  const { ballots } = web.services;
  const posed = await ballots.pose(judging.sql, purpose, judging);
  return { check: ballots.check, posed, purpose };
}

/** Uses up the proof in an account form. Refuses a proof that isn't valid for this purpose. */
export function spendAnswer(
  c: WebContext,
  web: Web,
  { purpose, answer }: { purpose: AccountPurpose; answer: string },
) {
  return spendProof(judgingOf(c, web), answer, purpose);
}

function judgingOf(c: WebContext, web: Web) {
  const { sql, ballots: { check }, now } = web.services;
  return { sql, check, now: now(), address: addressKeyOf(c, web) };
}
