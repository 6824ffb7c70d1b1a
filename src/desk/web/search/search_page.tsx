import type { Child } from "hono/jsx";
import { z } from "zod";
import {
  type FoundAccount,
  searchAccounts,
} from "../../../site/accounts/moderation/search_accounts.ts";
import { accountKey } from "../../../core/accounts/username.ts";
import type { Sql } from "../../../core/database/connect.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";
import { type Actor, may } from "../../../core/rights/actor.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { type AuditEntry, searchAudit, SEARCHED } from "../../../site/trail/find_audit.ts";
import { type AccountVote, searchVotes } from "../../../site/voting/moderation/account_votes.ts";
import { FilterForm } from "../../../site/web/kit/filter_form.tsx";
import { Empty, Panel } from "../../../site/web/kit/panel.tsx";
import { Rows } from "../../../site/web/kit/rows.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { searchListings } from "../../queue/moderated_listings.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { TrailRows } from "../trail/trail_rows.tsx";
import { FoundAccountRow, FoundListingRow, FoundVote } from "./search_rows.tsx";

/** Maximum characters of a search. */
const TEXT_MAX = 100;

/** Most results of one kind that are shown. */
const FOUND_MAX = 25;

/** Most found accounts whose votes and listings are shown, too. */
const ACCOUNTS_MAX = 20;

const QUERY = z.object({
  q: z.string().trim().transform((text) => text.slice(0, TEXT_MAX)).catch(""),
});

/** GET /moderation/search: finds listings of any status, accounts, votes, and entries of the trail. */
export async function showDeskSearch(c: WebContext, web: Web) {
  const view = await findSearchView(c, web);
  const { title } = currentLocale().words.search;
  return await sendModeration(c, web, { title, body: <SearchBody {...view} /> });
}

/** The view of a search. */
interface SearchView {
  /** Whether the moderator may search for email addresses. */
  hasAddresses: boolean;
  /** Undefined before a text is typed. */
  search: { text: string; results: SearchResults } | undefined;
}

/** The results of each kind: one more than is shown, to see whether there are more. */
interface SearchResults {
  listings: ServerDetails[];
  accounts: FoundAccount[];
  votes: AccountVote[];
  trail: AuditEntry[];
}

async function findSearchView(c: WebContext, web: Web): Promise<SearchView> {
  const { by } = actOf(c, web);
  const { q: text } = QUERY.parse(c.req.query());
  const search = text === ""
    ? undefined
    : { text, results: await findResults(web.services.sql, { by, text }) };
  return { hasAddresses: may(by, "addresses"), search };
}

async function findResults(
  sql: Sql,
  { by, text }: { by: Actor; text: string },
): Promise<SearchResults> {
  const search = { by, text, limit: FOUND_MAX + 1 };
  const accounts = await searchAccounts(sql, search);
  const named = accounts.find(({ username, byEmail }) =>
    byEmail || accountKey(username) === accountKey(text)
  );
  const accountIds = accounts.slice(0, ACCOUNTS_MAX).map(({ id }) => id);
  const [listings, votes, trail] = await Promise.all([
    searchListings(sql, { ...search, ownerIds: accountIds }),
    searchVotes(sql, { ...search, accountIds }),
    searchAudit(sql, { ...search, ...named && { accountId: named.id } }),
  ]);
  return { listings, accounts, votes, trail };
}

function SearchBody({ hasAddresses, search }: SearchView) {
  const words = currentLocale().words.search;
  return (
    <>
      <FilterForm
        path="/moderation/search"
        label={words.title}
        look="panel"
        fields={[{
          name: "q",
          label: words.field,
          value: search?.text ?? "",
          help: `${words.help(SEARCHED)} ${hasAddresses ? words.helpEmail : ""}`,
          maxlength: TEXT_MAX,
          placeholder: words.placeholder,
          autofocus: search === undefined,
        }]}
        submit={words.submit}
      />
      {search && <Results {...search} />}
    </>
  );
}

function Results({ text, results }: { text: string; results: SearchResults }) {
  const words = currentLocale().words.search;
  const { listings, accounts, votes, trail } = results;
  if (listings.length + accounts.length + votes.length + trail.length === 0) {
    return (
      <Empty title={words.nothing(isolated(text))} lead={words.nothingLead}>
        <a class="button" href="/moderation/audit">{words.wholeTrail}</a>
      </Empty>
    );
  }
  return (
    <>
      <Kind
        title={words.kind.listings}
        found={listings}
        show={(hits) => <Rows>{hits.map((one) => <FoundListingRow server={one} />)}</Rows>}
      />
      <Kind
        title={words.kind.accounts}
        found={accounts}
        show={(hits) => <Rows>{hits.map((one) => <FoundAccountRow account={one} />)}</Rows>}
      />
      <Kind
        title={words.kind.votes}
        found={votes}
        lead={isUuid(text) ? undefined : words.votesOf}
        show={(hits) => <Rows>{hits.map((one) => <FoundVote vote={one} />)}</Rows>}
      />
      <Kind
        title={words.kind.trail}
        found={trail}
        show={(hits) => <TrailRows entries={hits} />}
      />
    </>
  );
}

/** The results of one kind, with their number. Renders nothing without results. */
function Kind<One>({ title, lead, found, show }: {
  title: string;
  lead?: string | undefined;
  found: readonly One[];
  show: (hits: readonly One[]) => Child;
}) {
  const { formats, words: { search: words } } = currentLocale();
  if (found.length === 0) return null;
  const number = found.length > FOUND_MAX ? words.most(FOUND_MAX) : formats.count(found.length);
  return (
    <Panel title={title} lead={lead} aside={<span class="note">{number}</span>}>
      {show(found.slice(0, FOUND_MAX))}
    </Panel>
  );
}
