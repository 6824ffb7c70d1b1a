import type { Child } from "hono/jsx";
import { type AccountErrand, isUnspent, spendProof } from "../../votes/bot_check.ts";
import { deadlineOf } from "../frame/answer_in_time.ts";
import { addressOf } from "../viewer.ts";
import { BotWidget } from "../voting/bot_widget.tsx";
import type { Web, WebContext } from "../web_env.ts";

/**
 * Makes the check of a form about accounts. An answer that was sent already and is still good stays in the form, so that
 * nobody waits twice. Fails with LineFull when too many wait for a check.
 */
export async function checkFor(
  c: WebContext,
  web: Web,
  errand: AccountErrand,
  { answer = "", words }: { answer?: string; words: { ready: string; noScript: string } },
): Promise<Child> {
  const judging = judgingOf(c, web);
  if (answer !== "" && await isUnspent(judging, answer, errand)) {
    return <input type="hidden" name="proof" value={answer} />;
  }
  const { ballots } = web.services;
  const posed = await ballots.pose(judging.sql, errand, {
    ...judging,
    signal: deadlineOf(c).signal,
  });
  return <BotWidget check={ballots.check} posed={posed} errand={errand} words={words} />;
}

/** Spends the proof in a form about accounts. Refuses one that is not good for it. */
export function spendAnswer(c: WebContext, web: Web, errand: AccountErrand, answer: string) {
  return spendProof(judgingOf(c, web), answer, errand);
}

function judgingOf(c: WebContext, web: Web) {
  const { sql, ballots: { check }, now } = web.services;
  return { sql, check, now: now(), address: addressOf(c, web) };
}
