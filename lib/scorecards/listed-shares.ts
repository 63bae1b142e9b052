import * as z from "zod";
import type { ScorecardContent } from "./scorecard";
import { sharesOf } from "./shares";

export const ListedShares = z
  .array(z.object({ criterionId: z.uuid(), share: z.number() }))
  .describe("Percent of the score; of its dimension for culture and team, which stand beside the score.");

/** What each criterion of a content is worth, in its order. */
export function listedShares({ criteria }: ScorecardContent): z.input<typeof ListedShares> {
  const shares = sharesOf(criteria);
  return criteria.map(({ id }) => ({ criterionId: id, share: shares.get(id) ?? 0 }));
}
