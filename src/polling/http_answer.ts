import { Client, errors } from "undici";
import { AnswerTooLarge } from "./answer.ts";
import type { Endpoint } from "./datagrams.ts";
import type { GamedigRequest } from "./gamedig.ts";

/** Maximum bytes of a JSON answer: a busy FiveM server's player list has 200 kB. */
const BODY_MAX = 262_144;

/**
 * Returns the parsed JSON that the game server's own HTTP port answers to a GET, in place of gamedig's `got`: always
 * from the vetted address whatever host the URL names, with no redirects, at most 256 kB and no decompression.
 */
export async function requestJson(
  { address, family, port }: Endpoint,
  { url: text, method = "GET", searchParams = {} }: GamedigRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const url = new URL(text);
  if (url.protocol !== "http:" || method !== "GET") throw new Error("only GET over http: is asked");
  for (const [name, value] of Object.entries(searchParams)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const origin = `http://${family === 6 ? `[${address}]` : address}:${port}`;
  const client = new Client(origin, { maxResponseSize: BODY_MAX });
  try {
    const path = url.pathname + url.search;
    const { statusCode, body } = await client.request({ method: "GET", path, signal });
    if (statusCode !== 200) throw new Error(`the server answered ${statusCode}`);
    return JSON.parse(await body.text());
  } catch (error) {
    if (error instanceof errors.ResponseExceededMaxSizeError) throw new AnswerTooLarge("a body");
    throw error;
  } finally {
    await client.destroy();
  }
}
