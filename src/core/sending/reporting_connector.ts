import type { Socket } from "node:net";
import type { buildConnector } from "undici";
import { DestinationRefused } from "../destinations/resolver.ts";
import { vettingConnector, type VettingOptions } from "../destinations/vetting_connector.ts";
import { codeOf, ConnectFailure } from "./outcome.ts";
import { nameTlsFault } from "./tls_fault.ts";

/** Creates a connector that reports the address of each connection, and turns a failure into a delivery's outcome. */
export function reportingConnector(
  options: VettingOptions,
  connected: (target: buildConnector.Options, socket: Socket) => void,
): buildConnector.connector {
  const open = vettingConnector(options);
  return (target, callback) =>
    open(target, (error, socket) => {
      if (error === null) {
        connected(target, socket);
        callback(null, socket);
      } else void connectFailure(error, target, options).then((failure) => callback(failure, null));
    });
}

const TCP_FAULTS = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EINVAL|ETIMEDOUT)$/;

async function connectFailure(
  error: Error,
  target: buildConnector.Options,
  options: VettingOptions,
): Promise<ConnectFailure> {
  if (error instanceof DestinationRefused) return new ConnectFailure(error.code, error);
  const beforeTls = target.protocol !== "https:" || TCP_FAULTS.test(codeOf(error) ?? "");
  if (beforeTls) return new ConnectFailure("connect_failed", error);
  // Only the name of the failure depends on a second connection, which may itself fail in any way.
  const outcome = await nameTlsFault(error, target, options).catch(() => "tls_failed" as const);
  return new ConnectFailure(outcome, error);
}
