import type { Child } from "hono/jsx";
import type { VoteReceipt } from "../../../voting/my_votes/find_receipt.ts";
import type { DeliveryStatus } from "../../../voting/my_votes/receipt_deliveries.ts";
import { Instant } from "../../kit/times.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { pathWithNext } from "../../return_path.ts";
import { MakeYours } from "../ballot/around_ballot.tsx";
import { BoardQuestion } from "../boards/board_consent.tsx";
import { GoalBars } from "../../servers/goal_bars.tsx";
import { Until } from "../favourites/next_vote.tsx";
import { NextVotes } from "./next_votes.tsx";
import { Paper } from "../ballot/paper.tsx";
import type { ReceiptView } from "./receipt_view.ts";
import { Week } from "../my_votes/week.tsx";
import { currentLocale } from "../../current_locale.ts";
import { isolated } from "../../../text/shown_text.ts";
import { Notice, Panel } from "../../kit/panel.tsx";
import { FactList } from "../../kit/rows.tsx";
import { Chip, State, type Tone } from "../../kit/state.tsx";

const TONES: Record<DeliveryStatus, Tone> = {
  on_its_way: "under",
  retrying: "late",
  held: "held",
  delivered: "good",
  given_up: "bad",
  withdrawn: "off",
};

/** The body of a receipt's page: the vote's results and the reader's next actions. `path` is the page's own. */
export function ReceiptBody({ view, path }: { view: ReceiptView; path: string }) {
  const { receiptPage: words } = currentLocale().words.voting;
  const { receipt: { slug, name }, rankedVotes, signUpPath } = view;
  return (
    <>
      <Receipt view={view} />
      <GoalBars goals={view.goals} />
      {rankedVotes && <WhatRanks rankedVotes={rankedVotes} view={view} />}
      {signUpPath && !rankedVotes && (
        <div class="stack note">
          <MakeYours path={signUpPath} />
        </div>
      )}
      {view.asksForBoards && <BoardQuestion next={path} />}
      <NextVotes next={view.next} others={view.others} />
      <LinkLine href={`/servers/${slug}`} label={words.back(isolated(name))} look="big" />
    </>
  );
}

/** What counts for the rank, below a vote that doesn't, and the sign-up with the player's name if it is free. */
function WhatRanks({ rankedVotes, view: { receipt: { slug, username }, signUpPath } }: {
  rankedVotes: NonNullable<ReceiptView["rankedVotes"]>;
  view: ReceiptView;
}) {
  const { ballot, receiptPage: words } = currentLocale().words.voting;
  return (
    <Panel title={words.ranks} lead={words.ranksWhy(rankedVotes)}>
      {signUpPath && (
        <div class="actions">
          <a class="button primary" href={signUpPath}>{words.signUpAs(username ?? "")}</a>
          <a href={pathWithNext("/sign-in", `/servers/${slug}`)}>{ballot.signIn}</a>
        </div>
      )}
    </Panel>
  );
}

/** The receipt of the vote. A void vote has no stamp and no thanks. */
function Receipt({ view }: { view: ReceiptView }) {
  const { receiptPage: words } = currentLocale().words.voting;
  const { receipt, now, looksAgain } = view;
  const { validity, days } = receipt;
  return (
    <Paper server={receipt} isStamped={validity === "counts"} head={<ReceiptHead view={view} />}>
      {validity === "counts" ? null : (
        <Notice tone="bad">
          <p>{validity === "given_back" ? words.isVoidOpen : words.isVoid}</p>
        </Notice>
      )}
      <VoteResults view={view} />
      {looksAgain ? <p class="note">{words.looksAgain}</p> : null}
      {isRetried(receipt) ? <p class="note">{words.keepsTrying}</p> : null}
      {days === null
        ? null
        : <Week days={days} until={receipt.votedAt} now={now} ofMonth={receipt.ofMonth} />}
    </Paper>
  );
}

function isRetried({ deliveries }: VoteReceipt): boolean {
  return deliveries.kind === "sent" && deliveries.statuses.includes("retrying");
}

/** The thanks to the player, with the server's rank if the vote counts for it. */
function ReceiptHead(
  { view: { receipt: { name, gameName, validity, isRanked }, rankInGame } }: { view: ReceiptView },
) {
  const { ballot, receiptPage: words } = currentLocale().words.voting;
  const isVoid = validity !== "counts";
  const place = isVoid || !isRanked || rankInGame === undefined
    ? null
    : words.standing(ballot.place(rankInGame, isolated(gameName)));
  return (
    <div>
      <h1>{isVoid ? words.voidTitle : words.title}</h1>
      <p class="soft" dir="auto">
        {isVoid ? isolated(name) : words.thanks(isolated(name))} {place}
      </p>
    </div>
  );
}

/** The results of a vote: its deliveries, its reward, and the time of the next one. */
function VoteResults({ view: { receipt, now } }: { view: ReceiptView }) {
  const { receiptPage: words } = currentLocale().words.voting;
  const { slug, reward, nextVoteAt } = receipt;
  // Only a vote of today blocks the next one. A void vote does so, too, unless its day was given back.
  const next = nextVoteAt > now
    ? <Until at={nextVoteAt} now={now} />
    : <a href={`/servers/${slug}/vote`}>{words.nextVoteOpen}</a>;
  return (
    <FactList
      facts={[
        [words.player, receipt.username],
        [words.castAt, <Instant at={receipt.votedAt} />],
        ...deliveryFacts(receipt),
        [words.reward, reward === "none" ? null : <Chip>{words.rewards[reward]}</Chip>],
        [words.nextVote, next],
      ]}
    />
  );
}

/**
 * Returns one fact for each receiver of the server. Their names are private to the server, so several are numbered.
 */
function deliveryFacts(
  { deliveries, reward, rewardsBy }: VoteReceipt,
): (readonly [string, Child])[] {
  const { receiptPage: words } = currentLocale().words.voting;
  const isPickedUp = reward !== "none";
  switch (deliveries.kind) {
    case "forgotten":
      return [[words.sent, words.forgotten]];
    case "polled":
      return isPickedUp ? [] : [[words.sent, words.none]];
    case "without_key":
      return isPickedUp ? [] : [[words.sent, words.unheard]];
    case "sent": {
      const { statuses } = deliveries;
      const only = rewardsBy === "push" ? words.reward : words.sent;
      return statuses.map((status, nth) => [
        statuses.length === 1 ? only : words.receiver(nth + 1),
        <State tone={TONES[status]}>{words.words[status]}</State>,
      ]);
    }
  }
}
