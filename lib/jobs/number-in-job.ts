import type { Context } from "@/lib/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { say } from "@/lib/say";

/**
 * The next application's number in a job that takes applications, or the first of several, and the stage they start at. Every number is used, so
 * that the last one tells how many applications there are. The counter's row lock, held to the end of the transaction,
 * also puts two enrolments of one candidate in order. Throws `not_found`, `conflict` for a closed job.
 */
export async function numberInJob({ db }: Pick<Context, "db">, jobId: string, howMany = 1) {
  const [job] = await db.job.updateManyAndReturn({
    where: { id: jobId, status: { not: "closed" } },
    data: { lastNumber: { increment: howMany } },
    select: { lastNumber: true, stages: true },
  });
  if (!job) throw (await db.job.count({ where: { id: jobId } })) === 0 ? notFound("Job") : conflict(CLOSED);
  return { number: job.lastNumber - howMany + 1, stage: job.stages[0] };
}

const CLOSED = say("This job is closed. Reopen it first.");

/** Puts enrolments in order before it is known how many there will be. Throws as above. */
export const lockJob = async (ctx: Pick<Context, "db">, jobId: string) =>
  void (await numberInJob(ctx, jobId, 0));
