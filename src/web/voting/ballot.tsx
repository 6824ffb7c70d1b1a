import { z } from "zod";
import { isOutOfReach } from "../../keys/votifier.ts";
import type { Viewer } from "../../trail/viewer.ts";
import { findListed } from "../../servers/listings.ts";
import { type BallotOutcome, castBallot } from "../../votes/cast_ballot.ts";
import { findOwnVote } from "../../votes/own_vote.ts";
import { type Listed, type Refused, sendBallot, type Standing } from "./ballot_page.tsx";
import { deadlineOf } from "../frame/answer_in_time.ts";
import { sendError } from "../frame/error_page.tsx";
import { readForm } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { addressOf, viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

/** The form of a vote: what the widget put into it. */
const BALLOT = z.object({ proof: z.string().min(1) });

/** GET /servers/:slug/vote: who votes, for what, and one button. */
export async function showBallot(c: WebContext, web: Web) {
  const server = await findServer(c, web);
  if (!server) return await sendError(c, web, "notFound");
  const now = web.services.now();
  const standing = await findStanding(c, web, { server, now });
  return await sendBallot(c, web, { server, now, standing, status: 200 });
}

/** GET /servers/:slug/votes, where a ballot that was shown again seems to be: leads back to the ballot. */
export function leadToBallot(c: WebContext) {
  return redirectTo(c, c.req.path.replace(/s$/, ""));
}

/** POST /servers/:slug/votes: casts the vote, or says why not and lets try again; never anything in between. */
export async function castVoteFromPage(c: WebContext, web: Web) {
  const { sql, now, nudge, clock, ballots } = web.services;
  c.set("fate", "vote_not_cast");
  const server = await findServer(c, web);
  if (!server) return await sendError(c, web, "notFound");
  const viewer = viewerOf(c);
  const form = await readForm(c, BALLOT);
  // One reading of the clock: the day that the proof is judged on is the day that the vote counts for, and the
  // day that the answer speaks of.
  const at = now();
  const { username } = viewer;
  if (isBarred(viewer, web) || await isOutOfReach(sql, { serverId: server.id, username })) {
    return await refuse(c, web, { server, now: at });
  }
  if (form.kind === "invalid") {
    return await refuse(c, web, { server, now: at, fault: { kind: "missing" } });
  }
  const address = addressOf(c, web);
  const errand = { kind: "vote", accountId: viewer.accountId, serverId: server.id } as const;
  const verdict = await ballots.check.judge(form.values.proof, errand, { now: at, address });
  if (verdict.kind !== "passed") {
    return await refuse(c, web, { server, now: at, fault: verdict });
  }
  const outcome = await castBallot({ sql, nudge, clock }, {
    slug: server.slug,
    accountId: viewer.accountId,
    proof: verdict.proof,
    ...ballots.placeOf(address, at),
    now: at,
    giveUp: deadlineOf(c).signal,
    inDoubt: (isInDoubt) => c.set("fate", isInDoubt ? "vote_unknown" : "vote_not_cast"),
  });
  return await answer(c, web, { server, now: at, outcome });
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
      return refuse(c, web, { server, now, fault: outcome });
    case "address_full":
      return refuse(c, web, {
        server,
        now,
        fault: { kind: outcome.kind, until: outcome.nextVoteAt },
      });
  }
}

async function findStanding(c: WebContext, web: Web, { server, now }: Refused): Promise<Standing> {
  const { sql, ballots } = web.services;
  const viewer = viewerOf(c);
  const ballot = { accountId: viewer.accountId, serverId: server.id };
  const vote = await findOwnVote(sql, { ...ballot, now });
  if (vote) return { kind: "voted", status: 409, vote };
  if (isBarred(viewer, web)) return { kind: "unconfirmed", status: 403 };
  if (await isOutOfReach(sql, { serverId: server.id, username: viewer.username })) {
    return { kind: "out_of_reach", status: 403 };
  }
  const asked = { address: addressOf(c, web), now, signal: deadlineOf(c).signal };
  const posed = await ballots.pose(sql, { kind: "vote", ...ballot }, asked);
  return { kind: "open", status: 422, posed };
}

/** Shows the ballot again instead of casting it. */
async function refuse(c: WebContext, web: Web, refused: Refused): Promise<Response> {
  const standing = await findStanding(c, web, refused);
  return await sendBallot(c, web, { ...refused, standing, status: standing.status });
}

function isBarred(viewer: Viewer, { services }: Web): boolean {
  return services.ballots.needsVerifiedEmail && !viewer.emailVerified;
}

function findServer(c: WebContext, { services }: Web): Promise<Listed | undefined> {
  return findListed(services.sql, c.req.param("slug") ?? "", services.now());
}
