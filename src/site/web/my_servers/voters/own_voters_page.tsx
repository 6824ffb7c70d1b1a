import { z } from "zod";
import { cleanLine } from "../../../../core/text/typed_text.ts";
import { isolated } from "../../../text/shown_text.ts";
import { type Board, findBoard, findMonths } from "../../../voting/boards.ts";
import { monthOf, monthsAfter, monthStart } from "../../../voting/month.ts";
import { findVoters, type MonthVoter } from "../../../voting/server_voters.ts";
import { sendError } from "../../frame/error_page.tsx";
import { FilterForm } from "../../kit/filter_form.tsx";
import { linkWith, NumberedPages, PAGE_NUMBER } from "../../kit/page_links.tsx";
import { Empty, Panel } from "../../kit/panel.tsx";
import { Chip } from "../../kit/state.tsx";
import { Table } from "../../kit/table.tsx";
import { Instant } from "../../kit/times.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { ServerAccess, Web, WebContext } from "../../web_env.ts";
import { deliveriesPath } from "../key_path.ts";
import { sendOwnPage } from "../subject.tsx";
import { downloadVoters } from "./voters_file.ts";

/** Voters per page. */
const PAGE_SIZE = 50;

/** Maximum characters of a search: more than in any name. */
const SEARCH_MAX = 100;

/** The search in the address. Invalid values find everybody. */
const SEARCH = z.string().max(SEARCH_MAX).transform((text) =>
  /\p{Cc}/u.test(text) ? "" : cleanLine(text) ?? ""
).catch("");

/** GET /my/servers/:slug/voters: shows the server's voters of a month to its owner, with all names. */
export async function showOwnVoters(c: WebContext, web: Web, own: ServerAccess) {
  const view = await findVotersView(c, web, own);
  if (!view) return await sendError(c, web, "notFound");
  const { board: words } = currentLocale().words.voting;
  const { server } = own;
  return await sendOwnPage(c, web, {
    server,
    title: `${words.ownTitle} · ${isolated(server.name)}`,
    body: <VotersPanel view={view} />,
  });
}

/** A page of the voters of a month, and the months to choose from. */
interface VotersView {
  slug: string;
  month: string;
  months: readonly string[];
  search: string;
  page: number;
  found: number;
  voters: readonly MonthVoter[];
  board: Board;
}

async function findVotersView(
  c: WebContext,
  { services: { sql, now: clock } }: Web,
  { server: { id: serverId, slug } }: ServerAccess,
): Promise<VotersView | undefined> {
  const now = clock();
  const open = monthOf(now);
  const months = [
    ...new Set([open, monthsAfter(open, -1), ...await findMonths(sql, serverId, now)]),
  ];
  const month = c.req.query("month") || open;
  if (!months.includes(month)) return undefined;
  const search = SEARCH.parse(c.req.query("q"));
  const page = PAGE_NUMBER.parse(c.req.query("page"));
  const from = (page - 1) * PAGE_SIZE;
  const [list, board] = await Promise.all([
    findVoters(sql, { serverId, month, search, from, limit: PAGE_SIZE }),
    findBoard(sql, { serverId, month, now }),
  ]);
  return { ...list, slug, month, months, search, page, board };
}

function VotersPanel({ view }: { view: VotersView }) {
  const { board: words } = currentLocale().words.voting;
  const { slug, month, search, page, found, voters, board } = view;
  const path = `/my/servers/${slug}/voters`;
  const { voided, imported, isClosed } = board;
  return (
    <>
      <Panel
        title={words.ownCount(board.voters, monthStart(month))}
        aside={board.voters > 0 && <downloadVoters.Button at={{ slug }} typed={{ month }} />}
      >
        <Search view={view} path={path} />
        {voters.length > 0
          ? <VoterTable slug={slug} voters={voters} />
          : <Empty title={search === "" ? words.noVotes : words.ownNobody(isolated(search))} />}
        {imported > 0 ? <p class="note">{words.imported(imported)}</p> : null}
        {isClosed && voided > 0 ? <p class="note">{words.voided(voided)}</p> : null}
      </Panel>
      <NumberedPages
        label={words.ownTitle}
        page={page}
        pages={Math.ceil(found / PAGE_SIZE)}
        hrefOf={(nth) => linkWith(path, { q: search, month, page: nth === 1 ? "" : String(nth) })}
      />
    </>
  );
}

function Search({ view: { month, months, search }, path }: { view: VotersView; path: string }) {
  const { voting: { board: words }, deliveries: { log } } = currentLocale().words;
  return (
    <FilterForm
      path={path}
      label={words.ownTitle}
      fields={[
        {
          name: "q",
          label: words.ownPlayer,
          value: search,
          placeholder: words.ownPart,
          maxlength: SEARCH_MAX,
        },
        {
          name: "month",
          label: words.months,
          value: month,
          options: months.map((value) => ({ value, label: words.month(monthStart(value)) })),
        },
      ]}
      submit={log.show}
    />
  );
}

function VoterTable({ slug, voters }: { slug: string; voters: readonly MonthVoter[] }) {
  const { board: words } = currentLocale().words.voting;
  return (
    <>
      <Table
        label={words.ownTitle}
        heads={words.ownHeads}
        rows={voters.map(({ username, votes, lastVotedAt, isPublic }) => [
          username === null ? words.gone : (
            <a href={deliveriesPath(slug, { q: username })}>
              <bdi>{username}</bdi>
            </a>
          ),
          votes,
          <Instant at={lastVotedAt} />,
          isPublic ? <Chip>{words.ownPublic}</Chip> : null,
        ])}
      />
      <p class="note">{words.ownNote}</p>
    </>
  );
}
