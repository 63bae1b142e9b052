import type { Context } from "@/lib/platform/access/use-case";
import { ScorecardContent } from "./scorecard";

/** The latest version that came of a draft, and the job's current one; null before the draft is published. */
export async function versionOfDraft({ db }: Pick<Context, "db">, jobId: string, draftId: string) {
  const published = await db.scorecardVersion.findFirst({
    where: { draftId, scorecard: { jobId } },
    orderBy: { version: "desc" },
    select: { version: true, scorecard: { select: { currentVersion: { select: { version: true } } } } },
  });
  return published
    ? {
        version: published.version,
        current: published.scorecard.currentVersion?.version ?? published.version,
      }
    : null;
}

/** The draft a whole content was made of: the job's latest, if it has one of its criteria and no version came of it. */
export async function unpublishedDraftOf(
  ctx: Pick<Context, "db">,
  jobId: string,
  { criteria }: ScorecardContent,
): Promise<string | undefined> {
  const draft = await ctx.db.scorecardDraft.findFirst({
    where: { jobId, status: "ready" },
    orderBy: { createdAt: "desc" },
    select: { id: true, content: true },
  });
  const { data } = ScorecardContent.safeParse(draft?.content);
  const isItsOwn = data?.criteria.some(({ id }) => criteria.some((criterion) => criterion.id === id));
  return draft && isItsOwn && !(await versionOfDraft(ctx, jobId, draft.id)) ? draft.id : undefined;
}
