import { findProtectedCriteria } from "@/lib/judging/scorecards/protected-criteria";
import { categoryOf, kinds } from "./categories";

/** Whether what stands under a heading says what people are: it asks for that, is of an EEO survey, or is a category itself. */
export const isSelfReport = (heading: string) =>
  findProtectedCriteria(heading) !== null ||
  /\beeoc?\b/i.test(heading) ||
  kinds.some((kind) => categoryOf(kind, heading) != null);
