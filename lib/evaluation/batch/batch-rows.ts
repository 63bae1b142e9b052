import { step } from "@/lib/access/use-case";
import { notFound } from "@/lib/errors";
import { inScoring } from "@/lib/states/states";
import type { Usage } from "@/lib/ai/usage";
import type { Answered } from "../answers";
import { storeAnswers } from "../judge-all";
import { queue } from "../queue-applications";
import { storeStyles, type StylesRead } from "../store-styles";

/** A batch's status, and its applications that still wait. */
export const findBatch = step("findBatch", async ({ db }, { batchId }: { batchId: string }) => {
  const batch = await db.judgeBatch.findUnique({
    where: { id: batchId },
    include: { rows: { where: { status: "waiting" }, orderBy: { applicationId: "asc" } } },
  });
  if (!batch) throw notFound("Batch");
  const { status, externalId, rows } = batch;
  return { status, externalId, waiting: rows.map(({ applicationId }) => applicationId) };
});

/** Records that the provider has a batch. If it was cancelled meanwhile it stays so, and `isKept` is false. */
export const markSent = step(
  "markSent",
  async ({ db }, { batchId, externalId }: { batchId: string; externalId: string }) => {
    const { count } = await db.judgeBatch.updateMany({
      where: { id: batchId, status: "preparing" },
      data: { status: "waiting", externalId },
    });
    return { isKept: count > 0 };
  },
);

export type Outcome = {
  applicationId: string;
  status: "judged" | "singly" | "cancelled";
  /** Why there is no answer. */
  note: string | null;
  answered: Answered | null;
  styles: StylesRead | null;
  usage: Usage[];
};

/**
 * Records the outcomes of some applications of a batch, with the answers and what they cost, and queues the
 * applications. Later outcomes are ignored.
 */
export const keepAnswers = step(
  "keepAnswers",
  async (ctx, { batchId, outcomes }: { batchId: string; outcomes: Outcome[] }) => {
    const { db } = ctx;
    const kept: Outcome[] = [];
    for (const outcome of outcomes) {
      const { applicationId, status, note } = outcome;
      const where = { batchId, applicationId, status: "waiting" as const };
      const { count } = await db.judgeBatchRow.updateMany({ where, data: { status, note } });
      if (count > 0) kept.push(outcome);
    }
    await storeAnswers(
      ctx,
      kept.flatMap(({ answered }) => answered ?? []),
    );
    await storeStyles(
      ctx,
      kept.flatMap(({ styles }) => styles ?? []),
    );
    await db.aiUsage.createMany({
      data: kept.flatMap(({ applicationId, usage }) =>
        usage.map((one) => ({ ...one, subjectId: applicationId })),
      ),
    });
    await queue(
      ctx,
      kept.map(({ applicationId }) => applicationId),
      inScoring,
    );
  },
);

/** Ends a batch. Applications that still wait are judged one by one. */
export const endBatch = step(
  "endBatch",
  async (ctx, { batchId, note }: { batchId: string; note: string | null }) => {
    const { db } = ctx;
    const rows = await db.judgeBatchRow.updateManyAndReturn({
      where: { batchId, status: "waiting" },
      data: { status: "singly", note },
      select: { applicationId: true },
    });
    const ids = rows.map(({ applicationId }) => applicationId);
    await queue(ctx, ids, inScoring);
    await db.judgeBatch.updateMany({
      where: { id: batchId, status: { in: ["preparing", "waiting"] } },
      data: { status: rows.length > 0 ? "singly" : "done", note, endedAt: new Date() },
    });
  },
);
