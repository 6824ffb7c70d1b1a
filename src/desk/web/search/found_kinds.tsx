import type { FoundAccount } from "../../../site/accounts/search_accounts.ts";
import { siteRoleOf } from "../../../core/rights/rights.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import type { AccountVote } from "../../../site/voting/account_votes.ts";
import { Logo, Tile } from "../../../site/web/parts/face.tsx";
import { Box } from "../../../site/web/parts/icons.tsx";
import { addressOf, Day, Instant } from "../../../site/web/parts/parts.tsx";
import { type FoundRow, Marked } from "../frame/found_rows.tsx";
import { PlayerLink } from "../voids/moderated_votes.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { ListingState, State } from "../../../site/web/kit/state.tsx";

/** A listing as a row of a list; `found` is what was searched for. */
export function listingRow(server: ServerDetails, found: string): FoundRow {
  const words = currentLocale().words.search;
  const { name, slug, status, unlistedAt } = server;
  const href = `/moderation/servers/${slug}`;
  const about = isolated(name);
  const isPublic = status === "approved" && unlistedAt === null;
  return {
    picture: <Logo server={server} size={40} />,
    href,
    name: <Marked text={name} found={found} />,
    state: <ListingState status={status} isUnlisted={unlistedAt !== null} />,
    about: (
      <>
        <bdi>{server.gameName}</bdi> ·{" "}
        <code class="address">
          <Marked text={addressOf(server)} found={found} />
        </code>{" "}
        · {words.owner} <PlayerLink id={server.ownerId} name={server.owner} found={found} />
        <WhereElse server={server} found={found} />
        <Why server={server} />
      </>
    ),
    acts: [
      { href, label: status === "pending" ? words.acts.review : words.acts.moderate, about },
      ...isPublic ? [{ href: `/servers/${slug}`, label: words.acts.public, about }] : [],
    ],
  };
}

/** The address of a listing's page, if the text is found only there. */
function WhereElse({ server, found }: { server: ServerDetails; found: string }) {
  const sought = found.toLowerCase();
  const isShown = [server.name, addressOf(server), server.owner ?? ""]
    .some((text) => text.toLowerCase().includes(sought));
  if (isShown || !server.slug.includes(sought)) return null;
  return (
    <>
      {" · "}
      <bdi>
        /servers/<Marked text={server.slug} found={found} />
      </bdi>
    </>
  );
}

/** Why a listing was rejected or suspended. */
function Why({ server }: { server: ServerDetails }) {
  const { status, decidedReason } = server;
  if (decidedReason === null || status === "approved" || status === "pending") return null;
  const [before, after] = currentLocale().words.moderationTabs.audit.quotes;
  return <>{` · ${before}${isolated(decidedReason)}${after}`}</>;
}

/** An account as a row of a list. */
export function accountRow(account: FoundAccount, found: string): FoundRow {
  const words = currentLocale().words.search;
  const { id, username, createdAt, listings, byEmail, emailVerified } = account;
  return {
    picture: <Tile slug={id} name={username} />,
    href: `/moderation/accounts/${id}`,
    name: <Marked text={username} found={found} />,
    acts: [{ href: `/moderation/accounts/${id}`, label: words.acts.account, about: username }],
    state: <AccountState account={account} />,
    about: (
      <>
        {words.since} <Day at={createdAt} />
        {listings > 0 ? ` · ${words.listings(listings)}` : null}
        {byEmail ? ` · ${words.byEmail[emailVerified ? "yes" : "no"]}` : null}
      </>
    ),
  };
}

function AccountState({ account }: { account: FoundAccount }) {
  const words = currentLocale().words.search;
  const role = siteRoleOf(account);
  if (account.disabledAt) return <State tone="bad">{words.states.disabled}</State>;
  if (role) return <State tone="good">{words.states[role]}</State>;
  return account.hasSignIn ? null : <State tone="off">{words.noSignIn}</State>;
}

/** A vote as a row of a list; `found` is what was searched for. */
export function voteRow(vote: AccountVote, found = ""): FoundRow {
  const locale = currentLocale();
  const { server: list } = locale.words.moderation;
  const words = locale.words.search;
  const isVoid = vote.voidedAt !== null;
  const href = `/moderation/votes/${vote.id}`;
  const player = isolated(vote.player ?? locale.words.frame.trail.gone);
  const title = words.voteFor(player, isolated(vote.name));
  return {
    picture: <Box look={isVoid ? "box" : "box box--ticked"} />,
    href,
    name: <Marked text={title} found={found} />,
    state: <State tone={isVoid ? "bad" : "good"}>{isVoid ? list.void : list.counts}</State>,
    about: (
      <>
        <Instant at={vote.votedAt} /> · {locale.words.voids.sources[vote.source ?? "unknown"]}
        {vote.isOwn ? ` · ${words.own}` : null}
        {found === vote.id && <>· {<code>{vote.id}</code>}</>}
      </>
    ),
    acts: [{ href, label: isVoid ? words.acts.open : words.acts.void, about: title }],
  };
}
