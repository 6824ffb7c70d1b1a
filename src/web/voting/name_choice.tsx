import type { BallotNames } from "../../votes/ballot_names.ts";
import { accountKey } from "../../accounts/username.ts";
import { VOTING } from "./words.ts";

const { ballot: words } = VOTING;

/** The names that a signed-in player may vote under, on their ballot. The one that they used last is chosen. */
export function NameChoice({ choice: { names, chosen }, fault }: {
  choice: BallotNames;
  fault: string | undefined;
}) {
  return (
    <fieldset class={fault === undefined ? "names" : "names at-fault"} id="name">
      <legend>{words.names}</legend>
      {names.map(({ username, isProved }) => (
        <label>
          <input
            type="radio"
            name="name"
            value={username}
            checked={accountKey(username) === accountKey(chosen.username)}
          />
          <span>
            <strong>{username}</strong>
            {isProved ? <span class="note">{words.isSteamId}</span> : null}
          </span>
        </label>
      ))}
      <p class="note">{words.namesHelp}</p>
      {fault === undefined ? null : <p class="fault" id="name-fault">{fault}</p>}
    </fieldset>
  );
}
