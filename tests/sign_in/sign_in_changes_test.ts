import assert from "node:assert/strict";
import {
  type SignInChange,
  signInChangedMail,
} from "../../src/site/sign_in/mails/account_mails.ts";
import { addPasskey } from "../../src/site/sign_in/passkeys/add_passkey.ts";
import { resetFactors } from "../../src/site/sign_in/two_factor/reset_factors.ts";
import {
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnPasskeys,
} from "../../src/site/sign_in/two_factor/second_factor.ts";
import { removePasskey } from "../../src/site/sign_in/ways_in/remove_passkey.ts";
import { linkIdentity, unlinkIdentity } from "../../src/site/sign_in/ways_in/ways_in.ts";
import { turnOnFactors } from "../support/people/factors.ts";
import { PIA } from "../support/people/provider_double.ts";
import { makeSoftPasskey } from "../support/people/soft_passkey.ts";
import { openStage } from "./passkey_stage.ts";

type Stage = Awaited<ReturnType<typeof openStage>>;

/** A change that a viewer makes, what has to be there before it, and the email that its owner gets. */
interface Change {
  prepare?: (stage: Stage) => Promise<unknown>;
  make: (stage: Stage) => Promise<unknown>;
  mail: SignInChange;
}

const turnOn = ({ world, viewer }: Stage) => turnOnFactors(world, viewer);
const link = ({ world, viewer }: Stage) => linkIdentity(world.context, viewer.accountId, PIA);

const CHANGES: Record<string, Change> = {
  "a passkey is added": {
    make: ({ world, viewer, ask }) => {
      const challenge = ask({ ceremony: "add", holder: viewer.sessionId });
      const credential = makeSoftPasskey(-7, viewer.accountId).register({ challenge });
      return addPasskey(world.context, viewer, { name: "Phone", credential });
    },
    mail: "passkey_added",
  },
  "a passkey is removed": {
    make: ({ world, viewer, key }) => removePasskey(world.context, viewer, key.id),
    mail: "passkey_removed",
  },
  "an identity is linked": { make: link, mail: "identity_linked" },
  "an identity is unlinked": {
    prepare: link,
    make: ({ world, viewer }) => unlinkIdentity(world.context, viewer, PIA),
    mail: "identity_unlinked",
  },
  "an app becomes the second step": { make: turnOn, mail: "second_factor_on" },
  "passkeys become the second step": {
    make: ({ world, viewer }) => turnOnPasskeys(world.context, viewer),
    mail: "second_factor_on",
  },
  "recovery codes are made again": {
    prepare: turnOn,
    make: ({ world, viewer }) => renewRecoveryCodes(world.context, viewer),
    mail: "recovery_codes_made",
  },
  "the second step is turned off": {
    prepare: turnOn,
    make: ({ world, viewer }) => turnOffSecondFactor(world.context, viewer),
    mail: "second_factor_off",
  },
};

for (const [what, { prepare, make, mail: change }] of Object.entries(CHANGES)) {
  Deno.test(`once ${what}, the account's owner gets one email about it`, async () => {
    await using stage = await openStage();
    await prepare?.(stage);
    assert.deepEqual(await mailsAfter(stage, make), [mailAbout(stage, change)]);
  });
}

Deno.test("the operator's reset of lost factors leaves an email to the owner in the queue", async () => {
  await using stage = await openStage();
  const { world, viewer } = stage;
  const { sql } = world.services;
  await sql`update account set email_verified = true`;
  const { mail } = await resetFactors(world.context, viewer.accountId, world.act);
  assert.equal(mail?.mail.text, mailAbout(stage, "factors_reset"));
  assert.equal((await sql`select from queued_mail where id = ${mail?.id ?? ""}`).length, 1);
});

Deno.test("what changes nothing about signing in sends no email", async () => {
  await using stage = await openStage();
  const mails = await mailsAfter(stage, async ({ world: { context }, viewer }) => {
    const kinds = [
      await removePasskey(context, viewer, "another"),
      await unlinkIdentity(context, viewer, PIA),
      await renewRecoveryCodes(context, viewer),
      await turnOffSecondFactor(context, viewer),
    ].map(({ kind }) => kind);
    assert.deepEqual(kinds, ["unknown", "unknown", "wrong", "off"]);
  });
  assert.deepEqual(mails, []);
});

/** Returns the texts of the emails that a change sends to the owner, whose address is confirmed. */
async function mailsAfter(stage: Stage, make: Change["make"]): Promise<string[]> {
  const { services, mails } = stage.world;
  await services.sql`update account set email_verified = true`;
  await services.background.settled();
  mails.length = 0;
  await make(stage);
  await services.background.settled();
  return mails.map(({ text }) => text);
}

function mailAbout({ world, viewer: { username } }: Stage, change: SignInChange): string {
  const owner = { username, email: `${username}@example.com`, locale: null };
  return signInChangedMail(world.context.site, { ...owner, change }).text;
}
