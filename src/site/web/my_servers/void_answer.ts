import { z } from "zod";
import { answerNotice } from "../../voting/void_notice.ts";
import { redirectTo, submitOwn } from "../forms/submit.ts";
import { showOwnServer } from "./own_server_page.tsx";

/** POST /my/servers/:slug/voids/:id/answer: sends an owner's one answer about void votes to the moderators. */
export const answerVoids = submitOwn({
  // Each note on the page has a field of its own.
  schema: z.record(z.string(), z.string()),
  fields: { void_answer_invalid: "answer", void_answered: "" },
  show: showOwnServer,
  async act(c, web, { server: { slug }, act }, typed) {
    const id = c.req.param("id") ?? "";
    await answerNotice(web.services, slug, { id, text: typed[`answer-${id}`] ?? "", ...act });
    return redirectTo(c, `/my/servers/${slug}`, "void_answered");
  },
});
