import { z } from "zod";
import {
  ADDED_NAMES_MAX,
  addGameName,
  type GameName,
  listGameNames,
  removeGameName,
} from "../../accounts/game_names.ts";
import { takeAll } from "../../sign_in/limits.ts";
import { ButtonForm, FaultSummary, type FaultyForm, Field, fieldsOf } from "../forms/forms.tsx";
import { Form, statusOf, Submit } from "../forms/forms.tsx";
import { readForm, redirectTo, submit } from "../forms/submit.ts";
import { sendPage } from "../frame/layout.tsx";
import { LinkLine, Section, Table } from "../frame/parts.tsx";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { nameIn } from "../voting/link_path.ts";
import { NAME_FAULTS, NEEDED, nextOf } from "./account_form.ts";
import { Line, LineLink } from "./sheet.tsx";
import type { Locale } from "../../locales/locale.ts";

/** Where players add and remove names. */
export const GAME_NAMES_PATH = "/account/game-names";

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

/** GET /account/game-names: shows the viewer's names, and a form to add one. */
export async function showGameNames(c: WebContext, web: Web, form?: FaultyForm) {
  const locale = c.get("locale");
  const { gameNames: words } = locale.words;
  const names = await listGameNames(web.services.sql, viewerOf(c).accountId);
  const next = nextAfter(c, web, form?.typed["next"]);
  const isFull = names.filter(isAdded).length >= ADDED_NAMES_MAX;
  return sendPage(c, web, {
    title: words.heading,
    status: statusOf(form),
    narrow: true,
    body: (
      <>
        <h1>{words.heading}</h1>
        <p class="lead">{words.lead}</p>
        <FaultSummary locale={locale} faults={form?.faults} isBusy={form?.isBusy} />
        <Names locale={locale} names={names} next={next} />
        <Section
          look="card"
          title={words.addHeading}
          lead={isFull ? words.full : words.rule}
        >
          {web.services.provesSteamIds ? <p>{words.steamRule}</p> : null}
          {isFull ? null : (
            <Form action={GAME_NAMES_PATH} fields={{ next }}>
              <Field
                locale={locale}
                {...fieldsOf(form ?? { typed: { username: nameIn(next) ?? "" } })("username")}
                label={words.name}
                help={locale.words.account.usernameHelp}
                maxlength={32}
                spellcheck={false}
              />
              <Submit>{words.add}</Submit>
            </Form>
          )}
        </Section>
        <LinkLine
          href={next}
          label={next === "/account" ? words.back : words.backTo}
        />
      </>
    ),
  });
}

/** The account page's line about the names besides the account's own. */
export function GameNames({ locale, names }: { locale: Locale; names: GameName[] }) {
  const { gameNames: words } = locale.words;
  const others = names.filter(({ isOwn }) => !isOwn).map(({ username }) => <bdi>{username}</bdi>);
  return (
    <Line
      icon="person"
      title={words.heading}
      note={
        <>
          {others.map((name) => <>{name} ·{" "}</>)}
          {words.note}
        </>
      }
    >
      <LineLink href={GAME_NAMES_PATH} label={words.open} />
    </Line>
  );
}

function Names({ locale, names, next }: { locale: Locale; names: GameName[]; next: string }) {
  return (
    <Table
      label={locale.words.gameNames.heading}
      heads={locale.words.gameNames.heads}
      cards="named"
      rows={names.map((name) => [
        <strong>{name.username}</strong>,
        kindOf(locale, name),
        isAdded(name)
          ? (
            <ButtonForm
              action={`${GAME_NAMES_PATH}/removal`}
              label={<Remove locale={locale} username={name.username} />}
              fields={{ username: name.username, next }}
            />
          )
          : null,
      ])}
    />
  );
}

function Remove({ locale, username }: { locale: Locale; username: string }) {
  return (
    <>
      {locale.words.gameNames.remove} <span class="unseen">{username}</span>
    </>
  );
}

function kindOf(locale: Locale, { isOwn, isProved }: GameName): string {
  return locale.words.gameNames.kinds[isProved ? "steam" : isOwn ? "own" : "added"];
}

function isAdded({ isOwn, isProved }: GameName): boolean {
  return !isOwn && !isProved;
}

/** The default is the account page. */
function nextAfter(c: WebContext, web: Web, typed?: string): string {
  const next = nextOf(c, web, typed);
  return next === "/" ? "/account" : next;
}
