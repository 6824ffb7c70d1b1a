import BRIDGE from "../../../samples/rewards/VotifierBridge.java" with { type: "text" };
import FIVEM from "../../../samples/rewards/server.lua" with { type: "text" };
import OXIDE from "../../../samples/rewards/Voteboard.cs" with { type: "text" };
import PAPER from "../../../samples/rewards/Voteboard.java" with { type: "text" };
import PYTHON from "../../../samples/rewards/rewards.py" with { type: "text" };
import { Sample, sampleFor } from "../keys/code_samples.tsx";
import { PLUGINS as words } from "./words.ts";

/** The slug of the server in the samples. */
const PLACEHOLDER = "your-server";

/** Plugins that hand out rewards from the inbox: whole programs, run by the tests. */
export const REWARD_SAMPLES = [
  { game: "Any game with a command", file: "rewards.py", code: PYTHON },
  { game: "Minecraft: Paper", file: "Voteboard.java", code: PAPER },
  {
    game: "Minecraft: VotingPlugin without an open port",
    file: "VotifierBridge.java",
    code: BRIDGE,
  },
  { game: "Rust and others: Oxide", file: "Voteboard.cs", code: OXIDE },
  { game: "FiveM", file: "server.lua", code: FIVEM },
] as const;

/** The plugins, folded, as they run for a server of the site at that address. */
export function SamplesSection({ slug, baseUrl }: { slug: string; baseUrl: string }) {
  return (
    <section>
      <h2>{words.heading}</h2>
      <p>{words.lead}</p>
      {REWARD_SAMPLES.map(({ game, file, code }) => (
        <details>
          <summary>{game}</summary>
          <Sample id={file} title={file} code={rewardSampleFor(code, { slug, baseUrl })} />
        </details>
      ))}
    </section>
  );
}

/** A sample as it runs for a server of the site at that address. */
export function rewardSampleFor(
  code: string,
  { slug, baseUrl }: { slug: string; baseUrl: string },
): string {
  return sampleFor(code, baseUrl).replaceAll(PLACEHOLDER, slug);
}
