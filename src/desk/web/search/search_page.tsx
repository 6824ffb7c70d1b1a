import type { Child } from "hono/jsx";
import { z } from "zod";
import { searchAccounts } from "../../../site/accounts/search_accounts.ts";
import { accountKey } from "../../../core/accounts/username.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";
import { listActedOn, searchListings } from "../../queue/moderated_listings.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { listAudit, searchAudit, SEARCHED } from "../../../site/trail/find_audit.ts";
import { may } from "../../../core/rights/actor.ts";
import { daysBefore } from "../../../core/time/day.ts";
import { searchVotes } from "../../../site/voting/account_votes.ts";
import { Logo } from "../../../site/web/parts/face.tsx";
import { Box, Icon } from "../../../site/web/parts/icons.tsx";
import { linkWith } from "../../../site/web/parts/page_links.tsx";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { accountRow, listingRow, voteRow } from "./found_kinds.tsx";
import { FoundRows } from "../frame/found_rows.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { TrailRows } from "../trail/trail_rows.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { ListingState } from "../../../site/web/kit/state.tsx";

/** Maximum characters of a search. */
const TEXT_MAX = 100;

/** What can be found. */
const KINDS = ["listings", "accounts", "votes", "trail"] as const;
type Kind = typeof KINDS[number];

/** Most that is shown of one kind alone, and beside others. */
const FOUND_MAX = 50;
const BESIDE_MAX = 5;

/** Things shown before anything is typed. */
const LATELY_MAX = 8;

/** Accounts whose votes and listings are found with them. */
const ACCOUNTS_MAX = 20;

/** Days that a search can be narrowed to, up to now. */
const SPANS = { day: 1, week: 7, month: 30 } as const;
const SPAN_NAMES = ["day", "week", "month"] as const;
type Span = typeof SPAN_NAMES[number];

const FILTER = z.object({
  q: z.string().trim().transform((text) => text.slice(0, TEXT_MAX)).catch(""),
  kind: z.enum(KINDS).optional().catch(undefined),
  when: z.enum(SPAN_NAMES).optional().catch(undefined),
});

/** What the address asks for. */
interface Chosen {
  text: string;
  kind: Kind | undefined;
  when: Span | undefined;
}

/** GET /moderation/search: finds listings of any status, accounts, votes, and entries of the trail. */
export async function showDeskSearch(c: WebContext, web: Web) {
  const words = currentLocale().words.search;
  const { q: text, kind, when } = FILTER.parse(c.req.query());
  const chosen = { text, kind, when };
  return await sendModeration(c, web, {
    title: words.title,
    body: (
      <>
        <form method="get" action="/moderation/search" role="search" class="find-all">
          <Icon name="search" />
          <label class="unseen" for="q">{words.field}</label>
          <input
            id="q"
            name="q"
            type="search"
            value={text}
            maxlength={TEXT_MAX}
            placeholder={words.placeholder}
            aria-describedby={text === "" ? "q-help" : undefined}
            autofocus={text === ""}
          />
          {when && <input type="hidden" name="when" value={when} />}
          <button type="submit" class="primary">{words.submit}</button>
        </form>
        {text === ""
          ? (
            <>
              <p class="note" id="q-help">
                {words.help(SEARCHED)} {may(actOf(c, web).by, "addresses") ? words.helpEmail : null}
              </p>
              <Lately {...await findLately(c, web)} />
            </>
          )
          : <Found chosen={chosen} found={await find(c, web, chosen)} />}
      </>
    ),
  });
}

/** Finds one more of each kind than is shown, which tells that there are more. */
async function find(c: WebContext, web: Web, { text, when }: Chosen) {
  const { sql } = web.services;
  const { by, now } = actOf(c, web);
  const since = when ? daysBefore(now, SPANS[when]) : null;
  const search = { by, text, since, limit: FOUND_MAX + 1 };
  // An account made before that time may have done something since.
  const everyAccount = await searchAccounts(sql, { ...search, since: null });
  const named = everyAccount.find(({ username, byEmail }) =>
    byEmail || accountKey(username) === accountKey(text)
  );
  const accountIds = everyAccount.slice(0, ACCOUNTS_MAX).map(({ id }) => id);
  const [accounts, listings, votes, trail] = await Promise.all([
    since ? searchAccounts(sql, search) : everyAccount,
    searchListings(sql, { ...search, ownerIds: accountIds }),
    searchVotes(sql, { ...search, accountIds }),
    searchAudit(sql, { ...search, ...named && { accountId: named.id } }),
  ]);
  // An account whose name is typed, or the only one that is found.
  const player = named ?? (everyAccount.length === 1 ? everyAccount[0] : undefined);
  return { listings, accounts, votes, trail, player };
}

type FoundThings = Awaited<ReturnType<typeof find>>;

function Found({ chosen, found }: { chosen: Chosen; found: FoundThings }) {
  const words = currentLocale().words.search;
  const { text } = chosen;
  const shown = (chosen.kind ? [chosen.kind] : KINDS).filter((kind) => found[kind].length > 0);
  return (
    <>
      <Kinds chosen={chosen} found={found} />
      <div class="find-desk">
        <When chosen={chosen} />
        <div>
          {shown.length === 0 ? <Nothing chosen={chosen} /> : shown.map((kind) => {
            const most = chosen.kind ? FOUND_MAX : BESIDE_MAX;
            const isCut = found[kind].length > most;
            return (
              <Panel
                title={
                  <>
                    {words.kind[kind]} <span class="note">{numberOf(found[kind].length)}</span>
                  </>
                }
                aside={!chosen.kind && isCut && (
                  <a href={searchUrl({ ...chosen, kind })}>
                    {words.showAll(numberOf(found[kind].length))}
                  </a>
                )}
              >
                {kind === "votes" && !isUuid(text) && <VotesNote player={found.player} />}
                {listOf(kind, { found, text, most })}
                {chosen.kind && isCut ? <p class="note">{words.most(most)}</p> : null}
              </Panel>
            );
          })}
        </div>
      </div>
    </>
  );
}

/** Says which votes are found, and where the others of a player are. */
function VotesNote({ player }: { player: FoundThings["player"] }) {
  const words = currentLocale().words.search;
  return (
    <p class="note">
      {words.votesOf} {player && (
        <a href={`/moderation/accounts/${player.id}#votes`}>
          {words.votesByDay(isolated(player.username))}
        </a>
      )}
    </p>
  );
}

/** A tab for each kind, with how many were found. */
function Kinds({ chosen, found }: { chosen: Chosen; found: FoundThings }) {
  const locale = currentLocale();
  const words = locale.words.search;
  const numbers = KINDS.map((kind) => found[kind].length);
  const sum = numbers.reduce((sum, number) => sum + Math.min(number, FOUND_MAX), 0);
  const isCut = numbers.some((number) => number > FOUND_MAX);
  const all = isCut ? words.numberMore(sum) : locale.formats.count(sum);
  return (
    <nav class="chips" aria-label={words.kinds}>
      {[undefined, ...KINDS].map((kind) => (
        <a
          href={searchUrl({ ...chosen, kind })}
          aria-current={kind === chosen.kind ? "page" : undefined}
        >
          {words.kind[kind ?? "all"]}{" "}
          <span class="soft">{kind ? numberOf(found[kind].length) : all}</span>
        </a>
      ))}
    </nav>
  );
}

/** Links that narrow the search to what happened lately. */
function When({ chosen }: { chosen: Chosen }) {
  const { when: title, spans } = currentLocale().words.search;
  return (
    <Panel title={title}>
      <nav class="spans" aria-label={title}>
        {[undefined, ...SPAN_NAMES].map((when) => (
          <a
            href={searchUrl({ ...chosen, when })}
            aria-current={when === chosen.when ? "page" : undefined}
          >
            {spans[when ?? "any"]}
          </a>
        ))}
      </nav>
    </Panel>
  );
}

function listOf(
  kind: Kind,
  { found, text, most }: { found: FoundThings; text: string; most: number },
) {
  switch (kind) {
    case "listings":
      return <FoundRows rows={found.listings.slice(0, most).map((one) => listingRow(one, text))} />;
    case "accounts":
      return <FoundRows rows={found.accounts.slice(0, most).map((one) => accountRow(one, text))} />;
    case "votes":
      return <FoundRows rows={found.votes.slice(0, most).map((one) => voteRow(one, text))} />;
    case "trail":
      return <TrailRows entries={found.trail.slice(0, most)} found={text} />;
  }
}

function Nothing({ chosen }: { chosen: Chosen }) {
  const words = currentLocale().words.search;
  const { text, kind, when } = chosen;
  const typed = isolated(text);
  return (
    <section class="panel empty">
      <Box />
      <h2>
        {kind ? words.nothingOf(typed, words.kind[kind]) : words.nothing(typed)}
      </h2>
      <p class="soft">
        {when ? words.nothingSince : words.nothingLead}
      </p>
      {when
        ? (
          <a class="button" href={searchUrl({ ...chosen, when: undefined })}>
            {words.anyTime}
          </a>
        )
        : <a class="button" href="/moderation/audit">{words.wholeTrail}</a>}
    </section>
  );
}

/** Finds what the moderator worked on, and what anybody did last. */
async function findLately(c: WebContext, web: Web) {
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const [own, entries] = await Promise.all([
    listActedOn(sql, { by, limit: LATELY_MAX }),
    listAudit(sql, { by, limit: LATELY_MAX }),
  ]);
  return { own, entries };
}

function Lately({ own, entries }: Awaited<ReturnType<typeof findLately>>) {
  const locale = currentLocale();
  const words = locale.words.search;
  const rows = own.map((server) => ({
    picture: <Logo server={server} size={40} />,
    href: `/moderation/servers/${server.slug}`,
    name: server.name as Child,
    state: <ListingState status={server.status} isUnlisted={server.isUnlisted} />,
    acts: [{
      href: `/moderation/servers/${server.slug}`,
      label: words.acts.moderate,
      about: isolated(server.name),
    }],
    about: (
      <>
        {locale.words.frame.trail.actions[server.action]} · <Instant at={server.at} />
      </>
    ),
  }));
  return (
    <div class="lately">
      <Panel title={words.lately}>
        {rows.length === 0 ? <p class="stack note">{words.neverYet}</p> : <FoundRows rows={rows} />}
      </Panel>
      <Panel
        title={words.latest}
        aside={<a href="/moderation/audit">{words.wholeTrail}</a>}
      >
        <TrailRows entries={entries} />
      </Panel>
    </div>
  );
}

function numberOf(found: number): string {
  const locale = currentLocale();
  return found > FOUND_MAX
    ? locale.words.search.numberMore(FOUND_MAX)
    : locale.formats.count(found);
}

function searchUrl({ text, kind, when }: Chosen): string {
  return linkWith("/moderation/search", { q: text, kind, when });
}
