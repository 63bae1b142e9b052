import { step } from "@/lib/platform/access/use-case";
import type { TenantDb } from "@/lib/platform/db/tenant";

/** A preview names a person, so confirmations that led to no act are deleted. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 3_600_000;

/** Deletes unanswered and declined confirmations a month after they were requested. */
export async function deleteOld(db: TenantDb, now: Date): Promise<number> {
  const { count } = await db.confirmation.deleteMany({
    where: {
      status: { in: ["pending", "declined"] },
      createdAt: { lt: new Date(now.getTime() - FORGOTTEN_AFTER_MS) },
    },
  });
  return count;
}

export const deleteUnanswered = step("deleteUnanswered", async ({ db }, { now }: { now: Date }) => ({
  forgotten: await deleteOld(db, now),
}));
