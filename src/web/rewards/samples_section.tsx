import BRIDGE from "../../../samples/rewards/VotifierBridge.java" with { type: "text" };
import FIVEM from "../../../samples/rewards/server.lua" with { type: "text" };
import OXIDE from "../../../samples/rewards/Voteboard.cs" with { type: "text" };
import PAPER from "../../../samples/rewards/Voteboard.java" with { type: "text" };
import PYTHON from "../../../samples/rewards/rewards.py" with { type: "text" };
import { Sample, sampleFor } from "../keys/code_samples.tsx";
import { REWARDS } from "./words.ts";

/** Plugins that hand out rewards from the inbox: whole programs, run by the tests. */
export const REWARD_SAMPLES = [
  { game: "Any game with a command", file: "rewards.py", code: PYTHON },
  { game: "Minecraft: Paper", file: "Voteboard.java", code: PAPER },
  { game: "Minecraft: VotingPlugin, no open port", file: "VotifierBridge.java", code: BRIDGE },
  { game: "Rust and others: Oxide, Carbon", file: "Voteboard.cs", code: OXIDE },
  { game: "FiveM", file: "server.lua", code: FIVEM },
] as const;

/** The plugins, folded, with this site's address and the server's slug in them. */
export function SamplesSection({ slug, baseUrl }: { slug: string; baseUrl: string }) {
  return (
    <section>
      <h2>{REWARDS.samples.title}</h2>
      <p>{REWARDS.samples.lead}</p>
      {REWARD_SAMPLES.map(({ game, file, code }) => (
        <details>
          <summary>{game}</summary>
          <Sample id={file} title={file} code={sampleFor(code, baseUrl, slug)} />
        </details>
      ))}
    </section>
  );
}
