import { z } from "zod";
import type { Viewer } from "../accounts/viewer.ts";
import { findListed } from "../servers/browse_listings.ts";
import type { Verdict } from "../votes/bot_check.ts";
import { type BallotOutcome, castBallot } from "../votes/cast_ballot.ts";
import { findOwnVote, type OwnVote } from "../votes/own_vote.ts";
import { deadlineOf } from "./answer_in_time.ts";
import { BotWidget } from "./bot_widget.tsx";
import { sendError } from "./error_page.tsx";
import { Form, Submit } from "./forms.tsx";
import { sendPage } from "./layout.tsx";
import { Until } from "./next_vote.tsx";
import { readForm } from "./read_form.ts";
import { redirectTo } from "./redirect.ts";
import { VOTING } from "./strings/voting.ts";
import { addressOf, viewerOf } from "./viewer.ts";
import type { Web, WebContext } from "./web_env.ts";

const { ballot: words, faults } = VOTING;

/** The form of a vote: what the widget put into it. */
const BALLOT = z.object({ proof: z.string().min(1) });

/** Why a ballot is shown again instead of being cast, and until when if that is known. */
interface Fault {
  kind: keyof typeof faults;
  until?: Date;
}

/** A server as its ballot needs it. */
type Listed = NonNullable<Awaited<ReturnType<typeof findListed>>>;

/** GET /servers/:slug/vote: who votes, for what, and one button. */
export function showBallot(web: Web) {
  return async (c: WebContext) => {
    const server = await findServer(c, web);
    if (!server) return await sendError(c, web, "notFound");
    return await sendBallot(c, web, { server, now: web.services.now() });
  };
}

/** POST /servers/:slug/votes: casts the vote, or says why not and lets try again; never anything in between. */
export function castVoteFromPage(web: Web) {
  const { sql, now, nudge, ballots } = web.services;
  return async (c: WebContext) => {
    c.set("fate", "vote_not_cast");
    const server = await findServer(c, web);
    if (!server) return await sendError(c, web, "notFound");
    const viewer = viewerOf(c);
    const form = await readForm(c, BALLOT);
    // One reading of the clock: the day that the proof is judged on is the day that the vote counts for, and the
    // day that the answer speaks of.
    const at = now();
    if (isBarred(viewer, web)) return await sendBallot(c, web, { server, now: at });
    if (form.kind === "invalid") {
      return await sendBallot(c, web, { server, now: at, fault: { kind: "missing" } });
    }
    const address = addressOf(c, web);
    const ballot = { accountId: viewer.accountId, serverId: server.id };
    const verdict = await ballots.check.judge(form.values.proof, ballot, { now: at, address });
    if (verdict.kind !== "passed") {
      return await sendBallot(c, web, { server, now: at, fault: verdict });
    }
    const outcome = await castBallot({ sql, nudge }, {
      slug: server.slug,
      accountId: viewer.accountId,
      proof: verdict.proof,
      address: ballots.hashAddress(address, at),
      perAddress: ballots.perAddress,
      now: at,
      giveUp: deadlineOf(c).signal,
      committing: () => c.set("fate", "vote_unknown"),
    });
    return await answer(c, web, { server, now: at, outcome });
  };
}

function answer(
  c: WebContext,
  web: Web,
  { server, now, outcome }: { server: Listed; now: Date; outcome: BallotOutcome },
): Response | Promise<Response> {
  switch (outcome.kind) {
    case "cast":
      return redirectTo(c, `/servers/${server.slug}/votes/${outcome.voteId}`);
    case "unknown":
      return sendError(c, web, "unavailable");
    case "already_voted":
    case "proof_spent":
      return sendBallot(c, web, { server, now, fault: outcome });
    case "address_full":
      return sendBallot(c, web, {
        server,
        now,
        fault: { kind: outcome.kind, until: outcome.nextVoteAt },
      });
  }
}

interface Ballot {
  server: Listed;
  now: Date;
  /** Shown only where no vote of that day stands: that one matters more. */
  fault?: Fault | Exclude<Verdict, { kind: "passed" }>;
}

async function sendBallot(
  c: WebContext,
  web: Web,
  { server, now, fault }: Ballot,
): Promise<Response> {
  const { services } = web;
  const viewer = viewerOf(c);
  const ballot = { accountId: viewer.accountId, serverId: server.id };
  const vote = await findOwnVote(services.sql, { ...ballot, now });
  const mustConfirm = !vote && isBarred(viewer, web);
  const posed = vote || mustConfirm ? undefined : await services.ballots.check.pose(ballot, now);
  return await sendPage(c, web, {
    title: words.title(server.name),
    narrow: true,
    status: c.req.method === "POST" ? (vote ? 409 : mustConfirm ? 403 : 422) : 200,
    body: (
      <>
        <h1>{words.title(server.name)}</h1>
        {fault && !vote ? <FaultNotice fault={fault} now={now} /> : null}
        {vote ? <AlreadyVoted slug={server.slug} vote={vote} now={now} /> : null}
        {mustConfirm ? <ConfirmFirst /> : null}
        {posed === undefined
          ? null
          : (
            <Form c={c} action={`/servers/${server.slug}/votes`} class="form card">
              <p>
                {words.youVoteAs} <strong>{viewer.username}</strong>. {words.isItYou}{" "}
                <a href="/account/name">{words.change}</a>
              </p>
              <BotWidget check={services.ballots.check} posed={posed} serverId={server.id} />
              <Submit>{words.cast}</Submit>
              <p class="note">{words.rule}</p>
            </Form>
          )}
        <p>
          <a href={`/servers/${server.slug}`}>{words.back}</a>
        </p>
      </>
    ),
  });
}

function FaultNotice(
  { fault, now }: { fault: { kind: keyof typeof faults; until?: Date }; now: Date },
) {
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
      <h2>{words.alreadyVoted}</h2>
      <p>
        {VOTING.next} <Until at={vote.nextVoteAt} now={now} />.
      </p>
      <p>
        <a href={`/servers/${slug}/votes/${vote.id}`}>{VOTING.receipt}</a>
      </p>
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

function isBarred(viewer: Viewer, { services }: Web): boolean {
  return services.ballots.needsVerifiedEmail && !viewer.emailVerified;
}

function findServer(c: WebContext, { services }: Web): Promise<Listed | undefined> {
  return findListed(services.sql, c.req.param("slug") ?? "", services.now());
}
