import { EXAMINED_WITHIN_MS } from "../../service/doctor.ts";
import { deadlineOf } from "../frame/answer_in_time.ts";
import { Instant, Table } from "../frame/parts.tsx";
import { State } from "../frame/state.tsx";
import type { Web, WebContext } from "../web_env.ts";
import { sendModeration } from "./moderation_frame.tsx";

const LOOKS = { ok: "good", warn: "late", fail: "bad", shell: "off" } as const;

/** GET /moderation/health: shows the doctor's findings, at most half a minute old. */
export async function showExamination(c: WebContext, web: Web) {
  const locale = c.get("locale");
  const { health } = locale.words.moderationTabs;
  const { tabs } = locale.words.moderation;
  deadlineOf(c).restart(EXAMINED_WITHIN_MS + web.services.pageWithinMs);
  const { at, found } = web.services.examination();
  const rows = Object.entries(await found).map(([name, { state, words: told }]) => [
    name,
    <State kind={LOOKS[state]}>{health.states[state]}</State>,
    told,
  ]);
  const body = (
    <>
      <p class="soft">
        {health.lookedAt} <Instant locale={locale} at={at} />
      </p>
      <Table
        label={tabs.health}
        heads={health.heads}
        rows={rows}
        cards="plain"
      />
    </>
  );
  return sendModeration(c, web, { title: tabs.health, body });
}
