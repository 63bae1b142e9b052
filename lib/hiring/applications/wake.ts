import { useCase } from "@/lib/platform/access/use-case";
import { recordAll } from "@/lib/platform/events/record";
import { lockKnown, Several } from "./snooze";

/** Returns snoozed applications to the list, and takes the mark off those that came back by themselves. */
export const wakeApplications = useCase({
  name: "wakeApplications",
  permission: "candidate:write",
  input: Several,

  async run(ctx, { applicationIds }) {
    await lockKnown(ctx, applicationIds);
    const woken = await ctx.db.application.updateManyAndReturn({
      where: { id: { in: applicationIds }, snoozedRevision: { not: null } },
      data: { snoozedUntil: null, snoozedRevision: null },
      select: { id: true },
    });
    await recordAll(
      ctx,
      "application.woken",
      woken.map(({ id }) => ({ subjectId: id, particulars: {} })),
    );
  },
});
