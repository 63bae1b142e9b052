import type { Context } from "@/lib/platform/access/use-case";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { emit } from "@/lib/platform/events/emit";
import { applicationQueued } from "@/lib/platform/events/events";
import type { AtsApplication } from "@/lib/records/ats/records";
import { moment } from "./changed";
import { storableLine, storableText } from "./storable-text";

export type Fresh = { row: Prisma.ApplicationCreateManyInput; incoming: AtsApplication };

/** Columns of a new application. */
export const created = (incoming: AtsApplication, atsConnectionId: string) => ({
  atsConnectionId,
  externalId: incoming.externalId,
  disposition: incoming.state,
  decidedAt: incoming.state === "active" ? null : moment(incoming.updatedAt),
  ...appliedAtOf(incoming),
  atsUpdatedAt: moment(incoming.updatedAt),
  scoreStatus: "not_scored" as const,
});

/** The column for when somebody applied; without a date, a new row has the time of its import and others keep theirs. */
export const appliedAtOf = ({ appliedAt }: AtsApplication) =>
  appliedAt === null ? {} : { appliedAt: new Date(appliedAt) };

/** Rows for the answers of an application. */
export const answersOf = (applicationId: string, { answers }: AtsApplication) =>
  (answers ?? []).map(({ question, text }, position) => ({
    applicationId,
    position,
    question: storableLine(question, 500),
    text: storableText(text, 8000),
  }));

/** Creates applications, numbered within their jobs. Those whose CV has been read are queued for scoring. */
export async function createApplications(ctx: Context, fresh: Fresh[]) {
  const { db } = ctx;
  for (const [jobId, group] of Map.groupBy(fresh, ({ row }) => row.jobId)) {
    const { lastNumber } = await db.job.update({
      where: { id: jobId },
      data: { lastNumber: { increment: group.length } },
      select: { lastNumber: true },
    });
    group.forEach((each, i) => (each.row.number = lastNumber - group.length + 1 + i));
  }
  const rows = await db.application.createManyAndReturn({
    data: fresh.map(({ row }) => row),
    select: { id: true, externalId: true, candidateId: true, disposition: true },
  });
  const ids = new Map(rows.map((row) => [row.externalId, row.id]));
  await db.answer.createMany({
    data: fresh.flatMap(({ incoming }) => answersOf(ids.get(incoming.externalId) ?? "", incoming)),
  });
  const active = rows.filter((row) => row.disposition === "active");
  const readCvs = await db.attachment.findMany({
    where: { candidateId: { in: active.map((row) => row.candidateId) }, kind: "cv", readStatus: "read" },
    select: { candidateId: true },
  });
  const readable = new Set(readCvs.map((file) => file.candidateId));
  for (const { id } of active.filter((row) => readable.has(row.candidateId))) {
    await db.application.update({ where: { id }, data: { scoreStatus: "queued" } });
    await emit(ctx, applicationQueued, { applicationId: id });
  }
}
