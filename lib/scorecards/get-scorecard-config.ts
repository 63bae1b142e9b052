import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { notFound } from "@/lib/errors";
import { memberName } from "@/lib/access/member-name";
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
    versions: z.array(z.object({ version: z.int(), publishedAt: z.string(), publishedBy: z.string() })),
  }),

  async run({ db }, { jobId, version: wanted }) {
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
    const listed = scorecard?.versions.find((v) =>
      wanted === undefined ? v.id === scorecard.currentVersionId : v.version === wanted,
    );
    if (!scorecard || !listed)
      throw notFound(
        wanted === undefined ? "A published scorecard of this job" : say("Version {wanted}", { wanted }),
      );

    const stored = await db.scorecardVersion.findUniqueOrThrow({
      where: { id: listed.id },
      include: versionContent,
    });
    const names = await memberName(db, [...scorecard.versions.map((v) => v.publishedBy)]);
    const versions = scorecard.versions.map((v) => ({
      version: v.version,
      publishedAt: v.publishedAt.toISOString(),
      publishedBy: names(v.publishedBy),
    }));
    const content = toContent(stored);
    return {
      jobId,
      jobTitle: job.title,
      version: listed.version,
      current: listed.id === scorecard.currentVersionId,
      publishedAt: listed.publishedAt.toISOString(),
      publishedBy: names(listed.publishedBy),
      content,
      shares: listedShares(content),
      versions,
    };
  },
});
