import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { overtaken } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { digestOf } from "@/lib/platform/security/digest";
import { SelfQuestions, selfQuestions } from "./questions";
import { forgetAnswers } from "./store-self-reports";

/**
 * Sets what candidates may say about themselves. Answers to a question that is taken out are deleted. Throws `conflict`
 * when the questions differ from those the caller was shown.
 */
export const chooseSelfQuestions = useCase({
  name: "chooseSelfQuestions",
  permission: "organization:administer",
  input: SelfQuestions.extend({ shown: SelfQuestions.describe("When editing began.") }),
  output: z.object({ questions: z.int() }),

  async run(ctx, { shown, ...chosen }) {
    const { db, actor } = ctx;
    const where = { id: actor.organizationId };
    // Locks the row, so that of two concurrent changes the second is compared with the first.
    await db.$queryRaw`SELECT 1 FROM "Organization" WHERE id = ${where.id}::uuid FOR NO KEY UPDATE`;
    const before = await selfQuestions(ctx);
    if (digestOf(before) !== digestOf(shown)) throw overtaken();
    await db.organization.updateMany({ where, data: { selfQuestions: chosen } });
    const kept = new Set(chosen.own.map(({ id }) => id));
    const removed = before.own.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
    if (removed.length > 0) await forgetAnswers(ctx, removed);
    await record(ctx, "organization.self-questions-chosen", actor.organizationId, {
      asked: chosen.asked,
      own: chosen.own.length,
      removed: removed.length,
    });
    return { questions: chosen.asked.length + chosen.own.length };
  },
});
