import { addServer } from "../servers/add_server.ts";
import { decideStatus } from "../servers/decide_status.ts";
import type { Facts, GivenFacts } from "../servers/facts.ts";
import { requireServer } from "../servers/require_server.ts";
import { findFacts, saveFacts } from "../servers/save_facts.ts";
import type { Decision, Server } from "../servers/server.ts";
import type { Commands, Run } from "./command.ts";

/** Commands about listings. */
export const serverCommands: Commands = {
  async "server add --owner U --name N --game SLUG --host H --port P"(operator, { required }) {
    const server = {
      owner: required("owner"),
      name: required("name"),
      game: required("game"),
      host: required("host"),
      port: Number(required("port")),
    };
    return statusOf(await addServer(operator, server, operator.act));
  },
  async "server tell SLUG [--tagline TEXT] [--tags LIST] [--country CODE] [--version V] [--languages LIST] [--website URL] [--discord URL] [--video URL]"(
    operator,
    { args: [slug = ""], text },
  ) {
    const { id, status } = await requireServer(operator.sql, slug);
    const facts = givenFacts(await findFacts(operator.sql, id), text);
    await saveFacts(operator, slug, { facts, ...operator.act });
    return { id, slug, status, ...await findFacts(operator.sql, id) };
  },
  "server approve SLUG": deciding("approve"),
  "server reject SLUG [--reason TEXT]": deciding("reject"),
  "server suspend SLUG [--reason TEXT]": deciding("suspend"),
};

/** The facts as they are, but for those that were given; a list has commas, and an empty text takes a fact away. */
function givenFacts(facts: Facts, text: (flag: string) => string | undefined): GivenFacts {
  const given = Object.keys(facts).flatMap((fact) => {
    const value = text(fact);
    if (value === undefined) return [];
    const isList = fact === "tags" || fact === "languages";
    const items = value.split(",").map((item) => item.trim()).filter((item) => item !== "");
    return [[fact, isList ? items : value]];
  });
  return { ...facts, ...Object.fromEntries(given) };
}

function deciding(decision: Decision): Run {
  return async (operator, { args: [slug = ""], text }) => {
    const made = { decision, reason: text("reason"), ...operator.act };
    return statusOf(await decideStatus(operator, slug, made));
  };
}

function statusOf({ id, slug, status }: Server) {
  return { id, slug, status };
}
