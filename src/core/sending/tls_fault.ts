import { X509Certificate } from "node:crypto";
import { isIP, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { buildConnector } from "undici";
import { vettingConnector, type VettingOptions } from "../destinations/vetting_connector.ts";
import { codeOf, type Outcome } from "./outcome.ts";

/** Milliseconds for one connection that examines a receiver. They count toward the 10 s of the attempt. */
const LOOK_WITHIN_MS = 1_500;

/** The outcomes of the TLS library's codes and messages. The first match counts. */
const FAULTS: readonly [RegExp, Outcome][] = [
  // Servers of plain HTTP respond to the handshake with a 400, or disconnect.
  [/WRONG_VERSION_NUMBER|InvalidContentType|ECONNRESET|EPIPE/, "tls_plain"],
  [/NO_APPLICATION_PROTOCOL|NoApplicationProtocol/, "http2_only"],
  [/PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|HandshakeFailure|Tls1[23]/, "tls_old"],
  [/ALTNAME_INVALID|UnrecognizedName|UnrecognisedName/, "tls_other_name"],
];

const ABOUT_CERTIFICATE = /cert|leaf|purpose/i;

/** The protocol that a receiver agreed on, and the certificate that it showed. */
interface TlsSession {
  readonly protocol: string | false | null;
  readonly certificate: X509Certificate;
}

/**
 * Returns the reason why a TLS connection to `target` failed. The library reports only the first fault of a
 * certificate, and most certificates for another name are self-signed as well, so this examines the certificate on a
 * connection that carries no data.
 */
export async function nameTlsFault(
  error: Error,
  target: buildConnector.Options,
  options: VettingOptions,
): Promise<Outcome> {
  if (codeOf(error) === "UND_ERR_CONNECT_TIMEOUT") return await nameSilence(target, options);
  const saying = `${codeOf(error) ?? ""} ${error.message}`;
  const [, known] = FAULTS.find(([pattern]) => pattern.test(saying)) ?? [];
  if (known !== undefined) return known;
  if (!ABOUT_CERTIFICATE.test(saying)) return "tls_failed";
  const seen = await probe(target, { ...options, unverified: { http2: false } }, readTls);
  if (seen === undefined) return "tls_untrusted";
  // A receiver that only speaks HTTP/2 may continue even if no protocol was agreed on.
  const both = seen.protocol === "http/1.1"
    ? undefined
    : await probe(target, { ...options, unverified: { http2: true } }, readTls);
  return both?.protocol === "h2" ? "http2_only" : faultOf(seen.certificate, target.hostname);
}

/** A receiver that accepts a connection and then waits for more most likely speaks plain HTTP. */
async function nameSilence(
  target: buildConnector.Options,
  options: VettingOptions,
): Promise<Outcome> {
  const plain = { ...target, protocol: "http:", port: target.port || "443" };
  const accepts = await probe(plain, options, () => true);
  return accepts ? "tls_plain" : "connect_failed";
}

function faultOf(certificate: X509Certificate, host: string): Outcome {
  const name = isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host);
  if (name === undefined) return "tls_other_name";
  const now = Date.now(); // the machine's clock, which the TLS library compared with, too
  const isValid = Date.parse(certificate.validFrom) <= now &&
    now <= Date.parse(certificate.validTo);
  if (!isValid) return "tls_expired";
  return certificate.issuer === certificate.subject ? "tls_self_signed" : "tls_untrusted";
}

function readTls(socket: Socket): TlsSession | undefined {
  if (!(socket instanceof TLSSocket)) return undefined;
  const { raw } = socket.getPeerCertificate();
  return { protocol: socket.alpnProtocol, certificate: new X509Certificate(raw) };
}

/** Connects, calls `read`, and disconnects without sending any data. Returns undefined if it can't connect. */
function probe<T>(
  target: buildConnector.Options,
  options: VettingOptions,
  read: (socket: Socket) => T,
): Promise<T | undefined> {
  const open = vettingConnector({ ...options, connectTimeoutMs: LOOK_WITHIN_MS });
  return new Promise((resolve, reject) =>
    open(target, (error, socket) => {
      try {
        resolve(error === null ? read(socket) : undefined);
      } catch (fault) {
        reject(fault);
      } finally {
        socket?.destroy();
      }
    })
  );
}
