import { isRenewable, type KnownSecret } from "../../keys/known_secrets.ts";
import { isolated } from "../../text/shown_text.ts";
import type { Member, Offer } from "../../servers/people.ts";
import type { Action } from "../forms/action.tsx";
import { ButtonForm } from "../kit/form.tsx";
import { Panel } from "../kit/panel.tsx";
import { Row, Rows } from "../kit/rows.tsx";
import { Table } from "../kit/table.tsx";
import { Instant } from "../parts/parts.tsx";
import { currentLocale } from "../current_locale.ts";
import type { Own } from "../web_env.ts";

/** Who works on the server, and what their owner may change. */
export function People({ own, people, you }: {
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

/** The offers that nobody has accepted yet. */
export function Offers({ own, offers }: { own: Own; offers: readonly Offer[] }) {
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

/** The keys that people know who no longer manage the server, and a button that renews them. */
export function KnownKeys({ slug, known, renew }: {
  slug: string;
  known: readonly KnownSecret[];
  renew: Action;
}) {
  const { known: words } = currentLocale().words.people;
  return (
    <Panel id="keys" title={words.title} lead={words.lead}>
      <Rows>
        <Row>
          <Table
            label={words.title}
            heads={words.heads}
            rows={known.map((secret) => [
              secretName(secret),
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
              <renew.Form at={{ slug }} look="danger">
                <p class="note">{words.renewHelp}</p>
              </renew.Form>
            )
            : null}
        </Row>
      </Rows>
    </Panel>
  );
}

/** Names a secret. */
export function secretName({ kind, name }: KnownSecret): string {
  return currentLocale().words.people.known.kinds[kind](isolated(name ?? ""));
}
