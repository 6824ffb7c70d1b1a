import { z } from "zod";
import {
  ADDED_NAMES_MAX,
  addGameName,
  type GameName,
  listGameNames,
  removeGameName,
} from "../../accounts/game_names.ts";
import { accountKey } from "../../../core/accounts/username.ts";
import { takeAll } from "../../sign_in/limits.ts";
import { ButtonForm, FaultSummary, type FaultyForm, Field, fieldsOf } from "../kit/form.tsx";
import { Form, httpStatusOf, Submit } from "../kit/form.tsx";
import { readForm, redirectTo, submit } from "../forms/submit.ts";
import { sendPage } from "../frame/layout.tsx";
import { LinkLine } from "../parts/parts.tsx";
import { isolated } from "../../text/shown_text.ts";
import { findServersByName } from "../../voting/name_servers.ts";
import { viewerOf } from "../request_actor.ts";
import { GAME_NAMES_PATH } from "../voting/game_names_path.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { nameIn } from "../link_path.ts";
import { NAME_FAULTS, NEEDED } from "./account_form.ts";
import { nextOf } from "../return_path.ts";
import { Badge, LineLink, SettingsSheet, SheetLine } from "./settings_sheet.tsx";
import { Panel } from "../kit/panel.tsx";

/** Servers that are named beside a name. Further ones are counted. */
const SERVERS_SHOWN = 3;

/** POST /account/game-names: adds a name. */
export const saveGameName = submit({
  schema: z.object({ username: NEEDED, next: z.string().optional() }),
  fields: { ...NAME_FAULTS, game_name_known: "username", game_names_full: "username" },
  show: showGameNames,
  async act(c, web, { username, next }) {
    const viewer = viewerOf(c);
    const { accountLimits, now } = web.services;
    const limited = await takeAll([accountLimits.gameNameByAccount, viewer.accountId]);
    if (limited) return limited;
    await addGameName(web.services, viewer, { name: username, now: now() });
    return redirectTo(c, nextAfter(c, web, next), "game_name_added");
  },
});

/** POST /account/game-names/removal: removes a name that was added. */
export async function dropGameName(c: WebContext, web: Web) {
  const schema = z.object({ username: z.string(), next: z.string().optional() });
  const { typed } = await readForm(c, schema);
  await removeGameName(web.services, viewerOf(c), typed["username"] ?? "");
  const next = new URLSearchParams({ next: nextAfter(c, web, typed["next"]) });
  return redirectTo(c, `${GAME_NAMES_PATH}?${next}`, "game_name_removed");
}

/** GET /account/game-names: shows the viewer's names, the servers that each votes for, and a form to add one. */
export async function showGameNames(c: WebContext, web: Web, form?: FaultyForm) {
  const locale = currentLocale();
  const { gameNames: words } = locale.words;
  const { sql, provesSteamIds } = web.services;
  const { accountId } = viewerOf(c);
  const [names, servers] = await Promise.all([
    listGameNames(sql, accountId),
    findServersByName(sql, accountId),
  ]);
  const next = nextAfter(c, web, form?.typed["next"]);
  const left = ADDED_NAMES_MAX - names.filter(isAdded).length;
  return await sendPage(c, web, {
    title: words.heading,
    status: httpStatusOf(form),
    narrow: true,
    body: (
      <>
        <h1>{words.heading}</h1>
        <p class="lead">{words.lead}</p>
        <FaultSummary faults={form?.faults} isBusy={form?.isBusy} />
        <SettingsSheet id="names" title={words.listHeading}>
          {names.map((name) => (
            <NameLine
              name={name}
              servers={servers.get(accountKey(name.username)) ?? []}
              next={next}
            />
          ))}
        </SettingsSheet>
        <Panel
          title={words.addHeading}
          lead={left > 0 ? words.left(left) : words.full}
        >
          {left > 0
            ? (
              <Form action={GAME_NAMES_PATH} fields={{ next }}>
                <Field
                  {...fieldsOf(form ?? { typed: { username: nameIn(next) ?? "" } })("username")}
                  label={words.name}
                  help={locale.words.account.usernameHelp}
                  maxlength={32}
                  spellcheck={false}
                />
                <Submit>{words.add}</Submit>
              </Form>
            )
            : null}
          {provesSteamIds && !names.some(({ isProved }) => isProved) ? <SteamHint /> : null}
          <details>
            <summary>{words.ruleTitle}</summary>
            <p>{words.rule}</p>
          </details>
        </Panel>
        <LinkLine
          href={next}
          label={next === "/account" ? words.back : words.backTo}
        />
      </>
    ),
  });
}

/** The account page's line about the names besides the account's own. */
export function GameNames({ names }: { names: GameName[] }) {
  const { gameNames: words } = currentLocale().words;
  const others = names.filter(({ isOwn }) => !isOwn).map(({ username }) => <bdi>{username}</bdi>);
  return (
    <SheetLine
      icon="tag"
      title={words.heading}
      note={
        <>
          {others.map((name) => <>{name} ·{" "}</>)}
          {words.note}
        </>
      }
    >
      <LineLink href={GAME_NAMES_PATH} label={words.open} />
    </SheetLine>
  );
}

/** One name: how it is known, the servers that it votes for, and what can be done with it. */
function NameLine({ name, servers, next }: {
  name: GameName;
  /** The names of the servers, latest vote first. */
  servers: readonly string[];
  next: string;
}) {
  const locale = currentLocale();
  const { gameNames: words } = locale.words;
  const { username, isOwn, isProved } = name;
  const named = servers.slice(0, SERVERS_SHOWN);
  const shown = locale.formats.facts(named.map(isolated));
  const kind = words.kinds[isProved ? "steam" : "added"];
  return (
    <SheetLine
      icon={isProved ? "steam" : isOwn ? "person" : "tag"}
      title={<bdi>{username}</bdi>}
      badge={isProved
        ? <Badge look="good">{words.badges.proved}</Badge>
        : isOwn
        ? <Badge>{words.badges.own}</Badge>
        : null}
      note={[
        // The badge of the account's own name says how it is known.
        ...isOwn ? [] : [kind],
        servers.length > 0 ? words.votesFor(shown, servers.length - named.length) : words.unused,
      ].join(" · ")}
    >
      {isAdded(name)
        ? (
          <ButtonForm
            action={`${GAME_NAMES_PATH}/removal`}
            label={<Remove username={username} />}
            fields={{ username, next }}
          />
        )
        : isOwn
        ? <LineLink href="/account/name" label={locale.words.account.account.changeName} />
        : null}
    </SheetLine>
  );
}

/** The way to a name that Steam proves, for those who haven't linked it. */
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

/** The default is the account page. */
function nextAfter(c: WebContext, web: Web, typed?: string): string {
  const next = nextOf(c, web, typed);
  return next === "/" ? "/account" : next;
}
