import * as z from "zod";
import { Prisma } from "@/lib/db/generated/client";

/** What a list of applications can be narrowed to by what was judged. */
export const scoreFilters = {
  minScore: z.number().min(0).max(100).optional().describe("At least."),
  maxScore: z.number().min(0).max(100).optional().describe("At most."),
  missingAtMost: z.int().min(0).optional().describe("Open criteria, at most."),
};

type ScoreFilters = { minScore?: number; maxScore?: number; missingAtMost?: number };

/** The same as conditions on applications `a`. Whoever has no score fits none. */
export const ofScore = ({ minScore, maxScore, missingAtMost }: ScoreFilters): Prisma.Sql[] => [
  ...(minScore === undefined ? [] : [Prisma.sql`a.overall >= ${minScore}::float8`]),
  ...(maxScore === undefined ? [] : [Prisma.sql`a.overall <= ${maxScore}::float8`]),
  ...(missingAtMost === undefined ? [] : [Prisma.sql`a."openCriteria" <= ${missingAtMost}::int`]),
];
