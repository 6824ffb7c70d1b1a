import { Logo } from "../parts/face.tsx";
import { Address } from "../parts/parts.tsx";
import type { OwnGroup, OwnServer } from "./own_list.ts";
import { playersOf } from "./subject.tsx";
import { currentLocale } from "../current_locale.ts";
import { Panel } from "../kit/panel.tsx";
import { Row, Rows } from "../kit/rows.tsx";
import { ListingState, State } from "../kit/state.tsx";
import { Table } from "../kit/table.tsx";
import { figuresOf, isListed } from "./table_figures.tsx";

/** Some servers with a heading. */
export interface ServerGroup {
  /** Absent: all of them, without a heading. */
  name?: OwnGroup;
  servers: readonly OwnServer[];
}

/** The servers of a group: with their figures in columns if any of them has been listed, or else as rows. */
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

/** A server's name, state and needs. */
function ServerText({ listed }: { listed: OwnServer }) {
  const { server, attention } = listed;
  const { list: words } = currentLocale().words.myServers;
  const role = server.role === null ? "" : words.roles[server.role].trim();
  return (
    <>
      <a href={`/my/servers/${server.slug}`} dir="auto">{server.name}</a>
      <p class="note">
        <bdi>{server.gameName}</bdi> · <Address server={server} /> ·{" "}
        <ServerStateBadge listed={listed} />
        {role === "" ? null : ` · ${role}`}
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

/** Returns whether the list says what a server needs. A waiting review doesn't count: the status already says it. */
export function isTold({ server: { status, unlistedAt }, attention }: OwnServer): boolean {
  return attention !== undefined && attention.level !== "hint" ||
    status !== "pending" && (status !== "approved" || unlistedAt !== null);
}

/** Says whether players can join a listed server. For other servers, shows the status. */
export function ServerStateBadge({ listed: { server } }: { listed: OwnServer }) {
  const { status, unlistedAt } = server;
  if (status !== "approved" || unlistedAt !== null) {
    return <ListingState status={status} isUnlisted={unlistedAt !== null} />;
  }
  const kind = ({ online: "good", offline: "bad", unknown: "off" } as const)[server.state];
  return <State tone={kind}>{playersOf(server)}</State>;
}

/** The owner's next step: a button if something is wrong or the listing waits, or else a link. */
export function NextStep({ listed: { server, attention } }: { listed: OwnServer }) {
  if (attention?.to === undefined) return null;
  const { path, label } = attention.to;
  const hint = server.status === "pending" ? "button" : undefined;
  const look = ({ bad: "button primary", late: "button", hint })[attention.level];
  return <a class={look} href={`/my/servers/${server.slug}${path}`}>{label}</a>;
}
