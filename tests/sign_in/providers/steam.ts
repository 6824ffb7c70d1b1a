import { createHmac } from "node:crypto";
import { type FaultyServer, startFaultyServer } from "./faulty_server.ts";

/** The endpoint that Steam names in its answers, wherever the imitation listens. */
export const STEAM_ENDPOINT = "https://steamcommunity.com/openid/login";

/** The SteamID64 of the person who comes. */
export const STEAM_ID = "76561197960287930";

const NAMESPACE = "http://specs.openid.net/auth/2.0";
const SIGNED = "signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle";

/** An imitation of Steam's OpenID 2.0 endpoint, written from the specification and what Steam documents of it. */
export interface Steam extends FaultyServer {
  /** How often it was asked whether an answer is its own. */
  checks(): number;
}

/** Where it is asked that: the place of a server's faults. Other faults are `few signed`, `old nonce` and `cancel`. */
export const STEAM_CHECK = "POST /openid/login";

/** Starts one on loopback. Everybody who comes is signed in. */
export function startSteam(): Steam {
  let visits = 0;
  const server = startFaultyServer(async (request, { searchParams }) => {
    if (request.method === "POST") return check(new URLSearchParams(await request.text()));
    visits += 1;
    return vouch(searchParams, server.fault);
  });
  return Object.assign(server, { checks: () => server.hits.length - visits });
}

function vouch(query: URLSearchParams, fault: string): Response {
  const returnTo = query.get("openid.return_to") ?? "";
  const back = new URL(returnTo);
  const time = fault === "old nonce"
    ? "2020-01-01T00:00:00"
    : new Date().toISOString().slice(0, 19);
  const id = `https://steamcommunity.com/openid/id/${STEAM_ID}`;
  const fields: Record<string, string> = fault === "cancel" ? { ns: NAMESPACE, mode: "cancel" } : {
    ns: NAMESPACE,
    mode: "id_res",
    op_endpoint: STEAM_ENDPOINT,
    claimed_id: id,
    identity: id,
    return_to: returnTo,
    response_nonce: `${time}Z${crypto.randomUUID()}`,
    assoc_handle: "1234567890",
    signed: fault === "few signed" ? "op_endpoint,return_to,response_nonce,assoc_handle" : SIGNED,
  };
  for (const [name, value] of Object.entries(fields)) {
    back.searchParams.set(`openid.${name}`, value);
  }
  back.searchParams.set("openid.sig", sign(back.searchParams));
  return Response.redirect(back, 302);
}

/** Says whether it signed what is sent back; like Steam, with any number of fields that it never signed. */
function check(form: URLSearchParams): Response {
  const isAsked = form.get("openid.mode") === "check_authentication";
  form.set("openid.mode", "id_res");
  const isValid = isAsked && form.get("openid.sig") === sign(form);
  return new Response(`ns:${NAMESPACE}\nis_valid:${isValid}\n`);
}

/** Signs the fields that `signed` names, in key-value form (OpenID Authentication 2.0 §4.1.1). */
function sign(fields: URLSearchParams): string {
  const names = (fields.get("openid.signed") ?? "").split(",");
  const text = names.map((name) => `${name}:${fields.get(`openid.${name}`)}\n`).join("");
  return createHmac("sha1", "Steam's own secret").update(text).digest("base64");
}
