import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { publicNotice } from "@/lib/hiring/rights/publish-notice";
import { sentence } from "@/lib/say";

/**
 * Opens or closes a job's public page where people apply, with what they read there about the job. Throws not_found,
 * and `conflict` for opening the page of a job that is not open, or before the organization's notice is public.
 */
export const changeApplyPage = useCase({
  name: "changeApplyPage",
  permission: "job:write",
  input: z.object({
    jobId: z.uuid(),
    open: z.boolean(),
    text: z
      .string()
      .trim()
      .min(1, sentence("Write what applicants read about the job."))
      .max(20_000, sentence("A text has at most 20,000 characters.")),
  }),

  async run(ctx, { jobId, open, text }) {
    const { db } = ctx;
    if ((await db.job.count({ where: { id: jobId } })) === 0) throw notFound("Job");
    if (open && !(await publicNotice(ctx)))
      throw conflict(
        "Applicants have to be told first how their applications are read: an administrator publishes the notice for candidates in the settings.",
      );
    const { count } = await db.job.updateMany({
      where: { id: jobId, ...(open && { status: "open" }) },
      data: { applyPageOpen: open, applyPageText: text },
    });
    if (count === 0) throw conflict("People can apply for open jobs only. Open this job first.");
    await record(ctx, open ? "job.apply-page-opened" : "job.apply-page-closed", jobId);
  },
});
