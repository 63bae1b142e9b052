import * as z from "zod";
import type { ScorecardContent } from "./scorecard";
import { sharesOf } from "./shares";

export const ListedShares = z
  .array(z.object({ criterionId: z.uuid(), share: z.number() }))
  .describe("Percent of the score; for culture and team, of its dimension (outside the score).");

/** The share of each criterion, in the order of the content. */
export function listedShares({ criteria }: ScorecardContent): z.input<typeof ListedShares> {
  const shares = sharesOf(criteria);
  return criteria.map(({ id }) => ({ criterionId: id, share: shares.get(id) ?? 0 }));
}
