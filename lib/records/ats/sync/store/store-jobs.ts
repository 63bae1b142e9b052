import type { Context } from "@/lib/platform/access/use-case";
import type { AtsJob } from "@/lib/records/ats/records";
import { usualStages } from "@/lib/records/jobs/usual-stages";
import { moment, toWrite } from "./changed";
import { lineOrNull, storableLine, storableText } from "./storable-text";

/** Writes jobs as the ATS has them. Safe to repeat. */
export async function storeJobs({ db, actor }: Context, connectionId: string, jobs: AtsJob[], now: Date) {
  const mine = { atsConnectionId: connectionId, externalId: { in: jobs.map((job) => job.externalId) } };
  const existing = new Map((await db.job.findMany({ where: mine })).map((job) => [job.externalId, job]));
  const columns = (job: AtsJob) => ({
    title: storableLine(job.title, 160) || "Untitled job",
    department: lineOrNull(job.department, 120),
    location: lineOrNull(job.location, 160),
    status: job.status,
  });
  await db.job.createMany({
    data: jobs
      .filter((job) => !existing.has(job.externalId))
      .map((job) => ({
        ...columns(job),
        description: storableText(job.description, 60_000),
        atsConnectionId: connectionId,
        externalId: job.externalId,
        createdBy: actor.id,
        stages: usualStages(),
        atsUpdatedAt: moment(job.updatedAt),
        atsSeenAt: now,
      })),
    skipDuplicates: true,
  });
  for (const job of jobs) {
    const row = existing.get(job.externalId);
    const description = storableText(job.description, 60_000);
    const wanted = { ...columns(job), ...(description ? { description } : {}) };
    if (row && toWrite(row, job.updatedAt, wanted))
      await db.job.update({
        where: { id: row.id },
        data: {
          ...wanted,
          // A change to a job that is not closed in the ATS takes it out of the archive here.
          ...(job.status === "closed" ? {} : { archivedAt: null }),
          atsUpdatedAt: moment(job.updatedAt),
          atsRemovedAt: null,
        },
      });
  }
  await db.job.updateMany({ where: mine, data: { atsSeenAt: now } });
}
