import { withdrawChange } from "../../servers/decide_change.ts";
import type { ListingChange } from "../../servers/listing_change.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { actOf } from "../frame/act.tsx";
import { ButtonForm } from "../forms/forms.tsx";
import { redirectTo } from "../forms/redirect.ts";
import { ChangeTable } from "../listing/change_table.tsx";
import { MY_SERVERS } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { change: words } = MY_SERVERS;

/** POST /my/servers/:slug/change/withdrawal: takes back what waits, or puts away what was refused. */
export function withdrawOwnChange(web: Web) {
  return async (c: WebContext) => {
    const slug = c.req.param("slug") ?? "";
    await withdrawChange(web.services, slug, actOf(c, web));
    return redirectTo(c, `/my/servers/${slug}`, "change_withdrawn");
  };
}

/** Tells an owner what waits for a moderator, or why it was refused. */
export function OwnChange({ server, change }: { server: ServerDetails; change: ListingChange }) {
  const isRefused = change.refusedAt !== null;
  return (
    <section class="card">
      <h2>{isRefused ? words.refused : words.waiting}</h2>
      <p>{isRefused ? words.refusedNext : words.waitingNext}</p>
      {change.refusedReason === null ? null : <p>{words.reason(change.refusedReason)}</p>}
      <ChangeTable server={server} change={change} />
      {change.host === null || isRefused ? null : (
        <p>
          {words.prove} <a href={`/my/servers/${server.slug}/status`}>{words.toStatus}</a>
        </p>
      )}
      <ButtonForm
        action={`/my/servers/${server.slug}/change/withdrawal`}
        label={isRefused ? words.dismiss : words.withdraw}
      />
    </section>
  );
}
