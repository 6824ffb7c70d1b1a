import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import type { Visitor } from "../../support/people/visitor.ts";
import type { World } from "../../support/world.ts";

/** The fields of a valid listing. */
export const FORM = {
  game: "minecraft",
  name: "Caves & Cliffs",
  host: "mc.example.com",
  port: "",
  description: "Dig **deep**.\r\n\r\n<b>Now</b>",
};

/** Sends the form of the page at that path, as its owner would, and returns the answer. */
export async function submit(steve: Visitor, fields: Partial<typeof FORM> = {}) {
  const { html } = await steve.get("/my/servers/new");
  return await steve.submit("/my/servers", { ...FORM, form_id: formId(html), ...fields });
}

/** Returns the id of the form on a page, which one listing can be submitted with. */
export function formId(html: string): string {
  return /name="form_id" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

/** Decides about the submitted listing, as a moderator. */
export async function decide(
  world: World,
  decision: "approve" | "reject" | "suspend",
  reason?: string,
) {
  await decideStatus(world.context, "caves-cliffs", { decision, reason, ...world.act });
}
