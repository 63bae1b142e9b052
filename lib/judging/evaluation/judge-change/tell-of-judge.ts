import type { Actor } from "@/lib/platform/access/actor";
import { step } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";
import { administrators } from "@/lib/platform/notices/administrators";
import { notify } from "@/lib/platform/notices/notify";
import { presentJudge } from "./by-earlier-judge";

/**
 * Notifies an organization's administrators, once, when its new evaluations are by another judge or another version of
 * it than before: after a release, or a change of the model. Nothing is evaluated again. Safe to run again.
 */
export async function tellOfJudge(evaluator: Actor): Promise<{ told: boolean }> {
  const { id, version } = await presentJudge(evaluator);
  return tell(evaluator, { judge: `${id} ${version}` });
}

const tell = step("tellOfJudge", async (ctx, { judge }: { judge: string }) => {
  const { db, actor } = ctx;
  const { organizationId: id } = actor;
  const { judge: told } = await db.organization.findUniqueOrThrow({ where: { id }, select: { judge: true } });
  if (told === judge) return { told: false };
  const latest = await db.evaluation.findFirst({
    orderBy: { id: "desc" },
    select: { judge: true, judgeVersion: true },
  });
  const before = told ?? (latest && `${latest.judge} ${latest.judgeVersion}`);
  // Of two concurrent calls, one tells.
  const { count } = await db.organization.updateMany({ where: { id, judge: told }, data: { judge } });
  if (count === 0 || before === null || before === judge) return { told: false };
  await notify(ctx, { kind: "judge_changed", subjectId: id, userIds: await administrators(db) });
  await record(ctx, "organization.judge-changed", id, { before, judge });
  return { told: true };
});
