import type { Viewer } from "../../trail/viewer.ts";
import type { BotCheck } from "../../votes/bot_check.ts";
import type { findListed } from "../../servers/listings.ts";
import type { OwnVote } from "../../votes/own_vote.ts";
import { BotWidget } from "./bot_widget.tsx";
import { Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { ReceiptLink, Until } from "./next_vote.tsx";
import { VOTING } from "./words.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const { ballot: words, faults } = VOTING;

/** A server as its ballot needs it. */
export type Listed = NonNullable<Awaited<ReturnType<typeof findListed>>>;

/** The reason a ballot is shown again instead of being cast, and its end if that is known. */
export interface Fault {
  kind: keyof typeof faults;
  until?: Date;
}

/** A voter's standing with a server today, and the status of a ballot that is refused for it. */
export type Standing =
  | { kind: "voted"; status: 409; vote: OwnVote }
  | { kind: "unconfirmed" | "out_of_reach"; status: 403 }
  | { kind: "open"; status: 422; posed: string };

/** A ballot that was not cast. */
export interface Refused {
  server: Listed;
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
  const { server, now, standing, status, fault } = ballot;
  return sendPage(c, web, {
    title: words.title(server.name),
    narrow: true,
    status,
    body: (
      <>
        <h1>{words.title(server.name)}</h1>
        {fault && standing.kind !== "voted" ? <FaultNotice fault={fault} now={now} /> : null}
        {standing.kind === "voted"
          ? <AlreadyVoted slug={server.slug} vote={standing.vote} now={now} />
          : null}
        {standing.kind === "unconfirmed" ? <ConfirmFirst /> : null}
        {standing.kind === "out_of_reach" ? <RenameFirst username={viewerOf(c).username} /> : null}
        {standing.kind === "open"
          ? (
            <BallotForm
              server={server}
              viewer={viewerOf(c)}
              check={web.services.ballots.check}
              posed={standing.posed}
            />
          )
          : null}
        <p>
          <a href={`/servers/${server.slug}`}>{words.back}</a>
        </p>
      </>
    ),
  });
}

function BallotForm({ server, viewer: { accountId, username }, check, posed }: {
  server: Listed;
  viewer: Viewer;
  check: BotCheck;
  posed: string;
}) {
  return (
    <Form action={`/servers/${server.slug}/votes`} class="form card">
      <p>
        {words.youVoteAs} <strong>{username}</strong>. {words.isItYou}{" "}
        <a href="/account/name">{words.change}</a>
      </p>
      <BotWidget
        check={check}
        posed={posed}
        errand={{ kind: "vote", accountId, serverId: server.id }}
        words={words}
      />
      <Submit>{words.cast}</Submit>
      <p class="note">{words.rule}</p>
    </Form>
  );
}

function FaultNotice({ fault, now }: { fault: Fault; now: Date }) {
  return (
    <p class="notice fault" role="alert">
      {faults[fault.kind]}
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

function AlreadyVoted({ slug, vote, now }: { slug: string; vote: OwnVote; now: Date }) {
  return (
    <section class="card">
      <h2>{vote.id ? words.alreadyVoted : words.voteVoid}</h2>
      <p>
        {VOTING.next} <Until at={vote.nextVoteAt} now={now} />.
      </p>
      {vote.id ? <ReceiptLink slug={slug} id={vote.id} /> : null}
    </section>
  );
}

function ConfirmFirst() {
  return (
    <section class="card">
      <h2>{words.confirmEmail}</h2>
      <p>{words.confirmEmailNext}</p>
      <p>
        <a class="button primary" href="/account">{words.toAccount}</a>
      </p>
    </section>
  );
}

/** A reward that cannot reach its player is no use to either: the vote is refused while the name can be changed. */
function RenameFirst({ username }: { username: string }) {
  return (
    <section class="card">
      <h2>{words.outOfReach}</h2>
      <p>{words.outOfReachWhy(username)}</p>
      <p>
        <a class="button primary" href="/account/name">{words.change}</a>
      </p>
    </section>
  );
}
