import assert from "node:assert/strict";
import { takeAll } from "../../../src/core/limits/take_all.ts";
import { createAccountLimits } from "../../../src/site/sign_in/limits.ts";
import { createLimiters } from "../../../src/core/limits/shared_window.ts";

const INVENTED = 100_000;

Deno.test("100,000 invented names change nothing for other networks", async () => {
  const limiter = createLimiters();
  const limits = createAccountLimits((name, options) =>
    limiter(name, { ...options, now: () => 0 })
  );
  const attempt = (network: string, name: string) =>
    takeAll([limits.passwordFromNetwork, `${network} ${name}`, network], [
      limits.passwordByName,
      name,
      network,
    ]);
  for (let i = 0; i < INVENTED; i++) await attempt("2001:db8:1::/48", `Nobody_${i}`);
  const newcomers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => attempt("192.0.2.0/24", `Newcomer_${i}`)),
  );
  assert.deepEqual(newcomers.filter((limited) => limited !== undefined), []);
});
