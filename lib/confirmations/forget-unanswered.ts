import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import type { TenantDb } from "@/lib/db/tenant";

/** A preview names a person: what led to nothing is not kept. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 3_600_000;

/** Deletes questions that were never answered, or with no, a month after they were asked. */
export async function forgetOld(db: TenantDb, now: Date): Promise<number> {
  const { count } = await db.confirmation.deleteMany({
    where: {
      status: { in: ["pending", "declined"] },
      createdAt: { lt: new Date(now.getTime() - FORGOTTEN_AFTER_MS) },
    },
  });
  return count;
}

export const forgetUnanswered = useCase({
  name: "forgetUnanswered",
  permission: "evaluation:record",
  input: z.object({ now: z.date() }),
  output: z.object({ forgotten: z.int() }),
  run: async ({ db }, { now }) => ({ forgotten: await forgetOld(db, now) }),
});
