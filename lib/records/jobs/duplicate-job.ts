import { randomUUID } from "node:crypto";
import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { cut } from "@/lib/reading/language/cut";
import { say } from "@/lib/say";
import { currentVersion } from "@/lib/judging/scorecards/stored-content";
import { copiedColumns } from "./job-edit";

/**
 * Copies a job: description, location, stages and team needs, and the scorecard as a draft, so that nobody is
 * evaluated by it until it is published. Applications and the hiring team are not copied.
 */
export const duplicateJob = useCase({
  name: "duplicateJob",
  permission: "job:write",
  input: z.object({ jobId: z.uuid() }),
  output: z.object({ jobId: z.uuid(), title: z.string(), hasDraft: z.boolean() }),

  async run(ctx, { jobId }) {
    const from = await ctx.db.job.findUnique({ where: { id: jobId }, select: copiedColumns });
    if (!from) throw notFound("Job");
    const by = ctx.actor.id;
    const job = await ctx.db.job.create({
      data: { ...from, title: say("{title} (copy)", { title: cut(from.title, 150) }), createdBy: by },
      select: { id: true, title: true },
    });
    const version = await currentVersion(ctx, jobId);
    if (version) {
      const criteria = version.content.criteria.map((criterion) => ({ ...criterion, id: randomUUID() }));
      const content = { ...version.content, criteria };
      await ctx.db.scorecardDraft.create({
        data: { jobId: job.id, status: "ready", content, requestedBy: by },
      });
    }
    await record(ctx, "job.created", job.id, { duplicateOf: jobId });
    return { jobId: job.id, title: job.title, hasDraft: version !== null };
  },
});
