import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { invalid, notFound } from "@/lib/errors";
import { recordAll } from "@/lib/platform/events/record";
import { lockApplications } from "@/lib/judging/states/before";

export const Several = z.object({ applicationIds: z.array(z.uuid()).min(1).max(500) });

/**
 * Hides undecided applications from everybody's list of the undecided until a time, or without one until something
 * changes that a decision could depend on, which ends it in any case. Decided ones stay as they are. Throws invalid for
 * a time that has passed, and not_found for an unknown application.
 */
export const snoozeApplications = useCase({
  name: "snoozeApplications",
  permission: "candidate:write",
  input: Several.extend({ until: z.iso.datetime({ offset: true }).nullable() }),
  output: z.object({ snoozed: z.int() }),

  async run(ctx, { applicationIds, until }) {
    const { db } = ctx;
    const snoozedUntil = until === null ? null : new Date(until);
    if (snoozedUntil && snoozedUntil <= new Date()) throw invalid("Choose a time that is still to come.");
    await lockKnown(ctx, applicationIds);
    const snoozed = await db.$queryRaw<{ id: string }[]>`
      UPDATE "Application" SET "snoozedUntil" = ${snoozedUntil}::timestamptz, "snoozedRevision" = revision
      WHERE id = ANY(${applicationIds}::uuid[]) AND disposition = 'active' RETURNING id`;
    await recordAll(
      ctx,
      "application.snoozed",
      snoozed.map(({ id }) => ({ subjectId: id, particulars: { until } })),
    );
    return { snoozed: snoozed.length };
  },
});

/** Locks applications. Throws not_found unless all of them exist. */
export async function lockKnown({ db }: Context, applicationIds: string[]) {
  await lockApplications(db, applicationIds);
  const known = await db.application.count({ where: { id: { in: applicationIds } } });
  if (known < new Set(applicationIds).size) throw notFound("Application");
}
