import type * as z from "zod";
import { findChoices } from "@/lib/ats/push/find-choices";
import type { DecisionKind, Disposition } from "@/lib/db/generated/enums";
import type { TenantDb } from "@/lib/db/tenant";
import { conflict } from "@/lib/errors";
import { stagesOfJobs } from "@/lib/jobs/stages-of-job";
import type { Before, lockApplication } from "@/lib/states/before";
import { dispositionsBefore } from "@/lib/states/states";
import { decisionKinds } from "./decision-kinds";
import { movable, whyNotMovable } from "./why-not-movable";

type Locked = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;
type Deciding = { applicationId: string; stage: string | undefined; before: Locked; now: Date };
type Changes = {
  /** The dispositions this decision may start from. */
  from: Disposition[];
  data: {
    disposition?: Disposition;
    decidedAt?: Date | null;
    stage?: string;
    stageExternalId?: string | null;
  };
  /** The ATS's id of the target stage of a move. */
  target: string | null;
  /** The state to restore when the decision is undone. */
  undone: z.output<typeof Before>;
};

/** What a decision changes in an application. Throws `conflict` for a move that cannot be made. */
export async function changesOf(db: TenantDb, kind: DecisionKind, deciding: Deciding): Promise<Changes> {
  const { applicationId, stage = "", before, now } = deciding;
  const { undoSeconds: _, stage: at, stageExternalId, decidedAt, ...rest } = before;
  const previous = { ...rest, decidedAt: decidedAt?.toISOString() ?? null };
  if (kind !== "move") {
    const { outcome: disposition } = decisionKinds[kind];
    return {
      from: dispositionsBefore(disposition),
      data: { disposition, decidedAt: kind === "reopen" ? null : now },
      target: null,
      undone: previous,
    };
  }
  const { refusal, target } = await planMove(db, applicationId, stage);
  if (refusal !== null) throw conflict(refusal);
  return {
    from: [...movable],
    data: { stage, stageExternalId: target },
    target,
    undone: { ...previous, stage: at, stageExternalId },
  };
}

async function planMove(db: TenantDb, applicationId: string, stage: string) {
  const row = await db.application.findUniqueOrThrow({
    where: { id: applicationId },
    include: { connection: true, job: { select: { id: true, externalId: true } } },
  });
  const stages = (await stagesOfJobs(db, [row.job.id])).get(row.job.id) ?? [];
  const choice = row.connection && (await findChoices(db, row.connection, "move", row.job.externalId, stage));
  return {
    refusal: whyNotMovable(row, stage, { stages, refusal: choice?.refusal ?? null }),
    target: choice?.target?.externalId ?? null,
  };
}
