import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { Banner, Logo } from "../../../site/web/servers/face.tsx";
import { Address } from "../../../site/web/servers/server_address.tsx";
import { Instant } from "../../../site/web/kit/times.tsx";
import { PlayerLink } from "../voids/moderated_votes.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Chip, ListingState } from "../../../site/web/kit/state.tsx";

/** A listing's banner, and whether a moderator has seen its pictures. */
export function ListingBanner({ server }: { server: ServerDetails }) {
  const { pictures: words } = currentLocale().words.moderation;
  const { banner, picturesAt } = server;
  return (
    <>
      {banner !== null && (
        <Banner
          server={server}
          sizes="(min-width: 66rem) 48rem, 100vw"
          isFirst
        />
      )}
      {picturesAt !== null && (
        <p>
          <Chip tone="late">{words.fresh}</Chip>
        </p>
      )}
    </>
  );
}

/** The time at which a listing was submitted, or was resubmitted if it waits again. */
export function Submitted({ server }: { server: ServerDetails }) {
  const { queue } = currentLocale().words.moderation;
  const { status, statusAt, createdAt } = server;
  const againAt = status === "pending" ? statusAt : null;
  return (
    <>
      {againAt ? queue.resubmitted : queue.submitted} <Instant at={againAt ?? createdAt} />
    </>
  );
}

/** The head of a listing: its logo, name, address, owner and state. */
export function ListingHead({ server }: { server: ServerDetails }) {
  const { server: words, queue } = currentLocale().words.moderation;
  const { slug, name, status, unlistedAt } = server;
  return (
    <>
      <div class="head">
        <div class="page__title">
          <Logo server={server} size={56} isFirst />
          <h1>{isolated(name)}</h1>
        </div>
        <ListingState status={status} isUnlisted={unlistedAt !== null} />
      </div>
      <p class="note">
        <bdi>{server.gameName}</bdi> · <Address server={server} /> · {queue.owner}{" "}
        <PlayerLink id={server.ownerId} name={server.owner} /> · <Submitted server={server} />
        {status === "approved" && (
          <>
            {" · "}
            <a href={`/servers/${slug}`}>{words.publicPage}</a>
          </>
        )}
      </p>
    </>
  );
}
