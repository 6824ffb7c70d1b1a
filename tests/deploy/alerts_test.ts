import assert from "node:assert/strict";
import { hasTool, runTool } from "../support/host_tools.ts";

Deno.test({
  name: "the alerts fire when nobody can vote, a job is late or a clock is off",
  ignore: !hasTool("promtool"),
  async fn() {
    const { success, said } = await runTool("promtool", [
      "test",
      "rules",
      `${import.meta.dirname}/alerts.yml`,
    ]);
    assert.ok(success, said);
  },
});
