import type { BallotNames } from "../../../voting/ballot/ballot_names.ts";
import { accountKey } from "../../../../core/accounts/username.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Faults } from "../../kit/form.tsx";
import { groupOf } from "../../kit/inputs.tsx";

/** The choice of the names under which a signed-in player may vote. The name used last is preselected. */
export function NameChoice(
  { choice: { names, chosen }, faults }: {
    choice: BallotNames;
    faults: Faults | undefined;
  },
) {
  const { ballot: words } = currentLocale().words.voting;
  return (
    <fieldset {...groupOf({ name: "name", faults, look: "field choices" })}>
      <legend>{words.names}</legend>
      {names.map(({ username, isProved }) => (
        <label class="choice">
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
      {faults?.["name"] && <p class="fault" id="name-fault">{faults["name"]}</p>}
    </fieldset>
  );
}
