import type { Child } from "hono/jsx";
import type { Viewer } from "../../../core/rights/viewer.ts";
import { ButtonForm } from "../kit/form.tsx";
import { pathBack, pathWithNext } from "../return_path.ts";
import { Icon, Mark } from "../parts/icons.tsx";
import { countVoted, type VotesToday } from "../../voting/votes_today.ts";
import type { WaitingCounts } from "../../reports/waiting_counts.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";

/** The top of every page: the site's name, its menu, a search, and the user who is signed in. */
export function Header({ c, web: { site, files } }: { c: WebContext; web: Web }) {
  const locale = currentLocale();
  const { layout: words } = locale.words.frame;
  const viewer = c.get("viewer");
  return (
    <header class="top">
      <div class="wrap">
        <a class="brand" href="/">
          {site.brand?.logo ? <img src={files.icon.path} alt="" /> : <Mark />}
          <span dir="auto">{site.name}</span>
        </a>
        <nav aria-label={words.mainMenu}>
          <MenuLink c={c} path="/" look="wide">{words.servers}</MenuLink>
          <MenuLink c={c} path="/games" look={viewer && "roomy"}>{words.games}</MenuLink>
          {viewer
            ? (
              <MenuLink c={c} path="/my/votes">
                {locale.words.myVotes.title}
                <Tally today={c.get("today")} />
              </MenuLink>
            )
            : null}
          {viewer ? <MenuLink c={c} path="/my/servers">{words.myServers}</MenuLink> : null}
          {viewer?.isModerator && (
            <MenuLink c={c} path="/moderation" look="wide">
              {words.moderation}
              <WaitingBadge waiting={sumOf(c.get("waiting"))} />
            </MenuLink>
          )}
          <MenuLink c={c} path="/docs" look="wide">{words.docs}</MenuLink>
        </nav>
        <Find query={c.req.path === "/" ? c.req.query("q") : undefined} />
        <nav class="you" aria-label={words.yourMenu}>
          {viewer ? <SignedIn c={c} viewer={viewer} /> : <SignedOut c={c} />}
        </nav>
      </div>
    </header>
  );
}

/** How many favourites have today's vote, beside the link to the page of one's votes. */
function Tally({ today }: { today: VotesToday | undefined }) {
  const all = today?.favourites.length ?? 0;
  if (today === undefined || all === 0) return null;
  const voted = countVoted(today);
  return (
    <span class="count now">
      <span aria-hidden="true">{voted}/{all}</span>
      <span class="unseen">{currentLocale().words.myVotes.menuLeft(all - voted)}</span>
    </span>
  );
}

/** How much waits, beside the link that leads there. */
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

function sumOf(waiting: WaitingCounts | undefined): number {
  return waiting === undefined
    ? 0
    : waiting.review + waiting.reports + waiting.waves + waiting.names;
}

function Find({ query }: { query: string | undefined }) {
  const { layout: words } = currentLocale().words.frame;
  return (
    <form
      action="/"
      role="search"
      aria-label={words.findServers}
    >
      <Icon name="search" />
      <label class="unseen" for="find">{words.findBy}</label>
      <input
        id="find"
        name="q"
        type="search"
        value={query}
        placeholder={words.findShort}
        maxlength={100}
      />
    </form>
  );
}

/** The account's tile, which opens a menu without a script. On a phone the menu has the rest of the main one, too. */
function SignedIn({ c, viewer }: { c: WebContext; viewer: Viewer }) {
  const { layout: words } = currentLocale().words.frame;
  const { username, isModerator } = viewer;
  const waits = isModerator && <WaitingBadge waiting={sumOf(c.get("waiting"))} />;
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

function SignedOut({ c }: { c: WebContext }) {
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
 * A link of a menu. Phones lack the room for a wide one, and the narrowest for a roomy one: there, the account's menu has
 * them.
 */
function MenuLink({ c, path, look, children }: {
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
