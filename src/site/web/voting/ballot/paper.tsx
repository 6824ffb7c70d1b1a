import type { Child } from "hono/jsx";
import { Banner, type FaceSubject, hueOf, initialsOf, Logo } from "../../servers/face.tsx";
import { Mark } from "../../kit/icons.tsx";
import { currentLocale } from "../../current_locale.ts";

/** The frame of a ballot or receipt: the server's pictures and heading, a perforation, and the actions below it. */
export function Paper({ server, isStamped = false, head, children }: {
  server: FaceSubject;
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

/** The player under whose name a vote is cast. */
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
