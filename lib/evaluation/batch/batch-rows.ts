import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { JudgeBatchStatus } from "@/lib/db/generated/enums";
import { notFound } from "@/lib/errors";
import { inScoring } from "@/lib/states/states";
import type { Usage } from "@/lib/ai/usage";
import { Answered } from "../answers";
import { storeAnswers } from "../judge-all";
import { queue } from "../queue-applications";

const batchId = z.uuid();

/** A batch's status, and its applications that still wait. */
export const findBatch = useCase({
  name: "findBatch",
  permission: "evaluation:record",
  input: z.object({ batchId }),
  output: z.object({
    status: z.enum(JudgeBatchStatus),
    externalId: z.string().nullable(),
    waiting: z.array(z.uuid()),
  }),

  async run({ db }, { batchId }) {
    const batch = await db.judgeBatch.findUnique({
      where: { id: batchId },
      include: { rows: { where: { status: "waiting" }, orderBy: { applicationId: "asc" } } },
    });
    if (!batch) throw notFound("Batch");
    const { status, externalId, rows } = batch;
    return { status, externalId, waiting: rows.map(({ applicationId }) => applicationId) };
  },
});

/** Records that the provider has a batch. If it was cancelled meanwhile it stays so, and `isKept` is false. */
export const markSent = useCase({
  name: "markSent",
  permission: "evaluation:record",
  input: z.object({ batchId, externalId: z.string() }),
  output: z.object({ isKept: z.boolean() }),

  async run({ db }, { batchId, externalId }) {
    const { count } = await db.judgeBatch.updateMany({
      where: { id: batchId, status: "preparing" },
      data: { status: "waiting", externalId },
    });
    return { isKept: count > 0 };
  },
});

const Outcome = z.object({
  applicationId: z.uuid(),
  status: z.enum(["judged", "singly", "cancelled"]),
  /** Why there is no answer. */
  note: z.string().max(400).nullable(),
  answered: Answered.nullable(),
  usage: z.array(z.custom<Usage>()),
});
export type Outcome = z.output<typeof Outcome>;

/**
 * Records the outcomes of some applications of a batch, with the answers and what they cost, and queues the
 * applications. Later outcomes are ignored.
 */
export const keepAnswers = useCase({
  name: "keepAnswers",
  permission: "evaluation:record",
  input: z.object({ batchId, outcomes: z.array(Outcome) }),
  output: z.object({}),

  async run(ctx, { batchId, outcomes }) {
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
    return {};
  },
});

/** Ends a batch. Applications that still wait are judged one by one. */
export const endBatch = useCase({
  name: "endBatch",
  permission: "evaluation:record",
  input: z.object({ batchId, note: z.string().max(400).nullable() }),
  output: z.object({}),

  async run(ctx, { batchId, note }) {
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
    return {};
  },
});
