import * as z from "zod";
import { Prisma } from "@/lib/platform/db/generated/client";
import { SignalKind } from "@/lib/platform/db/generated/enums";

/** What a signal rests on, besides the other person or the job: only what its kind has. */
export const SignalEvidence = z.object({
  likeness: z.number().optional().describe("Share of five-word runs in common, 0 to 1, about."),
  count: z.int().optional().describe("Alike applications for the job, this one included,"),
  hours: z.int().optional().describe("within so many hours,"),
  usual: z
    .number()
    .optional()
    .describe("where the job had so many applications a day in the four weeks before."),
  name: z.string().optional().describe("The other name this record had, or a CV of it has."),
  word: z.string().optional().describe("How the ATS marks the candidate, in its own word."),
});
export type SignalEvidence = z.output<typeof SignalEvidence>;

export const signalKinds = Object.values(SignalKind);

/**
 * SQL: whether the candidate of application `a` has a signal of this kind (null: of any) that nobody has dismissed; a
 * burst only for its job.
 */
export const hasSignal = (kind: string | null) => Prisma.sql`EXISTS (
  SELECT FROM "Signal" s WHERE s."organizationId" = a."organizationId" AND s."candidateId" = a."candidateId"
    AND s."dismissedAt" IS NULL AND (s."jobId" IS NULL OR s."jobId" = a."jobId")
    AND ${kind === null ? Prisma.sql`true` : Prisma.sql`s.kind = ${kind}::"SignalKind"`})`;
