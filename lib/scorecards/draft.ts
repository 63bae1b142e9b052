import * as z from "zod";
import { DraftStatus } from "@/lib/db/generated/enums";

/** How long an agent should wait before asking for a draft again. */
export const pollAfterMs = 1500;

/** What a job description asks for but a draft leaves out, and why: not allowed, not understood, or no room left. */
export const LeftOut = z.object({ text: z.string(), reason: z.string() });
export const StoredLeftOut = LeftOut.extend({ reasonSaid: z.string().nullish() });

export const DraftStatuses = z.enum(DraftStatus);
