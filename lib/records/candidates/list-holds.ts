import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { poolName } from "@/lib/platform/blind-review/pool-name";
import { memberName } from "@/lib/platform/access/member-name";

const day = z.iso.date().nullable();

/** The legal holds, those in force first, and the newest sealed records, without what is in them; at most 200 each. */
export const listHolds = useCase({
  name: "listHolds",
  permission: "organization:administer",
  output: z.object({
    holds: z.array(
      z.object({
        holdId: z.uuid(),
        reason: z.string(),
        candidate: z.object({ candidateId: z.uuid(), name: z.string() }).nullable(),
        job: z.object({ jobId: z.uuid(), title: z.string() }).nullable(),
        appliedFrom: day,
        appliedTo: day,
        placedBy: z.string(),
        placedAt: z.string(),
        releasedAt: z.string().nullable(),
      }),
    ),
    sealed: z.array(
      z.object({
        sealedId: z.uuid(),
        candidateId: z.uuid(),
        name: z.string().describe("Without what was erased: a number."),
        sealedAt: z.string(),
      }),
    ),
  }),

  async run({ db }) {
    const person = { id: true, number: true, fullName: true } as const;
    const holds = await db.legalHold.findMany({
      orderBy: [{ releasedAt: { sort: "desc", nulls: "first" } }, { id: "desc" }],
      take: 200,
      include: { candidate: { select: person }, job: { select: { id: true, title: true } } },
    });
    const sealed = await db.sealedRecord.findMany({
      orderBy: { id: "desc" },
      take: 200,
      select: { id: true, sealedAt: true, candidate: { select: person } },
    });
    const nameOf = await memberName(
      db,
      holds.map(({ placedBy }) => placedBy),
    );
    return {
      holds: holds.map(({ candidate, job, ...hold }) => ({
        holdId: hold.id,
        reason: hold.reason,
        candidate: candidate && { candidateId: candidate.id, name: poolName(candidate, false) },
        job: job && { jobId: job.id, title: job.title },
        appliedFrom: hold.appliedFrom?.toISOString().slice(0, 10) ?? null,
        appliedTo: hold.appliedTo?.toISOString().slice(0, 10) ?? null,
        placedBy: nameOf(hold.placedBy),
        placedAt: hold.placedAt.toISOString(),
        releasedAt: hold.releasedAt?.toISOString() ?? null,
      })),
      sealed: sealed.map(({ id, sealedAt, candidate }) => ({
        sealedId: id,
        candidateId: candidate.id,
        name: poolName(candidate, false),
        sealedAt: sealedAt.toISOString(),
      })),
    };
  },
});
