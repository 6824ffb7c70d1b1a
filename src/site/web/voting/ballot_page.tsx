import { nextFavourite } from "../../voting/votes_today.ts";
import { BallotForm } from "./ballot_form.tsx";
import { FaultSummary } from "../kit/form.tsx";
import { sendPage } from "../frame/layout.tsx";
import { Until } from "./next_vote.tsx";
import { type Barred, NoBallot } from "./no_ballot.tsx";
import { Paper } from "./paper.tsx";
import { rememberedName } from "./kept_name.ts";
import { findRound, RoundHead, RoundNext, roundTitle } from "./favourites_round.tsx";
import type { PageVoter } from "./voter.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/shown_text.ts";
import type { Words } from "../../../core/locales/locale.ts";
import { AfterBallot, BallotHead, type BallotServer } from "./around_ballot.tsx";

/** Why a ballot is shown again instead of being cast, and until when that applies if known. */
export interface BallotFault {
  kind: keyof Words["voting"]["faults"];
  until?: Date;
  /** A more precise message than the one for its kind. */
  sentence?: string;
}

/** A voter's state for a server today, and the status of a ballot that is refused for it. */
export type BallotState = Barred | { kind: "open"; status: 422; posed: string };

/** A ballot that was not cast. */
export interface Refused {
  server: BallotServer;
  voter: PageVoter;
  now: Date;
  /** Not shown if there is a vote of that day, which matters more. */
  fault?: BallotFault;
}

/** A ballot to show. */
interface ShownBallot extends Refused {
  state: BallotState;
  status: 200 | BallotState["status"];
}

/** Responds with a server's ballot, or with the reason why there is none. */
export async function sendBallot(c: WebContext, web: Web, ballot: ShownBallot): Promise<Response> {
  const { ballot: words } = currentLocale().words.voting;
  const { server, voter, now, state, status } = ballot;
  const fault = explainsItself(state) ? undefined : ballot.fault;
  if (fault) c.set("faulty", true);
  const faults = fault?.kind === "name" && fault.sentence ? { name: fault.sentence } : undefined;
  const place = await web.services.ranking.standingOf(server.id);
  const round = await findRound(c, web, server);
  const today = voter.by === "session" ? c.get("today") : undefined;
  const remembered = voter.by === "typed_name" ? rememberedName(c, web) : undefined;
  return await sendPage(c, web, {
    title: round ? roundTitle(round) : words.title(isolated(server.name)),
    narrow: true,
    status,
    body: (
      <>
        <RoundHead round={round} now={now} />
        {faults ? <FaultSummary faults={faults} /> : <FaultNotice fault={fault} now={now} />}
        <Paper
          server={server}
          head={
            <BallotHead
              server={server}
              voter={voter}
              place={place}
              round={round}
              isOpen={state.kind === "open"}
            />
          }
        >
          {state.kind === "open"
            ? (
              <BallotForm
                server={server}
                voter={voter}
                check={web.services.ballots.check}
                posed={state.posed}
                faults={faults}
                round={round}
                isRemembered={remembered !== undefined}
              />
            )
            : (
              <NoBallot
                state={state}
                voter={voter}
                server={server}
                next={round ? undefined : today && nextFavourite(today)}
                contact={web.site.contact}
                now={now}
              />
            )}
          {round && state.kind !== "open" ? <RoundNext round={round} /> : null}
        </Paper>
        <AfterBallot server={server} voter={voter} round={round} remembered={remembered} />
      </>
    ),
  });
}

/** Returns whether the page of a state says by itself why there is no vote. */
function explainsItself({ kind }: ShownBallot["state"]): boolean {
  return kind === "voted" || kind === "sign_in_needed";
}

function FaultNotice({ fault, now }: { fault: BallotFault | undefined; now: Date }) {
  if (fault === undefined) return null;
  const { faults: faultWords } = currentLocale().words.voting;
  return (
    <p class="notice bad" role="alert" tabindex={-1} autofocus>
      {fault.sentence ?? faultWords[fault.kind]}
      {fault.until && (
        <>
          {" "}
          <Until at={fault.until} now={now} />.
        </>
      )}
    </p>
  );
}
