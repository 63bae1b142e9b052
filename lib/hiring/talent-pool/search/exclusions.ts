import * as z from "zod";
import { inEnglish, say, sentence, toStore } from "@/lib/say";

/** A rejection for the same criteria counts for half a year; one for this very job permanently. */
export const recentDays = 180;

/** Why a person in the pool is not proposed for a job, in the order in which the reasons are listed. */
const explanations = {
  erased: sentence("Erased at their request or by the retention rules; never searched."),
  opted_out: sentence("Asked not to be considered; never searched."),
  employee_without_consent: sentence("Employees who have not agreed to be considered for other roles."),
  in_process: sentence("Already in process for this job."),
  hired: sentence("Hired before."),
  recently_rejected: sentence(
    "Rejected for this job, or in the last {days} days for one with the same criteria.",
  ),
  withdrawn: sentence("Withdrew from this job."),
  unreadable: sentence("Their CV is gone or cannot be read."),
  weak_match: sentence("Estimated below the scorecard's decline threshold."),
};

export type ExclusionReason = keyof typeof explanations;
const exclusionReasons = Object.keys(explanations) as ExclusionReason[];

export const Exclusion = z.object({
  reason: z.enum(exclusionReasons),
  count: z.int(),
  explanation: z.string(),
});
export type Exclusion = z.infer<typeof Exclusion>;

export const explain = ({ reason, count }: Exclusion): Exclusion => ({
  reason,
  count,
  explanation: say(explanations[reason], { days: recentDays }),
});

/** Counts with their explanations, to be stored in English; reasons that excluded nobody are left out. */
export const toExclusions = (counts: ReadonlyMap<ExclusionReason, number>): Exclusion[] =>
  exclusionReasons.flatMap((reason) => {
    const count = counts.get(reason) ?? 0;
    return count > 0
      ? [{ reason, count, explanation: inEnglish(toStore(explanations[reason], { days: recentDays })) }]
      : [];
  });
