import { systemActor } from "@/lib/access/system";
import { memberMentioned } from "@/lib/events/events";
import { mailMention } from "@/lib/notes/mail-mention";
import { inngest } from "../client";
import { onceOrNever } from "../permanent";

/** Mails somebody whom a note mentions. A mail server that is away is tried again for a while. */
export const tellMentioned = inngest.createFunction(
  { id: "tell-mentioned", triggers: [memberMentioned], retries: 8, concurrency: { limit: 5 } },
  ({ event, step }) =>
    step.run("send", () => {
      const { organizationId, noteId, userId } = event.data;
      return onceOrNever(() => mailMention(systemActor(organizationId, "mailer"), { noteId, userId }));
    }),
);
