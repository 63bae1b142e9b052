import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { shownStored } from "@/lib/say";
import { JudgeBatchRowStatus, JudgeBatchStatus } from "@/lib/platform/db/generated/enums";

/** The latest batches, each with the applications in it that failed, were cancelled or were judged singly. */
export const listBatches = useCase({
  name: "listBatches",
  permission: "candidate:read",
  output: z.object({
    batches: z.array(
      z.object({
        batchId: z.uuid(),
        jobTitle: z.string(),
        status: z.enum(JudgeBatchStatus),
        note: z.string().nullable(),
        createdAt: z.string(),
        applications: z.int(),
        judged: z.int(),
        others: z.array(
          z.object({
            applicationId: z.uuid(),
            number: z.int(),
            status: z.enum(JudgeBatchRowStatus),
            note: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),

  async run({ db }) {
    const batches = await db.judgeBatch.findMany({
      orderBy: { createdAt: "desc" },
      take: 10,
      include: {
        job: { select: { title: true } },
        rows: { include: { application: { select: { number: true } } }, orderBy: { applicationId: "asc" } },
      },
    });
    return {
      batches: batches.map(({ id, job, rows, createdAt, note, ...batch }) => ({
        ...batch,
        note: shownStored(note),
        batchId: id,
        jobTitle: job.title,
        applications: rows.length,
        createdAt: createdAt.toISOString(),
        judged: rows.filter((row) => row.status === "judged").length,
        others: rows
          .filter((row) => row.status !== "waiting" && row.status !== "judged")
          .map(({ application, note, ...row }) => ({
            ...row,
            note: shownStored(note),
            number: application.number,
          })),
      })),
    };
  },
});
