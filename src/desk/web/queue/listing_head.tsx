import type { Child } from "hono/jsx";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { Banner, Logo } from "../../../site/web/parts/face.tsx";
import { Address, Instant } from "../../../site/web/parts/parts.tsx";
import { PlayerLink } from "../voids/moderated_votes.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { ListingState } from "../../../site/web/kit/state.tsx";

/** A listing's banner as its page shows it, and whether a moderator has seen its pictures. */
export function ListingBanner({ server }: { server: ServerDetails }) {
  const { pictures: words } = currentLocale().words.moderation;
  const { banner, picturesAt } = server;
  if (banner === null && picturesAt === null) return null;
  return (
    <div class={picturesAt === null ? "shown-pictures" : "shown-pictures shown-pictures--new"}>
      {banner !== null && (
        <Banner
          server={server}
          sizes="(min-width: 66rem) 48rem, 100vw"
          isFirst
        />
      )}
      {picturesAt !== null && (
        <p>
          <span class="mark">{words.fresh}</span>
        </p>
      )}
    </div>
  );
}

/** When a listing was submitted. One that waits again says when it was resubmitted. */
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

/** The head of a listing: its logo and name, where it is, whose it is, and its state. */
export function ListingHead({ server }: { server: ServerDetails }) {
  const { server: words, queue } = currentLocale().words.moderation;
  const { slug, name, status, unlistedAt } = server;
  const facts: Child = (
    <>
      <bdi>{server.gameName}</bdi> · <Address server={server} />
      <br />
      {queue.owner} <PlayerLink id={server.ownerId} name={server.owner} /> ·{" "}
      <Submitted server={server} />
    </>
  );
  return (
    <div class="open">
      <Logo server={server} size={56} isFirst />
      <div>
        <h1>{isolated(name)}</h1>
        <p class="note">{facts}</p>
      </div>
      <p class="open__state">
        <ListingState status={status} isUnlisted={unlistedAt !== null} />
        {status === "approved" ? <a href={`/servers/${slug}`}>{words.publicPage}</a> : null}
      </p>
    </div>
  );
}
