import { siteRoleOf } from "../../../core/rights/rights.ts";
import { lacksSignIn } from "../../../core/accounts/account_state.ts";
import type { FoundAccount } from "../../../site/accounts/moderation/search_accounts.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import type { AccountVote } from "../../../site/voting/moderation/account_votes.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Row } from "../../../site/web/kit/rows.tsx";
import { ListingState, State } from "../../../site/web/kit/state.tsx";
import { Tile } from "../../../site/web/servers/face.tsx";
import { Address } from "../../../site/web/servers/server_address.tsx";
import { Day, Instant } from "../../../site/web/kit/times.tsx";
import { ListingRow } from "../queue/listing_row.tsx";
import { PlayerLink } from "../voids/moderated_votes.tsx";

/** A found listing, with the reason if it was rejected or suspended. */
export function FoundListingRow({ server }: { server: ServerDetails }) {
  const { owner } = currentLocale().words.search;
  const { slug, status, unlistedAt, decidedReason } = server;
  const isRefused = status === "rejected" || status === "suspended";
  return (
    <ListingRow
      server={server}
      wraps
      note={
        <>
          <bdi>{server.gameName}</bdi> · <Address server={server} /> · <bdi>/servers/{slug}</bdi> ·
          {" "}
          {owner} <PlayerLink id={server.ownerId} name={server.owner} />
          {isRefused && decidedReason !== null && ` · ${isolated(decidedReason)}`}
        </>
      }
      end={<ListingState status={status} isUnlisted={unlistedAt !== null} />}
    />
  );
}

/** A found account. */
export function FoundAccountRow({ account }: { account: FoundAccount }) {
  const { search: words } = currentLocale().words;
  const { id, username, createdAt, listings, byEmail, emailVerified, state } = account;
  const role = siteRoleOf(account);
  return (
    <Row
      art={<Tile slug={id} name={username} />}
      title={<a href={`/moderation/accounts/${id}`} dir="auto">{username}</a>}
      note={
        <>
          {words.since} <Day at={createdAt} />
          {listings > 0 && ` · ${words.listings(listings)}`}
          {byEmail && ` · ${words.byEmail[emailVerified ? "yes" : "no"]}`}
        </>
      }
      end={state === "disabled"
        ? <State tone="bad">{words.states.disabled}</State>
        : role
        ? <State tone="good">{words.states[role]}</State>
        : lacksSignIn(state)
        ? <State tone="off">{words.noSignIn}</State>
        : null}
    />
  );
}

/** A found vote with a link to its page. */
export function FoundVote({ vote, isOpen = false }: { vote: AccountVote; isOpen?: boolean }) {
  const { frame, moderation: { server: list }, search: words, voids } = currentLocale().words;
  const player = isolated(vote.player ?? frame.trail.gone);
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
          <Instant at={vote.votedAt} /> · {voids.sources[vote.source ?? "unknown"]}
          {vote.isOwn && ` · ${words.own}`}
        </>
      }
      end={vote.voidedAt
        ? <State tone="bad">{list.void}</State>
        : <State tone="good">{list.counts}</State>}
    />
  );
}
