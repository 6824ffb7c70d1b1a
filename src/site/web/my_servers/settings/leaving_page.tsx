import { relistServer, unlistServer } from "../../../servers/review/unlist_server.ts";
import { NEXT } from "../../account/account_form.ts";
import { action } from "../../forms/action.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { ServerAccess } from "../../web_env.ts";
import { settingsPath } from "./settings_path.ts";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";

/** The page that links here if a listing prevents the deletion of an account. */
export const ACCOUNT_DELETION = "/account/deletion";

/** The panel that unlists the listing, or relists it. */
export function UnlistPanel({ server }: { server: ServerAccess["server"] }) {
  const { unlist } = currentLocale().words.people;
  const at = { slug: server.slug };
  const isOff = server.unlistedAt !== null;
  return (
    <Panel id="unlist" title={unlist.title} lead={unlist.lead}>
      <Rows>
        {isOff
          ? (
            <Row
              wraps
              note={unlist.again}
              end={<relist.Button at={at} look="primary" />}
            />
          )
          : (
            <Row
              wraps
              note={server.status === "approved" ? unlist.what : unlist.notNow}
              end={server.status === "approved" && <takeOff.Button at={at} />}
            />
          )}
      </Rows>
    </Panel>
  );
}

/** The panel with the link to the page that deletes the listing. */
export function DeletePanel({ server }: { server: ServerAccess["server"] }) {
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

/** POST /my/servers/:slug/unlisting: unlists a server. */
export const takeOff = action({
  path: "/my/servers/:slug/unlisting",
  who: "manager",
  route: { changes: "lists" },
  fields: { next: NEXT },
  copy: () => ({ submit: currentLocale().words.people.unlist.button }),
  onSubmit: ({ web, own, sender }) => unlistServer(web.services, own.server.slug, sender),
  then: (_, { own, values: { next } }) => [
    next === ACCOUNT_DELETION ? next : settingsPath(own.server.slug),
    "server_unlisted",
  ],
});

/** POST /my/servers/:slug/relisting: relists a server. */
export const relist = action({
  path: "/my/servers/:slug/relisting",
  who: "manager",
  route: { changes: "server" },
  fields: {},
  copy: () => ({ submit: currentLocale().words.people.unlist.relist }),
  onSubmit: ({ web, own, sender }) => relistServer(web.services, own.server.slug, sender),
  then: (_, { own }) => [`/my/servers/${own.server.slug}`, "server_relisted"],
});
