import type {
  Person,
  RoundEnd,
  RoundPurpose,
  Rounds,
} from "../../../src/site/sign_in/providers/round.ts";
import type { Visit, Visitor } from "./visitor.ts";

/** Providers without a network. The test determines who comes back. */
export interface ProviderDouble extends Rounds {
  /** The person who comes back from the next round, or the failure. */
  answer: Person | "declined" | "not_proven" | "unavailable";
  /** Whether a round can begin. */
  isUp: boolean;
}

/** A person with an account at Discord whose address is confirmed there. */
export const PIA: Person = {
  provider: "discord",
  subject: "80351110224678912",
  name: "pia",
  email: "Pia@example.com",
  emailVerified: true,
  madeAt: new Date("2015-08-10T00:00:00.000Z"),
};

/** A person with an account at Steam, which gives no address. */
export const SAM: Person = {
  provider: "steam",
  subject: "76561198000000001",
  emailVerified: false,
};

/** Creates all three providers. A round is good once. */
export function doubleProviders(answer: ProviderDouble["answer"] = PIA): ProviderDouble {
  const begun = new Map<string, { purpose: RoundPurpose; next: string }>();
  const double: ProviderDouble = {
    answer,
    isUp: true,
    list: [
      { id: "discord", name: "Discord", source: "discord" },
      { id: "steam", name: "Steam", source: "steam" },
      { id: "oidc", name: "Guild", source: "https://guild.example" },
    ],
    begin(_, asked) {
      if (!double.isUp) return Promise.resolve({ kind: "unavailable" });
      const state = crypto.randomUUID();
      begun.set(state, asked);
      const url = `https://provider.example/authorize?state=${state}`;
      return Promise.resolve({ kind: "begun", url, setCookies: ["round=1; Path=/"] });
    },
    finish(_, { address }): Promise<RoundEnd> {
      const state = address.searchParams.get("state") ?? "";
      const round = begun.get(state);
      begun.delete(state);
      const { answer } = double;
      const { next } = round ?? { next: "/" };
      if (!round) {
        return Promise.resolve({ kind: "refused", why: "round_unknown", next });
      }
      if (answer === "unavailable") return Promise.resolve({ kind: answer, next });
      return Promise.resolve(
        typeof answer === "string"
          ? { kind: "refused", why: answer, next }
          : { kind: "person", person: answer, ...round },
      );
    },
  };
  return double;
}

/** Presses a provider's button, and comes back from the provider. */
export async function goThrough(
  visitor: Visitor,
  { provider = "discord", ...fields }: { provider?: string; next?: string; purpose?: string } = {},
): Promise<Visit> {
  const begun = await visitor.submit(`/sign-in/with/${provider}`, fields);
  const state = /state=([0-9a-f-]+)/.exec(begun.headers.get("refresh") ?? "")?.[1];
  if (state === undefined) return begun;
  return await visitor.get(`/sign-in/with/${provider}/back?state=${state}`);
}
