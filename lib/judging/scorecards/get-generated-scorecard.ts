import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { workflowDelay } from "@/lib/platform/events/workflow-service";
import { DraftStatuses, inWords, LeftOut, pollAfterMs } from "./draft";
import { ListedShares, listedShares } from "./listed-shares";
import { ScorecardContent } from "./scorecard";
import { versionOfDraft } from "./version-of-draft";
import { shownStored } from "@/lib/say";

export const getGeneratedScorecard = useCase({
  name: "getGeneratedScorecard",
  permission: "scorecard:read",
  input: z.object({
    jobId: z.uuid(),
    draftId: z.uuid().optional().describe("Else the latest draft of the job."),
  }),
  output: z.object({
    draftId: z.uuid(),
    jobId: z.uuid(),
    status: DraftStatuses,
    failure: z.string().nullable(),
    content: ScorecardContent.nullable().describe("The draft, once ready. Nothing is published by it."),
    shares: ListedShares,
    refused: z.array(LeftOut).describe("Requirements left out because the law or fairness forbids them."),
    leftOut: z
      .array(LeftOut)
      .describe("Statements that were not understood or found no room: read them, and add what is missing."),
    asked: z
      .array(LeftOut)
      .describe(
        "Questions to a person: about a sentence that no document answers, or, without a text, about a fact of the job.",
      ),
    generatedBy: z.string().nullable(),
    createdAt: z.string(),
    published: z
      .object({ version: z.int(), current: z.int() })
      .nullable()
      .describe("The version that came of this draft, and the current one; null before it is published."),
    pollAfterMs: z.int().nullable().describe("Ask again after this long; null when it is done."),
  }),

  async run({ db }, { jobId, draftId }) {
    const draft = await db.scorecardDraft.findFirst({
      where: { jobId, ...(draftId ? { id: draftId } : {}) },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    });
    if (!draft) throw notFound("Generated scorecard of this job");
    const version = await versionOfDraft({ db }, jobId, draft.id);
    const content = draft.content === null ? null : ScorecardContent.parse(draft.content);
    return {
      draftId: draft.id,
      jobId,
      status: draft.status,
      failure:
        shownStored(draft.failure, draft.failureSaid) ??
        (draft.status === "generating" ? workflowDelay() : null),
      content,
      shares: content ? listedShares(content) : [],
      refused: inWords(draft.refused),
      leftOut: inWords(draft.leftOut),
      asked: inWords(draft.asked),
      generatedBy: draft.generatedBy,
      createdAt: draft.createdAt.toISOString(),
      published: version,
      pollAfterMs: draft.status === "generating" ? pollAfterMs : null,
    };
  },
});
