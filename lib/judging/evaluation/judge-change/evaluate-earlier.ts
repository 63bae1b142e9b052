import * as z from "zod";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";
import { hasScore } from "@/lib/judging/states/states";
import { queue } from "../queue";
import { byEarlierJudge, presentJudge } from "./by-earlier-judge";

/** How many are queued in one transaction. */
const batch = 200;

/**
 * Queues all undecided applications with a score by an earlier judge for another evaluation, which is charged; decided
 * ones keep the score they were decided on. Once they are queued, another call finds none.
 */
export const evaluateEarlier = flow({
  name: "evaluateEarlier",
  permission: "organization:administer",
  output: z.object({ queued: z.int() }),

  async run(actor) {
    const { id, version } = await presentJudge(actor);
    for (let all = 0; ;) {
      const { queued } = await queueEarlier(actor, { id, version });
      all += queued;
      if (queued === 0) return { queued: all };
    }
  },
});

const queueEarlier = useCase({
  name: "queueEarlier",
  permission: "organization:administer",
  input: z.object({ id: z.string(), version: z.string() }),
  output: z.object({ queued: z.int() }),

  async run(ctx, judge) {
    const { db, actor } = ctx;
    const due = await db.application.findMany({
      where: byEarlierJudge(judge),
      orderBy: { id: "asc" },
      take: batch,
      select: { id: true },
    });
    const queued = await queue(
      ctx,
      due.map(({ id }) => id),
      hasScore,
    );
    if (queued > 0) await record(ctx, "organization.evaluated-again", actor.organizationId, { queued });
    return { queued };
  },
});
