import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { memberName } from "@/lib/platform/access/member-name";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { describeChanges } from "./describe-changes";
import { ListedShares, listedShares } from "./listed-shares";
import { ScorecardContent } from "./scorecard";
import { toContent, versionContent } from "./stored-content";
import { say } from "@/lib/say";

export const getScorecardConfig = useCase({
  name: "getScorecardConfig",
  permission: "scorecard:read",
  input: z.object({
    jobId: z.uuid(),
    version: z.int().min(1).optional().describe("Leave out for the current version."),
    against: z.int().min(1).optional().describe("A version to compare it with."),
  }),
  output: z.object({
    jobId: z.uuid(),
    jobTitle: z.string(),
    version: z.int(),
    current: z.boolean(),
    publishedAt: z.string(),
    publishedBy: z.string(),
    content: ScorecardContent,
    shares: ListedShares,
    changes: z.array(z.string()).nullable().describe("What it changes against `against`; null without it."),
    versions: z.array(z.object({ version: z.int(), publishedAt: z.string(), publishedBy: z.string() })),
  }),

  async run({ db }, { jobId, version: wanted, against }) {
    const job = await db.job.findUnique({
      where: { id: jobId },
      select: {
        title: true,
        scorecard: {
          select: {
            currentVersionId: true,
            versions: {
              select: { id: true, version: true, publishedAt: true, publishedBy: true },
              orderBy: { version: "desc" },
            },
          },
        },
      },
    });
    if (!job) throw notFound("Job");
    const { scorecard } = job;
    const findVersion = (version: number) => {
      const row = scorecard?.versions.find((v) => v.version === version);
      if (!row) throw notFound(say("Version {wanted}", { wanted: version }));
      return row;
    };
    const listed =
      wanted === undefined
        ? scorecard?.versions.find((v) => v.id === scorecard.currentVersionId)
        : findVersion(wanted);
    if (!scorecard || !listed) throw notFound("Published scorecard of this job");

    const content = await contentOf(db, listed.id);
    const names = await memberName(
      db,
      scorecard.versions.map((v) => v.publishedBy),
    );
    const versions = scorecard.versions.map((v) => ({
      version: v.version,
      publishedAt: v.publishedAt.toISOString(),
      publishedBy: names(v.publishedBy),
    }));
    return {
      jobId,
      jobTitle: job.title,
      version: listed.version,
      current: listed.id === scorecard.currentVersionId,
      publishedAt: listed.publishedAt.toISOString(),
      publishedBy: names(listed.publishedBy),
      content,
      shares: listedShares(content),
      changes:
        against === undefined ? null : describeChanges(await contentOf(db, findVersion(against).id), content),
      versions,
    };
  },
});

async function contentOf(db: TenantDb, id: string) {
  return toContent(await db.scorecardVersion.findUniqueOrThrow({ where: { id }, include: versionContent }));
}
