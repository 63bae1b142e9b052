import type { Context } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { sentence } from "@/lib/say";

/**
 * Reserves the next application number of a job, or the first of `howMany`, and returns it with the initial stage.
 * Numbers have no gaps, so the last one is the count of applications. The counter's row lock, held to the end of the
 * transaction, also serializes two applications of one candidate. Throws `not_found`, and `conflict` for a closed job.
 */
export async function reserveNumbers({ db }: Pick<Context, "db">, jobId: string, howMany = 1) {
  const [job] = await db.job.updateManyAndReturn({
    where: { id: jobId, status: { not: "closed" } },
    data: { lastNumber: { increment: howMany } },
    select: { lastNumber: true, stages: true },
  });
  if (!job) throw (await db.job.count({ where: { id: jobId } })) === 0 ? notFound("Job") : conflict(CLOSED);
  return { number: job.lastNumber - howMany + 1, stage: job.stages[0] };
}

const CLOSED = sentence("This job is closed. Reopen it first.");

/** Takes the same lock before it is known how many applications there will be. Throws as above. */
export const lockJob = async (ctx: Pick<Context, "db">, jobId: string) =>
  void (await reserveNumbers(ctx, jobId, 0));
