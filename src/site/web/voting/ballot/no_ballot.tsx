import type { Ineligibility } from "../../../voting/ballot/cast_for.ts";
import type { OwnVote } from "../../../voting/my_votes/own_vote.ts";
import { GAME_NAMES_PATH } from "../voter/game_names_path.ts";
import { ButtonForm } from "../../kit/form.tsx";
import { pathWithNext } from "../../return_path.ts";
import { contactHref } from "../../frame/footer.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { Until } from "../favourites/next_vote.tsx";
import { isolated } from "../../../text/shown_text.ts";
import type { ServerToday } from "../../../voting/my_votes/votes_today.ts";
import { ballotPath } from "../../link_path.ts";
import { VoteNext } from "../favourites/favourites_series.tsx";
import type { PageVoter } from "../voter/page_voter.ts";
import { currentLocale } from "../../current_locale.ts";

/** The state of a voter who has no ballot for a server today, with the HTTP status of a ballot that they send. */
export type NoBallotState =
  | { kind: "voted"; status: 409; vote: OwnVote; receipt: string | undefined }
  | Ineligibility & { status: 403 };

/** The reason why there is no ballot, and what the voter can do about it. */
export function NoBallot({ state, voter, server, next, contact, now }: {
  state: NoBallotState;
  voter: PageVoter;
  server: { slug: string; name: string };
  /** The viewer's favourite to vote for instead, if any. */
  next: ServerToday | undefined;
  /** The site's contact, if there is one. */
  contact: string | undefined;
  now: Date;
}) {
  const { ballot: words } = currentLocale().words.voting;
  if (state.kind === "sign_in_needed") {
    const { username } = state;
    return <SignInNeeded username={username} voter={voter} server={server} contact={contact} />;
  }
  if (state.kind === "voted") return <VotedToday state={state} next={next} now={now} />;
  // A vote whose reward can't reach its player is useless, so it is refused while the name can still be changed.
  const [title, why, href, label] = state.kind === "unconfirmed"
    ? [words.confirmEmail, words.confirmEmailNext, "/account", words.toAccount] as const
    : [
      words.outOfReach,
      words.outOfReachWhy(state.username),
      "/account/name",
      words.change,
    ] as const;
  return (
    <>
      <h2>{title}</h2>
      <p>{why}</p>
      {voter.by === "session" || state.kind === "unconfirmed"
        ? <LinkLine href={href} label={label} look="primary" />
        : null}
      {voter.by === "session" && state.kind === "out_of_reach"
        ? (
          <LinkLine
            href={pathWithNext(GAME_NAMES_PATH, ballotPath(server.slug))}
            label={words.addName}
          />
        )
        : null}
    </>
  );
}

/** The vote of today, with links to its receipt and to the next favourite. */
function VotedToday({ state: { vote, receipt }, next, now }: {
  state: Extract<NoBallotState, { kind: "voted" }>;
  next: ServerToday | undefined;
  now: Date;
}) {
  const { voting } = currentLocale().words;
  const { ballot: words } = voting;
  return (
    <>
      <h2>{vote.isTaken ? words.voteTaken : vote.id ? words.alreadyVoted : words.voteVoid}</h2>
      <p>
        {voting.next} <Until at={vote.nextVoteAt} now={now} />.
      </p>
      {next && <VoteNext next={next} />}
      {receipt
        ? <LinkLine href={receipt} label={voting.receipt} {...next ? {} : { look: "primary" }} />
        : null}
    </>
  );
}

/**
 * The link for a vote link's player to sign in and return. If another user is signed in, the link to a vote of their
 * own.
 */
function SignInNeeded(
  { username, voter, server, contact }: {
    /** The name in the link. */
    username: string;
    voter: PageVoter;
    server: { slug: string; name: string };
    contact: string | undefined;
  },
) {
  const { ballot: words } = currentLocale().words.voting;
  const { path } = voter;
  const as = voter.by === "link" ? voter.viewer : undefined;
  return (
    <>
      {as === undefined ? null : <p class="soft">{words.signedInAs(as)}</p>}
      <h2>{words.linkOpened(username)}</h2>
      <p>{words.signInWhy(isolated(server.name))}</p>
      {as === undefined
        ? (
          <LinkLine
            href={pathWithNext("/sign-in", path)}
            label={words.signInAs(username)}
            look="primary"
          />
        )
        : (
          <>
            <ButtonForm
              action="/sign-out"
              label={words.signInAs(username)}
              look="primary"
              fields={{ next: path }}
            />
            <LinkLine href={ballotPath(server.slug)} label={words.voteAs(as)} look="secondary" />
          </>
        )}
      {contact === undefined ? null : (
        <p class="soft">
          {words.notTheirs} <a href={contactHref(contact)}>{words.tell}</a>
        </p>
      )}
    </>
  );
}
