import * as z from "zod";
import type { TenantDb } from "@/lib/platform/db/tenant";
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

/**
 * Locks applications before they are changed, all callers in the same order, so that no two deadlock: until this
 * transaction ends nobody else decides on them, undoes a decision or starts telling the ATS. What is read afterwards is
 * their state.
 */
export async function lockApplications(db: TenantDb, ids: readonly string[]) {
  await db.$queryRaw`
    SELECT 1 FROM "Application" WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
}

/** Locks all applications of these candidates, in the same order. */
export async function lockApplicationsOf(db: TenantDb, candidateIds: readonly string[]) {
  await db.$queryRaw`
    SELECT 1 FROM "Application" WHERE "candidateId" = ANY(${candidateIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
}
