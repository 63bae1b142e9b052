import * as z from "zod";
import { DraftStatus } from "@/lib/db/generated/enums";

/** How long an agent should wait before asking for a draft again. */
export const pollAfterMs = 1500;

/** A requirement of the job description that was left out of a draft, and why. */
export const RefusedCriterion = z.object({ text: z.string(), reason: z.string() });

export const DraftStatuses = z.enum(DraftStatus);
