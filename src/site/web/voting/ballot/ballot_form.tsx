import type { BallotNames } from "../../../voting/ballot/ballot_names.ts";
import type { BotCheck } from "../../../voting/ballot/bot_check.ts";
import { BotWidget } from "../bot_check/bot_widget.tsx";
import { GAME_NAMES_PATH } from "../voter/game_names_path.ts";
import { pathWithNext } from "../../return_path.ts";
import { type Faults, Form } from "../../kit/form.tsx";
import { Field } from "../../kit/inputs.tsx";
import { Box } from "../../kit/icons.tsx";
import { NameChoice } from "../voter/name_choice.tsx";
import { ballotPath } from "../../link_path.ts";
import { inSeries, SeriesNext, type VoteSeries } from "../favourites/favourites_series.tsx";
import type { PageVoter } from "../voter/page_voter.ts";
import { isolated } from "../../../text/shown_text.ts";
import { currentLocale } from "../../current_locale.ts";

/** The field for a typed name. */
const NAME = { name: "name", maxlength: 32, spellcheck: false };

/** The server that a ballot is for. */
interface VotedServer {
  slug: string;
  name: string;
}

/** The form of a ballot: the voter's fields, the bot check and the button. */
export function BallotForm({ server, voter, check, posed, faults, series, isRemembered }: {
  server: VotedServer;
  voter: PageVoter;
  check: BotCheck;
  posed: string;
  faults: Faults | undefined;
  series: VoteSeries | undefined;
  isRemembered: boolean;
}) {
  const locale = currentLocale();
  const { ballot: words } = locale.words.voting;
  const isLinks = voter.by === "link" || isVouched(voter);
  return (
    <Form action={inSeries(formPath(server, voter), series)}>
      <VoterFields
        server={server}
        voter={voter}
        faults={faults}
        series={series}
        isRemembered={isRemembered}
      />
      <BotWidget check={check} posed={posed} purpose={voter.purpose} words={words} />
      <button type="submit" class="button button--vote">
        <Box />
        {series?.next ? locale.words.myVotes.series.cast : words.cast}
      </button>
      {series && <SeriesNext series={series} />}
      <p class="soft">
        {words.rule} {isLinks ? words.linkSays(isolated(server.name)) : null}
        {isOwn(voter) ? words.isItYou : null}
      </p>
    </Form>
  );
}

/** The voter's fields: a typed name, a choice of names, or the agreement to the server's links. */
function VoterFields({ server, voter, faults, series, isRemembered }: {
  server: VotedServer;
  voter: PageVoter;
  faults: Faults | undefined;
  series: VoteSeries | undefined;
  isRemembered: boolean;
}) {
  const { ballot: words } = currentLocale().words.voting;
  if (voter.by === "link") return null;
  if (voter.by === "typed_name") {
    return (
      <>
        <Field {...NAME} {...words.name} value={voter.username ?? ""} faults={faults} />
        <Remember isRemembered={isRemembered} />
      </>
    );
  }
  if (voter.isLinked) {
    return voter.isAsked ? <LinkQuestion server={server} username={voter.username} /> : null;
  }
  const choice = choiceOf(voter);
  return (
    <>
      {choice && (
        <>
          <NameChoice choice={choice} faults={faults} />
          <OtherNames server={server} voter={voter} series={series} />
        </>
      )}
      {voter.otherName === undefined
        ? null
        : <p class="soft">{words.otherName(voter.otherName)}</p>}
    </>
  );
}

/** The link to the account's names, below the name, for a signed-in player who wants to vote under another one. */
export function OtherNames({ server, voter, series }: {
  server: VotedServer;
  voter: PageVoter;
  series: VoteSeries | undefined;
}) {
  const { ballot: words } = currentLocale().words.voting;
  if (!isOwn(voter)) return null;
  const here = inSeries(ballotPath(server.slug), series);
  // The name in the ballot's address may be the one to add.
  const player = "otherName" in voter ? voter.otherName : undefined;
  const path = player === undefined
    ? here
    : `${ballotPath(server.slug)}?${new URLSearchParams({ player })}`;
  return (
    <p class="note actions">
      {choiceOf(voter) ? null : <a href={pathWithNext("/account/name", here)}>{words.change}</a>}
      <a href={pathWithNext(GAME_NAMES_PATH, path)}>{words.addName}</a>
    </p>
  );
}

/** Returns whether a signed-in player votes without a link that names them. */
function isOwn(voter: PageVoter): boolean {
  return voter.by === "session" && !isVouched(voter);
}

/** Returns whether the server's link proves the name that a signed-in player votes under. */
function isVouched(voter: PageVoter): boolean {
  return voter.by === "session" && voter.gameName?.isVouched === true;
}

/** Returns the names to choose from, or undefined if the account's own name is the only one. */
export function choiceOf(voter: PageVoter): BallotNames | undefined {
  if (voter.by !== "session" || voter.isLinked || !voter.choice) return undefined;
  const { names, chosen } = voter.choice;
  return names.length > 1 || !chosen.isOwn ? voter.choice : undefined;
}

/** The checkbox with which this browser remembers the typed name. */
function Remember({ isRemembered }: { isRemembered: boolean }) {
  const { ballot: words } = currentLocale().words.voting;
  return (
    <div class="field">
      <label class="tick">
        <input type="checkbox" name="remember" value="1" checked={isRemembered} /> {words.remember}
      </label>
      <p class="note">{words.rememberHelp}</p>
    </div>
  );
}

/**
 * The checkbox with which the signed-in player agrees that the server's links vote as them. The vote itself doesn't
 * depend on it.
 */
function LinkQuestion({ server, username }: { server: VotedServer; username: string }) {
  const { ballot: words } = currentLocale().words.voting;
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
function formPath({ slug }: VotedServer, { path }: PageVoter): string {
  return path === ballotPath(slug) ? `/servers/${slug}/votes` : path;
}
