import { Prisma } from "@/lib/platform/db/generated/client";

/** Takes back what an application shows of its evaluation. */
export const withoutScore = {
  currentEvaluationId: null,
  overall: null,
  hardSkills: null,
  softSkills: null,
  cultureFit: null,
  teamFit: null,
  summary: Prisma.DbNull,
  scoredVersionId: null,
  points: [],
  openCriteria: null,
} satisfies Prisma.ApplicationUncheckedUpdateManyInput;
