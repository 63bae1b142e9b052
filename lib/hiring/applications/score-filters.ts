import * as z from "zod";
import { Prisma } from "@/lib/platform/db/generated/client";

/** Filters for a list of applications by their evaluation. */
export const scoreFilters = {
  minScore: z.number().min(0).max(100).optional().describe("At least."),
  maxScore: z.number().min(0).max(100).optional().describe("At most."),
  missingAtMost: z.int().min(0).optional().describe("Open criteria, at most."),
};

type ScoreFilters = { minScore?: number; maxScore?: number; missingAtMost?: number };

/** The filters as SQL conditions on applications `a`. Applications without a score match none of them. */
export const ofScore = ({ minScore, maxScore, missingAtMost }: ScoreFilters): Prisma.Sql[] => [
  ...(minScore === undefined ? [] : [Prisma.sql`a.overall >= ${minScore}::float8`]),
  ...(maxScore === undefined ? [] : [Prisma.sql`a.overall <= ${maxScore}::float8`]),
  ...(missingAtMost === undefined ? [] : [Prisma.sql`a."openCriteria" <= ${missingAtMost}::int`]),
];
