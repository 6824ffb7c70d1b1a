import assert from "node:assert/strict";
import { action } from "../../../src/site/web/forms/action.tsx";

const form = { path: "/x", who: "signed in", fields: {} } as const;

Deno.test("a form leads somewhere, unless its work always responds itself", () => {
  // @ts-expect-error: `then` is missing
  const shut = action({ ...form, onSubmit: () => Promise.resolve() });
  // @ts-expect-error: `then` is missing, as the work doesn't respond at times
  const half = action({
    ...form,
    onSubmit: ({ c }) => c.req.path === "/y" ? c.body(null) : "done",
  });
  const open = action({ ...form, onSubmit: ({ c }) => c.body(null) });
  const led = action({ ...form, onSubmit: () => Promise.resolve(), then: () => ["/"] });
  const routes = [shut, half, open, led].map(({ route: [method, path] }) => `${method} ${path}`);
  assert.deepEqual([...new Set(routes)], ["POST /x"]);
});
