import {
  BOARD_SPANS,
  type BoardSpan,
  findSiteBoard,
  monthsIn,
} from "../../../voting/site_board.ts";
import { monthStart } from "../../../voting/month.ts";
import type { Page } from "../../frame/layout.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Chip } from "../../kit/state.tsx";
import { LinkLine } from "../../parts/page_links.tsx";
import { sendPublicPage } from "../../frame/public_page.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { VoterList } from "./board_page.tsx";

/** GET /voters: shows the top voters of all servers who agreed to be listed. */
export function showSiteBoard(c: WebContext, web: Web) {
  const span = BOARD_SPANS.find((name) => name === (c.req.query("span") ?? BOARD_SPANS[0]));
  return sendPublicPage(c, web, {
    key: span ?? "",
    find: async () => span && await findPage(c, web, span),
  });
}

async function findPage(c: WebContext, { services }: Web, span: BoardSpan): Promise<Page> {
  const { siteBoard: words } = currentLocale().words.voting;
  const now = services.now();
  const top = await findSiteBoard(services.sql, span, now);
  const { from, to } = monthsIn(span, now);
  const first = monthStart(from);
  const last = monthStart(to);
  const voters = top.map((voter) => ({ ...voter, isListed: true }));
  return {
    title: span === BOARD_SPANS[0] ? words.title : words.titleOf(words.names[span]),
    description: words.lead,
    narrow: true,
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <nav class="actions" aria-label={words.spans}>
          {BOARD_SPANS.map((name) => (
            <Chip
              href={name === BOARD_SPANS[0] ? "/voters" : `/voters?span=${name}`}
              isCurrent={name === span}
            >
              {words.names[name]}
            </Chip>
          ))}
        </nav>
        <Panel
          title={span === "all"
            ? words.allTime
            : first.getTime() === last.getTime()
            ? words.month(first)
            : words.range(first, last)}
        >
          {voters.length === 0 ? <p>{words.nobody}</p> : null}
          <VoterList voters={voters} you={c.get("viewer")?.username} />
        </Panel>
        <p class="note">{words.rules}</p>
        <LinkLine href="/account#boards" label={words.yourName} />
      </>
    ),
  };
}
