import * as z from "zod";
import type { Context } from "@/lib/access/use-case";
import { conflict, invalid, notFound } from "@/lib/errors";
import { DraftEdit, applyEdit } from "./draft-edits";
import { ScorecardContent } from "./scorecard";

/** What to publish: a whole content, or a generated draft by its id, with edits applied to either. */
export const ContentSource = z.object({
  content: ScorecardContent.optional().describe("A draft's content, as it is or edited; or give draftId."),
  draftId: z.uuid().optional().describe("A generated draft that is ready, instead of content."),
  edits: z.array(DraftEdit).max(100).default([]).describe("Applied first, in order."),
});
type ContentSource = z.output<typeof ContentSource>;

/**
 * The content before and after its edits. A draft never changes once it is ready, and the same edits make the same
 * content, so that what was previewed is what is published. Throws `invalid` for neither or both, `not_found` for a
 * draft of another job, `conflict` for one that is not ready.
 */
export async function resolveContent(
  ctx: Pick<Context, "db">,
  jobId: string,
  { content, draftId, edits }: ContentSource,
): Promise<{ source: ScorecardContent; content: ScorecardContent }> {
  if ((content === undefined) === (draftId === undefined)) throw invalid("Give either content or draftId.");
  const source = content ?? (await draftContent(ctx, jobId, draftId ?? ""));
  return { source, content: edits.reduce(applyEdit, source) };
}

async function draftContent({ db }: Pick<Context, "db">, jobId: string, id: string) {
  const draft = await db.scorecardDraft.findFirst({
    where: { id, jobId },
    select: { status: true, content: true },
  });
  if (!draft) throw notFound("Draft of this job with this draftId");
  if (draft.content === null) throw conflict("The draft is {status}, not ready.", { status: draft.status });
  return ScorecardContent.parse(draft.content);
}
