import { listOwnServers, type ServerDetails } from "../../servers/server_details.ts";
import { dayOf } from "../../votes/voting_day.ts";
import { Address, LinkLine, Section, StatusBadge } from "../frame/parts.tsx";
import { sendPage } from "../frame/layout.tsx";
import { MY_SERVERS } from "./words.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const { list: words } = MY_SERVERS;

const SUBMIT = <LinkLine href="/my/servers/new" label={words.submit} look="primary" />;

/** GET /my/servers: the viewer's servers, and the status of each. */
export async function showMyServers(c: WebContext, web: Web) {
  const { sql, now } = web.services;
  const servers = await listOwnServers(sql, viewerOf(c).accountId, { today: dayOf(now()) });
  return sendPage(c, web, {
    title: words.title,
    body: (
      <>
        <h1>{words.title}</h1>
        {servers.length === 0
          ? <Section look="empty" title={words.none} lead={words.noneNext}>{SUBMIT}</Section>
          : (
            <>
              <p class="lead">{words.lead}</p>
              {SUBMIT}
              <ul class="cards">{servers.map((server) => <ServerCard server={server} />)}</ul>
            </>
          )}
      </>
    ),
  });
}

function ServerCard({ server }: { server: ServerDetails & { votesMonthly: number } }) {
  const own = `/my/servers/${server.slug}`;
  return (
    <li class="card">
      <h2>
        <a href={own}>{server.name}</a>
      </h2>
      <p class="row">
        <StatusBadge status={server.status} />
        <span>{server.gameName}</span>
        <Address server={server} />
        <span>
          <strong>{words.votes(server.votesMonthly)}</strong> {words.votesOf}
        </span>
      </p>
      {server.decidedReason === null ? null : <p>{words.reason(server.decidedReason)}</p>}
      <p class="actions">
        {server.status === "approved" ? <a href={`/servers/${server.slug}`}>{words.page}</a> : null}
        <a href={`${own}/api`}>{words.api}</a>
        <a href={`${own}/edit`}>{words.edit}</a>
      </p>
    </li>
  );
}
