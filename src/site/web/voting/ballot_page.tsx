import type { LinkVerdict } from "../../keys/link_key.ts";
import type { BotCheck } from "../../voting/bot_check.ts";
import type { findListed } from "../../servers/listings.ts";
import type { BallotNames } from "../../voting/ballot_names.ts";
import { nextFavourite } from "../../voting/votes_today.ts";
import { BotWidget } from "./bot_widget.tsx";
import { GAME_NAMES_PATH } from "./game_names_path.ts";
import { pathWithNext } from "../return_path.ts";
import { ButtonForm, type Faults, FaultSummary, Field, Form } from "../parts/form.tsx";
import { sendNote, sendPage } from "../frame/layout.tsx";
import { Box } from "../parts/icons.tsx";
import { LinkLine } from "../parts/parts.tsx";
import { Until } from "./next_vote.tsx";
import { NameChoice } from "./name_choice.tsx";
import { type Barred, NoBallot } from "./no_ballot.tsx";
import { BallotPlayer, Paper } from "./paper.tsx";
import { FORGET_PATH, rememberedName } from "./kept_name.ts";
import { ballotPath } from "../link_path.ts";
import {
  findRound,
  inRound,
  type Round,
  RoundHead,
  RoundNext,
  roundTitle,
} from "./favourites_round.tsx";
import { type PageVoter, signUpPathOf } from "./voter.ts";
import type { Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/shown_text.ts";
import type { Locale, Words } from "../../../core/locales/locale.ts";

/** The field for a typed name. */
const NAME = { name: "name", maxlength: 32, spellcheck: false };

/** The data of a server that its ballot needs. */
export type BallotServer = NonNullable<Awaited<ReturnType<typeof findListed>>>;

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
  const locale = c.get("locale");
  const { ballot: words } = locale.words.voting;
  const { server, voter, now, state, status } = ballot;
  const fault = explainsItself(state) ? undefined : ballot.fault;
  if (fault) c.set("faulty", true);
  const faults = fault?.kind === "name" && fault.sentence ? { name: fault.sentence } : undefined;
  const place = await web.services.ranking.standingOf(server.id);
  const round = await findRound(c, web, server);
  const today = voter.by === "session" ? c.get("today") : undefined;
  const remembered = voter.by === "typed_name" ? rememberedName(c, web) : undefined;
  return await sendPage(c, web, {
    title: round ? roundTitle(locale, round) : words.title(isolated(server.name)),
    narrow: true,
    status,
    body: (
      <div class="booth">
        <RoundHead locale={locale} round={round} now={now} />
        {faults
          ? <FaultSummary locale={locale} faults={faults} />
          : fault && <FaultNotice locale={locale} fault={fault} now={now} />}
        <Paper
          server={server}
          head={
            <BallotHead
              locale={locale}
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
                locale={locale}
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
                locale={locale}
                state={state}
                voter={voter}
                server={server}
                next={round ? undefined : today && nextFavourite(today)}
                contact={web.site.contact}
                now={now}
              />
            )}
          {round && state.kind !== "open" ? <RoundNext locale={locale} round={round} /> : null}
        </Paper>
        <AfterBallot
          locale={locale}
          server={server}
          voter={voter}
          round={round}
          remembered={remembered}
        />
      </div>
    ),
  });
}

/** Returns whether the page of a state says by itself why there is no vote. */
function explainsItself({ kind }: ShownBallot["state"]): boolean {
  return kind === "voted" || kind === "sign_in_needed";
}

/** What else a voter may want: a sign-up, a sign-in, to be forgotten, or to go back. */
function AfterBallot({ locale, server, voter, round, remembered }: {
  locale: Locale;
  server: BallotServer;
  voter: PageVoter;
  round: Round | undefined;
  /** The name that this browser remembers. */
  remembered: string | undefined;
}) {
  const { ballot: words } = locale.words.voting;
  return (
    <div class="after">
      <ClaimName locale={locale} voter={voter} slug={server.slug} />
      {voter.by === "typed_name" && (
        <p>
          {words.haveAccount}{" "}
          <a href={pathWithNext("/sign-in", `/servers/${server.slug}/vote`)}>
            {words.signIn}
          </a>
        </p>
      )}
      {remembered === undefined
        ? null
        : <Remembered locale={locale} name={remembered} server={server} />}
      {round
        ? <LinkLine href="/my/votes" label={locale.words.myVotes.round.stop} />
        : <LinkLine href={`/servers/${server.slug}`} label={words.back} />}
    </div>
  );
}

/** Shows the name that this browser remembers, and a button to have it forgotten. */
function Remembered(
  { locale, name, server }: { locale: Locale; name: string; server: BallotServer },
) {
  const { ballot: words } = locale.words.voting;
  return (
    <>
      <p>{words.remembered(name)}</p>
      <ButtonForm
        action={FORGET_PATH}
        label={words.forget}
        fields={{ next: ballotPath(server.slug) }}
      />
    </>
  );
}

/** The server, its rank, and who votes, with the ways to another name. */
function BallotHead(
  { locale, server, voter, place, round, isOpen }: {
    locale: Locale;
    server: BallotServer;
    voter: PageVoter;
    place: { rankInGame: number } | undefined;
    round: Round | undefined;
    /** Whether the ballot has a form, which shows a choice of names if there is one. */
    isOpen: boolean;
  },
) {
  const { ballot: words } = locale.words.voting;
  const { by, username } = voter;
  const isNamed = by === "session" || by === "link" && !voter.needsSignIn;
  const isChosen = isOpen && choiceOf(voter) !== undefined;
  return (
    <>
      <div>
        <h1 dir="auto">{words.title(isolated(server.name))}</h1>
        {place
          ? <p class="soft">{words.place(place.rankInGame, isolated(server.gameName))}</p>
          : null}
      </div>
      {isNamed && !isChosen ? <BallotPlayer locale={locale} username={username} /> : null}
      {isOpen && !isChosen
        ? <OtherNames locale={locale} server={server} voter={voter} round={round} />
        : null}
    </>
  );
}

/** Responds to an invalid link: why, and how to get another one. */
export function sendBadLink(
  c: WebContext,
  web: Web,
  { server, why }: { server: BallotServer; why: Exclude<LinkVerdict, "valid"> },
): Promise<Response> {
  const { ballot: words } = c.get("locale").words.voting;
  const more = <LinkLine href={`/servers/${server.slug}`} label={words.back} />;
  const note = { title: words.badLink, lead: words.badLinks[why](isolated(server.name)), more };
  return sendNote(c, web, { ...note, status: why === "expired" ? 410 : 403 });
}

function BallotForm({ locale, server, voter, check, posed, faults, round, isRemembered }: {
  locale: Locale;
  server: BallotServer;
  voter: PageVoter;
  check: BotCheck;
  posed: string;
  faults: Faults | undefined;
  round: Round | undefined;
  isRemembered: boolean;
}) {
  const { ballot: words } = locale.words.voting;
  const isLinks = voter.by === "link" || isVouched(voter);
  return (
    <Form action={inRound(formPath(server, voter), round)} class="ballot">
      <VoterFields
        locale={locale}
        server={server}
        voter={voter}
        faults={faults}
        round={round}
        isRemembered={isRemembered}
      />
      <BotWidget
        locale={locale}
        check={check}
        posed={posed}
        purpose={voter.purpose}
        words={words}
      />
      <button type="submit" class="button button--vote cast">
        <Box />
        {round?.next ? locale.words.myVotes.round.cast : words.cast}
      </button>
      {round && <RoundNext locale={locale} round={round} />}
      <p class="soft">
        {words.rule} {isLinks ? words.linkSays(isolated(server.name)) : null}
        {isOwn(voter) ? words.isItYou : null}
      </p>
    </Form>
  );
}

/** What the form asks a voter: a name, a choice between names, or their agreement to the server's links. */
function VoterFields({ locale, server, voter, faults, round, isRemembered }: {
  locale: Locale;
  server: BallotServer;
  voter: PageVoter;
  faults: Faults | undefined;
  round: Round | undefined;
  isRemembered: boolean;
}) {
  const { ballot: words } = locale.words.voting;
  const { username } = voter;
  if (voter.by === "link") return null;
  if (voter.by === "typed_name") {
    return (
      <>
        <Field locale={locale} {...NAME} {...words.name} value={username} faults={faults} />
        <Remember locale={locale} isRemembered={isRemembered} />
      </>
    );
  }
  if (voter.isLinked) {
    return voter.isAsked
      ? <LinkQuestion locale={locale} server={server} username={username} />
      : null;
  }
  const choice = choiceOf(voter);
  return (
    <>
      {choice && (
        <>
          <NameChoice locale={locale} choice={choice} fault={faults?.["name"]} />
          <OtherNames locale={locale} server={server} voter={voter} round={round} />
        </>
      )}
      {voter.otherName === undefined
        ? null
        : <p class="soft">{words.otherName(voter.otherName)}</p>}
    </>
  );
}

/** Leads a signed-in player on whose vote would be under a wrong name. Stands below the name. */
function OtherNames({ locale, server, voter, round }: {
  locale: Locale;
  server: BallotServer;
  voter: PageVoter;
  round: Round | undefined;
}) {
  const { ballot: words } = locale.words.voting;
  if (!isOwn(voter)) return null;
  const here = inRound(ballotPath(server.slug), round);
  // Its visitor came with a name, which may be the one to add.
  const player = "otherName" in voter ? voter.otherName : undefined;
  const asked = player === undefined
    ? here
    : `${ballotPath(server.slug)}?${new URLSearchParams({ player })}`;
  return (
    <p class="note row">
      {choiceOf(voter) ? null : <a href={pathWithNext("/account/name", here)}>{words.change}</a>}
      <a href={pathWithNext(GAME_NAMES_PATH, asked)}>{words.addName}</a>
    </p>
  );
}

/** Whether a ballot is a signed-in player's, and no link says who they are. */
function isOwn(voter: PageVoter): boolean {
  return voter.by === "session" && !isVouched(voter);
}

/** Whether the server's link proves the name that a signed-in player votes under. */
function isVouched(voter: PageVoter): boolean {
  return voter.by === "session" && voter.gameName?.isVouched === true;
}

/** Returns the names on a ballot that says which one it is for: there are several, or the only one isn't the account's. */
function choiceOf(voter: PageVoter): BallotNames | undefined {
  if (voter.by !== "session" || voter.isLinked || !voter.choice) return undefined;
  const { names, chosen } = voter.choice;
  return names.length > 1 || !chosen.isOwn ? voter.choice : undefined;
}

/** Asks whether this browser remembers the typed name. It does so only if the player ticks it. */
function Remember({ locale, isRemembered }: { locale: Locale; isRemembered: boolean }) {
  const { ballot: words } = locale.words.voting;
  return (
    <div class="field">
      <label class="tick">
        <input type="checkbox" name="remember" value="1" checked={isRemembered} /> {words.remember}
      </label>
      <p class="note">{words.rememberHelp}</p>
    </div>
  );
}

/** Asks whether the server's links may vote as the signed-in player. The vote itself doesn't depend on it. */
function LinkQuestion(
  { locale, server, username }: { locale: Locale; server: BallotServer; username: string },
) {
  const { ballot: words } = locale.words.voting;
  return (
    <div class="field">
      <label class="tick">
        <input type="checkbox" name="agree" value="1" />{" "}
        {words.agree(isolated(server.name), username)}
      </label>
      <p class="note">{words.agreeWhy}</p>
    </div>
  );
}

/** Returns the target of a ballot's form. A link's ballot posts to its own address, which identifies the voter. */
function formPath({ slug }: BallotServer, { path }: PageVoter): string {
  return path === ballotPath(slug) ? `/servers/${slug}/votes` : path;
}

/** Links from a link's ballot to what its player can do about a name without a sign-in. */
function ClaimName(
  { locale, voter, slug }: { locale: Locale; voter: PageVoter; slug: string },
) {
  const { ballot: words } = locale.words.voting;
  if (voter.by !== "link" || voter.account?.hasSignIn) return null;
  const { username, player, viewer, path } = voter;
  if (viewer === undefined) return <MakeYours locale={locale} path={signUpPathOf(slug, player)} />;
  return (
    <p>
      <a href={pathWithNext(GAME_NAMES_PATH, path)}>{words.addToYours(username, viewer)}</a>{" "}
      {words.addToYoursWhy}
    </p>
  );
}

/** Links from a signed link's ballot to a sign-up that takes over the player's name with all its votes. */
export function MakeYours({ locale, path }: { locale: Locale; path: string | undefined }) {
  const { ballot: words } = locale.words.voting;
  if (path === undefined) return null;
  return (
    <p>
      <a href={path}>{words.makeYours}</a> {words.makeYoursWhy}
    </p>
  );
}

function FaultNotice({ locale, fault, now }: { locale: Locale; fault: BallotFault; now: Date }) {
  const { faults: faultWords } = locale.words.voting;
  return (
    <p class="notice fault" role="alert" tabindex={-1} autofocus>
      {fault.sentence ?? faultWords[fault.kind]}
      {fault.until && (
        <>
          {" "}
          <Until locale={locale} at={fault.until} now={now} />.
        </>
      )}
    </p>
  );
}
