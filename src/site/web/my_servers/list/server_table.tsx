import { Logo } from "../../servers/face.tsx";
import { Address } from "../../servers/server_address.tsx";
import type { OwnGroup, OwnServer } from "./own_list.ts";
import { playersOf } from "../subject.tsx";
import { currentLocale } from "../../current_locale.ts";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import { ListingState, State } from "../../kit/state.tsx";
import { Table } from "../../kit/table.tsx";
import { figuresOf, isListed } from "./table_figures.tsx";

/** Some servers with a heading. */
export interface ServerGroup {
  /** If absent, the table has no heading and contains all servers. */
  name?: OwnGroup;
  servers: readonly OwnServer[];
}

/** The servers of a group: a table with figures if any of them has been listed, and otherwise plain rows. */
export function ServerTable({ group: { name, servers } }: { group: ServerGroup }) {
  const locale = currentLocale();
  const { title, groups, figures } = locale.words.myServers.list;
  const { label: rewards } = locale.words.overview.health;
  return (
    <Panel
      title={name && groups[name]}
      aside={<span class="note">{locale.formats.count(servers.length)}</span>}
    >
      {servers.some(isListed)
        ? (
          <Table
            label={name ? groups[name] : title}
            heads={[figures.server, figures.today, figures.rank, figures.month, rewards, ""]}
            rows={servers.map((listed) => [
              <div class="own">
                <Logo server={listed.server} size={40} />
                <div class="row__main">
                  <ServerText listed={listed} />
                </div>
              </div>,
              ...figuresOf(listed),
              <NextStep listed={listed} />,
            ])}
          />
        )
        : (
          <Rows>
            {servers.map((listed) => (
              <Row
                art={<Logo server={listed.server} size={40} />}
                title={<ServerText listed={listed} />}
                end={<NextStep listed={listed} />}
                wraps
              />
            ))}
          </Rows>
        )}
    </Panel>
  );
}

/** A server's name, state and problem. */
function ServerText({ listed }: { listed: OwnServer }) {
  const { server, attention } = listed;
  const { list: words } = currentLocale().words.myServers;
  const role = server.role === null ? undefined : words.roles[server.role].trim();
  return (
    <>
      <a href={`/my/servers/${server.slug}`} dir="auto">{server.name}</a>
      <p class="note">
        <bdi>{server.gameName}</bdi> · <Address server={server} /> ·{" "}
        <ServerStateBadge listed={listed} />
        {role && ` · ${role}`}
      </p>
      {attention && isTold(listed)
        ? (
          <p class={attention.level === "hint" ? "note" : `state ${attention.level}`}>
            {attention.sentence}
          </p>
        )
        : null}
    </>
  );
}

/**
 * Returns whether the list shows a server's problem. A waiting review isn't shown, because the status already shows it.
 */
export function isTold({ server: { status, unlistedAt }, attention }: OwnServer): boolean {
  return attention !== undefined && attention.level !== "hint" ||
    status !== "pending" && (status !== "approved" || unlistedAt !== null);
}

/** The badge with a listed server's state for players, or with another server's status. */
export function ServerStateBadge({ listed: { server } }: { listed: OwnServer }) {
  const { status, unlistedAt } = server;
  if (status !== "approved" || unlistedAt !== null) {
    return <ListingState status={status} isUnlisted={unlistedAt !== null} />;
  }
  const kind = ({ online: "good", offline: "bad", unknown: "off" } as const)[server.state];
  return <State tone={kind}>{playersOf(server)}</State>;
}

/** The owner's next step: a button if there is a problem or the listing waits, and otherwise a link. */
export function NextStep({ listed: { server, attention } }: { listed: OwnServer }) {
  if (attention?.to === undefined) return null;
  const { path, label } = attention.to;
  const hint = server.status === "pending" ? "button" : undefined;
  const look = ({ bad: "button primary", late: "button", hint })[attention.level];
  return <a class={look} href={`/my/servers/${server.slug}${path}`}>{label}</a>;
}
