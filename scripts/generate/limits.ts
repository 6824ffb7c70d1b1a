import type { Contract, Rate } from "./contract.ts";
import { print } from "./print.ts";

/**
 * Returns the source of limits.ts: limits of each operation, of failed authentication, and of bodies and webhooks if
 * there are any.
 */
export function limitsSource({ components, delivery, bodyLimit, operations }: Contract): string {
  const limits = Object.fromEntries(
    operations.map(({ operationId, ...operation }) =>
      [operationId, rate(operation["x-rate-limit"])] as const
    ),
  );
  const failed = components.securitySchemes?.apiKey["x-failed-authentication-limit"];
  const client = failed ? "key (SPEC §8)" : "address";
  const others = [
    failed ? failedLimit(failed) : "",
    bodyLimit ? bodyLimits(bodyLimit) : "",
    delivery ? deliveryLimits(delivery) : "",
  ];
  return `
/** A number of requests in any window of that many seconds. */
export interface RateLimit {
  requests: number;
  windowSeconds: number;
}

/** Requests that each operation allows one ${client}. */
export const limits = ${print(limits)} as const satisfies Record<string, RateLimit>;

/** The name of an operation of the contract. */
export type OperationId = keyof typeof limits;
${others.join("")}`;
}

function failedLimit(failed: Rate): string {
  return `
/** Failed authentications that one address may send. */
export const failedAuthenticationLimit = ${print(rate(failed))} as const satisfies RateLimit;
`;
}

function bodyLimits(limit: NonNullable<Contract["bodyLimit"]>): string {
  const limits = { maxBytes: limit.bytes, withinMs: limit.arrive_within_seconds * 1000 };
  return `
/** A body's longest size, and the time within which it has to arrive. */
export const bodyLimit = ${print(limits)} as const;
`;
}

function deliveryLimits(delivery: NonNullable<Contract["delivery"]>): string {
  const limits = {
    answerSeconds: delivery.answer_within_seconds,
    signatureToleranceSeconds: delivery.signature_tolerance_seconds,
    longestRetryAfterSeconds: delivery.longest_retry_after_seconds,
    retryDelaysSeconds: delivery.retry_delays_seconds,
  };
  return `
/** The contract's promises to receivers of webhooks; one delay for each attempt. */
export const deliveryLimits = ${print(limits)} as const;
`;
}

function rate({ requests, window_seconds }: Rate) {
  return { requests, windowSeconds: window_seconds };
}
