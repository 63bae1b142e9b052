import * as z from "zod";
import type { TenantDb } from "@/lib/db/tenant";
import { Dispositions, SyncStatuses } from "./status";

/** An application's state before a decision, which undoing restores. Times are ISO 8601. */
export const Before = z.object({
  disposition: Dispositions,
  decidedAt: z.string().nullable(),
  atsSync: SyncStatuses,
  commentSync: SyncStatuses,
  syncReason: z.string().nullable(),
  syncReasonSaid: z.string().nullable().default(null),
  /** Only for moves: undoing another decision leaves the application in its current stage. */
  stage: z.string().optional(),
  stageExternalId: z.string().nullable().optional(),
});

type Locked = Required<Omit<z.output<typeof Before>, "decidedAt">> & {
  decidedAt: Date | null;
  /** When the candidate was erased. */
  erasedAt: Date | null;
  /** The organization's settings. */
  undoSeconds: number;
  rejectionReasons: string[];
};

/**
 * Locks an application and returns its state: until this transaction ends nobody else decides on it, undoes a
 * decision or starts telling the ATS. Null when it does not exist.
 */
export async function lockApplication(db: TenantDb, id: string): Promise<Locked | null> {
  // The candidate is not joined: a merge that moves the application while this waits for it would leave no row.
  const [row] = await db.$queryRaw<Locked[]>`
    SELECT a.disposition, a."decidedAt", a."atsSync", a."commentSync", a."syncReason", a."syncReasonSaid",
      a.stage, a."stageExternalId", o."decisionUndoSeconds" AS "undoSeconds", o."rejectionReasons",
      (SELECT c."erasedAt" FROM "Candidate" c WHERE c.id = a."candidateId") AS "erasedAt"
    FROM "Application" a JOIN "Organization" o ON o.id = a."organizationId"
    WHERE a.id = ${id}::uuid FOR NO KEY UPDATE OF a`;
  return row ?? null;
}

/** Locks several applications before they are changed, in the same order as decisions do, so that no two deadlock. */
export async function lockApplications(db: TenantDb, ids: readonly string[]) {
  await db.$queryRaw`
    SELECT 1 FROM "Application" WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
}

/** Locks all applications of these candidates, in the same order. */
export async function lockApplicationsOf(db: TenantDb, candidateIds: readonly string[]) {
  await db.$queryRaw`
    SELECT 1 FROM "Application" WHERE "candidateId" = ANY(${candidateIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
}
