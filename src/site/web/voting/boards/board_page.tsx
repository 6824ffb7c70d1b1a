import { findListed } from "../../../servers/public/shown_server.ts";
import { type Board, findBoard, findMonths, findOwnPlace } from "../../../voting/boards.ts";
import { Fold, Panel } from "../../kit/panel.tsx";
import { Chip } from "../../kit/state.tsx";
import { Logo } from "../../servers/face.tsx";
import type { Page } from "../../frame/layout.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { sendPublicPage } from "../../frame/public_page.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { isolated } from "../../../text/shown_text.ts";
import { monthOf, monthsAfter, monthStart } from "../../../voting/month.ts";
import { type OwnPlace, VoterList } from "./voter_list.tsx";

/** Maximum voters on the server's page. */
const SHOWN_VOTERS = 7;

/** GET /servers/:slug/voters: shows the server's top voters of a month who agreed to be listed. */
export function showBoard(c: WebContext, web: Web) {
  const month = c.req.query("month") ?? "";
  return sendPublicPage(c, web, { key: month, find: () => findPage(c, web) });
}

async function findPage(c: WebContext, web: Web): Promise<Page | undefined> {
  const { board: words, siteBoard } = currentLocale().words.voting;
  const { sql, now } = web.services;
  const server = await findListed(sql, c.req.param("slug") ?? "", now());
  const board = server && await renderBoard(c, web, server.id);
  if (!board) return undefined;
  return {
    title: words.title(isolated(server.name)),
    description: words.description(isolated(server.name)),
    narrow: true,
    body: (
      <>
        <div class="page__title">
          <Logo server={server} size={44} isFirst />
          <div>
            <p class="crumb">
              <a href={`/servers/${server.slug}`} dir="auto">{server.name}</a>
            </p>
            <h1>{words.heading}</h1>
          </div>
        </div>
        {board}
        <LinkLine href="/account#boards" label={siteBoard.yourName} />
        <LinkLine href="/voters" label={words.site} />
        <LinkLine href={`/servers/${server.slug}`} label={words.back(isolated(server.name))} />
      </>
    ),
  };
}

/**
 * Renders the months to choose from, latest first, and the requested month's board. Undefined if that month isn't among
 * them.
 */
async function renderBoard(
  c: WebContext,
  { services: { sql, now: clock } }: Web,
  serverId: string,
) {
  const { board: words } = currentLocale().words.voting;
  const now = clock();
  const open = monthOf(now);
  const months = [
    ...new Set([open, monthsAfter(open, -1), ...await findMonths(sql, serverId, now)]),
  ];
  const current = c.req.query("month") ?? open;
  if (!months.includes(current)) return undefined;
  const query = { serverId, month: current, now };
  const viewer = c.get("viewer");
  const [board, own] = await Promise.all([
    findBoard(sql, query),
    viewer && findOwnPlace(sql, { ...query, accountId: viewer.accountId }),
  ]);
  return (
    <>
      <nav class="actions" aria-label={words.months}>
        {months.map((month) => (
          <Chip
            href={month === open ? c.req.path : `${c.req.path}?month=${month}`}
            isCurrent={month === current}
          >
            {words.month(monthStart(month))}
          </Chip>
        ))}
      </nav>
      <BoardPanel board={board} own={own} />
      <BoardNotes board={board} />
    </>
  );
}

function BoardPanel({ board, own }: { board: Board; own: OwnPlace | undefined }) {
  const { board: words } = currentLocale().words.voting;
  const { top, votes, voters, imported, isClosed } = board;
  const others = votes - top.reduce((sum, voter) => sum + voter.votes, 0);
  return (
    <Panel title={isClosed ? words.final : words.sofar}>
      {top.length > 0 || votes === 0 && imported > 0
        ? null
        : <p>{votes === 0 ? words.noVotes : words.nobody}</p>}
      <VoterList voters={top} own={own} hasBars />
      {others > 0 ? <p class="soft">{words.others(others, voters - top.length)}</p> : null}
    </Panel>
  );
}

/** The rules of a board, and the votes that it doesn't contain. */
function BoardNotes({ board: { imported, voided, isClosed } }: { board: Board }) {
  const { board: words } = currentLocale().words.voting;
  const notes = [
    words.rules,
    ...imported > 0 ? [words.imported(imported)] : [],
    ...isClosed && voided > 0 ? [words.voided(voided)] : [],
  ];
  return (
    <Fold title={words.howCounted}>
      {notes.map((note) => <p>{note}</p>)}
    </Fold>
  );
}

/** The current month's top voters on the server's page. Renders nothing if there are no votes. */
export function TopVoters({ slug, board, now }: { slug: string; board: Board; now: Date }) {
  const { board: words } = currentLocale().words.voting;
  if (board.votes === 0) return null;
  return (
    <Panel title={words.ofMonth(now)}>
      <VoterList voters={board.top.slice(0, SHOWN_VOTERS)} />
      <p class="soft">{words.sums(board.votes, board.voters)}</p>
      <LinkLine href={`/servers/${slug}/voters`} label={words.all} />
    </Panel>
  );
}
