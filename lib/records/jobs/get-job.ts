import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { EmploymentType, JobStatus } from "@/lib/platform/db/generated/enums";
import { notFound } from "@/lib/errors";
import { DraftStatuses } from "@/lib/judging/scorecards/draft";
import { fileImport } from "@/lib/judging/states/file-import";
import { stagesOfJob } from "./stages-of-job";

const Job = z.object({
  jobId: z.uuid(),
  title: z.string(),
  department: z.string().nullable(),
  location: z.string().nullable(),
  employmentType: z.enum(EmploymentType).nullable(),
  start: z.string().nullable().describe("When the work begins, as written."),
  description: z.string(),
  /** Needs of this job's team; null where those of the department or the organization apply. */
  teamNeeds: z.string().nullable(),
  status: z.enum(JobStatus),
  archived: z.boolean().describe("Closed, and left out of lists of jobs."),
  keptIn: z
    .string()
    .nullable()
    .describe("The ATS connection the job comes from; null for Shortlist's own jobs."),
  createdAt: z.string(),
  scorecardVersion: z.int().nullable(),
  shortlistFrom: z.int().nullable(),
  stages: z.array(z.string()).describe("Where its candidates can be moved to, in order."),
  blindReview: z.boolean(),
  applications: z.int(),
  queued: z.int().describe("Applications whose evaluation has not begun."),
  forPeopleAlone: z.int().describe("Undecided applicants who asked that no tool evaluates them."),
  latestDraft: z.object({ draftId: z.uuid(), status: DraftStatuses }).nullable(),
  attachments: z.array(z.object({ attachmentId: z.uuid(), fileName: z.string() })),
});
type Row = Omit<z.input<typeof Job>, "jobId" | "createdAt"> & { createdAt: Date };

/** A job for its page: description, current scorecard version, and latest draft. */
export const getJob = reading({
  name: "getJob",
  permission: "job:read",
  input: z.object({ jobId: z.uuid() }),
  output: Job,

  async run({ read }, { jobId }) {
    const [[job]] = await read<[Row]>([
      Prisma.sql`
        SELECT j.title, j.department, j.location, j."employmentType", j.start, j.description, j."teamNeeds", j.status,
          j."archivedAt" IS NOT NULL AS archived, j."createdAt", j."lastNumber" AS applications, v.version AS "scorecardVersion", v."shortlistFrom",
          ${stagesOfJob} AS stages,
          (SELECT count(*)::int FROM "Application" a WHERE a."organizationId" = j."organizationId" AND a."jobId" = j.id
            AND a."scoreStatus" = 'queued' AND a.disposition = 'active') AS queued,
          (SELECT count(*)::int FROM "Application" a WHERE a."organizationId" = j."organizationId" AND a."jobId" = j.id
            AND a."scoreStatus" = 'human_review' AND a.disposition = 'active') AS "forPeopleAlone",
          (SELECT c.name FROM "AtsConnection" c WHERE c."organizationId" = j."organizationId"
            AND c.id = j."atsConnectionId" AND c.provider <> ${fileImport}) AS "keptIn",
          coalesce(v."blindReview", false) AS "blindReview",
          (SELECT json_build_object('draftId', d.id, 'status', d.status) FROM "ScorecardDraft" d
            WHERE d."organizationId" = j."organizationId" AND d."jobId" = j.id
            ORDER BY d."createdAt" DESC LIMIT 1) AS "latestDraft",
          (SELECT coalesce(json_agg(json_build_object('attachmentId', f.id, 'fileName', f."fileName") ORDER BY f.id), '[]')
            FROM "Attachment" f WHERE f."organizationId" = j."organizationId" AND f."jobId" = j.id) AS attachments
        FROM "Job" j
        LEFT JOIN "Scorecard" s ON s."organizationId" = j."organizationId" AND s."jobId" = j.id
        LEFT JOIN "ScorecardVersion" v ON v."organizationId" = s."organizationId" AND v.id = s."currentVersionId"
        WHERE j.id = ${jobId}::uuid`,
    ]);
    if (!job) throw notFound("Job");
    return { ...job, jobId, createdAt: job.createdAt.toISOString() };
  },
});
