import type { Actor } from "@/lib/access/actor";
import { step } from "@/lib/access/use-case";
import { withUsageRecorded } from "@/lib/ai/record-usage";
import { modelOf } from "@/lib/ai/choice/model-of";
import { askForStyles, workStylesVersion } from "@/lib/ai/openai/work-styles";
import type { Usage } from "@/lib/ai/usage";
import type { StyleQuote } from "@/lib/ai/embedded/work-styles";
import { DomainError, notFound } from "@/lib/errors";
import { log } from "@/lib/log";
import { styleKey, writtenBy } from "./read-work-styles";
import { dossiersOf } from "./in-thread";

/**
 * Asks the organization's model for quotes about how a candidate works, once for the same documents. Does nothing
 * without a model, or when the model is unavailable: the embedded evaluator then finds the quotes on each read.
 */
export async function observeWorkStyles(
  evaluator: Actor,
  applicationId: string,
): Promise<{ asked: boolean }> {
  const model = await modelOf(evaluator);
  if (!model) return { asked: false };
  const by = `${model.provider}/${model.models.judge}`;
  const { candidateId, written, key: previousKey } = await gather(evaluator, { applicationId });
  const dossiers = await dossiersOf(written);
  const key = styleKey(dossiers, `${by} ${workStylesVersion}`);
  if (previousKey === key || dossiers.length === 0) return { asked: false };
  try {
    const { quotes } = await withUsageRecorded(evaluator, candidateId, async () => {
      const quotes: StyleQuote[] = [];
      const usage: Usage[] = [];
      for (const { dossier } of dossiers) {
        const reply = await askForStyles(model, dossier);
        quotes.push(...reply.quotes);
        usage.push(...reply.usage);
      }
      return { quotes, usage };
    });
    await keep(evaluator, { candidateId, key, by, version: workStylesVersion, quotes });
    return { asked: true };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log.warn("work styles were not read by the model", { code: error.code });
    return { asked: false };
  }
}

const gather = step("gatherWorkStyles", async ({ db }, { applicationId }: { applicationId: string }) => {
  const application = await db.application.findUnique({ where: { id: applicationId } });
  if (!application) throw notFound("Application");
  const { candidateId } = application;
  const reading = await db.workStyleReading.findUnique({ where: { candidateId } });
  return { candidateId, written: await writtenBy(db, candidateId), key: reading?.key ?? null };
});

type Kept = { candidateId: string; key: string; by: string; version: string; quotes: StyleQuote[] };

const keep = step("keepWorkStyles", async ({ db }, { candidateId, ...reading }: Kept) => {
  // Skip a candidate who was erased during the model call: the reading quotes them.
  const [open] = await db.$queryRaw<object[]>`
    SELECT 1 FROM "Candidate" WHERE id = ${candidateId}::uuid AND "erasedAt" IS NULL FOR KEY SHARE`;
  if (open)
    await db.workStyleReading.upsert({
      where: { candidateId },
      create: { candidateId, ...reading },
      update: reading,
    });
});
