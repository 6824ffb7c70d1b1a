import type { Hono, MiddlewareHandler } from "hono";
import { saveEdit, showEdit } from "./edit_server.tsx";
import { showMyServers } from "./my_servers.tsx";
import { resubmit, showOwnServer } from "./own_server_page.tsx";
import { showSubmit, submitServer } from "./submit_server.tsx";
import type { Web, WebEnv } from "../web_env.ts";

/** Who may open an owner's pages, and who may send their forms. */
export interface OwnGuards {
  own: MiddlewareHandler<WebEnv>;
  ownForm: MiddlewareHandler<WebEnv>;
}

/** The pages on which owners list servers and keep their listings. */
export function addMyServers(app: Hono<WebEnv>, web: Web, { own, ownForm }: OwnGuards): void {
  app.get("/my/servers", own, showMyServers(web));
  app.post("/my/servers", ownForm, submitServer(web));
  // Before the next: no server has the slug "new".
  app.get("/my/servers/new", own, showSubmit(web));

  const server = "/my/servers/:slug";
  app.get(server, own, showOwnServer(web));
  app.get(`${server}/edit`, own, showEdit(web));
  app.post(`${server}/edit`, ownForm, saveEdit(web));
  app.post(`${server}/resubmissions`, ownForm, resubmit(web));
}
