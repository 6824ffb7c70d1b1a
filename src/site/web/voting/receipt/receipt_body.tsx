import type {
  DeliveryStatus,
  ReceiptDeliveries,
} from "../../../voting/my_votes/receipt_deliveries.ts";
import { Instant } from "../../kit/times.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { MakeYours } from "../ballot/around_ballot.tsx";
import { BoardQuestion } from "../boards/board_consent.tsx";
import { FavouriteButton } from "../favourites/favourites_form.tsx";
import { VoteNext } from "../favourites/favourites_series.tsx";
import { Until } from "../favourites/next_vote.tsx";
import { Others } from "./others.tsx";
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
  const { receipt: { slug, name }, next } = view;
  const back = { href: `/servers/${slug}`, label: words.back(isolated(name)) };
  return (
    <>
      <Receipt view={view} />
      {next && <VoteNext next={next} />}
      {view.offersFavourite && (
        <Panel lead={words.favourite}>
          <FavouriteButton slug={slug} isFavourite={false} next={path} />
        </Panel>
      )}
      {view.asksForBoards && <BoardQuestion next={path} server={name} />}
      <div class="stack note">
        <MakeYours path={view.signUpPath} />
        {next && <LinkLine {...back} />}
      </div>
      <Others servers={view.others} />
      {next ? null : <LinkLine {...back} look="big" />}
    </>
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
      {days === null
        ? null
        : <Week days={days} until={receipt.votedAt} now={now} ofMonth={receipt.ofMonth} />}
    </Paper>
  );
}

/** The thanks to the player, with the server's rank and votes. */
function ReceiptHead(
  { view: { receipt: { name, gameName, validity }, rank } }: { view: ReceiptView },
) {
  const { ballot, receiptPage: words } = currentLocale().words.voting;
  const isVoid = validity !== "counts";
  const rankAndVotes = rank &&
    words.standing(rank.votes, ballot.place(rank.rankInGame, isolated(gameName)), rank.counts);
  return (
    <div>
      <h1>{isVoid ? words.voidTitle : words.title}</h1>
      <p class="soft" dir="auto">
        {isVoid ? isolated(name) : words.thanks(isolated(name))} {isVoid ? null : rankAndVotes}
      </p>
    </div>
  );
}

/** The results of a vote: its deliveries, its reward, and the time of the next one. */
function VoteResults({ view: { receipt, now } }: { view: ReceiptView }) {
  const { receiptPage: words } = currentLocale().words.voting;
  const { slug, reward, deliveries, nextVoteAt } = receipt;
  const hasNone = deliveries.kind === "polled" || deliveries.kind === "without_key";
  const picksUp = reward !== "none" && hasNone;
  // Only a vote of today blocks the next one. A void vote does so, too, unless its day was given back.
  const next = nextVoteAt > now
    ? <Until at={nextVoteAt} now={now} />
    : <a href={`/servers/${slug}/vote`}>{words.nextVoteOpen}</a>;
  return (
    <FactList
      facts={[
        [words.player, receipt.username],
        [words.castAt, <Instant at={receipt.votedAt} />],
        [words.sent, picksUp ? null : <Deliveries deliveries={deliveries} />],
        [words.reward, reward === "none" ? null : <Chip>{words.rewards[reward]}</Chip>],
        [words.nextVote, next],
      ]}
    />
  );
}

/** The outcomes of the deliveries. Their destinations are private to the server. */
function Deliveries({ deliveries }: { deliveries: ReceiptDeliveries }) {
  const { receiptPage: words } = currentLocale().words.voting;
  switch (deliveries.kind) {
    case "forgotten":
      return <>{words.forgotten}</>;
    case "polled":
      return <>{words.none}</>;
    case "without_key":
      return <>{words.unheard}</>;
    case "sent":
      return (
        <>
          {deliveries.statuses.map((status) => (
            <>
              <State tone={TONES[status]}>{words.words[status]}</State>
              {" "}
            </>
          ))}
        </>
      );
  }
}
