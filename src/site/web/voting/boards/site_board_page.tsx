import {
  BOARD_SPANS,
  type BoardSpan,
  findOwnSiteVotes,
  findSiteBoard,
  monthsIn,
} from "../../../voting/site_board.ts";
import { monthStart } from "../../../voting/month.ts";
import type { Page } from "../../frame/layout.tsx";
import { Fold, Panel } from "../../kit/panel.tsx";
import { Chip } from "../../kit/state.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { sendPublicPage } from "../../frame/public_page.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { type OwnPlace, VoterList } from "./voter_list.tsx";

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
  own: OwnPlace | undefined;
}

async function findBoardView(
  c: WebContext,
  { services }: Web,
  span: BoardSpan,
): Promise<SiteBoardView> {
  const now = services.now();
  const top = await findSiteBoard(services.sql, span, now);
  const voters = top.map((voter) => ({ ...voter, isListed: true }));
  const { from, to } = monthsIn(span, now);
  return {
    span,
    first: monthStart(from),
    last: monthStart(to),
    voters,
    own: await findSitePlace(c, services, { span, voters, now }),
  };
}

/**
 * Finds the viewer's place among the voters shown. The votes of a viewer who isn't among them are counted now, and
 * those of the others once an hour.
 */
async function findSitePlace(
  c: WebContext,
  { sql }: Web["services"],
  { span, voters, now }: Pick<SiteBoardView, "span" | "voters"> & { now: Date },
): Promise<OwnPlace | undefined> {
  const viewer = c.get("viewer");
  if (!viewer) return undefined;
  const { username, accountId } = viewer;
  const shown = voters.findIndex((voter) => voter.username === username);
  const found = voters[shown];
  if (found) return { ...found, place: shown + 1 };
  const { votes, isListed } = await findOwnSiteVotes(sql, accountId, { span, now });
  return votes === 0 ? undefined : { username, votes, isListed, place: undefined };
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

function SiteBoardBody({ view: { span, first, last, voters, own } }: { view: SiteBoardView }) {
  const { board, siteBoard: words } = currentLocale().words.voting;
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
        <VoterList voters={voters} own={own} hasBars />
      </Panel>
      <Fold title={board.howCounted}>
        <p>{words.rules}</p>
      </Fold>
      <LinkLine href="/account#boards" label={words.yourName} />
    </>
  );
}
