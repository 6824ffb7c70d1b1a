import { z } from "zod";
import { judgeWave } from "../../waves/judge_wave.ts";
import { countListedWaves, listWaves, type Wave, WAVES_PAGE } from "../../waves/wave.ts";
import { listUnread } from "../../../site/voting/void_notice.ts";
import { linkWith, NumberedPages, PAGE_NUMBER } from "../../../site/web/parts/page_links.tsx";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { isolated } from "../../../site/text/shown_text.ts";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { Answers } from "../voids/answers.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { Empty, Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { State } from "../../../site/web/kit/state.tsx";
import { Table } from "../../../site/web/kit/table.tsx";

/** Invalid values in the address mean the first pages. */
const FILTER = z.object({ page: PAGE_NUMBER, open: PAGE_NUMBER });

/** GET /moderation/waves: shows alerts about unusual votes, owners' answers, and what was decided. */
export async function showWaves(c: WebContext, web: Web) {
  const words = currentLocale().words.waves;
  const { page, open: openPage } = FILTER.parse(c.req.query());
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const [open, answers, decided, all] = await Promise.all([
    listWaves(sql, { by, page: openPage, isOpen: true }),
    listUnread(sql, { by }),
    listWaves(sql, { by, page, isOpen: false }),
    countListedWaves(sql),
  ]);
  return await sendModeration(c, web, {
    title: words.title,
    body: (
      <>
        <p class="lead">{words.lead}</p>
        <div class={answers.length > 0 ? "split" : "stack"}>
          <div class="stack">
            {open.length === 0 ? <Empty lead={words.none} /> : <OpenWaves waves={open} />}
            <NumberedPages
              label={words.openPages}
              page={openPage}
              pages={Math.ceil(all.open / WAVES_PAGE)}
              hrefOf={(to) => linkTo({ open: to, page })}
            />
          </div>
          <Answers notices={answers} />
        </div>
        {decided.length > 0 && (
          <Panel title={words.decided}>
            <WaveTable label={words.decided} waves={decided} />
          </Panel>
        )}
        <NumberedPages
          label={words.pages}
          page={page}
          pages={Math.ceil(all.decided / WAVES_PAGE)}
          hrefOf={(to) => linkTo({ open: openPage, page: to })}
        />
      </>
    ),
  });
}

/** Links to a page of each list. */
function linkTo(pages: { open: number; page: number }): string {
  const isNamed = ([_, page]: [string, number]) => page > 1;
  const values = Object.entries(pages).filter(isNamed).map(([name, page]) => [name, String(page)]);
  return linkWith("/moderation/waves", Object.fromEntries(values));
}

/** The open alerts: each in one sentence. */
function OpenWaves({ waves }: { waves: readonly Wave[] }) {
  const words = currentLocale().words.waves;
  return (
    <Panel>
      <Rows label={words.title}>
        {waves.map((wave) => (
          <Row
            title={<a href={`/moderation/waves/${wave.id}`} dir="auto">{wave.serverName}</a>}
            note={
              <>
                <bdi>{wave.gameName}</bdi> · <Instant at={wave.foundAt} />
              </>
            }
            end={
              <a class="button" href={`/moderation/waves/${wave.id}`}>
                {words.look}
                <span class="unseen">{` ${isolated(wave.serverName)}`}</span>
              </a>
            }
          >
            <p>{standsOut(wave)}</p>
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}

/** "41 votes in an hour, usually 2: 40 (98 %) from one network, 40 (98 %) by players who never voted here before." */
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

function WaveTable({ label, waves }: { label: string; waves: readonly Wave[] }) {
  const words = currentLocale().words.waves;
  return (
    <Table
      label={label}
      heads={words.heads}
      rows={waves.map((wave) => [
        <a href={`/moderation/waves/${wave.id}`} dir="auto">{wave.serverName}</a>,
        words.inSpan(wave.votes, wave.counts.hours),
        raisedBy(wave),
        <Instant at={wave.until} />,
        <State tone={wave.state === "open" ? "late" : wave.state === "voided" ? "bad" : "good"}>
          {words.states[wave.state]}
        </State>,
      ])}
    />
  );
}

/** Names the signs that are over their line. */
function raisedBy({ counts }: Wave): string {
  return judgeWave(counts).filter(({ points }) => points > 0)
    .map(({ kind }) => currentLocale().words.waves.signs.kinds[kind].toLowerCase()).join(", ");
}
