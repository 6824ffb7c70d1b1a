import { z } from "zod";
import {
  findKnownSecrets,
  isRenewable,
  type KnownSecret,
  renewKnownSecrets,
} from "../../keys/known_secrets.ts";
import { isolated } from "../../text/shown_text.ts";
import {
  changeMember,
  leaveServer,
  listOffers,
  listPeople,
  type Member,
  type Offer,
  offerRole,
  withdrawOffer,
} from "../../servers/people.ts";
import { covers, type MemberRole } from "../../../core/servers/roles.ts";
import { isPublished } from "../../servers/status_transitions.ts";
import {
  ButtonForm,
  FaultSummary,
  type FaultyForm,
  Field,
  fieldsOf,
  Form,
  httpStatusOf,
  Select,
  Submit,
} from "../kit/form.tsx";
import type { NoticeCode } from "../frame/notices.ts";
import { redirectTo, submitOwn } from "../forms/submit.ts";
import { Instant } from "../parts/parts.tsx";
import { showingOnce } from "./shown_once.tsx";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Own, Web, WebContext } from "../web_env.ts";
import { sendOwnPage } from "./subject.tsx";
import { fault } from "../parts/faults.ts";
import { NEEDED } from "../account/account_form.ts";
import { Panel } from "../kit/panel.tsx";
import { Row, Rows } from "../kit/rows.tsx";
import { Table } from "../kit/table.tsx";

/** The roles that can be given, as the form offers them. */
const OFFERED = ["viewer", "manager"] as const;

const ROLE = z.enum(OFFERED, fault("role"));

/** GET /my/servers/:slug/people: shows who works on a server, and how to share it, hand it over or leave it. */
export async function showPeople(c: WebContext, web: Web, own: Own, sent?: FaultyForm) {
  const { page: words } = currentLocale().words.people;
  const { server, role, act } = own;
  const { sql } = web.services;
  const [people, offers, known] = await Promise.all([
    listPeople(sql, server.id),
    role === "owner" ? listOffers(sql, server.id, act.now) : [],
    role === "owner" ? findKnownSecrets(sql, server.id, act.now) : [],
  ]);
  return await sendOwnPage(c, web, {
    server,
    title: words.title(isolated(server.name)),
    status: httpStatusOf(sent),
    body: (
      <>
        <FaultSummary faults={sent?.faults} isBusy={sent?.isBusy} />
        <Panel title={words.heading} lead={words.lead}>
          <Rows>
            <Row>
              <People own={own} people={people} you={viewerOf(c).accountId} />
              {offers.length > 0 ? <Offers own={own} offers={offers} /> : null}
            </Row>
            {role === "owner" ? <Invite own={own} sent={sent} /> : <Leave own={own} />}
          </Rows>
        </Panel>
        {known.length > 0 ? <KnownKeys slug={server.slug} known={known} /> : null}
        {role === "owner" && isPublished(server.status) ? <HandOver own={own} sent={sent} /> : null}
        {covers(role, "manager") ? <Unlist own={own} /> : null}
        {role === "owner" ? <Delete own={own} /> : null}
      </>
    ),
  });
}

function People({ own, people, you }: {
  own: Own;
  people: readonly Member[];
  you: string;
}) {
  const { page: words, roles } = currentLocale().words.people;
  const path = `/my/servers/${own.server.slug}/people`;
  return (
    <>
      <Table
        label={words.heading}
        heads={words.heads}
        rows={people.map(({ accountId, username, role, joinedAt }) => [
          <>
            <bdi>{username}</bdi> {accountId === you ? <span class="chip">{words.you}</span> : null}
          </>,
          roles[role],
          joinedAt === null ? "" : <Instant at={joinedAt} hasDay />,
          own.role !== "owner" || role === "owner" ? "" : (
            <div class="actions row--end">
              <ButtonForm
                action={`${path}/${accountId}/role`}
                label={words.change[role === "viewer" ? "manager" : "viewer"]}
                fields={{ role: role === "viewer" ? "manager" : "viewer" }}
              />
              <ButtonForm
                action={`${path}/${accountId}/role`}
                label={words.remove}
                fields={{ role: "none" }}
                look="danger"
              />
            </div>
          ),
        ])}
      />
      {own.role === "owner" && people.length > 1 ? <p class="note">{words.removed}</p> : null}
    </>
  );
}

function Offers({ own, offers }: { own: Own; offers: readonly Offer[] }) {
  const { page: words } = currentLocale().words.people;
  return (
    <>
      <h3>{words.offersTitle}</h3>
      <ul class="offers">
        {offers.map(({ id, username, role }) => (
          <li>
            <span>{words.offer(isolated(username), role)}</span>
            <ButtonForm
              action={`/my/servers/${own.server.slug}/invitations/${id}/withdrawal`}
              label={words.withdraw}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Invite({ own: { server }, sent }: { own: Own; sent: FaultyForm | undefined }) {
  const { page: words, roles } = currentLocale().words.people;
  if (!isPublished(server.status)) return <Row note={words.needsApproval} />;
  const field = fieldsOf(sent);
  const options = OFFERED.map((role) => ({ value: role, label: roles[role] }));
  return (
    <Row title={words.inviteTitle} note={words.inviteLead}>
      <Form action={`/my/servers/${server.slug}/people`}>
        <Field {...field("username")} label={words.name} autocomplete="off" maxlength={64} />
        <Select
          {...field("role")}
          label={words.role}
          help={
            <>
              {words.choices.viewer}
              <br />
              {words.choices.manager}
            </>
          }
          options={options}
        />
        <Submit>{words.invite}</Submit>
      </Form>
    </Row>
  );
}

/** The keys that people know who no longer manage the server, and a button that renews them. */
function KnownKeys({ slug, known }: { slug: string; known: readonly KnownSecret[] }) {
  const { known: words } = currentLocale().words.people;
  return (
    <Panel id="keys" title={words.title} lead={words.lead}>
      <Rows>
        <Row>
          <Table
            label={words.title}
            heads={words.heads}
            rows={known.map((secret) => [
              nameOf(secret),
              secret.knownBy === null ? words.deleted : <bdi>{secret.knownBy}</bdi>,
              secret.isPrepared
                ? words.activate
                : isRenewable(secret)
                ? ""
                : words.elsewhere[secret.kind === "chat" ? "chat" : "votifier"],
            ])}
          />
          {known.some(isRenewable)
            ? (
              <Form action={`/my/servers/${slug}/people/keys`} once>
                <Submit look="danger">{words.renew}</Submit>
                <p class="note">{words.renewHelp}</p>
              </Form>
            )
            : null}
        </Row>
      </Rows>
    </Panel>
  );
}

function nameOf({ kind, name }: KnownSecret): string {
  return currentLocale().words.people.known.kinds[kind](isolated(name ?? ""));
}

function Leave({ own: { server } }: { own: Own }) {
  const { page: words } = currentLocale().words.people;
  const action = `/my/servers/${server.slug}/people/leaving`;
  return (
    <Row
      note={words.leaveLead}
      end={<ButtonForm action={action} label={words.leave} />}
    />
  );
}

function HandOver({ own: { server }, sent }: { own: Own; sent: FaultyForm | undefined }) {
  const { handover } = currentLocale().words.people;
  return (
    <Panel id="handover" title={handover.title} lead={handover.lead}>
      <Rows>
        <Row note={handover.what}>
          <Form action={`/my/servers/${server.slug}/handover`}>
            <Field
              {...fieldsOf(sent)("heir")}
              label={handover.name}
              autocomplete="off"
              maxlength={64}
            />
            <Submit look="danger">{handover.submit}</Submit>
          </Form>
        </Row>
      </Rows>
    </Panel>
  );
}

function Unlist({ own: { server } }: { own: Own }) {
  const { unlist } = currentLocale().words.people;
  const path = `/my/servers/${server.slug}`;
  const isOff = server.unlistedAt !== null;
  return (
    <Panel id="unlist" title={unlist.title} lead={unlist.lead}>
      <Rows>
        {isOff
          ? (
            <Row
              note={unlist.again}
              end={<ButtonForm action={`${path}/relisting`} label={unlist.relist} look="primary" />}
            />
          )
          : (
            <Row
              note={server.status === "approved" ? unlist.what : unlist.notNow}
              end={server.status === "approved" &&
                <ButtonForm action={`${path}/unlisting`} label={unlist.button} />}
            />
          )}
      </Rows>
    </Panel>
  );
}

function Delete({ own: { server } }: { own: Own }) {
  const { deletion } = currentLocale().words.people;
  const link = (
    <a class="button danger" href={`/my/servers/${server.slug}/deletion`}>{deletion.link}</a>
  );
  return (
    <Panel title={deletion.group} lead={deletion.groupLead} look="danger">
      <Rows>
        <Row note={deletion.what} end={link} />
      </Rows>
    </Panel>
  );
}

/** POST /my/servers/:slug/people: offers a role to an account. */
export const invite = submitOwn({
  schema: z.object({ username: NEEDED, role: ROLE }),
  fields: { offer_refused: "username" },
  show: showPeople,
  async act(c, web, { server: { slug }, act }, offer) {
    await offerRole(web.services, slug, { ...offer, ...act });
    return redirectTo(c, `/my/servers/${slug}/people`, "offer_made");
  },
});

/** POST /my/servers/:slug/handover: offers the listing to an account. The route asks for a recent proof. */
export const handOver = submitOwn({
  schema: z.object({ heir: NEEDED }),
  fields: { offer_refused: "heir" },
  show: showPeople,
  async act(c, web, { server: { slug }, act }, { heir }) {
    await offerRole(web.services, slug, { username: heir, role: "owner", ...act });
    return redirectTo(c, `/my/servers/${slug}/people`, "offer_made");
  },
});

/** POST /my/servers/:slug/people/:id/role: changes somebody's role; "none" ends it. */
export const changeRole = submitOwn({
  schema: z.object({ role: ROLE.or(z.literal("none")) }),
  show: showPeople,
  async act(c, web, own, { role }) {
    const { server: { slug }, act } = own;
    const accountId = c.req.param("id") ?? "";
    const change = { accountId, role: role === "none" ? null : role, ...act };
    await changeMember(web.services, slug, change);
    return redirectTo(c, `/my/servers/${slug}/people`, await noticeOf(web, own, role));
  },
});

/** Says that keys are left, because the access that ended isn't all that the person had. */
async function noticeOf(
  { services: { sql } }: Web,
  { server, act }: Own,
  role: MemberRole | "none",
): Promise<NoticeCode> {
  const known = role === "manager" ? [] : await findKnownSecrets(sql, server.id, act.now);
  if (known.length > 0) return role === "none" ? "member_removed_keys" : "role_changed_keys";
  return role === "none" ? "member_removed" : "role_changed";
}

/** POST /my/servers/:slug/people/keys: renews the keys that former people know, and shows the new ones. */
export const renewKeys = showingOnce(async (_, web, { server: { slug }, act }) => {
  const { known: words } = currentLocale().words.people;
  const renewed = await renewKnownSecrets(web.services, slug, act);
  const secrets = renewed.map(({ of, secret: value }, n) => ({
    id: `renewed-${n}`,
    label: nameOf(of),
    value,
    ...of.kind === "webhook_secret" ? { help: words.activate } : {},
  }));
  return { title: words.made, secrets };
}, (_, { server }) => `/my/servers/${server.slug}/people`);

/** POST /my/servers/:slug/invitations/:id/withdrawal: withdraws an offer. */
export async function withdraw(c: WebContext, web: Web, { server: { slug }, act }: Own) {
  await withdrawOffer(web.services, slug, { offerId: c.req.param("id") ?? "", ...act });
  return redirectTo(c, `/my/servers/${slug}/people`, "offer_withdrawn");
}

/** POST /my/servers/:slug/people/leaving: ends the viewer's own role. */
export async function leave(c: WebContext, web: Web, { server: { slug }, act }: Own) {
  await leaveServer(web.services, slug, act);
  return redirectTo(c, "/my/servers", "server_left");
}
