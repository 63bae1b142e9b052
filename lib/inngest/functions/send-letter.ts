import { systemActor } from "@/lib/access/system";
import { letterRequested } from "@/lib/events/events";
import { recordLetterOutcome } from "@/lib/letters/record-letter-outcome";
import { sendLetter } from "@/lib/letters/send-letter";
import { inngest } from "../client";
import { withRetryPolicy } from "../permanent";

/** One attempt may wait for the end of the undo time, others for an interrupted attempt. */
const mostAttempts = 5;

/** E-mails a letter to a candidate. Retries for a while when the mail server is unreachable. */
export const sendLetterOnDecision = inngest.createFunction(
  {
    id: "send-letter",
    triggers: [letterRequested],
    retries: 8,
    concurrency: { limit: 5 },
    onFailure: async ({ event }) => {
      const { organizationId, letterId } = letterRequested.schema.parse(event.data.event.data);
      const reason = "The mail server could not be reached.";
      await recordLetterOutcome(systemActor(organizationId, "mailer"), {
        letterId,
        outcome: "failed",
        reason,
      });
    },
  },
  async ({ event, step }) => {
    const { organizationId, letterId } = event.data;
    const mailer = systemActor(organizationId, "mailer");
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      const { waitMs } = await step.run(`attempt ${attempt}`, () =>
        withRetryPolicy(() => sendLetter(mailer, letterId)),
      );
      if (waitMs === null) return;
      await step.sleep(`pause ${attempt}`, Math.max(waitMs, 1_000));
    }
  },
);
