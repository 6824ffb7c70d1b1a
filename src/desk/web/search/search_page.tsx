import type { Child } from "hono/jsx";
import { z } from "zod";
import { searchAccounts } from "../../../site/accounts/search_accounts.ts";
import { accountKey } from "../../../core/accounts/username.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";
import { may } from "../../../core/rights/actor.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { searchAudit, SEARCHED } from "../../../site/trail/find_audit.ts";
import { searchVotes } from "../../../site/voting/account_votes.ts";
import { FilterForm } from "../../../site/web/kit/filter_form.tsx";
import { Empty, Panel } from "../../../site/web/kit/panel.tsx";
import { Rows } from "../../../site/web/kit/rows.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import type { Words } from "../../../core/locales/locale.ts";
import { searchListings } from "../../queue/moderated_listings.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { TrailRows } from "../trail/trail_rows.tsx";
import { FoundAccountRow, FoundListingRow, FoundVote } from "./search_rows.tsx";

/** Maximum characters of a search. */
const TEXT_MAX = 100;

/** Most that is shown of one kind. */
const FOUND_MAX = 25;

/** Accounts whose votes and listings are found with them. */
const ACCOUNTS_MAX = 20;

const QUERY = z.object({
  q: z.string().trim().transform((text) => text.slice(0, TEXT_MAX)).catch(""),
});

/** GET /moderation/search: finds listings of any status, accounts, votes, and entries of the trail. */
export async function showDeskSearch(c: WebContext, web: Web) {
  const words = currentLocale().words.search;
  const { q: text } = QUERY.parse(c.req.query());
  const hasAddresses = may(actOf(c, web).by, "addresses");
  return await sendModeration(c, web, {
    title: words.title,
    body: (
      <>
        <FilterForm
          path="/moderation/search"
          label={words.title}
          look="panel"
          fields={[{
            name: "q",
            label: words.field,
            value: text,
            help: `${words.help(SEARCHED)} ${hasAddresses ? words.helpEmail : ""}`,
            maxlength: TEXT_MAX,
            placeholder: words.placeholder,
            autofocus: text === "",
          }]}
          submit={words.submit}
        />
        {text !== "" && <Found text={text} found={await find(c, web, text)} />}
      </>
    ),
  });
}

/** Finds one more of each kind than is shown, which tells that there are more. */
async function find(c: WebContext, web: Web, text: string) {
  const { sql } = web.services;
  const { by } = actOf(c, web);
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
  // An account whose name is typed, or the only one that is found.
  const player = named ?? (accounts.length === 1 ? accounts[0] : undefined);
  return { listings, accounts, votes, trail, player };
}

function Found({ text, found }: { text: string; found: Awaited<ReturnType<typeof find>> }) {
  const words = currentLocale().words.search;
  const { listings, accounts, votes, trail, player } = found;
  if (listings.length + accounts.length + votes.length + trail.length === 0) {
    return (
      <Empty title={words.nothing(isolated(text))} lead={words.nothingLead}>
        <a class="button" href="/moderation/audit">{words.wholeTrail}</a>
      </Empty>
    );
  }
  return (
    <>
      <Kind kind="listings" found={listings}>
        <Rows>{shownOf(listings).map((server) => <FoundListingRow server={server} />)}</Rows>
      </Kind>
      <Kind kind="accounts" found={accounts}>
        <Rows>{shownOf(accounts).map((account) => <FoundAccountRow account={account} />)}</Rows>
      </Kind>
      <Kind kind="votes" found={votes}>
        {!isUuid(text) && (
          <p class="note">
            {words.votesOf} {player && (
              <a href={`/moderation/accounts/${player.id}#votes`}>
                {words.votesByDay(isolated(player.username))}
              </a>
            )}
          </p>
        )}
        <Rows>{shownOf(votes).map((vote) => <FoundVote vote={vote} />)}</Rows>
      </Kind>
      <Kind kind="trail" found={trail}>
        <TrailRows entries={shownOf(trail)} />
      </Kind>
    </>
  );
}

function shownOf<One>(found: readonly One[]): readonly One[] {
  return found.slice(0, FOUND_MAX);
}

/** What was found of one kind, with its number. Renders nothing if nothing was found. */
function Kind({ kind, found, children }: {
  kind: keyof Words["search"]["kind"];
  found: readonly unknown[];
  children: Child;
}) {
  const { formats, words: { search: words } } = currentLocale();
  const isCut = found.length > FOUND_MAX;
  if (found.length === 0) return null;
  return (
    <Panel
      title={words.kind[kind]}
      aside={
        <span class="note">
          {isCut ? words.numberMore(FOUND_MAX) : formats.count(found.length)}
        </span>
      }
    >
      {children}
      {isCut ? <p class="note">{words.most(FOUND_MAX)}</p> : null}
    </Panel>
  );
}
