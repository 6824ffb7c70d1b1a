import { z } from "zod";
import {
  ADDED_NAMES_MAX,
  addGameName,
  type GameName,
  listGameNames,
  removeGameName,
} from "../../../accounts/names/game_names.ts";
import { accountKey } from "../../../../core/accounts/username.ts";
import { action } from "../../forms/action.tsx";
import { hidden, line } from "../../forms/fields.tsx";
import { FaultSummary } from "../../kit/form.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import { sentForm } from "../../kit/sent_form.ts";
import { Chip, State } from "../../kit/state.tsx";
import { Icon } from "../../kit/icons.tsx";
import { sendPage } from "../../frame/layout.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { isolated } from "../../../text/shown_text.ts";
import { findServersByName } from "../../../voting/my_votes/name_servers.ts";
import { viewerOf } from "../../request_actor.ts";
import { GAME_NAMES_PATH } from "../../voting/voter/game_names_path.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { nameIn } from "../../link_path.ts";
import { NAME_FAULTS, NEXT } from "../account_form.ts";
import { nextOf, nextOrAccount } from "../../return_path.ts";
import { Panel } from "../../kit/panel.tsx";

/** Maximum servers that are named beside a name. Further ones are counted. */
const SERVERS_SHOWN = 3;

/** Adds a name. */
export const newGameName = action({
  path: GAME_NAMES_PATH,
  who: "signed in",
  fields: {
    username: line({ isPasted: true, missing: "required", max: 32, spellcheck: false }),
    next: NEXT,
  },
  refused: { ...NAME_FAULTS, game_name_known: "username", game_names_full: "username" },
  copy() {
    const { account: { usernameHelp: help }, gameNames: words } = currentLocale().words;
    return { username: { label: words.name, help }, submit: words.add };
  },
  onSubmit: ({ c, web, values: { username }, sender: { now } }) =>
    addGameName(web.services, viewerOf(c), { name: username, now }),
  then: (
    _,
    { c, web, values: { next } },
  ) => [nextOrAccount(nextOf(c, web, next)), "game_name_added"],
  page: showGameNames,
});

/** Removes a name that was added. */
export const dropGameName = action({
  path: `${GAME_NAMES_PATH}/removal`,
  who: "signed in",
  fields: { username: hidden(z.string().default("")), next: NEXT },
  copy: () => ({ submit: currentLocale().words.gameNames.remove }),
  onSubmit: ({ c, web, values: { username } }) =>
    removeGameName(web.services, viewerOf(c), username),
  then(_, { c, web, values }) {
    const next = new URLSearchParams({ next: nextOrAccount(nextOf(c, web, values.next)) });
    return [`${GAME_NAMES_PATH}?${next}`, "game_name_removed"];
  },
});

/**
 * GET /account/game-names: shows the viewer's names, the servers for which each one votes, and a form to add a name.
 */
export async function showGameNames(c: WebContext, web: Web): Promise<Response> {
  const view = await findGameNames(c, web);
  const { heading: title } = currentLocale().words.gameNames;
  return await sendPage(c, web, { title, narrow: true, body: <GameNamesBody view={view} /> });
}

/** The view of the page about the viewer's names. */
interface GameNamesView {
  names: readonly GameName[];
  /** The names of the servers for which each name votes, by its key, latest vote first. */
  servers: ReadonlyMap<string, readonly string[]>;
  /** The number of names that can still be added. */
  left: number;
  /** Whether Steam could prove a name, but isn't linked. */
  lacksSteam: boolean;
  /** The path of the page that follows. */
  next: string;
}

async function findGameNames(c: WebContext, web: Web): Promise<GameNamesView> {
  const { sql, provesSteamIds } = web.services;
  const { accountId } = viewerOf(c);
  const [names, servers] = await Promise.all([
    listGameNames(sql, accountId),
    findServersByName(sql, accountId),
  ]);
  return {
    names,
    servers,
    left: ADDED_NAMES_MAX - names.filter(isAdded).length,
    lacksSteam: provesSteamIds && !names.some(({ isProved }) => isProved),
    next: nextOrAccount(nextOf(c, web, sentForm()?.typed["next"])),
  };
}

function GameNamesBody({ view: { names, servers, left, lacksSteam, next } }: {
  view: GameNamesView;
}) {
  const { gameNames: words } = currentLocale().words;
  const serversOf = ({ username }: GameName) => servers.get(accountKey(username)) ?? [];
  return (
    <>
      <h1>{words.heading}</h1>
      <p class="lead">{words.lead}</p>
      <FaultSummary />
      <div class="settings">
        <Panel title={words.listHeading} id="names">
          <Rows>
            {names.map((name) => <NameRow name={name} servers={serversOf(name)} next={next} />)}
          </Rows>
        </Panel>
      </div>
      <Panel title={words.addHeading} lead={left > 0 ? words.left(left) : words.full}>
        {left > 0 && <newGameName.Form typed={{ username: nameIn(next) ?? "", next }} />}
        {lacksSteam && <SteamHint />}
        <details>
          <summary>{words.ruleTitle}</summary>
          <p>{words.rule}</p>
        </details>
      </Panel>
      <LinkLine href={next} label={next === "/account" ? words.back : words.backTo} />
    </>
  );
}

/** The account page's line about the other names of the account. */
export function GameNames({ names }: { names: GameName[] }) {
  const { gameNames: words } = currentLocale().words;
  const others = names.filter(({ isOwn }) => !isOwn).map(({ username }) => <bdi>{username}</bdi>);
  return (
    <Row
      art={<Icon name="tag" />}
      title={words.heading}
      note={
        <>
          {others.map((name) => <>{name} ·{" "}</>)}
          {words.note}
        </>
      }
      end={<a class="button" href={GAME_NAMES_PATH}>{words.open}</a>}
    />
  );
}

/** A name, with its kind, the servers for which it votes, and its actions. */
function NameRow({ name, servers, next }: {
  name: GameName;
  /** The names of the servers, latest vote first. */
  servers: readonly string[];
  next: string;
}) {
  const locale = currentLocale();
  const { gameNames: words } = locale.words;
  const { username, isOwn, isProved } = name;
  const named = servers.slice(0, SERVERS_SHOWN);
  const list = locale.formats.facts(named.map(isolated));
  const kind = words.kinds[isProved ? "steam" : "added"];
  return (
    <Row
      art={<Icon name={isProved ? "steam" : isOwn ? "person" : "tag"} />}
      title={username}
      note={[
        // The account's own name has a state instead of a kind.
        ...isOwn ? [] : [kind],
        servers.length > 0 ? words.votesFor(list, servers.length - named.length) : words.unused,
      ].join(" · ")}
      end={
        <>
          {isProved
            ? <State tone="good">{words.badges.proved}</State>
            : isOwn
            ? <Chip>{words.badges.own}</Chip>
            : null}
          {isAdded(name)
            ? (
              <dropGameName.Button
                typed={{ username, next }}
                submit={<Remove username={username} />}
              />
            )
            : isOwn
            ? <a class="button" href="/account/name">{locale.words.account.account.changeName}</a>
            : null}
        </>
      }
    />
  );
}

/** The link to add a name that Steam proves, for users who haven't linked Steam. */
function SteamHint() {
  const locale = currentLocale();
  const { names, button } = locale.words.account.providers;
  return (
    <p class="note">
      {locale.words.gameNames.steamRule} <a href="/account#ways">{button.link(names.steam)}</a>
    </p>
  );
}

function Remove({ username }: { username: string }) {
  return (
    <>
      {currentLocale().words.gameNames.remove} <span class="unseen">{username}</span>
    </>
  );
}

function isAdded({ isOwn, isProved }: GameName): boolean {
  return !isOwn && !isProved;
}
