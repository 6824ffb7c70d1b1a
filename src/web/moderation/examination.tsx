import { EXAMINED_WITHIN_MS } from "../../doctor.ts";
import { deadlineOf } from "../frame/answer_in_time.ts";
import { Facts, Instant } from "../frame/parts.tsx";
import { State } from "../frame/state.tsx";
import type { Web, WebContext } from "../web_env.ts";
import { sendModeration } from "./moderation_frame.tsx";
import { MODERATION } from "./words.ts";

const { health: words, tabs } = MODERATION;

const LOOKS = { ok: "good", warn: "late", fail: "bad", shell: "off" } as const;

/** GET /moderation/health: the doctor's findings, at most half a minute old. */
export async function showExamination(c: WebContext, web: Web) {
  deadlineOf(c).restart(EXAMINED_WITHIN_MS + web.services.pageWithinMs);
  const { at, found } = web.services.examination();
  const facts = Object.entries(await found).map(([name, { state, words: told }]) => {
    const label = <State kind={LOOKS[state]}>{words.states[state]}</State>;
    return [name, <>{label}: {told}</>] as const;
  });
  const all = [...facts, [words.lookedAt, <Instant at={at} />] as const];
  const body = <Facts look="facts--sheet" facts={all} />;
  return sendModeration(c, web, { title: tabs.health, body });
}
