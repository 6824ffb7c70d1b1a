import assert from "node:assert/strict";
import { REWARD_SAMPLES, SamplesSection } from "../../../src/web/rewards/samples_section.tsx";

Deno.test("the reward samples are shown with the site's address and the server's name", async () => {
  const baseUrl = "https://votes.example.net";
  const html = String(await SamplesSection({ slug: "skyblock-valley", baseUrl }));
  for (const { file } of REWARD_SAMPLES) assert.ok(html.includes(`>${file}</h3>`), file);
  assert.equal(html.split(baseUrl).length - 1, REWARD_SAMPLES.length);
  assert.ok(html.includes("skyblock-valley"));
  assert.doesNotMatch(html, /voteboard\.example|your-server/);
});
