import * as z from "zod";
import type { Context } from "@/lib/platform/access/use-case";
import { conflict, invalid, notFound } from "@/lib/errors";
import { DraftEdit, applyEdit } from "./draft-edits";
import { ScorecardContent } from "./scorecard";
import { contentHash, currentVersion } from "./stored-content";
import { versionOfDraft } from "./version-of-draft";

/** What to publish: a whole content, a generated draft by its id, or what is published, with edits applied to it. */
export const ContentSource = z.object({
  content: ScorecardContent.optional().describe("A draft's content, as it is or edited; or give draftId."),
  draftId: z.uuid().optional().describe("Instead of content."),
  edits: z.array(DraftEdit).max(100).default([]).describe("Applied first, in order."),
});
type ContentSource = z.output<typeof ContentSource>;

/**
 * The content before and after its edits: of the published scorecard, when only edits are given. A draft never changes
 * once it is ready, and the same edits make the same content, so that what was previewed is what is published. Throws
 * `invalid` for nothing or both, `not_found` for a draft of another job, `conflict` for one that is not ready or was published
 * already, and for edits of a scorecard that is not published.
 */
export async function resolveContent(
  ctx: Pick<Context, "db">,
  jobId: string,
  { content, draftId, edits }: ContentSource,
): Promise<{ source: ScorecardContent; content: ScorecardContent }> {
  if (content ? draftId !== undefined : draftId === undefined && edits.length === 0)
    throw invalid("Give content, or draftId, or only edits of the published scorecard.");
  const stored = () =>
    draftId === undefined ? publishedContent(ctx, jobId) : draftContent(ctx, jobId, draftId);
  const source = content ?? (await stored());
  const edited = edits.reduce(applyEdit, source);
  if (draftId !== undefined) await refuseToUndo(ctx, { jobId, draftId, content: edited });
  return { source, content: edited };
}

async function publishedContent(ctx: Pick<Context, "db">, jobId: string) {
  const published = await currentVersion(ctx, jobId);
  if (!published) throw conflict("The job has no published scorecard to edit. Give draftId or content.");
  return published.content;
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

/** Throws conflict if this draft was published before and publishing it again would change what is published. */
async function refuseToUndo(
  ctx: Pick<Context, "db">,
  { jobId, draftId, content }: { jobId: string; draftId: string; content: ScorecardContent },
) {
  const published = await versionOfDraft(ctx, jobId, draftId);
  if (!published || (await currentVersion(ctx, jobId))?.contentHash === contentHash(content)) return;
  throw conflict(
    "Version {version} came of this draft, and version {current} is published now: publishing the draft again would undo what was changed since. Give edits alone to change what is published, or a whole content to replace it.",
    published,
  );
}
