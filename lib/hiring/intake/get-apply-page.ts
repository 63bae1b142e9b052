import * as z from "zod";
import { pageUrl } from "@/lib/platform/access/addresses";
import { useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";

/** A job's public page where people apply, for whoever opens it. Throws not_found. */
export const getApplyPage = useCase({
  name: "getApplyPage",
  permission: "job:write",
  input: z.object({ jobId: z.uuid() }),
  output: z.object({
    url: z.string(),
    open: z.boolean(),
    text: z
      .string()
      .describe("What applicants read about the job; before its first opening the description."),
  }),

  async run({ db, actor }, { jobId }) {
    const job = await db.job.findUnique({ where: { id: jobId } });
    if (!job) throw notFound("Job");
    const { slug } = await db.organization.findUniqueOrThrow({ where: { id: actor.organizationId } });
    return {
      url: pageUrl.apply(slug, jobId),
      open: job.applyPageOpen,
      text: job.applyPageText ?? job.description,
    };
  },
});
