import type { Prisma } from "@/lib/platform/db/generated/client";

/** How many applications a model is tried on: the ones decided last. */
export const mostInTrial = 10;

/** Applications that somebody decided on, whose score was given for a document that is still there. */
export const decidedWithScore: Prisma.ApplicationWhereInput = {
  disposition: { in: ["accepted", "hired", "rejected"] },
  currentEvaluation: { overall: { not: null }, attachment: { documentText: { isNot: null } } },
};
