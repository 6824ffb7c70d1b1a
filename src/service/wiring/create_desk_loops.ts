import { moderatorLetters } from "../../desk/reports/moderator_mail.ts";
import { deskMessages } from "../../desk/reports/post_desk_news.ts";
import { createMessageLoop, type MessageLoop } from "../../core/sending/message_loop.ts";
import type { Resources, Sending } from "../../site/web/resources.ts";
import type { Accounts } from "../../site/web/site_services.ts";

/** What tells moderators the news, which only the timetable and the end of a process take. */
export interface DeskLoops {
  /** By email. */
  moderatorLetters: MessageLoop;
  /** In the channel of a chat. */
  deskMessages: MessageLoop;
}

/** Creates what tells moderators the news. */
export function createDeskLoops(
  context: Resources & Pick<Sending, "sender"> & Pick<Accounts, "mailer" | "site">,
): DeskLoops {
  return {
    moderatorLetters: createMessageLoop(moderatorLetters(context), context),
    deskMessages: createMessageLoop(deskMessages(context), context),
  };
}
