import * as z from "zod";
import { memberName } from "@/lib/platform/access/member-name";
import { blindAmong } from "@/lib/platform/blind-review/blind-candidate";
import { poolName } from "@/lib/platform/blind-review/pool-name";
import { SignalKind } from "@/lib/platform/db/generated/enums";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { SignalEvidence } from "./signal";

/** Something unusual to look at: no verdict, and no part of any score or advice. */
export const ShownSignal = z.object({
  signalId: z.uuid(),
  kind: z.enum(SignalKind),
  evidence: SignalEvidence,
  others: z
    .array(z.object({ candidateId: z.uuid().nullable(), name: z.string() }))
    .describe("With whom it is shared, of a burst the ten newest; by number and without id in blind review."),
  job: z.string().nullable().describe("Of a burst."),
  foundAt: z.string(),
  dismissed: z.object({ by: z.string(), at: z.string(), reason: z.string().nullable() }).nullable(),
});

/** The most people named beside a burst. */
const mostNamed = 10;
const person = { select: { id: true, number: true, fullName: true } } as const;

/** A candidate's signals, those that nobody has dismissed first. In blind review names, and words with them, are left out. */
export async function readSignals(
  db: TenantDb,
  candidateId: string,
  blind: boolean,
): Promise<z.output<typeof ShownSignal>[]> {
  const rows = await db.signal.findMany({
    where: { candidateId },
    orderBy: [{ dismissedAt: { sort: "desc", nulls: "first" } }, { id: "desc" }],
    include: { other: person, job: { select: { title: true } } },
  });
  if (rows.length === 0) return [];
  const bursts = await db.signal.findMany({
    where: {
      kind: "burst",
      jobId: { in: rows.flatMap(({ jobId }) => jobId ?? []) },
      candidateId: { not: candidateId },
    },
    orderBy: { id: "desc" },
    take: mostNamed,
    select: { jobId: true, candidate: person },
  });
  const hidden = await blindAmong(db, [
    ...rows.flatMap(({ otherId }) => otherId ?? []),
    ...bursts.map(({ candidate }) => candidate.id),
  ]);
  const nameOf = await memberName(
    db,
    rows.flatMap(({ dismissedBy }) => dismissedBy ?? []),
  );
  const named = ({ id, ...other }: { id: string; number: number; fullName: string | null }) => {
    const isHidden = blind || hidden.has(id);
    return { candidateId: isHidden ? null : id, name: poolName(other, isHidden) };
  };
  return rows.map(({ id, kind, evidence, other, job, jobId, foundAt, ...row }) => {
    const { name, ...measured } = SignalEvidence.parse(evidence);
    const people =
      jobId === null ? [other] : bursts.filter((each) => each.jobId === jobId).map((b) => b.candidate);
    return {
      signalId: id,
      kind,
      evidence: { ...measured, ...(name !== undefined && !blind && { name }) },
      others: people.flatMap((each) => (each ? [named(each)] : [])),
      job: job?.title ?? null,
      foundAt: foundAt.toISOString(),
      dismissed:
        row.dismissedBy !== null && row.dismissedAt !== null
          ? {
              by: nameOf(row.dismissedBy),
              at: row.dismissedAt.toISOString(),
              reason: blind ? null : row.dismissReason,
            }
          : null,
    };
  });
}
