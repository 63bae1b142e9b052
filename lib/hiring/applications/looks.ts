import * as z from "zod";
import { digestOf } from "@/lib/platform/security/digest";

/** What a person had on screen of one application before they decided on it, as their browser counted. */
export const Seen = z.object({
  seconds: z
    .int()
    .min(0)
    .max(86_400)
    .describe("While the evaluation, or why there is none, was visible; begun ones count."),
  quotes: z.int().min(0).max(1_000).describe("How many quotes were opened in the document."),
  cv: z.boolean().describe("Whether the CV was visible."),
  compared: z
    .int()
    .min(0)
    .max(86_400)
    .optional()
    .describe(
      "Seconds in which a comparison was visible, with verdicts and quotes beside others'. Absent: none.",
    ),
});
export type Seen = z.output<typeof Seen>;
export const nothingSeen: Seen = { seconds: 0, quotes: 0, cv: false };

/** By applicationId; one that is left out was not opened. */
export const SeenById = z
  .record(z.uuid(), Seen)
  .refine((all) => Object.keys(all).length <= 1_000, "names too many applications");
export type SeenById = z.output<typeof SeenById>;

export const isOpened = (seen: Seen | undefined) =>
  seen !== undefined && (seen.seconds > 0 || seen.cv || (seen.compared ?? 0) > 0);

type Rules = { lookBeforeRejection: boolean; rejectionsRead: number };

/** Whether so many rejections made together ask that somebody was opened, which only a page can know. */
export const asksForLooks = (rejections: number, { lookBeforeRejection, rejectionsRead }: Rules) =>
  (rejections > 0 && lookBeforeRejection) || (rejections > 1 && rejectionsRead > 0);

/**
 * Draws whom to read before people are rejected together: `share` % of them, rounded up, by a hash of who they all
 * are, so that the same people are drawn whenever the same set is asked about. Nobody for a single rejection.
 */
export function drawnToRead(applicationIds: readonly string[], share: number): string[] {
  if (applicationIds.length < 2) return [];
  const together = digestOf(applicationIds.toSorted());
  const lots = applicationIds.map((id) => [digestOf([together, id]), id] as const);
  return lots
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, Math.ceil((applicationIds.length * share) / 100))
    .map(([, id]) => id);
}
