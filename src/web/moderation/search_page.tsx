import type { Child } from "hono/jsx";
import { z } from "zod";
import { type FoundAccount, searchAccounts } from "../../accounts/search_accounts.ts";
import { accountKey } from "../../accounts/username.ts";
import { searchListings } from "../../servers/moderation_queue.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { isolated } from "../../text/typed_text.ts";
import { searchAudit, SEARCHED } from "../../trail/audit.ts";
import { Address, Instant, Section, Table } from "../frame/parts.tsx";
import { StatusBadge } from "../frame/state.tsx";
import { actOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { TrailTable } from "./audit.tsx";
import { PlayerLink } from "./moderated_votes.tsx";
import { sendModeration } from "./moderation_frame.tsx";
import { siteRoleOf } from "../../rights/rights.ts";
import { MODERATION } from "./words.ts";

const { search: words } = MODERATION;

/** Maximum characters of a search. */
const TEXT_MAX = 100;

const FILTER = z.object({
  q: z.string().trim().transform((text) => text.slice(0, TEXT_MAX)).catch(""),
});

/** GET /moderation/search: finds listings of any status, accounts, and entries of the trail. */
export async function showSearch(c: WebContext, web: Web) {
  const { q: text } = FILTER.parse(c.req.query());
  const found = text === "" ? undefined : await find(c, web, text);
  return await sendModeration(c, web, {
    title: words.title,
    body: (
      <>
        <form method="get" action="/moderation/search" role="search" class="form">
          <div class="field">
            <label for="q">{words.field}</label>
            <p class="note" id="q-help">{words.help(SEARCHED)}</p>
            <div class="desk-find">
              <input
                id="q"
                name="q"
                type="search"
                value={text}
                maxlength={TEXT_MAX}
                aria-describedby="q-help"
                autofocus={text === ""}
              />
              <button type="submit" class="primary">{words.submit}</button>
            </div>
          </div>
        </form>
        {found && <Found text={text} {...found} />}
      </>
    ),
  });
}

async function find(c: WebContext, web: Web, text: string) {
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const [servers, accounts] = await Promise.all([
    searchListings(sql, { by, text }),
    searchAccounts(sql, { by, text }),
  ]);
  const named = accounts.find(({ username }) => accountKey(username) === accountKey(text));
  const entries = await searchAudit(sql, { by, text, ...named && { accountId: named.id } });
  return { servers, accounts, entries };
}

function Found(
  { text, servers, accounts, entries }: { text: string } & Awaited<ReturnType<typeof find>>,
) {
  if (servers.length + accounts.length + entries.length === 0) {
    return <p class="empty">{words.nothing(isolated(text))}</p>;
  }
  return (
    <>
      {servers.length === 0 ? null : (
        <Section title={words.listings}>
          <Table
            label={words.listings}
            heads={words.listingHeads}
            cards="named"
            rows={servers.map(listingCells)}
          />
        </Section>
      )}
      {accounts.length === 0 ? null : (
        <Section title={words.accounts}>
          <Table
            label={words.accounts}
            heads={words.accountHeads}
            cards="named"
            rows={accounts.map(accountCells)}
          />
        </Section>
      )}
      {entries.length === 0 ? null : (
        <Section title={words.trail}>
          <TrailTable label={words.trail} entries={entries} withServer />
        </Section>
      )}
    </>
  );
}

function listingCells(server: ServerDetails): Child[] {
  return [
    <a href={`/moderation/servers/${server.slug}`} dir="auto">{server.name}</a>,
    <StatusBadge status={server.status} />,
    <Address server={server} />,
    <PlayerLink id={server.ownerId} name={server.owner} />,
  ];
}

function accountCells({ id, username, createdAt, disabledAt, ...account }: FoundAccount): Child[] {
  const state = disabledAt ? "disabled" : siteRoleOf(account) ?? "fine";
  return [
    <PlayerLink id={id} name={username} />,
    <Instant at={createdAt} />,
    words.states[state],
  ];
}
