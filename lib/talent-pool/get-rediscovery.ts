import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { notFound } from "@/lib/errors";
import { RediscoveryView, viewRediscovery } from "./rediscovery-view";

/** The latest search of the pool for a job; null when there was none. */
export const getRediscovery = useCase({
  permission: "candidate:read",
  input: z.object({ jobId: z.uuid() }),
  output: z.object({ rediscovery: RediscoveryView.nullable() }),

  async run(ctx, { jobId }) {
    const job = await ctx.db.job.findUnique({ where: { id: jobId }, select: { id: true } });
    if (!job) throw notFound("Job");
    const latest = await ctx.db.rediscovery.findFirst({
      where: { jobId },
      orderBy: { id: "desc" },
      select: { id: true },
    });
    return { rediscovery: latest && (await viewRediscovery(ctx, latest.id)) };
  },
});
