import type { Context } from "@/lib/platform/access/use-case";

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
