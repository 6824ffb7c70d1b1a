import { findReceipt, type ReceiptWord, type VoteReceipt } from "../../votes/own_vote.ts";
import { sendError } from "../frame/error_page.tsx";
import { sendPage } from "../frame/layout.tsx";
import { Facts, Instant, LinkLine } from "../frame/parts.tsx";
import { pathWithNext } from "../forms/next_path.ts";
import { redirectTo } from "../forms/submit.ts";
import { Until } from "./next_vote.tsx";
import { VOTING } from "./words.ts";
import { MakeYours } from "./ballot_page.tsx";
import { linkOf, signUpPathOf } from "./voter.ts";
import type { Web, WebContext } from "../web_env.ts";

const { receiptPage: words } = VOTING;

/** Seconds after which the page looks again while the vote is on its way. */
const LOOK_AGAIN_S = 2;

/** Milliseconds for which it does so: what takes longer is a matter of hours. */
const LOOK_AGAIN_MS = 30_000;

const LOOKS: Record<ReceiptWord, string> = {
  on_its_way: "badge wait",
  retrying: "badge wait",
  held: "badge",
  delivered: "badge good",
  given_up: "badge bad",
  withdrawn: "badge",
};

/**
 * GET /servers/:slug/votes/:id: what became of one's own vote. Anybody else's is not there. Who voted without a session
 * has the receipt's signature in the address, which shows this vote and nothing else.
 */
export async function showReceipt(c: WebContext, web: Web) {
  const { sql, now, ballots } = web.services;
  const [slug, voteId] = [c.req.param("slug") ?? "", c.req.param("id") ?? ""];
  const [token, viewer] = [c.req.query("receipt"), c.get("viewer")];
  if (token === undefined && !viewer) return redirectTo(c, pathWithNext("/sign-in", c.req.path));
  const isHolder = ballots.receipts.isOurs(voteId, token ?? "");
  const accountId = isHolder ? null : viewer?.accountId;
  const at = now();
  const receipt = accountId === undefined
    ? undefined
    : await findReceipt(sql, { slug, voteId, accountId, now: at });
  if (!receipt) return await sendError(c, web, "notFound");
  const link = linkOf(c);
  const looksAgain = isOnItsWay(receipt, at);
  if (looksAgain) c.header("Refresh", String(LOOK_AGAIN_S));
  return await sendPage(c, web, {
    title: words.title,
    narrow: true,
    body: (
      <>
        <Receipt receipt={receipt} now={at} looksAgain={looksAgain} />
        <MakeYours path={link && isHolder ? signUpPathOf(slug, link) : undefined} />
      </>
    ),
  });
}

function isOnItsWay({ deliveries, votedAt }: VoteReceipt, now: Date): boolean {
  return deliveries?.includes("on_its_way") === true &&
    now.getTime() - votedAt.getTime() < LOOK_AGAIN_MS;
}

function Receipt(
  { receipt, now, looksAgain }: { receipt: VoteReceipt; now: Date; looksAgain: boolean },
) {
  // A vote of an earlier day holds nobody up; a void one of today does.
  const next = receipt.nextVoteAt > now
    ? <Until at={receipt.nextVoteAt} now={now} />
    : <a href={`/servers/${receipt.slug}/vote`}>{words.nextVoteOpen}</a>;
  const { reward, deliveries } = receipt;
  const picksUp = reward !== "none" && deliveries?.length === 0;
  return (
    <>
      <h1>{words.title}</h1>
      {receipt.isVoid
        ? <p class="notice fault">{words.isVoid}</p>
        : <p class="lead">{words.thanks(receipt.serverName)}</p>}
      <Facts
        isCard
        facts={[
          [words.castAt, <Instant at={receipt.votedAt} />],
          [words.sent, picksUp ? null : <Deliveries deliveries={deliveries} />],
          [
            words.reward,
            reward === "none" ? null : <span class="badge">{words.rewards[reward]}</span>,
          ],
          [words.nextVote, next],
        ]}
      />
      {looksAgain ? <p class="note" role="status">{words.looksAgain}</p> : null}
      <LinkLine href={`/servers/${receipt.slug}`} label={words.back(receipt.serverName)} />
    </>
  );
}

/** Outcome words only: where a vote goes is its server's business. */
function Deliveries({ deliveries }: { deliveries: ReceiptWord[] | undefined }) {
  if (!deliveries) return <>{words.forgotten}</>;
  if (deliveries.length === 0) return <>{words.none}</>;
  return (
    <>
      {deliveries.map((word) => (
        <>
          <span class={LOOKS[word]}>{words.words[word]}</span>
          {" "}
        </>
      ))}
    </>
  );
}
