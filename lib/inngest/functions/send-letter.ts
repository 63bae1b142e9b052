import { systemActor } from "@/lib/access/system";
import { letterRequested } from "@/lib/events/events";
import { noteLetter } from "@/lib/letters/note-letter";
import { sendLetter } from "@/lib/letters/send-letter";
import { inngest } from "../client";
import { onceOrNever } from "../permanent";

/** It waits for the end of the undo time, and perhaps for an attempt that was cut off. */
const mostAttempts = 5;

/** Mails a letter to a candidate. A mail server that is away is tried again for a while. */
export const sendLetterOnDecision = inngest.createFunction(
  {
    id: "send-letter",
    triggers: [letterRequested],
    retries: 8,
    concurrency: { limit: 5 },
    onFailure: async ({ event }) => {
      const { organizationId, letterId } = letterRequested.schema.parse(event.data.event.data);
      const reason = "The mail server could not be reached.";
      await noteLetter(systemActor(organizationId, "mailer"), { letterId, outcome: "failed", reason });
    },
  },
  async ({ event, step }) => {
    const { organizationId, letterId } = event.data;
    const mailer = systemActor(organizationId, "mailer");
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      const { waitMs } = await step.run(`attempt ${attempt}`, () =>
        onceOrNever(() => sendLetter(mailer, letterId)),
      );
      if (waitMs === null) return;
      await step.sleep(`pause ${attempt}`, Math.max(waitMs, 1_000));
    }
  },
);
