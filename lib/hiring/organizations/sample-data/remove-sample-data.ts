import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";
import { sha256 } from "@/lib/platform/security/digest";
import { leavePool } from "@/lib/hiring/talent-pool/index/write-delta";
import { markForDeletion } from "@/lib/reading/uploads/mark-for-deletion";
import sample from "./sample.json";

const sampleFiles = sample.people.map(({ text }) => sha256(text.join("\n")));

/**
 * Deletes the sample job with everything that belongs to it, and its made-up candidates: those without another file
 * or job. The cost of their evaluations stays in the ledger. Does nothing when there is no sample data.
 */
export const removeSampleData = useCase({
  name: "removeSampleData",
  permission: "job:write",
  output: z.object({ jobs: z.int(), candidates: z.int() }),

  async run(ctx) {
    const { db } = ctx;
    // Locks jobs before candidates, as everywhere; of two concurrent removals the second finds nothing.
    const jobs = await db.$queryRaw<
      { id: string }[]
    >`SELECT id FROM "Job" WHERE sample ORDER BY id FOR UPDATE`;
    const people = await db.candidate.findMany({
      where: {
        attachments: { some: {}, every: { sha256: { in: sampleFiles } } },
        applications: { every: { job: { sample: true } } },
      },
      select: { id: true, number: true, attachments: { select: { storageKey: true } } },
    });
    await markForDeletion(
      ctx,
      people.flatMap(({ attachments }) => attachments.map(({ storageKey }) => storageKey)),
    );
    for (const candidate of people) await leavePool(ctx, candidate);
    await db.candidate.deleteMany({ where: { id: { in: people.map(({ id }) => id) } } });
    await db.job.deleteMany({ where: { id: { in: jobs.map(({ id }) => id) } } });
    for (const { id } of jobs) await record(ctx, "sample.removed", id, { candidates: people.length });
    return { jobs: jobs.length, candidates: people.length };
  },
});
