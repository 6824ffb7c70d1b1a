import type { Child } from "hono/jsx";
import { Banner, type Faced, hueOf, initialsOf, Logo } from "../parts/face.tsx";
import { Mark } from "../parts/icons.tsx";
import { currentLocale } from "../current_locale.ts";

/** A ballot or its receipt: the server's pictures and heading, and below the perforation the actions. */
export function Paper({ server, isStamped = false, head, children }: {
  server: Faced;
  isStamped?: boolean;
  head: Child;
  children: Child;
}) {
  return (
    <section class="paper" role={isStamped ? "status" : undefined}>
      <Banner server={server} sizes="(min-width: 31rem) 29rem, 100vw" isFirst />
      {isStamped ? <Mark /> : <Logo server={server} size={72} isFirst />}
      <div>{head}</div>
      <hr />
      <div>{children}</div>
    </section>
  );
}

/** The player as whom a vote is cast. */
export function BallotPlayer({ username }: { username: string }) {
  return (
    <p class="who">
      <span class="logo" data-hue={hueOf(username)} aria-hidden="true">{initialsOf(username)}</span>
      <span>
        {currentLocale().words.voting.ballot.youVoteAs} <strong>{username}</strong>
      </span>
    </p>
  );
}
