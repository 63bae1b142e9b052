import type { Context } from "@/lib/platform/access/use-case";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { digestOf } from "@/lib/platform/security/digest";
import { ScorecardContent } from "./scorecard";

/** The `include` that loads a version with its whole content. */
export const versionContent = { criteria: { orderBy: { position: "asc" } } } as const;

type StoredVersion = Prisma.ScorecardVersionGetPayload<{ include: typeof versionContent }>;

/** Converts a version's rows to the content that people and agents edit. */
export function toContent(version: StoredVersion): ScorecardContent {
  const { shortlistFrom, declineBelow, rediscovery, blindReview } = version;
  return ScorecardContent.parse({
    criteria: version.criteria.map(({ criterionId, ...criterion }) => ({ ...criterion, id: criterionId })),
    thresholds: { shortlistFrom, declineBelow },
    flags: { rediscovery, blindReview },
  });
}

/** Equal contents have equal hashes; order of criteria counts, because people see it. */
export const contentHash = (content: ScorecardContent) => digestOf(content);

/** A job's current version with its content; null when nothing is published or the job does not exist. */
export async function currentVersion({ db }: Pick<Context, "db">, jobId: string) {
  const scorecard = await db.scorecard.findFirst({
    where: { jobId },
    select: { id: true, currentVersion: { include: versionContent } },
  });
  if (!scorecard?.currentVersion) return null;
  const { currentVersion: version } = scorecard;
  return { ...version, scorecardId: scorecard.id, content: toContent(version) };
}
