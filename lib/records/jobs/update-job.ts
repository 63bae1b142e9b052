import * as z from "zod";
import { pageUrl } from "@/lib/platform/access/addresses";
import { useCase } from "@/lib/platform/access/use-case";
import { ConfirmationToken } from "@/lib/platform/confirmations/confirmation";
import { redeemConfirmation } from "@/lib/platform/confirmations/redeem-confirmation";
import { JobStatus } from "@/lib/platform/db/generated/enums";
import { record } from "@/lib/platform/events/record";
import { JobEdit, planJobEdit } from "./job-edit";

/**
 * Edits, closes, reopens or archives a job that Shortlist manages. An agent must pass its recruiter's confirmation,
 * since everybody in the organization sees the job. Throws `conflict` for fields that an ATS manages.
 */
export const updateJob = useCase({
  name: "updateJob",
  permission: "job:write",
  input: JobEdit.extend({ confirmationToken: ConfirmationToken }),
  output: z.object({
    jobId: z.uuid(),
    title: z.string(),
    jobStatus: z.enum(JobStatus),
    changed: z.array(z.string()).describe("The fields that were changed."),
    url: z.url(),
  }),

  async run(ctx, input) {
    const { confirmationToken: _, ...edit } = input;
    const { changed, changes, revision } = await planJobEdit(ctx.db, edit);
    await redeemConfirmation(ctx, { act: "updateJob", input, subjectRevision: revision });
    const { jobId } = input;
    const { title, status } = await ctx.db.job.update({ where: { id: jobId }, data: changes });
    if (changed.length > 0) await record(ctx, "job.updated", jobId, { changed, status });
    return { jobId, title, jobStatus: status, changed, url: pageUrl.job(jobId) };
  },
});
