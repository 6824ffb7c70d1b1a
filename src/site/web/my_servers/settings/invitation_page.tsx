import { isolated } from "../../../text/shown_text.ts";
import {
  acceptInvitationLink,
  findLinkedListing,
  LINK_ROLE,
  listInvitationLinks,
  makeInvitationLink,
} from "../../../servers/roles/invitation_links.ts";
import { LINK_DAYS } from "../../../servers/roles/role_offers.ts";
import { DAY_MS } from "../../../../core/time/day.ts";
import { CenteredCard } from "../../kit/centered_card.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import { Instant } from "../../kit/times.tsx";
import { action } from "../../forms/action.tsx";
import { sendNote, sendPage } from "../../frame/layout.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { shownOnce } from "../shown_once.tsx";
import { settingsPath } from "./settings_path.ts";
import { withdraw } from "./withdraw_offer.ts";

/** A link's id and time. */
type Link = Awaited<ReturnType<typeof listInvitationLinks>>[number];

/** POST /my/servers/:slug/people/links: makes an invitation link, which only the response shows. */
export const makeLink = shownOnce({
  path: "/my/servers/:slug/people/links",
  purpose: "people",
  who: "owner",
  copy: () => ({ submit: currentLocale().words.people.link.make }),
  async make({ web, own, sender }) {
    const { link: words } = currentLocale().words.people;
    const token = await makeInvitationLink(web.services, own.server.slug, sender);
    const value = `${web.site.baseUrl}/join/${token}`;
    const help = words.help(LINK_DAYS);
    return { title: words.title, secrets: [{ id: "invitation", label: words.label, value, help }] };
  },
  pageOf: (_, { server }) => settingsPath(server.slug),
});

/** The links that nobody has opened yet, and the button that makes another. */
export function InvitationLinks({ slug, links }: { slug: string; links: readonly Link[] }) {
  const { link: words } = currentLocale().words.people;
  return (
    <Rows>
      {links.map(({ id, offeredAt }) => (
        <Row
          title={words.open}
          note={
            <>
              {words.until} <Instant at={new Date(offeredAt.getTime() + LINK_DAYS * DAY_MS)} />
            </>
          }
          end={<withdraw.Button at={{ slug, id }} />}
        />
      ))}
      <Row
        title={words.title}
        note={words.help(LINK_DAYS)}
        end={<makeLink.Button at={{ slug }} />}
      />
    </Rows>
  );
}

/** GET /join/:token: shows the invitation of a link, because a link must not change anything when it is opened. */
export async function showInvitation(c: WebContext, web: Web): Promise<Response> {
  const locale = currentLocale();
  const { offer: words } = locale.words.people;
  const { sql, now } = web.services;
  const token = tokenOf(c);
  const listing = await findLinkedListing(sql, token, now());
  if (!listing) {
    const { reset } = locale.words.account;
    const lead = locale.words.people.link.dead(LINK_DAYS);
    return await sendNote(c, web, { title: reset.dead.title, lead, status: 410 });
  }
  const { name, owner } = listing;
  const title = words.title(isolated(name), LINK_ROLE);
  return await sendPage(c, web, {
    title,
    narrow: true,
    body: (
      <CenteredCard
        way={<a href="/my/servers">{locale.words.myServers.list.title}</a>}
        title={title}
        lead={words.lead(isolated(owner), LINK_ROLE)}
      >
        <p>{words.means[LINK_ROLE]}</p>
        <div class="actions">
          <acceptLink.Button at={{ token }} look="primary" />
        </div>
      </CenteredCard>
    ),
  });
}

/** POST /join/:token: accepts the invitation of a link. */
export const acceptLink = action({
  path: "/join/:token",
  who: "signed in",
  fields: {},
  copy: () => ({ submit: currentLocale().words.people.offer.accept[LINK_ROLE] }),
  onSubmit: ({ c, web, sender }) => acceptInvitationLink(web.services, tokenOf(c), sender),
  then: ({ slug }) => [`/my/servers/${slug}`, "member_joined"],
});

function tokenOf(c: WebContext): string {
  return c.req.param("token") ?? "";
}
