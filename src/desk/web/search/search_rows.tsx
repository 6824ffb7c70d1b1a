import type { FoundAccount } from "../../../site/accounts/search_accounts.ts";
import { siteRoleOf } from "../../../core/rights/rights.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import type { AccountVote } from "../../../site/voting/account_votes.ts";
import { Logo, Tile } from "../../../site/web/parts/face.tsx";
import { Address, Day, Instant } from "../../../site/web/parts/parts.tsx";
import { Row } from "../../../site/web/kit/rows.tsx";
import { ListingState, State } from "../../../site/web/kit/state.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { PlayerLink } from "../voids/moderated_votes.tsx";

/** A listing as a row of a list. */
export function FoundListingRow({ server }: { server: ServerDetails }) {
  const words = currentLocale().words.search;
  const { name, slug, status, unlistedAt, decidedReason } = server;
  const isRefused = status === "rejected" || status === "suspended";
  return (
    <Row
      art={<Logo server={server} size={40} />}
      title={<a href={`/moderation/servers/${slug}`} dir="auto">{name}</a>}
      note={
        <>
          <bdi>{server.gameName}</bdi> · <Address server={server} /> · <bdi>/servers/{slug}</bdi> ·
          {" "}
          {words.owner} <PlayerLink id={server.ownerId} name={server.owner} />
          {isRefused && decidedReason !== null &&
            ` · ${isolated(decidedReason)}`}
        </>
      }
      end={<ListingState status={status} isUnlisted={unlistedAt !== null} />}
    />
  );
}

/** An account as a row of a list. */
export function FoundAccountRow({ account }: { account: FoundAccount }) {
  const words = currentLocale().words.search;
  const { id, username, createdAt, listings, byEmail, emailVerified } = account;
  return (
    <Row
      art={<Tile slug={id} name={username} />}
      title={<a href={`/moderation/accounts/${id}`} dir="auto">{username}</a>}
      note={
        <>
          {words.since} <Day at={createdAt} />
          {listings > 0 ? ` · ${words.listings(listings)}` : null}
          {byEmail ? ` · ${words.byEmail[emailVerified ? "yes" : "no"]}` : null}
        </>
      }
      end={<AccountState account={account} />}
    />
  );
}

function AccountState({ account }: { account: FoundAccount }) {
  const words = currentLocale().words.search;
  const role = siteRoleOf(account);
  if (account.disabledAt) return <State tone="bad">{words.states.disabled}</State>;
  if (role) return <State tone="good">{words.states[role]}</State>;
  return account.hasSignIn ? null : <State tone="off">{words.noSignIn}</State>;
}

/** A vote as a row of a list. It leads to the vote on its player's page. */
export function FoundVote({ vote, isOpen = false }: { vote: AccountVote; isOpen?: boolean }) {
  const locale = currentLocale();
  const { server: list } = locale.words.moderation;
  const words = locale.words.search;
  const isVoid = vote.voidedAt !== null;
  const player = isolated(vote.player ?? locale.words.frame.trail.gone);
  return (
    <Row
      isCurrent={isOpen}
      title={
        <a href={`/moderation/votes/${vote.id}`} dir="auto">
          {words.voteFor(player, isolated(vote.name))}
        </a>
      }
      note={
        <>
          <Instant at={vote.votedAt} /> · {locale.words.voids.sources[vote.source ?? "unknown"]}
          {vote.isOwn ? ` · ${words.own}` : null}
        </>
      }
      end={<State tone={isVoid ? "bad" : "good"}>{isVoid ? list.void : list.counts}</State>}
    />
  );
}
