import BRIDGE from "../../../../samples/rewards/VotifierBridge.java" with { type: "text" };
import FIVEM from "../../../../samples/rewards/server.lua" with { type: "text" };
import OXIDE from "../../../../samples/rewards/Voteboard.cs" with { type: "text" };
import PAPER from "../../../../samples/rewards/Voteboard.java" with { type: "text" };
import PYTHON from "../../../../samples/rewards/rewards.py" with { type: "text" };
import { PLACEHOLDER } from "../../../site/web/docs/guides.ts";
import { Fold } from "../../../site/web/kit/panel.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { CopyButton } from "../../../site/web/kit/copy_button.tsx";

/** Plugins that hand out rewards from the inbox. They are complete programs, and the tests run them. */
export const REWARD_SAMPLES = [
  { game: "command", file: "rewards.py", code: PYTHON },
  { game: "paper", file: "Voteboard.java", code: PAPER },
  { game: "votingPlugin", file: "VotifierBridge.java", code: BRIDGE },
  { game: "oxide", file: "Voteboard.cs", code: OXIDE },
  { game: "fivem", file: "server.lua", code: FIVEM },
] as const;

/** The plugins, collapsed, with this site's address and the server's slug filled in. */
export function SamplesSection({ slug, baseUrl }: { slug: string; baseUrl: string }) {
  const { samples, sampleGames } = currentLocale().words.rewards;
  return (
    <Fold title={samples.title}>
      <p>{samples.lead}</p>
      {REWARD_SAMPLES.map(({ game, file, code }) => (
        <Sample
          id={file}
          of={sampleGames[game]}
          title={file}
          code={code.replaceAll("your-server", slug)}
          baseUrl={baseUrl}
        />
      ))}
    </Fold>
  );
}

/** Collapsed lines to paste, with this site's address filled in, and a button that copies them if scripts run. */
export function Sample({ id, of, title, code, baseUrl }: {
  id: string;
  /** The game or plugin that the lines are for. */
  of: string;
  title: string;
  code: string;
  baseUrl: string;
}) {
  return (
    <details>
      <summary>{of}</summary>
      <h3>{title}</h3>
      <pre id={id} class="code" tabindex={0}>{code.replaceAll(PLACEHOLDER, baseUrl)}</pre>
      <CopyButton of={id} />
    </details>
  );
}
