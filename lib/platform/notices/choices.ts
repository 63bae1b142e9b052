import * as z from "zod";
import { NoticeKind } from "@/lib/platform/db/generated/enums";

const Choice = z.object({
  /** Listed in the app. */
  app: z.boolean(),
  mail: z.enum(["at_once", "daily", "never"]),
});

/** How a member wants to be notified of each kind. */
export const NoticeChoices = z.record(z.enum(NoticeKind), Choice);
export type NoticeChoices = z.output<typeof NoticeChoices>;

const defaults: NoticeChoices = {
  mentioned: { app: true, mail: "at_once" },
  approval: { app: true, mail: "never" },
  evaluated: { app: true, mail: "daily" },
  decided: { app: true, mail: "daily" },
  sync_failed: { app: true, mail: "at_once" },
  push_failed: { app: true, mail: "daily" },
  letter_failed: { app: true, mail: "daily" },
  credits_low: { app: true, mail: "at_once" },
  feedback_requested: { app: true, mail: "at_once" },
  feedback_given: { app: true, mail: "daily" },
  candidate_asked: { app: true, mail: "at_once" },
  judge_changed: { app: true, mail: "at_once" },
  candidate_replied: { app: true, mail: "at_once" },
  mail_taken_in: { app: true, mail: "at_once" },
};

/** A member's choices, with the defaults for kinds they have not chosen. */
export const choicesOf = (stored: unknown): NoticeChoices => ({
  ...defaults,
  ...z.partialRecord(z.enum(NoticeKind), Choice).parse(stored ?? {}),
});
