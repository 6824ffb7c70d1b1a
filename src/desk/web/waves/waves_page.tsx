import { z } from "zod";
import { judgeWave } from "../../waves/judge_wave.ts";
import { countListedWaves, listWaves, type Wave, WAVES_PAGE } from "../../waves/wave.ts";
import { listUnread } from "../../../site/voting/moderation/void_notice.ts";
import { linkWith, NumberedPages, PAGE_NUMBER } from "../../../site/web/kit/page_links.tsx";
import { Instant } from "../../../site/web/kit/times.tsx";
import { isolated } from "../../../site/text/shown_text.ts";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { Answers } from "../voids/answers.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { Empty, Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { State } from "../../../site/web/kit/state.tsx";

/** The tones of a wave's states. */
export const WAVE_TONES = { open: "late", voided: "bad", dismissed: "good" } as const;

/** The filter in the address. Invalid values select the first page. */
const FILTER = z.object({ page: PAGE_NUMBER });

const PATH = "/moderation/waves";

/** GET /moderation/waves: shows waves of unusual votes, and owners' answers. */
export async function showWaves(c: WebContext, web: Web) {
  const view = await findWavesView(c, web);
  return await sendModeration(c, web, {
    title: currentLocale().words.waves.title,
    body: <WavesBody {...view} />,
  });
}

/** The view of a page of waves. */
interface WavesView {
  page: number;
  waves: Wave[];
  /** The owners' answers that no moderator has read. */
  answers: Awaited<ReturnType<typeof listUnread>>;
  counts: Awaited<ReturnType<typeof countListedWaves>>;
}

async function findWavesView(c: WebContext, web: Web): Promise<WavesView> {
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const { page } = FILTER.parse(c.req.query());
  const [waves, answers, counts] = await Promise.all([
    listWaves(sql, { by, page }),
    listUnread(sql, { by }),
    countListedWaves(sql),
  ]);
  return { page, waves, answers, counts };
}

function WavesBody({ page, waves, answers, counts: { open, all } }: WavesView) {
  const words = currentLocale().words.waves;
  return (
    <>
      <p class="lead">{words.lead}</p>
      <div class={answers.length > 0 ? "split" : "stack"}>
        <div class="stack">
          {open === 0 && <Empty lead={words.none} />}
          {waves.length > 0 && (
            <Panel>
              <Rows label={words.title}>{waves.map((wave) => <WaveRow wave={wave} />)}</Rows>
            </Panel>
          )}
          <NumberedPages
            label={words.pages}
            page={page}
            pages={Math.ceil(all / WAVES_PAGE)}
            hrefOf={(to) => linkWith(PATH, { page: String(to) })}
          />
        </div>
        <Answers notices={answers} />
      </div>
    </>
  );
}

/** A wave in one sentence. */
function WaveRow({ wave }: { wave: Wave }) {
  const words = currentLocale().words.waves;
  const href = `${PATH}/${wave.id}`;
  return (
    <Row
      title={<a href={href} dir="auto">{wave.serverName}</a>}
      note={
        <>
          <bdi>{wave.gameName}</bdi> · <Instant at={wave.decidedAt ?? wave.foundAt} />
        </>
      }
      end={wave.state === "open"
        ? (
          <a class="button" href={href}>
            {words.look}
            <span class="unseen">{` ${isolated(wave.serverName)}`}</span>
          </a>
        )
        : <State tone={WAVE_TONES[wave.state]}>{words.states[wave.state]}</State>}
    >
      <p>{standsOut(wave)}</p>
    </Row>
  );
}

/**
 * Returns the sentence of a wave: "41 votes in an hour, usually 2: 40 (98 %) from one network, 40 (98 %) by players
 * who never voted here before."
 */
function standsOut({ votes, counts }: Wave): string {
  const { stands, inSpan } = currentLocale().words.waves;
  const signs = judgeWave(counts);
  const usual = signs.find(({ kind, points }) => kind === "votes" && points > 0)?.usual ?? null;
  const span = inSpan(votes, counts.hours);
  const shares = signs.flatMap(({ kind, seen, points }) =>
    kind === "votes" || points === 0
      ? []
      : [stands[kind](seen, Math.round(seen / counts.votes * 100))]
  );
  const sum = usual === null ? span : stands.votes(span, usual);
  return shares.length === 0 ? `${sum}.` : stands.sentence(sum, shares.join(", "));
}
