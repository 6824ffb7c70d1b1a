import { z } from "zod";
import { findListed } from "../../../servers/public/shown_server.ts";
import {
  castFor,
  findIneligibility,
  type SentBallotOutcome,
} from "../../../voting/ballot/cast_for.ts";
import { findOwnVote } from "../../../voting/my_votes/own_vote.ts";
import { sendBallot } from "./ballot_page.tsx";
import type { BallotFault, BallotState, RefusedBallot } from "./ballot_view.ts";
import { type BallotServer, sendBadLink } from "./around_ballot.tsx";
import { deadlineOf } from "../../frame/answer_in_time.ts";
import { sendError } from "../../frame/error_page.tsx";
import { readForm, redirectTo } from "../../forms/read_form.ts";
import { hasUnclearEnds } from "../../../../core/text/query.ts";
import { addressKeyOf } from "../../request_actor.ts";
import { rememberName } from "../voter/kept_name.ts";
import { ballotPath, isLinked, linkOf } from "../../link_path.ts";
import { goOnPath, isInSeries } from "../favourites/favourites_series.tsx";
import { findVoter, type PageVoter, withChoice } from "../voter/page_voter.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { pastedValue } from "../../../../core/text/typed_text.ts";

/** The schema of a ballot's form. */
const BALLOT = z.object({
  proof: z.string().min(1),
  name: z.string().transform(pastedValue).optional(),
  /** Whether this browser should remember the name. */
  remember: z.string().optional(),
  /** Whether the user agrees that the server's links vote as them. */
  agree: z.string().optional(),
});

/** GET /servers/:slug/vote, and the path below it for signed links: shows the voter, the server and one button. */
export async function showBallot(c: WebContext, web: Web) {
  const ballot = await findBallot(c, web);
  if (ballot instanceof Response) return ballot;
  const state = await findState(c, web, ballot);
  return await sendBallot(c, web, { ...ballot, state, status: 200 });
}

/** GET /servers/:slug/votes: redirects to the ballot. The address bar has this URL after a refused ballot. */
export function leadToBallot(c: WebContext) {
  return redirectTo(c, ballotPath(c.req.param("slug") ?? "") + new URL(c.req.url).search);
}

/** POST /servers/:slug/votes or a link's address: casts the vote, or explains why not and shows the ballot again. */
export async function castVoteFromPage(c: WebContext, web: Web) {
  setFate(c, { isInDoubt: false });
  const sent = await readBallot(c);
  const ballot = await findBallot(c, web, sent.name);
  if (ballot instanceof Response) return ballot;
  const fault = nameFaultOf(ballot.voter);
  if (fault) return await refuse(c, web, { ...ballot, fault });
  const outcome = await cast(c, web, { ...ballot, sent });
  return await answer(c, web, { ...ballot, outcome });
}

/** The fields of a sent ballot. */
type BallotFields = { [Field in keyof z.output<typeof BALLOT>]?: string | undefined };

/** Reads a ballot's fields. From an invalid form, it reads only the name. */
async function readBallot(c: WebContext): Promise<BallotFields> {
  const form = await readForm(c, BALLOT);
  return form.kind === "valid" ? form.values : { name: form.typed["name"] };
}

/** Returns a ballot's server and voter, or a response that explains why there is no ballot. */
async function findBallot(
  c: WebContext,
  web: Web,
  name?: string | undefined,
): Promise<RefusedBallot | Response> {
  const server = await findServer(c, web);
  if (!server) return await sendError(c, web, "notFound");
  if (isOldLink(c)) return await leadToPath(c, web, server);
  // The clock is read once, so that the proof, the vote and the response are about the same day.
  const now = web.services.now();
  const voter = await findVoter(c, web, { server, now, name });
  if (typeof voter === "string") return await sendBadLink(c, web, { server, why: voter });
  return { server, now, voter };
}

/** Casts a ballot, and remembers a typed name after the vote. */
async function cast(
  c: WebContext,
  web: Web,
  { server, now, voter, sent }: RefusedBallot & { sent: BallotFields },
): Promise<SentBallotOutcome> {
  const outcome = await castFor(web.services, voter, {
    server,
    answer: sent.proof,
    address: addressKeyOf(c, web),
    agrees: sent.agree ? agreementOf(c, voter) : undefined,
    now,
    giveUp: deadlineOf(c).signal,
    inDoubt: (isInDoubt: boolean) => setFate(c, { isInDoubt }),
  });
  if ("voteId" in outcome && voter.by === "typed_name") {
    rememberName(c, web, sent.remember ? voter.username : undefined);
  }
  return outcome;
}

/** Sets what the error page says about the vote if a later step fails. */
function setFate(c: WebContext, { isInDoubt }: { isInDoubt: boolean }): void {
  c.set("fate", isInDoubt ? "vote_unknown" : "vote_not_cast");
}

function answer(
  c: WebContext,
  web: Web,
  { outcome, ...refused }: RefusedBallot & { outcome: SentBallotOutcome },
): Response | Promise<Response> {
  switch (outcome.kind) {
    case "cast":
    case "cast_before":
      c.env.voteId = outcome.voteId;
      return redirectTo(
        c,
        isInSeries(c) && refused.voter.by === "session"
          ? goOnPath(refused.server)
          : receiptPathOf(web, outcome.voteId, refused),
      );
    case "unknown":
      return sendError(c, web, "unavailable");
    case "sign_in_needed":
    case "email_unconfirmed":
      return refuseOther(c, web, refused);
    case "ineligible":
      return refuse(c, web, refused);
    case "name_gone":
    case "missing":
    case "forged":
    case "expired":
    case "unavailable":
    case "already_voted":
    case "proof_spent":
      return refuse(c, web, { ...refused, fault: outcome });
    case "name_used": {
      const isByLink = linkOf(c) !== undefined;
      const fault = {
        kind: isByLink ? "link_used" as const : outcome.kind,
        until: outcome.nextVoteAt,
      };
      return refuse(c, web, { ...refused, fault });
    }
    case "address_full": {
      const fault = { kind: outcome.kind, until: outcome.nextVoteAt };
      return refuse(c, web, { ...refused, fault });
    }
  }
}

async function findState(
  c: WebContext,
  web: Web,
  { server, voter, now }: RefusedBallot,
): Promise<BallotState> {
  const { sql, ballots } = web.services;
  const { by, purpose } = voter;
  const accountId = by === "session" ? voter.accountId : voter.account?.id;
  const barred = await findIneligibility(web.services, voter, server.id);
  // A link alone must not reveal whether the account voted.
  if (barred?.kind === "sign_in_needed") return { ...barred, status: 403 };
  const vote = accountId && await findOwnVote(sql, { serverId: server.id, accountId, now });
  if (vote) {
    // Any visitor can type a name, so the response doesn't link to the receipt.
    const isTheirs = by !== "typed_name" && vote.id !== undefined;
    const receipt = isTheirs ? receiptPathOf(web, vote.id ?? "", { server, voter }) : undefined;
    return { kind: "voted", status: 409, vote, receipt };
  }
  if (barred) return { ...barred, status: 403 };
  const posed = await ballots.pose(sql, purpose, { address: addressKeyOf(c, web), accountId, now });
  return { kind: "open", status: 422, posed };
}

/** Responds to a refused ballot by showing it again. */
async function refuse(c: WebContext, web: Web, refused: RefusedBallot): Promise<Response> {
  const voter = await withChoice(web, refused);
  const state = await findState(c, web, { ...refused, voter });
  return await sendBallot(c, web, { ...refused, voter, state, status: state.status });
}

/**
 * Responds with a new ballot if the voter has changed since the page was shown: the name has a sign-in now, or an
 * agreement was withdrawn.
 */
async function refuseOther(c: WebContext, web: Web, refused: RefusedBallot): Promise<Response> {
  const { server, now, voter: { by, username } } = refused;
  const name = by === "typed_name" ? username : undefined;
  const voter = await findVoter(c, web, { server, now, name });
  if (typeof voter === "string") return await sendBadLink(c, web, { server, why: voter });
  const fault = nameFaultOf(voter) ?? { kind: "changed" };
  return await refuse(c, web, { ...refused, voter, fault });
}

/**
 * Returns the session in which a voter agrees to the server's links, or undefined if the ballot didn't ask for that.
 */
function agreementOf(c: WebContext, voter: PageVoter): string | undefined {
  const isAsked = voter.by === "session" && voter.isLinked && voter.isAsked;
  return isAsked ? c.get("viewer")?.sessionId : undefined;
}

/** Returns why a typed or chosen name can't vote, or undefined if it can. */
function nameFaultOf(voter: PageVoter): BallotFault | undefined {
  const sentence = "refusal" in voter ? voter.refusal : undefined;
  return sentence === undefined ? undefined : { kind: "name", sentence };
}

/** Returns whether the link's parts are in the query, where they were before they moved into the path. */
function isOldLink(c: WebContext): boolean {
  return linkOf(c) === undefined && isLinked(c);
}

/** Redirects an old link to the ballot, whose form posts to the new address. */
function leadToPath(c: WebContext, web: Web, server: BallotServer): Response | Promise<Response> {
  const { player, expires, sig } = c.req.query();
  if (!player || !expires || !sig || hasUnclearEnds(c.req, "player", player)) {
    return sendBadLink(c, web, { server, why: "forged" });
  }
  const path = ballotPath(server.slug, { player, expires, sig });
  return c.redirect(path, c.req.method === "POST" ? 307 : 303);
}

/**
 * Returns the path of a vote's receipt: for the signed-in user or, if there is none, with a signature that grants
 * access.
 */
function receiptPathOf(
  { services }: Web,
  voteId: string,
  { server, voter }: Pick<RefusedBallot, "server" | "voter">,
): string {
  const path = `/servers/${server.slug}/votes/${voteId}`;
  if (voter.by === "session") return path;
  return `${path}?receipt=${services.ballots.receipts.sign(voteId)}`;
}

function findServer(c: WebContext, { services }: Web): Promise<BallotServer | undefined> {
  return findListed(services.sql, c.req.param("slug") ?? "", services.now());
}
