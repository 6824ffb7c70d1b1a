import { Buffer } from "node:buffer";
import type { Dispatcher } from "undici";
import { isPublicAddress } from "../../../core/destinations/address.ts";
import { createResolver, DestinationRefused } from "../../../core/destinations/resolver.ts";
import { lazily } from "../../../core/work/lazily.ts";
import { ProviderFault } from "./provider_fault.ts";

/**
 * Maximum bytes of a response. A large key set has 20 kB.
 *
 * ```text
 * limit      value  protects  used up by
 * an answer  1 MiB  memory    a provider that was taken over
 *   test: of an answer a megabyte is read and no more
 * ```
 */
const ANSWER_MAX_BYTES = 1 << 20;

/** Maximum bytes of a response's headers. */
const HEADERS_MAX_BYTES = 16_384;

/** Status codes of responses without a body (RFC 9110). */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** The parts of a request that are sent to a provider. */
interface ProviderRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Sends a request to a provider. Throws a `ProviderFault` if there is no complete response. */
export type SendToProvider = (url: string, request: ProviderRequest) => Promise<Response>;

/** The connections to providers. */
export type ProviderFetch = ReturnType<typeof createProviderFetch>;

/**
 * Creates the function that sends all requests to providers: to public addresses, over TLS, without following
 * redirects. `withinMs` covers everything from the DNS lookup to the end of the response, of which at most 1 MB is
 * read. Only `privateOrigin` may have a private address and do without TLS.
 */
export function createProviderFetch(
  { privateOrigin, withinMs }: { privateOrigin?: string | undefined; withinMs: number },
) {
  const open = lazily(() => openAgents(withinMs));
  let opened: Awaited<ReturnType<typeof openAgents>> | undefined;

  async function send(url: string, { method = "GET", headers, body }: ProviderRequest) {
    const { origin, protocol } = new URL(url);
    const isPrivate = origin === privateOrigin;
    if (protocol !== "https:" && !(isPrivate && protocol === "http:")) {
      throw new ProviderFault("unavailable", "not_https");
    }
    opened = await open();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), withinMs);
    try {
      const answer = await opened.request(url, {
        dispatcher: isPrivate ? opened.ownNetwork : opened.internet,
        method,
        headers: headers ?? {},
        body: body === undefined || body === null ? null : String(body),
        signal: late.signal,
      });
      return toResponse(answer, await readWhole(answer.body));
    } catch (error) {
      throw new ProviderFault(
        "unavailable",
        late.signal.aborted ? "timeout" : codeOf(error),
        { cause: error },
      );
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    send,
    /** Closes every connection. */
    async close(): Promise<void> {
      await Promise.all([opened?.internet.destroy(), opened?.ownNetwork.destroy()]);
    },
  };
}

/** Creates the connection pools. Loads undici only when the first request is sent. */
async function openAgents(withinMs: number) {
  const [{ Agent, request }, { vettingConnector }] = await Promise.all([
    import("undici"),
    import("../../../core/destinations/vetting_connector.ts"),
  ]);
  const agentFor = (allows: (ip: string) => boolean) =>
    new Agent({
      connect: vettingConnector({
        resolver: createResolver({ allows, timeoutMs: withinMs }),
        connectTimeoutMs: withinMs,
      }),
      maxHeaderSize: HEADERS_MAX_BYTES,
    });
  return { request, internet: agentFor(isPublicAddress), ownNetwork: agentFor(() => true) };
}

/** Reads a response's body. Throws, and closes the connection, once it is too long. */
async function readWhole(body: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > ANSWER_MAX_BYTES) throw new ProviderFault("unavailable", "too_long");
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

function toResponse(
  { statusCode, headers }: Pick<Dispatcher.ResponseData, "statusCode" | "headers">,
  body: Uint8Array<ArrayBuffer>,
): Response {
  const fields = Object.entries(headers).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value])
  );
  const status = { status: statusCode, headers: fields };
  return new Response(WITHOUT_BODY.has(statusCode) ? null : body, status);
}

function codeOf(error: unknown): string {
  if (error instanceof ProviderFault) return error.message;
  if (error instanceof DestinationRefused) return error.code;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "no_answer";
}
