import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { problemsOf } from "./check-content";
import { describeChanges } from "./describe-changes";
import { DraftEdit, applyEdit } from "./draft-edits";
import { ListedShares, listedShares } from "./listed-shares";
import { ScorecardContent } from "./scorecard";

/** Applies edits to a draft and says whether it could be published. Does not use the database. */
export const editScorecardDraft = flow({
  name: "editScorecardDraft",
  permission: "scorecard:read",
  input: z.object({
    content: ScorecardContent.describe("The draft as it was generated, or as the last edit returned it."),
    edits: z.array(DraftEdit).max(100).default([]).describe("Applied in order."),
  }),
  output: z.object({
    content: ScorecardContent,
    shares: ListedShares,
    changes: z.array(z.string()),
    valid: z.boolean(),
    problems: z.array(z.object({ path: z.string(), message: z.string() })),
  }),

  run: async (_actor, { content, edits }) => {
    const edited = edits.reduce(applyEdit, content);
    const problems = problemsOf(edited);
    return {
      content: edited,
      shares: listedShares(edited),
      changes: describeChanges(content, edited),
      valid: problems.length === 0,
      problems,
    };
  },
});
