import type { Child } from "hono/jsx";
import { type AccountPurpose, spendProof } from "../../../voting/ballot/bot_check.ts";
import { addressKeyOf } from "../../request_actor.ts";
import { BotWidget } from "../../voting/bot_check/bot_widget.tsx";
import type { Web, WebContext } from "../../web_env.ts";

/** Creates the bot check of an account form. A form that is shown again gets a new one. */
export async function checkFor(
  c: WebContext,
  web: Web,
  { purpose, words }: { purpose: AccountPurpose; words: { ready: string; noScript: string } },
): Promise<Child> {
  const judging = judgingOf(c, web);
  const { ballots } = web.services;
  const posed = await ballots.pose(judging.sql, purpose, judging);
  return <BotWidget check={ballots.check} posed={posed} purpose={purpose} words={words} />;
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
