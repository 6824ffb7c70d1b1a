import type { Child } from "hono/jsx";
import type { Viewer } from "../../../core/rights/viewer.ts";
import type { Locale } from "../../../core/locales/locale.ts";
import { ButtonForm } from "../kit/form.tsx";
import { Icon } from "../kit/icons.tsx";
import { LanguageMenu } from "../locale/language_menu.tsx";
import { pathBack, pathWithNext } from "../return_path.ts";
import type { WaitingCounts } from "../../reports/waiting_counts.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { ThemeChoice } from "./theme_choice.tsx";

/** The number of waiting items, beside the link to them. */
export function WaitingBadge({ waiting }: { waiting: number }) {
  const locale = currentLocale();
  if (waiting === 0) return null;
  return (
    <span class="count">
      {locale.formats.count(waiting)}
      <span class="unseen">{` ${locale.words.frame.layout.waiting}`}</span>
    </span>
  );
}

/** Returns the number of items that wait for a moderator. */
export function waitingSum(waiting: WaitingCounts | undefined): number {
  return waiting === undefined
    ? 0
    : waiting.review + waiting.reports + waiting.waves + waiting.names;
}

/**
 * The account's tile, which opens a menu without a script. On a phone, the menu also contains the links that don't fit
 * into the main one.
 */
export function SignedIn({ c, viewer, choices }: {
  c: WebContext;
  viewer: Viewer;
  choices: Child;
}) {
  const { layout: words } = currentLocale().words.frame;
  const { username, isModerator } = viewer;
  const waits = isModerator && <WaitingBadge waiting={waitingSum(c.get("waiting"))} />;
  return (
    <details class="menu">
      <summary>
        <span class="unseen">{words.accountLabel(username)}</span>
        <b aria-hidden="true">{initialOf(username)}</b>
        <bdi aria-hidden="true">{username}</bdi>
        {waits}
      </summary>
      <div>
        <p dir="auto">{username}</p>
        <MenuLink c={c} path="/" look="wide">{words.servers}</MenuLink>
        <MenuLink c={c} path="/games" look="roomy">{words.games}</MenuLink>
        {isModerator && (
          <MenuLink c={c} path="/moderation" look="wide">{words.moderation} {waits}</MenuLink>
        )}
        <MenuLink c={c} path="/docs" look="wide">{words.docs}</MenuLink>
        <MenuLink c={c} path="/my/servers/new">{words.listServer}</MenuLink>
        <MenuLink c={c} path="/account">{words.yourMenu}</MenuLink>
        {choices}
        <ButtonForm action="/sign-out" label={words.signOut} />
      </div>
    </details>
  );
}

/** Returns the first letter or digit of a name. */
function initialOf(username: string): string {
  return /[\p{L}\p{N}]/u.exec(username)?.[0].toUpperCase() ?? "•";
}

/**
 * The links for a signed-out visitor, and the menu, whose button shows the page's language if there is a choice. On a
 * phone, the menu also contains the links that don't fit beside it.
 */
export function SignedOut({ c, choices, language }: {
  c: WebContext;
  choices: Child;
  language: Locale | undefined;
}) {
  const { layout: words } = currentLocale().words.frame;
  const next = c.get("route")?.signsIn ? "/" : pathBack(c);
  const signIn = pathWithNext("/sign-in", next);
  return (
    <>
      <a class="wide" href={signIn}>{words.signIn}</a>
      <a class="button" href={pathWithNext("/sign-up", next)}>{words.signUp}</a>
      <details class="menu">
        <summary>
          <Icon name="menu" />
          <span class="unseen">{words.menu}</span>
          {language && <bdi>{shortName(language)}</bdi>}
        </summary>
        <div>
          <MenuLink c={c} path="/" look="wide">{words.servers}</MenuLink>
          <MenuLink c={c} path="/games" look="wide">{words.games}</MenuLink>
          <MenuLink c={c} path="/docs" look="wide">{words.docs}</MenuLink>
          <MenuLink c={c} path="/my/servers/new" look="broad">{words.listServer}</MenuLink>
          <a class="wide" href={signIn}>{words.signIn}</a>
          {choices}
        </div>
      </details>
    </>
  );
}

/** Returns a language's own name without its country, for which the header has no room. */
function shortName({ name }: Locale): string {
  return name.replace(/ \(.*/, "");
}

/** The choices of a language and of a theme, in the menu of each page. */
export function MenuChoices({ c, web, status }: { c: WebContext; web: Web; status: number }) {
  return (
    <>
      <LanguageMenu c={c} web={web} status={status} />
      <ThemeChoice next={pathBack(c)} />
    </>
  );
}

/**
 * A link of the main menu. Broad ones fit only on large screens, wide ones don't fit on phones, and roomy ones don't
 * fit on narrow phones. There, they are in the menu that opens.
 */
export function MenuLink({ c, path, look, children }: {
  c: WebContext;
  path: string;
  look?: "broad" | "wide" | "roomy" | undefined;
  children: Child;
}) {
  const here = c.get("route")?.below ?? c.req.path;
  const isHere = path === "/" ? here === "/" : here.startsWith(path);
  return (
    <a href={path} class={look} aria-current={isHere ? "page" : undefined}>
      {children}
    </a>
  );
}
