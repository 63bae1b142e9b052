import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { EmploymentType } from "@/lib/platform/db/generated/enums";
import { notFound } from "@/lib/errors";
import { spokenLocale } from "@/lib/say";
import { dimensions } from "@/lib/judging/scorecards/scorecard";
import { currentVersion } from "@/lib/judging/scorecards/stored-content";
import { askedOf, SelfQuestion, selfQuestions } from "@/lib/records/self-reports/questions";
import { later, publicSince } from "@/lib/judging/states/notice-day";
import { NoticeParts, ShownNotice } from "./notice-parts";

/** What strangers read about a job before they apply. */
const ApplyPage = z.object({
  text: z.string(),
  department: z.string().nullable(),
  location: z.string().nullable(),
  employmentType: z.enum(EmploymentType).nullable(),
  start: z.string().nullable(),
});

/**
 * The public notice of an organization, in the reader's language, and with a job what its scorecard assesses. Needs no
 * account. Throws not_found where nothing is public, and for a job that is not open.
 */
export const readNotice = useCase({
  name: "readNotice",
  permission: "candidate:self",
  input: z.object({ jobId: z.uuid().optional() }),
  output: z.object({
    organization: z.string(),
    noticeId: z.uuid(),
    parts: NoticeParts,
    publicFrom: z.string().describe("Without a gap, for the same jurisdictions."),
    questions: z.array(SelfQuestion).describe("What applicants may say about themselves."),
    job: z
      .object({
        title: z.string(),
        publicFrom: z.string(),
        criteria: z.array(z.object({ name: z.string(), dimension: z.enum(dimensions) })),
        applyPage: ApplyPage.nullable().describe("Null where people cannot apply on its page."),
      })
      .nullable(),
  }),

  async run(ctx, { jobId }) {
    const { db, actor } = ctx;
    const versions = await db.publicNotice.findMany({
      orderBy: { publicFrom: "desc" },
      select: { id: true, publicFrom: true, publicUntil: true, jurisdictions: true, shown: true },
    });
    const [newest] = versions;
    if (!newest || newest.publicUntil) throw notFound("Notice");
    const { name } = await db.organization.findUniqueOrThrow({
      where: { id: actor.organizationId },
      select: { name: true },
    });
    return {
      organization: name,
      noticeId: newest.id,
      parts: ShownNotice.parse(newest.shown)[spokenLocale()],
      publicFrom: publicSince(versions).toISOString(),
      questions: askedOf(await selfQuestions(ctx)),
      job: jobId ? await jobOf(ctx, jobId, publicSince(versions)) : null,
    };
  },
});

async function jobOf(ctx: Context, jobId: string, since: Date) {
  const job = await ctx.db.job.findFirst({
    where: { id: jobId, status: "open" },
  });
  if (!job) throw notFound("Job");
  const version = await currentVersion(ctx, jobId);
  return {
    title: job.title,
    publicFrom: later(job.createdAt, since).toISOString(),
    criteria: (version?.content.criteria ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ name, dimension }) => ({ name, dimension })),
    applyPage: job.applyPageOpen ? { ...job, text: job.applyPageText ?? "" } : null,
  };
}
