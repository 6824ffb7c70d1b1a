import { isolated } from "../../../text/shown_text.ts";
import { sendError } from "../../frame/error_page.tsx";
import { renderBoard } from "../../voting/boards/board_page.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { ServerAccess, Web, WebContext } from "../../web_env.ts";
import { sendOwnPage } from "../subject.tsx";

/** GET /my/servers/:slug/voters: shows the server's top voters to its owner, with all names. */
export async function showOwnBoard(c: WebContext, web: Web, { server }: ServerAccess) {
  const { board: words } = currentLocale().words.voting;
  const board = await renderBoard(c, web, { serverId: server.id, isOwner: true });
  if (!board) return await sendError(c, web, "notFound");
  return await sendOwnPage(c, web, {
    server,
    title: `${words.ownTitle} · ${isolated(server.name)}`,
    body: (
      <>
        <h2>{words.ownTitle}</h2>
        <p class="lead">{words.ownLead}</p>
        {board}
      </>
    ),
  });
}
