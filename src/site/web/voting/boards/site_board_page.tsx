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
import { LinkLine } from "../../kit/page_links.tsx";
import { sendPublicPage } from "../../frame/public_page.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { VoterList } from "./board_page.tsx";

/** GET /voters: shows the top voters of all servers who agreed to be listed. */
export function showSiteBoard(c: WebContext, web: Web) {
  const span = BOARD_SPANS.find((name) => name === (c.req.query("span") ?? BOARD_SPANS[0]));
  return sendPublicPage(c, web, {
    key: span ?? "",
    find: async () => span && pageOf(await findBoardView(c, web, span)),
  });
}

/** The view of the board of all servers. */
interface SiteBoardView {
  span: BoardSpan;
  /** The first and the last month of the span. */
  first: Date;
  last: Date;
  voters: Parameters<typeof VoterList>[0]["voters"];
  /** The viewer's name. */
  you: string | undefined;
}

async function findBoardView(
  c: WebContext,
  { services }: Web,
  span: BoardSpan,
): Promise<SiteBoardView> {
  const now = services.now();
  const top = await findSiteBoard(services.sql, span, now);
  const { from, to } = monthsIn(span, now);
  return {
    span,
    first: monthStart(from),
    last: monthStart(to),
    voters: top.map((voter) => ({ ...voter, isListed: true })),
    you: c.get("viewer")?.username,
  };
}

function pageOf(view: SiteBoardView): Page {
  const { siteBoard: words } = currentLocale().words.voting;
  const { span } = view;
  return {
    title: span === BOARD_SPANS[0] ? words.title : words.titleOf(words.names[span]),
    description: words.lead,
    narrow: true,
    body: <SiteBoardBody view={view} />,
  };
}

function SiteBoardBody({ view: { span, first, last, voters, you } }: { view: SiteBoardView }) {
  const { siteBoard: words } = currentLocale().words.voting;
  const months = first.getTime() === last.getTime() ? words.month(first) : words.range(first, last);
  return (
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
      <Panel title={span === "all" ? words.allTime : months}>
        {voters.length === 0 ? <p>{words.nobody}</p> : null}
        <VoterList voters={voters} you={you} />
      </Panel>
      <p class="note">{words.rules}</p>
      <LinkLine href="/account#boards" label={words.yourName} />
    </>
  );
}
