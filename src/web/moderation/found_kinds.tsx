import type { FoundAccount } from "../../accounts/search_accounts.ts";
import { siteRoleOf } from "../../rights/rights.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { isolated } from "../../text/typed_text.ts";
import type { AccountVote } from "../../votes/account_votes.ts";
import { Logo, Tile } from "../frame/face.tsx";
import { Box } from "../frame/icons.tsx";
import { Address, Day, Instant } from "../frame/parts.tsx";
import { State, StatusBadge } from "../frame/state.tsx";
import { type FoundRow, Marked } from "./found_rows.tsx";
import { PlayerLink } from "./moderated_votes.tsx";
import type { Locale } from "../../locales/locale.ts";

/** A listing as a row of a list; `found` is the part that was searched for. */
export function listingRow(locale: Locale, server: ServerDetails, found: string): FoundRow {
  return {
    picture: <Logo server={server} size={40} />,
    href: `/moderation/servers/${server.slug}`,
    name: <Marked text={server.name} found={found} />,
    state: (
      <StatusBadge locale={locale} status={server.status} isUnlisted={server.unlistedAt !== null} />
    ),
    about: (
      <>
        <bdi>{server.gameName}</bdi> · <Address server={server} /> · {locale.words.search.owner}
        {" "}
        <PlayerLink locale={locale} id={server.ownerId} name={server.owner} />
      </>
    ),
  };
}

/** An account as a row of a list. */
export function accountRow(locale: Locale, account: FoundAccount, found: string): FoundRow {
  const words = locale.words.search;
  const { id, username, createdAt, listings, byEmail, emailVerified } = account;
  return {
    picture: <Tile slug={id} name={username} />,
    href: `/moderation/accounts/${id}`,
    name: <Marked text={username} found={found} />,
    state: <AccountState locale={locale} account={account} />,
    about: (
      <>
        {words.since} <Day locale={locale} at={createdAt} />
        {listings > 0 ? ` · ${words.listings(listings)}` : null}
        {byEmail ? ` · ${words.byEmail[emailVerified ? "yes" : "no"]}` : null}
      </>
    ),
  };
}

function AccountState({ locale, account }: { locale: Locale; account: FoundAccount }) {
  const words = locale.words.search;
  const role = siteRoleOf(account);
  if (account.disabledAt) return <State kind="bad">{words.states.disabled}</State>;
  if (role) return <State kind="good">{words.states[role]}</State>;
  return account.hasSignIn ? null : <State kind="off">{words.noSignIn}</State>;
}

/** A vote as a row of a list. */
export function voteRow(locale: Locale, vote: AccountVote): FoundRow {
  const { server: list } = locale.words.moderation;
  const words = locale.words.search;
  const isVoid = vote.voidedAt !== null;
  const player = isolated(vote.player ?? locale.words.frame.trail.gone);
  return {
    picture: <Box look={isVoid ? "box" : "box box--ticked"} />,
    href: `/moderation/votes/${vote.id}`,
    name: words.voteFor(player, isolated(vote.name)),
    state: <State kind={isVoid ? "bad" : "good"}>{isVoid ? list.void : list.counts}</State>,
    about: (
      <>
        <Instant locale={locale} at={vote.votedAt} /> ·{" "}
        {locale.words.voids.sources[vote.source ?? "unknown"]}
        {vote.isOwn ? ` · ${words.own}` : null}
      </>
    ),
  };
}
