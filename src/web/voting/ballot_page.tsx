import type { LinkVerdict } from "../../keys/link_key.ts";
import type { BotCheck } from "../../votes/bot_check.ts";
import type { findListed } from "../../servers/listings.ts";
import type { OwnVote } from "../../votes/own_vote.ts";
import { BotWidget } from "./bot_widget.tsx";
import { Field, Form, Submit } from "../forms/forms.tsx";
import { sendNote, sendPage } from "../frame/layout.tsx";
import { LinkLine, Section } from "../frame/parts.tsx";
import { ReceiptLink, Until } from "./next_vote.tsx";
import { VOTING } from "./words.ts";
import type { Voter } from "./voter.ts";
import type { Web, WebContext } from "../web_env.ts";

const { ballot: words, faults } = VOTING;

/** A server as its ballot needs it. */
export type Listed = NonNullable<Awaited<ReturnType<typeof findListed>>>;

/** The reason a ballot is shown again instead of being cast, and its end if that is known. */
export interface Fault {
  kind: keyof typeof faults;
  until?: Date;
  /** More precise than the words for its kind. */
  sentence?: string;
}

/** A voter's standing with a server today, and the status of a ballot that is refused for it. */
export type Standing =
  | { kind: "voted"; status: 409; vote: OwnVote; receipt: string | undefined }
  | { kind: "unconfirmed" | "out_of_reach"; status: 403 }
  | { kind: "open"; status: 422; posed: string };

/** A ballot that was not cast. */
export interface Refused {
  server: Listed;
  voter: Voter;
  now: Date;
  /** Shown only where no vote of that day stands: that one matters more. */
  fault?: Fault;
}

/** A ballot to show. */
interface Ballot extends Refused {
  standing: Standing;
  status: 200 | Standing["status"];
}

/** Answers with a server's ballot, or with why there is none. */
export function sendBallot(c: WebContext, web: Web, ballot: Ballot): Promise<Response> {
  const { server, voter, now, standing, status, fault } = ballot;
  return sendPage(c, web, {
    title: words.title(server.name),
    narrow: true,
    status,
    body: (
      <>
        <h1>{words.title(server.name)}</h1>
        {fault && standing.kind !== "voted" ? <FaultNotice fault={fault} now={now} /> : null}
        {standing.kind === "voted" ? <AlreadyVoted {...standing} now={now} /> : null}
        {standing.kind === "unconfirmed"
          ? (
            <Section look="card" title={words.confirmEmail} lead={words.confirmEmailNext}>
              <LinkLine href="/account" label={words.toAccount} look="primary" />
            </Section>
          )
          : null}
        {standing.kind === "out_of_reach" ? <RenameFirst voter={voter} /> : null}
        {standing.kind === "open"
          ? (
            <BallotForm
              server={server}
              voter={voter}
              check={web.services.ballots.check}
              posed={standing.posed}
            />
          )
          : null}
        <MakeYours path={voter.signUpPath} />
        <LinkLine href={`/servers/${server.slug}`} label={words.back} />
      </>
    ),
  });
}

/** Answers a link that says nothing: why, and how to get another. */
export function sendBadLink(
  c: WebContext,
  web: Web,
  { server, why }: { server: Listed; why: Exclude<LinkVerdict, "valid"> },
): Promise<Response> {
  const more = <LinkLine href={`/servers/${server.slug}`} label={words.back} />;
  const note = { title: words.badLink, lead: words.badLinks[why](server.name), more };
  return sendNote(c, web, { ...note, status: why === "expired" ? 410 : 403 });
}

function BallotForm({ server, voter, check, posed }: {
  server: Listed;
  voter: Voter;
  check: BotCheck;
  posed: string;
}) {
  const { by, username, errand, query } = voter;
  return (
    <Form action={`/servers/${server.slug}/votes${query}`} class="form card">
      {by === "name" ? <Field name="name" {...words.name} value={username} maxlength={32} /> : (
        <p>
          {words.youVoteAs} <strong>{username}</strong>.{" "}
          {by === "link" ? words.linkSays(server.name) : (
            <>
              {words.isItYou} <a href="/account/name">{words.change}</a>
            </>
          )}
        </p>
      )}
      <BotWidget check={check} posed={posed} errand={errand} words={words} />
      <Submit>{words.cast}</Submit>
      <p class="note">{words.rule}</p>
    </Form>
  );
}

/** Leads from a link to a sign-up that takes the player's name over, with all its votes. */
export function MakeYours({ path }: { path: string | undefined }) {
  if (path === undefined) return null;
  return (
    <p class="note">
      <a href={path}>{words.makeYours}</a> {words.makeYoursWhy}
    </p>
  );
}

function FaultNotice({ fault, now }: { fault: Fault; now: Date }) {
  return (
    <p class="notice fault" role="alert">
      {fault.sentence ?? faults[fault.kind]}
      {fault.until
        ? (
          <>
            {" "}
            <Until at={fault.until} now={now} />.
          </>
        )
        : null}
    </p>
  );
}

function AlreadyVoted({ receipt, vote, now }: {
  receipt: string | undefined;
  vote: OwnVote;
  now: Date;
}) {
  return (
    <Section look="card" title={vote.id ? words.alreadyVoted : words.voteVoid}>
      <p>
        {VOTING.next} <Until at={vote.nextVoteAt} now={now} />.
      </p>
      {receipt ? <ReceiptLink path={receipt} /> : null}
    </Section>
  );
}

/** A reward that cannot reach its player is no use to either: the vote is refused while the name can be changed. */
function RenameFirst({ voter: { by, username } }: { voter: Voter }) {
  return (
    <Section look="card" title={words.outOfReach} lead={words.outOfReachWhy(username)}>
      {by === "session"
        ? <LinkLine href="/account/name" label={words.change} look="primary" />
        : null}
    </Section>
  );
}
