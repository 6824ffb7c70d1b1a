import { type DeskKind, type DeskPace, saveDeskChat } from "../../src/reach/chats/desk_chat.ts";
import { sendMessages } from "../../src/core/sending/send_messages.ts";
import { deskMessages } from "../../src/desk/reports/post_desk_news.ts";
import { reportServer } from "../../src/site/reports/report.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { later } from "../support/deliveries/chats.ts";
import { startDiscordChat } from "../support/deliveries/discord_chat.ts";
import { openWorld, type World } from "../support/world.ts";

/** Every kind of news. */
export const ALL = ["listings", "waves", "reports"] as const;

/** The secret in the address of the channel. */
export const TOKEN = "s3cr3t-of-the-moderators_wxyz";

/** Runs the job in another process. */
export async function postDeskNews(services: JobContext): Promise<void> {
  await sendMessages(deskMessages(services), services);
}

type JobContext = Pick<World["services"], "now" | "clock"> & Parameters<typeof deskMessages>[0];

/** A site whose moderators have a channel on an imitated Discord, which has the world's clock. */
export async function openDeskChat(
  { pace = "at_once", kinds = ALL }: { pace?: DeskPace; kinds?: readonly DeskKind[] } = {},
) {
  const world = await openWorld();
  const discord = startDiscordChat({ now: () => world.clock.now.getTime() });
  const address = discord.add({ id: "1", token: TOKEN, channel: "mods" });
  const context = world.services;
  const save = (settings: Partial<Parameters<typeof saveDeskChat>[1]> = {}) =>
    saveDeskChat(context, { service: "discord", kinds, pace, ...world.act, ...settings });
  await save({ address });
  discord.posted.length = 0; // the test message
  /** Runs the job, a minute later each time. */
  async function pass(minutes = 1) {
    for (let minute = 0; minute < minutes; minute++) {
      later(world, 60);
      await postDeskNews(context);
    }
  }
  async function submit(name: string) {
    const { username: owner } = await world.account(`Lister_${name.replace(/\W/g, "")}`);
    return await addServer(
      world.context,
      { owner, name, game: "minecraft", host: "a.example", port: 25565 },
      world.act,
    );
  }
  const report = (slug: string) =>
    reportServer(world.context, slug, {
      reason: "scam",
      text: "Reporter_words",
      reporterId: null,
      now: world.clock.now,
    });
  return {
    world,
    discord,
    address,
    context,
    save,
    pass,
    submit,
    report,
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await discord[Symbol.asyncDispose]();
    },
  };
}
