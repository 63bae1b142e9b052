import * as z from "zod";
import { DraftStatus } from "@/lib/platform/db/generated/enums";
import { shownStored } from "@/lib/say";

/** How long an agent should wait before asking for a draft again. */
export const pollAfterMs = 1500;

/** What a job description asks for but a draft leaves out, and why: not allowed, not understood, or no room left. */
export const LeftOut = z.object({ text: z.string(), reason: z.string() });
export const StoredLeftOut = LeftOut.extend({ reasonSaid: z.string().nullish() });

/** Stored sentences with their reasons in the reader's language. */
export const inWords = (stored: unknown) =>
  z
    .array(StoredLeftOut)
    .parse(stored)
    .map(({ text, reason, reasonSaid }) => ({ text, reason: shownStored(reason, reasonSaid) }));

export const DraftStatuses = z.enum(DraftStatus);
