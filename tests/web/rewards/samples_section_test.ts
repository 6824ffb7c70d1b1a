import assert from "node:assert/strict";
import { ENGLISH } from "../../../src/core/locales/locale.ts";
import { inLocale } from "../../../src/site/web/current_locale.ts";
import { REWARD_SAMPLES, SamplesSection } from "../../../src/reach/web/rewards/samples_section.tsx";

Deno.test("the reward samples are shown with the site's address and the server's name", async () => {
  const baseUrl = "https://votes.example.net";
  const props = { slug: "skyblock-valley", baseUrl };
  const html = await inLocale(ENGLISH, async () => String(await SamplesSection(props)));
  for (const { file } of REWARD_SAMPLES) assert.ok(html.includes(`>${file}</h3>`), file);
  assert.equal(html.split(baseUrl).length - 1, REWARD_SAMPLES.length);
  assert.ok(html.includes("skyblock-valley"));
  assert.doesNotMatch(html, /voteboard\.example|your-server/);
});
