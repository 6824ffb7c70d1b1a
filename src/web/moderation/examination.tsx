import { EXAMINED_WITHIN_MS } from "../../service/doctor.ts";
import { deadlineOf } from "../frame/answer_in_time.ts";
import { Instant, Table } from "../frame/parts.tsx";
import { State } from "../frame/state.tsx";
import type { Web, WebContext } from "../web_env.ts";
import { HEALTH as words } from "./tab_words.ts";
import { sendModeration } from "./moderation_frame.tsx";
import { MODERATION } from "./words.ts";

const { tabs } = MODERATION;

const LOOKS = { ok: "good", warn: "late", fail: "bad", shell: "off" } as const;

/** GET /moderation/health: shows the doctor's findings, at most half a minute old. */
export async function showExamination(c: WebContext, web: Web) {
  deadlineOf(c).restart(EXAMINED_WITHIN_MS + web.services.pageWithinMs);
  const { at, found } = web.services.examination();
  const rows = Object.entries(await found).map(([name, { state, words: told }]) => [
    name,
    <State kind={LOOKS[state]}>{words.states[state]}</State>,
    told,
  ]);
  const body = (
    <>
      <p class="soft">
        {words.lookedAt} <Instant at={at} />
      </p>
      <Table label={tabs.health} heads={words.heads} rows={rows} cards="plain" />
    </>
  );
  return sendModeration(c, web, { title: tabs.health, body });
}
