import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { RetentionMonths } from "@/lib/records/candidates/preview-retention";
import { conflict } from "@/lib/errors";
import { longestKept } from "@/lib/hiring/rights/jurisdictions";
import { publicNotice } from "@/lib/hiring/rights/publish-notice";
import { say } from "@/lib/say";
import { record } from "@/lib/platform/events/record";

/** Time between choosing or shortening the rule and the first erasure, so that a mistake can be undone. */
const GRACE_MS = 7 * 24 * 3_600_000;

const Months = z.object({
  retentionMonths: RetentionMonths.nullable().describe("Null keeps candidates until somebody erases them."),
});

/**
 * Sets after how many months without activity candidates are erased. Nobody is erased before `retentionFrom`: a week
 * from now when the rule is new or shorter than before, unchanged when it is longer. Throws `conflict` for fewer months
 * than a jurisdiction of the public notice has records kept for.
 */
export const chooseRetention = useCase({
  name: "chooseRetention",
  permission: "organization:administer",
  input: Months,
  output: Months.extend({ retentionFrom: z.iso.datetime().nullable() }),

  async run(ctx, { retentionMonths }) {
    const { actor, db } = ctx;
    const { organizationId } = actor;
    // Locks the row, so that the second of two concurrent changes is compared with the first.
    const [before] = await db.$queryRaw<[{ months: number | null; from: Date | null }]>`
      SELECT "retentionMonths" AS months, "retentionFrom" AS "from" FROM "Organization"
      WHERE id = ${organizationId}::uuid FOR NO KEY UPDATE`;
    const notice = await publicNotice(ctx);
    const kept = longestKept(notice?.jurisdictions ?? []);
    if (kept && retentionMonths !== null && retentionMonths < kept.months)
      throw conflict(
        "Your public notice is for {jurisdiction}, which asks for {least} months at least: choose no fewer.",
        { jurisdiction: say(kept.title), least: kept.months },
      );
    const shorter = retentionMonths !== null && retentionMonths < (before.months ?? Infinity);
    const unchanged = retentionMonths === null ? null : before.from;
    const retentionFrom = shorter ? new Date(Date.now() + GRACE_MS) : unchanged;
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
