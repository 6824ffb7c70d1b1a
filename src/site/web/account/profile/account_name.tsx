import { confirmName, type Profile, rename } from "../../../accounts/profile.ts";
import { NAME_FAULTS, NEXT, PLAYER_NAME, profileOf } from "../account_form.ts";
import { nextOf, nextOrAccount } from "../../return_path.ts";
import { action } from "../../forms/action.tsx";
import { FaultSummary } from "../../kit/form.tsx";
import { sentForm } from "../../kit/sent_form.ts";
import { sendPage } from "../../frame/layout.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { CenteredCard } from "../../kit/centered_card.tsx";
import { Panel } from "../../kit/panel.tsx";

/** Renames the account. */
export const newName = action({
  path: "/account/name",
  who: "signed in",
  fields: {
    username: PLAYER_NAME,
    next: NEXT,
  },
  refused: { ...NAME_FAULTS, rename_too_soon: "username" },
  copy() {
    const { name: words, usernameHelp: help } = currentLocale().words.account;
    return { username: { label: words.newName, help }, submit: words.save };
  },
  onSubmit: ({ c, web, values: { username }, sender: { now } }) =>
    rename(web.services, viewerOf(c), { newName: username, now }),
  then: (_, { c, web, values: { next } }) => [nextOrAccount(nextOf(c, web, next)), "renamed"],
  page: askName,
});

/** Confirms the name. */
export const keptName = action({
  path: "/account/name/confirmation",
  who: "signed in",
  fields: { next: NEXT },
  copy: () => ({ submit: currentLocale().words.account.name.yes }),
  onSubmit: ({ c, web, sender: { now } }) => confirmName(web.services, viewerOf(c), { now }),
  then: (_, { c, web, values: { next } }) => [nextOrAccount(nextOf(c, web, next))],
});

/**
 * GET /account/name: shows the form for a new name. While the first name is neither confirmed nor used, it asks "You
 * vote as Steve_01: is this exactly your in-game name?"
 */
export async function askName(c: WebContext, web: Web) {
  const { name: words } = currentLocale().words.account;
  const profile = await profileOf(c, web);
  const next = nextOrAccount(nextOf(c, web, sentForm()?.typed["next"]));
  if (!profile.isCorrection) return await askNewName(c, web, { profile, next });
  return await sendPage(c, web, {
    title: words.title,
    narrow: true,
    body: (
      <>
        <h1>
          {words.youVoteAs} <strong>{profile.username}</strong>. {words.question}
        </h1>
        <p class="lead">{words.why}</p>
        <FaultSummary />
        <keptName.Form typed={{ next }} />
        <Panel title={words.change} lead={words.correction}>
          <newName.Form typed={{ next, username: profile.username }} look="secondary" />
        </Panel>
      </>
    ),
  });
}

/** Responds with the form for another name, or with the time from which the name may change. */
function askNewName(
  c: WebContext,
  web: Web,
  { profile, next }: { profile: Profile; next: string },
) {
  const locale = currentLocale();
  const { account: { name: words, download }, gameNames } = locale.words;
  const { renameAllowedAt: allowedAt } = profile;
  const isTooSoon = allowedAt !== undefined && allowedAt > web.services.now();
  const back = next === "/account" ? download.back : gameNames.backTo;
  return sendPage(c, web, {
    title: words.newTitle,
    narrow: true,
    body: (
      <CenteredCard
        title={words.newTitle}
        lead={
          <>
            {words.youVoteAs} <strong>{profile.username}</strong>. {words.rule}
          </>
        }
        more={<LinkLine href={next} label={back} />}
      >
        {isTooSoon
          ? <p>{words.next(locale.words.charts.day(allowedAt))}</p>
          : <newName.Form typed={{ next, username: profile.username }} />}
      </CenteredCard>
    ),
  });
}
