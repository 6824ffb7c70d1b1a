import { requireOwnDetails } from "../../../servers/server_details.ts";
import { covers } from "../../../../core/servers/roles.ts";
import { Logo } from "../../servers/face.tsx";
import { Address } from "../../servers/server_address.tsx";
import { actOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import { Panel } from "../../kit/panel.tsx";
import type { Web, WebContext } from "../../web_env.ts";
import type { OwnServer } from "./own_list.ts";
import { findOwnOverview, type OverviewView, OwnOverview } from "../overview/overview_page.tsx";
import { isTold, NextStep, ServerStateBadge } from "./server_table.tsx";

/** The viewer's only server, and its overview. */
export interface SoleServerView {
  listed: OwnServer;
  shown: OverviewView;
}

/** Finds the overview of the viewer's only server. */
export async function findSoleServer(
  c: WebContext,
  web: Web,
  listed: OwnServer,
): Promise<SoleServerView> {
  const { server: overview } = listed;
  const { slug, role } = overview;
  const server = await requireOwnDetails(web.services.sql, slug, {
    ...actOf(c, web),
    role: "viewer",
  });
  const isManager = role !== null && covers(role, "manager");
  return { listed, shown: await findOwnOverview(c, web, { server, overview, isManager }) };
}

/** The viewer's only server, with its problem and its figures. */
export function SoleServer({ view: { listed, shown } }: { view: SoleServerView }) {
  const { list: words, tabs } = currentLocale().words.myServers;
  const { server: overview, attention } = listed;
  const { slug, name, gameName, role, status } = overview;
  const own = `/my/servers/${slug}`;
  const roleNote = role === null ? undefined : words.roles[role].trim();
  return (
    <>
      <Panel
        title={
          <span class="page__title">
            <Logo server={overview} size={40} isFirst />
            <a href={own} dir="auto">{name}</a>
            <ServerStateBadge listed={listed} />
          </span>
        }
        aside={
          <div class="actions">
            {attention?.level === "hint" ? null : <NextStep listed={listed} />}
            <a class="button" href={own}>{words.manage}</a>
            {status === "approved" ? <a href={`/servers/${slug}`}>{tabs.page}</a> : null}
          </div>
        }
      >
        <p class="note">
          <bdi>{gameName}</bdi> · <Address server={overview} />
          {roleNote && ` · ${roleNote}`}
        </p>
        {isTold(listed) || status === "pending" ? <p>{attention?.sentence}</p> : null}
      </Panel>
      <OwnOverview view={shown} />
    </>
  );
}
