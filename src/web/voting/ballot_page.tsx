import type { LinkVerdict } from "../../keys/link_key.ts";
import type { BotCheck } from "../../votes/bot_check.ts";
import type { findListed } from "../../servers/listings.ts";
import { BotWidget } from "./bot_widget.tsx";
import { GAME_NAMES_PATH } from "../account/game_names.tsx";
import { pathWithNext } from "../forms/next_path.ts";
import { ButtonForm, type Faults, FaultSummary, Field, Form } from "../forms/forms.tsx";
import { sendNote, sendPage } from "../frame/layout.tsx";
import { Box } from "../frame/icons.tsx";
import { LinkLine } from "../frame/parts.tsx";
import { Until } from "./next_vote.tsx";
import { NameChoice } from "./name_choice.tsx";
import { type Barred, NoBallot } from "./no_ballot.tsx";
import { Paper, Who } from "./paper.tsx";
import { VOTING } from "./words.ts";
import { FORGET_PATH, rememberedName } from "./kept_name.ts";
import { ballotPath } from "./link_path.ts";
import { MY_VOTES } from "./my_votes_words.ts";
import { findRound, inRound, type Round, RoundHead, RoundNext, roundTitle } from "./round.tsx";
import type { Voter } from "./voter.ts";
import type { Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/typed_text.ts";

const { ballot: words, faults: faultWords } = VOTING;

/** The field for a typed name. */
const NAME = { name: "name", maxlength: 32, spellcheck: false };

/** The data of a server that its ballot needs. */
export type Listed = NonNullable<Awaited<ReturnType<typeof findListed>>>;

/** Why a ballot is shown again instead of being cast, and until when that applies if known. */
export interface BallotFault {
  kind: keyof typeof faultWords;
  until?: Date;
  /** A more precise message than the one for its kind. */
  sentence?: string;
}

/** A voter's state for a server today, and the status of a ballot that is refused for it. */
export type BallotState = Barred | { kind: "open"; status: 422; posed: string };

/** A ballot that was not cast. */
export interface Refused {
  server: Listed;
  voter: Voter;
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
  const { server, voter, now, state, status } = ballot;
  // These two states explain themselves.
  const says = state.kind === "voted" || state.kind === "sign_in_needed";
  const fault = says ? undefined : ballot.fault;
  if (fault) c.set("faulty", true);
  const faults = fault?.kind === "name" && fault.sentence ? { name: fault.sentence } : undefined;
  const place = await web.services.ranking.standingOf(server.id);
  const round = await findRound(c, web, server);
  const remembered = voter.by === "name" ? rememberedName(c, web) : undefined;
  return await sendPage(c, web, {
    title: round ? roundTitle(round) : words.title(isolated(server.name)),
    narrow: true,
    status,
    body: (
      <div class="booth">
        <RoundHead round={round} now={now} />
        {faults
          ? <FaultSummary faults={faults} />
          : fault && <FaultNotice fault={fault} now={now} />}
        <Paper
          server={server}
          head={
            <BallotHead
              server={server}
              voter={voter}
              place={place}
              isChosen={state.kind === "open" && hasChoice(voter)}
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
                contact={web.site.contact}
                now={now}
              />
            )}
          {round && <RoundNext round={round} />}
        </Paper>
        <AfterBallot server={server} voter={voter} round={round} remembered={remembered} />
      </div>
    ),
  });
}

/** What else a voter may want: a sign-up, a sign-in, to be forgotten, or to go back. */
function AfterBallot({ server, voter, round, remembered }: {
  server: Listed;
  voter: Voter;
  round: Round | undefined;
  /** The name that this browser remembers. */
  remembered: string | undefined;
}) {
  return (
    <div class="after">
      <MakeYours path={voter.signUpPath} />
      <AddToYours voter={voter} />
      {voter.by === "name" && (
        <p>
          {words.haveAccount}{" "}
          <a href={pathWithNext("/sign-in", `/servers/${server.slug}/vote`)}>
            {words.signIn}
          </a>
        </p>
      )}
      {remembered === undefined ? null : <Remembered name={remembered} server={server} />}
      {round
        ? <LinkLine href="/my/votes" label={MY_VOTES.round.stop} />
        : <LinkLine href={`/servers/${server.slug}`} label={words.back} />}
    </div>
  );
}

/** Shows the name that this browser remembers, and a button to have it forgotten. */
function Remembered({ name, server }: { name: string; server: Listed }) {
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

/** The server, its rank, and who votes. */
function BallotHead({ server, voter: { by, username, needsSignIn }, place, isChosen }: {
  server: Listed;
  voter: Voter;
  place: { rankInGame: number } | undefined;
  /** Whether the ballot's form has a choice of names. */
  isChosen: boolean;
}) {
  return (
    <>
      <div>
        <h1 dir="auto">{words.title(isolated(server.name))}</h1>
        {place
          ? <p class="soft">{words.place(place.rankInGame, isolated(server.gameName))}</p>
          : null}
      </div>
      {by === "name" || needsSignIn || isChosen ? null : <Who username={username} />}
    </>
  );
}

/** Responds to an invalid link: why, and how to get another one. */
export function sendBadLink(
  c: WebContext,
  web: Web,
  { server, why }: { server: Listed; why: Exclude<LinkVerdict, "valid"> },
): Promise<Response> {
  const more = <LinkLine href={`/servers/${server.slug}`} label={words.back} />;
  const note = { title: words.badLink, lead: words.badLinks[why](isolated(server.name)), more };
  return sendNote(c, web, { ...note, status: why === "expired" ? 410 : 403 });
}

function BallotForm({ server, voter, check, posed, faults, round, isRemembered }: {
  server: Listed;
  voter: Voter;
  check: BotCheck;
  posed: string;
  faults: Faults | undefined;
  round: Round | undefined;
  isRemembered: boolean;
}) {
  const { by, username, purpose, isAsked, otherName, choice } = voter;
  const isVouched = by === "session" && voter.isVouched;
  const here = inRound(ballotPath(server.slug), round);
  const asked = otherName &&
    `${ballotPath(server.slug)}?${new URLSearchParams({ player: otherName })}`;
  return (
    <Form action={inRound(formPath(server, voter), round)} class="ballot">
      {by === "name" ? <Field {...NAME} {...words.name} value={username} faults={faults} /> : null}
      {by === "name" ? <Remember isRemembered={isRemembered} /> : null}
      {choice && hasChoice(voter) ? <NameChoice choice={choice} fault={faults?.["name"]} /> : null}
      {otherName === undefined ? null : <p class="soft">{words.otherName(otherName)}</p>}
      {isAsked ? <LinkQuestion server={server} username={username} /> : null}
      <BotWidget check={check} posed={posed} purpose={purpose} words={words} />
      <button type="submit" class="button button--vote cast">
        <Box />
        {round?.next ? MY_VOTES.round.cast : words.cast}
      </button>
      <p class="soft">
        {words.rule} {by === "link" || isVouched ? words.linkSays(isolated(server.name)) : null}
        {by === "session" && !isVouched && (
          <>
            {words.isItYou} {hasChoice(voter)
              ? null
              : <a href={pathWithNext("/account/name", here)}>{words.change}</a>}{" "}
            <a href={pathWithNext(GAME_NAMES_PATH, asked ?? here)}>{words.addName}</a>
          </>
        )}
      </p>
    </Form>
  );
}

/** Whether the ballot says under which name it votes: there are several, or the only one that fits isn't the account's. */
function hasChoice({ choice }: Voter): boolean {
  return choice !== undefined && (choice.names.length > 1 || !choice.chosen.isOwn);
}

/** Asks whether this browser remembers the typed name. It does so only if the player ticks it. */
function Remember({ isRemembered }: { isRemembered: boolean }) {
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
function LinkQuestion({ server, username }: { server: Listed; username: string }) {
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
function formPath({ slug }: Listed, { path }: Voter): string {
  return path === ballotPath(slug) ? `/servers/${slug}/votes` : path;
}

/** Links from a signed link's ballot to the form that adds its player to the names of who is signed in. */
function AddToYours({ voter: { addsTo, username, path } }: { voter: Voter }) {
  if (addsTo === undefined) return null;
  return (
    <p>
      <a href={pathWithNext(GAME_NAMES_PATH, path)}>{words.addToYours(username, addsTo)}</a>{" "}
      {words.addToYoursWhy}
    </p>
  );
}

/** Links from a signed link's ballot to a sign-up that takes over the player's name with all its votes. */
export function MakeYours({ path }: { path: string | undefined }) {
  if (path === undefined) return null;
  return (
    <p>
      <a href={path}>{words.makeYours}</a> {words.makeYoursWhy}
    </p>
  );
}

function FaultNotice({ fault, now }: { fault: BallotFault; now: Date }) {
  return (
    <p class="notice fault" role="alert" tabindex={-1} autofocus>
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
