import * as z from "zod";
import { draftJob } from "@/lib/judging/ai/in-thread";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { EmploymentType } from "@/lib/platform/db/generated/enums";
import { conflict } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { previewPublication } from "@/lib/judging/publishing/preview-publication";
import { publishReviewed } from "@/lib/judging/publishing/publish-scorecard";
import sample from "./sample.json";

const description = sample.job.description.join("\n");
const job = { ...sample.job, description, employmentType: EmploymentType.full_time };
const files = sample.people.map(({ fileName, text }) => ({
  fileName,
  contentBase64: Buffer.from(text.join("\n")).toString("base64"),
}));

const openSampleJob = useCase({
  name: "openSampleJob",
  permission: "job:write",
  output: z.object({ jobId: z.uuid() }),

  async run(ctx) {
    // One set per organization, also when two members press the button at the same time.
    await ctx.db
      .$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`sample:${ctx.actor.organizationId}`}))::text`;
    const existing = await ctx.db.job.findFirst({ where: { sample: true }, select: { id: true } });
    if (existing) throw conflict("The sample data has already been added.");
    const { id: jobId } = await ctx.db.job.create({
      data: { ...job, sample: true, createdBy: ctx.actor.id },
      select: { id: true },
    });
    await record(ctx, "sample.added", jobId);
    return { jobId };
  },
});

/**
 * Creates a job with a published scorecard and five made-up candidates, who are read, judged and charged for like any
 * others. Throws `conflict` when they exist. `removeSampleData` also removes a set that was interrupted halfway.
 */
export const addSampleData = flow({
  name: "addSampleData",
  permission: "job:write",
  output: z.object({ jobId: z.uuid() }),

  async run(actor) {
    const { jobId } = await openSampleJob(actor, {});
    const { content } = await draftJob(job);
    const { subjectRevision } = await previewPublication(actor, { jobId, content });
    await publishReviewed(actor, { jobId, content, subjectRevision });
    for (const file of files) await createCandidate(actor, { jobId, files: [file], samePerson: "create" });
    return { jobId };
  },
});
