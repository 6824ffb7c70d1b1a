import type { Child } from "hono/jsx";
import type { Viewer } from "../../rights/viewer.ts";
import { ButtonForm } from "../forms/forms.tsx";
import { pathBack, pathWithNext } from "../forms/next_path.ts";
import { Icon, Mark } from "./icons.tsx";
import { count } from "../../text/language.ts";
import { LAYOUT } from "./words.ts";
import { MY_VOTES } from "../voting/my_votes_words.ts";
import { Tally } from "../voting/voted_mark.tsx";
import type { WaitingCounts } from "../../reports/waiting_counts.ts";
import type { Web, WebContext } from "../web_env.ts";

/** The top of every page: the site's name, its menu, a search, and the user who is signed in. */
export function Header({ c, web: { site, files } }: { c: WebContext; web: Web }) {
  const viewer = c.get("viewer");
  return (
    <header class="top">
      <div class="wrap top__in">
        <a class="brand" href="/">
          {site.brand?.logo ? <img src={files.icon.path} alt="" /> : <Mark />}
          <span dir="auto">{site.name}</span>
        </a>
        <nav class={viewer && "top__all"} aria-label={LAYOUT.mainMenu}>
          <MenuLink c={c} path="/" isWide>{LAYOUT.servers}</MenuLink>
          <MenuLink c={c} path="/games">{LAYOUT.games}</MenuLink>
          {viewer
            ? (
              <MenuLink c={c} path="/my/votes">
                {MY_VOTES.title}
                <Tally today={c.get("today")} />
              </MenuLink>
            )
            : null}
          {viewer ? <MenuLink c={c} path="/my/servers">{LAYOUT.myServers}</MenuLink> : null}
          {viewer?.isModerator && (
            <MenuLink c={c} path="/moderation">
              {LAYOUT.moderation}
              <Badge waiting={sumOf(c.get("waiting"))} />
            </MenuLink>
          )}
          <MenuLink c={c} path="/docs" isWide>{LAYOUT.docs}</MenuLink>
        </nav>
        <Find query={c.req.path === "/" ? c.req.query("q") : undefined} />
        <nav class="you" aria-label={LAYOUT.yourMenu}>
          {viewer ? <SignedIn viewer={viewer} /> : <SignedOut c={c} />}
        </nav>
      </div>
    </header>
  );
}

/** How much waits, beside the link that leads there. */
export function Badge({ waiting }: { waiting: number }) {
  if (waiting === 0) return null;
  return (
    <span class="waits">
      {count(waiting)}
      <span class="unseen">{` ${LAYOUT.waiting}`}</span>
    </span>
  );
}

function sumOf(waiting: WaitingCounts | undefined): number {
  return waiting === undefined ? 0 : waiting.review + waiting.reports + waiting.waves;
}

function Find({ query }: { query: string | undefined }) {
  return (
    <form class="top__find" action="/" role="search" aria-label={LAYOUT.findServers}>
      <Icon name="search" />
      <label class="unseen" for="find">{LAYOUT.findBy}</label>
      <input
        id="find"
        name="q"
        type="search"
        value={query}
        placeholder={LAYOUT.findShort}
        maxlength={100}
      />
    </form>
  );
}

function SignedIn({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <a href="/account" aria-label={LAYOUT.accountLabel(viewer.username)}>
        {viewer.username}
      </a>
      <ButtonForm action="/sign-out" label={LAYOUT.signOut} />
    </>
  );
}

function SignedOut({ c }: { c: WebContext }) {
  const next = /^\/sign-(in|up)(\/|$)/.test(c.req.path) ? "/" : pathBack(c);
  return (
    <>
      <a href={pathWithNext("/sign-in", next)}>{LAYOUT.signIn}</a>
      <a class="button wide" href={pathWithNext("/sign-up", next)}>{LAYOUT.signUp}</a>
    </>
  );
}

/** A link of the main menu. A wide one is hidden from signed-out visitors on phones, where there is no room. */
function MenuLink({ c, path, isWide = false, children }: {
  c: WebContext;
  path: string;
  isWide?: boolean;
  children: Child;
}) {
  const isHere = path === "/" ? c.req.path === "/" : c.req.path.startsWith(path);
  return (
    <a href={path} class={isWide ? "wide" : undefined} aria-current={isHere ? "page" : undefined}>
      {children}
    </a>
  );
}
