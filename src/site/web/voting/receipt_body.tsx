import type { ListedServer } from "../../servers/public/listings.ts";
import type { DeliveryStatus, VoteReceipt } from "../../voting/find_receipt.ts";
import { Instant } from "../parts/parts.tsx";
import { Until } from "./next_vote.tsx";
import { Paper } from "./paper.tsx";
import { Week } from "./week.tsx";
import { currentLocale } from "../current_locale.ts";
import { isolated } from "../../text/shown_text.ts";
import { Notice } from "../kit/panel.tsx";
import { FactList } from "../kit/rows.tsx";
import { Chip, State, type Tone } from "../kit/state.tsx";

const TONES: Record<DeliveryStatus, Tone> = {
  on_its_way: "under",
  retrying: "late",
  held: "held",
  delivered: "good",
  given_up: "bad",
  withdrawn: "off",
};

/** A receipt, and what else its page shows. */
interface Shown {
  receipt: VoteReceipt;
  now: Date;
  looksAgain: boolean;
  /** The server's rank, and the votes of 30 days that rank it; undefined if it is no longer listed. */
  standing: string | undefined;
  others: ListedServer[];
}

/** The results of a vote: its reward, its deliveries, and the time of the next one. */
export function Receipt({ receipt, now, looksAgain, standing }: Shown) {
  const { receiptPage: words } = currentLocale().words.voting;
  const { name, reward, deliveries, isVoid, days } = receipt;
  // An earlier day's vote doesn't block the next one. A void vote of today does, unless its day was given back.
  const next = receipt.nextVoteAt > now
    ? <Until at={receipt.nextVoteAt} now={now} />
    : <a href={`/servers/${receipt.slug}/vote`}>{words.nextVoteOpen}</a>;
  const picksUp = reward !== "none" && deliveries?.length === 0;
  const head = (
    <div>
      <h1>{isVoid ? words.voidTitle : words.title}</h1>
      <p class="soft" dir="auto">
        {isVoid ? isolated(name) : words.thanks(isolated(name))} {isVoid ? null : standing}
      </p>
    </div>
  );
  return (
    <Paper server={receipt} isStamped={!isVoid} head={head}>
      {isVoid
        ? (
          <Notice tone="bad">
            <p>{receipt.isGivenBack ? words.isVoidOpen : words.isVoid}</p>
          </Notice>
        )
        : null}
      <FactList
        facts={[
          [words.player, receipt.username],
          [words.castAt, <Instant at={receipt.votedAt} />],
          [
            words.sent,
            picksUp ? null : <Deliveries deliveries={deliveries} isHeard={receipt.isHeard} />,
          ],
          [
            words.reward,
            reward === "none" ? null : <Chip>{words.rewards[reward]}</Chip>,
          ],
          [words.nextVote, next],
        ]}
      />
      {looksAgain ? <p class="note">{words.looksAgain}</p> : null}
      {days === null
        ? null
        : <Week days={days} until={receipt.votedAt} now={now} ofMonth={receipt.ofMonth} />}
    </Paper>
  );
}

/** Shows outcomes only. Where a vote is delivered is its server's business. */
function Deliveries({ deliveries, isHeard }: {
  deliveries: DeliveryStatus[] | undefined;
  isHeard: boolean;
}) {
  const { receiptPage: words } = currentLocale().words.voting;
  if (!deliveries) return <>{words.forgotten}</>;
  if (deliveries.length === 0) return <>{isHeard ? words.none : words.unheard}</>;
  return (
    <>
      {deliveries.map((word) => (
        <>
          <State tone={TONES[word]}>{words.words[word]}</State>
          {" "}
        </>
      ))}
    </>
  );
}
