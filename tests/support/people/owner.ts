import assert from "node:assert/strict";
import { type KeyStatus, listKeys } from "../../../src/site/keys/list_keys.ts";
import { openPerson, type Visitor } from "./visitor.ts";
import type { World } from "../world.ts";
import { listGame } from "../network/listed_game.ts";

/** The API panel of the server that `openOwner` lists. */
export const PANEL = "/my/servers/caves/api";

/** Signs in as Steve, who has an approved server. */
export async function openOwner(world: World): Promise<Visitor> {
  const steve = await openPerson(world, "Steve_01");
  await listGame(world, { owner: "Steve_01", name: "Caves", host: "mc.example.com" });
  return steve;
}

/** Finds the id of the form that is sent to `action`. */
export function formIdOf(html: string, action: string): string {
  const form = html.slice(html.indexOf(`action="${action}"`));
  return /name="form_id" value="([^"]+)"/.exec(form)?.[1] ?? assert.fail(`no form ${action}`);
}

/** Creates a key with the form, and returns the secrets in the response. */
export async function issueByForm(
  visitor: Visitor,
  fields: { name: string; webhook_url?: string },
) {
  const { html } = await visitor.get(PANEL);
  const form_id = formIdOf(html, `${PANEL}/keys`);
  const sent = { webhook_url: "", read: "on", ...fields, form_id };
  const answer = await visitor.submit(`${PANEL}/keys`, sent);
  const key = /value="(vb_[^"]+)"/.exec(answer.html)?.[1] ?? "";
  const secret = /value="(whsec_[^"]+)"/.exec(answer.html)?.[1] ?? "";
  const id = /keys\/([0-9a-f-]{36})"/.exec(answer.html)?.[1] ?? "";
  return { answer, sent, key, secret, id, path: `${PANEL}/keys/${id}` };
}

/** Returns the keys of the server. */
export async function keysOf(world: World): Promise<KeyStatus[]> {
  return await listKeys(world.services.sql, "caves", world.act);
}
