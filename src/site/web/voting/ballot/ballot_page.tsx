import { isolated } from "../../../text/shown_text.ts";
import { currentLocale } from "../../current_locale.ts";
import { sendPage } from "../../frame/layout.tsx";
import { FaultSummary } from "../../kit/form.tsx";
import type { Web, WebContext } from "../../web_env.ts";
import { AfterBallot, BallotHead, type BallotServer } from "./around_ballot.tsx";
import { BallotForm } from "./ballot_form.tsx";
import {
  type BallotAround,
  type BallotFault,
  type BallotView,
  ballotView,
  type ShownBallot,
} from "./ballot_view.ts";
import {
  findSeries,
  SeriesHead,
  SeriesNext,
  seriesTitle,
} from "../favourites/favourites_series.tsx";
import { rememberedName } from "../voter/kept_name.ts";
import { Until } from "../favourites/next_vote.tsx";
import { NoBallot } from "./no_ballot.tsx";
import { Paper } from "./paper.tsx";

/** Responds with a server's ballot, or with the reason why the voter has none. */
export async function sendBallot(c: WebContext, web: Web, ballot: ShownBallot): Promise<Response> {
  const view = ballotView(ballot, await findAround(c, web, ballot.server));
  if (view.fault) c.set("faulty", true);
  const { title } = currentLocale().words.voting.ballot;
  return await sendPage(c, web, {
    title: view.series ? seriesTitle(view.series) : title(isolated(view.server.name)),
    narrow: true,
    status: view.status,
    body: <BallotBody view={view} />,
  });
}

/** Finds the data on a ballot's page in addition to the ballot. */
async function findAround(c: WebContext, web: Web, server: BallotServer): Promise<BallotAround> {
  const { ranking, ballots } = web.services;
  return {
    place: await ranking.standingOf(server.id),
    series: await findSeries(c, web, server),
    today: c.get("today"),
    remembered: rememberedName(c, web),
    check: ballots.check,
    contact: web.site.contact,
  };
}

/** The ballot, or why there is none, with the content above and below it. */
function BallotBody({ view }: { view: BallotView }) {
  const { server, voter, now, state, series, remembered } = view;
  const isOpen = state.kind === "open";
  return (
    <>
      <SeriesHead series={series} now={now} />
      {view.nameFaults
        ? <FaultSummary faults={view.nameFaults} />
        : <FaultNotice fault={view.fault} now={now} />}
      <Paper server={server} head={<BallotHead {...view} isOpen={isOpen} />}>
        {isOpen
          ? (
            <BallotForm
              server={server}
              voter={voter}
              check={view.check}
              posed={state.posed}
              faults={view.nameFaults}
              series={series}
              isRemembered={remembered !== undefined}
            />
          )
          : <NoBallot {...view} state={state} />}
        {series && !isOpen ? <SeriesNext series={series} /> : null}
      </Paper>
      <AfterBallot server={server} voter={voter} series={series} remembered={remembered} />
    </>
  );
}

/** The reason why the ballot was refused, above the ballot. */
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
