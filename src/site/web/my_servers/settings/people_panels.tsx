import type { KnownSecret } from "../../../keys/known_secrets.ts";
import { isRenewable } from "../../../keys/renew_secrets.ts";
import { isolated } from "../../../text/shown_text.ts";
import type { Member } from "../../../servers/roles/people.ts";
import type { Offer } from "../../../servers/roles/role_offers.ts";
import type { Action } from "../../forms/action.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import { Chip } from "../../kit/state.tsx";
import { Table } from "../../kit/table.tsx";
import { Instant } from "../../kit/times.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { ServerAccess } from "../../web_env.ts";

/** The server's owner and members, with forms for the owner. */
export function People({ own, people, you, changeRole }: {
  own: ServerAccess;
  people: readonly Member[];
  you: string;
  changeRole: Action;
}) {
  const { page: words, roles } = currentLocale().words.people;
  const { slug } = own.server;
  return (
    <>
      <Table
        label={words.heading}
        heads={words.heads}
        rows={people.map(({ accountId: id, username, role, joinedAt }) => {
          const other = role === "viewer" ? "manager" : "viewer";
          return [
            <>
              <bdi>{username}</bdi> {id === you ? <Chip>{words.you}</Chip> : null}
            </>,
            roles[role],
            joinedAt === null ? "" : <Instant at={joinedAt} />,
            own.role !== "owner" || role === "owner" ? "" : (
              <div class="actions">
                <changeRole.Button
                  at={{ slug, id }}
                  typed={{ role: other }}
                  submit={words.change[other]}
                />
                <changeRole.Button
                  at={{ slug, id }}
                  typed={{ role: "none" }}
                  submit={words.remove}
                  look="danger"
                />
              </div>
            ),
          ];
        })}
      />
      {own.role === "owner" && people.length > 1 ? <p class="note">{words.removed}</p> : null}
    </>
  );
}

/** The open offers. Renders nothing if there are none. */
export function Offers({ own, offers, withdraw }: {
  own: ServerAccess;
  offers: readonly Offer[];
  withdraw: Action;
}) {
  const { page: words } = currentLocale().words.people;
  if (offers.length === 0) return null;
  return (
    <>
      <h3>{words.offersTitle}</h3>
      <Rows>
        {offers.map(({ id, username, role }) => (
          <Row
            title={<span>{words.offer(isolated(username), role)}</span>}
            end={<withdraw.Button at={{ slug: own.server.slug, id }} />}
          />
        ))}
      </Rows>
    </>
  );
}

/** The keys that former managers know, and a button that renews them. */
export function KnownKeys({ slug, known, renew }: {
  slug: string;
  known: readonly KnownSecret[];
  renew: Action;
}) {
  const { known: words } = currentLocale().words.people;
  return (
    <Panel id="keys" title={words.title} lead={words.lead}>
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
    </Panel>
  );
}

/** Returns the name of a secret. */
export function secretName({ kind, name }: KnownSecret): string {
  return currentLocale().words.people.known.kinds[kind](isolated(name ?? ""));
}
