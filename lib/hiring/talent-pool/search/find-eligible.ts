import type { Context } from "@/lib/platform/access/use-case";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { currentVersion } from "@/lib/judging/scorecards/stored-content";
import { type ExclusionReason, recentDays } from "./exclusions";
import { asksTheSame } from "./same-criteria";

/** A person who may be proposed. */
export type Eligible = { candidateId: string; number: number; internal: boolean };

type Wanted = { jobId: string; content: ScorecardContent };

/**
 * The found candidates who may be proposed for a job, in the same order, and how many may not, by reason. `erased`
 * and `opted_out` count all such candidates of the organization, since no search can find them.
 */
export async function findEligible(
  ctx: Pick<Context, "db">,
  { jobId, content }: Wanted,
  numbers: readonly number[],
): Promise<{ eligible: Eligible[]; excluded: Map<ExclusionReason, number> }> {
  const { db } = ctx;
  const since = new Date(Date.now() - recentDays * 24 * 3_600_000);
  const candidates = await db.candidate.findMany({
    where: { number: { in: [...numbers] }, erasedAt: null, optedOutAt: null },
    select: {
      id: true,
      number: true,
      employee: { select: { consentedAt: true } },
      applications: {
        where: {
          OR: [{ jobId }, { disposition: "hired" }, { disposition: "rejected", decidedAt: { gte: since } }],
        },
        select: { jobId: true, disposition: true },
      },
    },
  });
  const alike = await jobsAskingTheSame(
    ctx,
    content,
    candidates.flatMap(({ applications }) =>
      applications.filter((a) => a.disposition === "rejected" && a.jobId !== jobId).map((a) => a.jobId),
    ),
  );
  type Found = (typeof candidates)[number];
  const reasonFor = ({ employee, applications }: Found): ExclusionReason | null => {
    const onJob = applications.find((a) => a.jobId === jobId)?.disposition;
    if (employee && !employee.consentedAt) return "employee_without_consent";
    if (onJob === "active" || onJob === "accepted") return "in_process";
    // A hired candidate who still works here is an employee, and employees who consented may be proposed.
    if (onJob === "hired" || (!employee && applications.some((a) => a.disposition === "hired")))
      return "hired";
    if (onJob === "rejected") return "recently_rejected";
    if (onJob === "withdrawn") return "withdrawn";
    return applications.some((a) => a.disposition === "rejected" && alike.has(a.jobId))
      ? "recently_rejected"
      : null;
  };

  const excluded = new Map<ExclusionReason, number>([
    ["erased", await db.candidate.count({ where: { erasedAt: { not: null } } })],
    ["opted_out", await db.candidate.count({ where: { erasedAt: null, optedOutAt: { not: null } } })],
  ]);
  const byNumber = new Map(candidates.map((candidate) => [candidate.number, candidate]));
  const eligible: Eligible[] = [];
  for (const number of numbers) {
    const candidate = byNumber.get(number);
    if (!candidate) continue;
    const reason = reasonFor(candidate);
    if (reason) excluded.set(reason, (excluded.get(reason) ?? 0) + 1);
    else eligible.push({ candidateId: candidate.id, number, internal: candidate.employee !== null });
  }
  return { eligible, excluded };
}

async function jobsAskingTheSame(
  ctx: Pick<Context, "db">,
  content: ScorecardContent,
  jobIds: readonly string[],
): Promise<Set<string>> {
  const alike = new Set<string>();
  for (const jobId of new Set(jobIds)) {
    const version = await currentVersion(ctx, jobId);
    if (version && asksTheSame(content, version.content)) alike.add(jobId);
  }
  return alike;
}
