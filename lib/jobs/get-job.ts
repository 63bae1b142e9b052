import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { EmploymentType, JobStatus } from "@/lib/db/generated/enums";
import { notFound } from "@/lib/errors";
import { DraftStatuses } from "@/lib/scorecards/draft";

/** A job as its page shows it: its description, its scorecard in force, and the latest draft of another. */
export const getJob = useCase({
  permission: "job:read",
  input: z.object({ jobId: z.uuid() }),
  output: z.object({
    jobId: z.uuid(),
    title: z.string(),
    department: z.string().nullable(),
    location: z.string().nullable(),
    employmentType: z.enum(EmploymentType).nullable(),
    description: z.string(),
    /** Of this job's team; null where the organization's stand in. */
    teamNeeds: z.string().nullable(),
    status: z.enum(JobStatus),
    createdAt: z.string(),
    scorecardVersion: z.int().nullable(),
    shortlistFrom: z.int().nullable(),
    blindReview: z.boolean(),
    applications: z.int(),
    latestDraft: z.object({ draftId: z.uuid(), status: DraftStatuses }).nullable(),
    attachments: z.array(z.object({ attachmentId: z.uuid(), fileName: z.string() })),
  }),

  async run({ db }, { jobId }) {
    const job = await db.job.findUnique({
      where: { id: jobId },
      include: {
        scorecard: { include: { currentVersion: true } },
        drafts: { select: { id: true, status: true }, orderBy: { createdAt: "desc" }, take: 1 },
        attachments: { select: { id: true, fileName: true }, orderBy: { id: "asc" } },
        _count: { select: { applications: true } },
      },
    });
    if (!job) throw notFound("Job");
    const version = job.scorecard?.currentVersion;
    const [draft] = job.drafts;
    return {
      ...job,
      jobId: job.id,
      createdAt: job.createdAt.toISOString(),
      scorecardVersion: version?.version ?? null,
      shortlistFrom: version?.shortlistFrom ?? null,
      blindReview: version?.blindReview ?? false,
      applications: job._count.applications,
      latestDraft: draft ? { draftId: draft.id, status: draft.status } : null,
      attachments: job.attachments.map(({ id, fileName }) => ({ attachmentId: id, fileName })),
    };
  },
});
