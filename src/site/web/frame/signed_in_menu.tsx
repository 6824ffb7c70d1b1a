import type { Child } from "hono/jsx";
import type { Viewer } from "../../../core/rights/viewer.ts";
import { ButtonForm } from "../kit/form.tsx";
import { pathBack, pathWithNext } from "../return_path.ts";
import type { WaitingCounts } from "../../reports/waiting_counts.ts";
import { currentLocale } from "../current_locale.ts";
import type { WebContext } from "../web_env.ts";

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
export function SignedIn({ c, viewer }: { c: WebContext; viewer: Viewer }) {
  const { layout: words } = currentLocale().words.frame;
  const { username, isModerator } = viewer;
  const waits = isModerator && <WaitingBadge waiting={waitingSum(c.get("waiting"))} />;
  return (
    <details class="menu" name="header">
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
        <MenuLink c={c} path="/account">{words.yourMenu}</MenuLink>
        <ButtonForm action="/sign-out" label={words.signOut} />
      </div>
    </details>
  );
}

/** Returns the first letter or digit of a name. */
function initialOf(username: string): string {
  return /[\p{L}\p{N}]/u.exec(username)?.[0].toUpperCase() ?? "•";
}

/** The links for a signed-out visitor. */
export function SignedOut({ c }: { c: WebContext }) {
  const locale = currentLocale();
  const next = c.get("route")?.signsIn ? "/" : pathBack(c);
  return (
    <>
      <a href={pathWithNext("/sign-in", next)}>{locale.words.frame.layout.signIn}</a>
      <a class="button wide" href={pathWithNext("/sign-up", next)}>
        {locale.words.frame.layout.signUp}
      </a>
    </>
  );
}

/**
 * A link of the main menu. Wide ones don't fit on phones, and roomy ones don't fit on narrow phones. There, they are in
 * the account's menu.
 */
export function MenuLink({ c, path, look, children }: {
  c: WebContext;
  path: string;
  look?: "wide" | "roomy" | undefined;
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
