import { Icon, Mark } from "../kit/icons.tsx";
import { countVoted, type VotesToday } from "../../voting/my_votes/votes_today.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import {
  MenuChoices,
  MenuLink,
  SignedIn,
  SignedOut,
  WaitingBadge,
  waitingSum,
} from "./header_menu.tsx";
import { shownLanguage } from "../locale/language_menu.tsx";

/** The header of every page: the site's name, its menu, a search, and the signed-in user. */
export function Header({ c, web, status }: { c: WebContext; web: Web; status: number }) {
  const locale = currentLocale();
  const { layout: words } = locale.words.frame;
  const { site, files } = web;
  const viewer = c.get("viewer");
  const choices = <MenuChoices c={c} web={web} status={status} />;
  return (
    <header class="top">
      <div class="wrap">
        <a class="brand" href="/">
          {site.brand?.logo ? <img src={files.icon.path} alt="" /> : <Mark />}
          <span dir="auto">{site.name}</span>
        </a>
        <nav aria-label={words.mainMenu}>
          <MenuLink c={c} path="/" look="wide">{words.servers}</MenuLink>
          <MenuLink c={c} path="/games" look={viewer ? "roomy" : "wide"}>{words.games}</MenuLink>
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
              <WaitingBadge waiting={waitingSum(c.get("waiting"))} />
            </MenuLink>
          )}
          <MenuLink c={c} path="/docs" look="wide">{words.docs}</MenuLink>
          {viewer
            ? null
            : <MenuLink c={c} path="/my/servers/new" look="broad">{words.listServer}</MenuLink>}
        </nav>
        <Find query={c.req.path === "/" ? c.req.query("q") : undefined} />
        <nav class="you" aria-label={words.yourMenu}>
          {viewer
            ? <SignedIn c={c} viewer={viewer} choices={choices} />
            : <SignedOut c={c} choices={choices} language={shownLanguage(c, web, status)} />}
        </nav>
      </div>
    </header>
  );
}

/** The number of favourites with a vote today, beside the link to the viewer's votes. */
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
        aria-keyshortcuts="/"
      />
    </form>
  );
}
