import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { RetentionMonths } from "@/lib/candidates/preview-retention";
import { record } from "@/lib/events/record";

/** From choosing or shortening it to the first erasure, so that a mistake can be taken back. */
const GRACE_MS = 7 * 24 * 3_600_000;

const Months = z.object({
  retentionMonths: RetentionMonths.nullable().describe("Null keeps candidates until somebody erases them."),
});

/**
 * Sets after how many months without activity candidates are erased. Nobody is before `retentionFrom`: a week from now
 * where the rule is new or shorter than before, and as it was where it is longer.
 */
export const chooseRetention = useCase({
  name: "chooseRetention",
  permission: "organization:administer",
  input: Months,
  output: Months.extend({ retentionFrom: z.iso.datetime().nullable() }),

  async run(ctx, { retentionMonths }) {
    const { actor, db } = ctx;
    const { organizationId } = actor;
    // Of two at once, the second is shorter or longer than the first.
    const [before] = await db.$queryRaw<[{ months: number | null; from: Date | null }]>`
      SELECT "retentionMonths" AS months, "retentionFrom" AS "from" FROM "Organization"
      WHERE id = ${organizationId}::uuid FOR NO KEY UPDATE`;
    const shorter = retentionMonths !== null && retentionMonths < (before.months ?? Infinity);
    const standing = retentionMonths === null ? null : before.from;
    const retentionFrom = shorter ? new Date(Date.now() + GRACE_MS) : standing;
    await db.organization.updateMany({
      where: { id: organizationId },
      data: {
        retentionMonths,
        retentionFrom,
        retentionChosenBy: retentionMonths === null ? null : actor.id,
      },
    });
    const chosen = { retentionMonths, retentionFrom: retentionFrom?.toISOString() ?? null };
    await record(ctx, "organization.retention-chosen", organizationId, chosen);
    return chosen;
  },
});
